import { mayRemember } from '../../memory/compact.ts';
import type { NoticeKind } from '../../observation.ts';
import type { Crew } from '../crew.ts';
import type { GraphNode, Step } from '../node.ts';
import { isWorn, pageAfter } from '../page.ts';
import type { Look } from '../sight.ts';
import type { State } from '../state.ts';
import { signOf } from '../stuck.ts';

/** Looks, unless the last action has just looked; notices walls, and that nothing moves. */
export const observe: GraphNode = {
  name: 'observe',
  leadsTo: ['think', 'mend', 'reflect', 'remember'],

  async run(state, crew) {
    if (crew.doubts.length > 0) return { goto: 'mend' };
    await arrive(crew);
    const { look, update } = await see(state, crew);
    return { ...next({ ...state, ...update }, look, crew), update };
  },
};

/** Where a run begins, or where it was before its browser was opened anew. */
async function arrive(crew: Crew): Promise<void> {
  const { destination } = crew;
  if (destination === undefined) return;
  await crew.helm.act({ tool: 'navigate', input: { url: destination } }, crew.signal);
  crew.destination = undefined;
}

async function see(state: State, crew: Crew): Promise<{ look: Look; update: Partial<State> }> {
  const { fresh } = crew;
  crew.fresh = undefined;
  if (fresh && state.page && !isWorn(state.page)) return { look: fresh, update: {} };
  const look = await crew.sight.whole();
  const { url, title, text, notices } = look;
  crew.record.saw(state.step, url, text);
  crew.tell({ type: 'observed', url, title, text, notices: notices.map(({ kind }) => kind) });
  return { look, update: pageAfter(state, look, '', '') };
}

function next(state: State, look: Look, crew: Crew): Pick<Step, 'goto'> {
  const wall = look.notices.find(({ kind }) => WALLS.has(kind));
  if (wall && !state.tries['handed over']) return { goto: 'mend' };
  if (mayRemember(state, crew.limits.context)) return { goto: 'remember' };
  if (signOf(state) !== undefined && crew.reflectedAt !== state.step) return { goto: 'reflect' };
  return { goto: 'think' };
}

/** What only a person can pass. Where a password is asked for the navigator decides: it may have been given one. */
const WALLS: ReadonlySet<NoticeKind> = new Set(['challenge']);
