import { mayRemember } from '../../memory/compact.ts';
import { arrive } from '../arrive.ts';
import { whichTab } from '../choose-tab.ts';
import type { Crew } from '../crew.ts';
import { askAboutHeld } from '../held.ts';
import type { GraphNode } from '../node.ts';
import type { NodeName } from '../node-name.ts';
import { isWorn, pageAfter } from '../page.ts';
import { pausedFor } from '../pause.ts';
import { readFrom } from '../sources.ts';
import type { State } from '../state.ts';
import { isLongUnderWay, signOf } from '../stuck.ts';
import { wallIn } from '../wall.ts';

/** Looks, unless the last action has just looked; notices walls, and that nothing moves. */
export const observe: GraphNode = {
  name: 'observe',
  leadsTo: ['think', 'ask', 'mend', 'reflect', 'remember'],

  async run(state, crew) {
    if (crew.doubts.length > 0) return { goto: 'mend' };
    const pause = pausedFor(crew);
    if (pause) return pause;
    const choice = state.page === null ? await whichTab(crew) : undefined;
    if (choice) return choice;
    await arrive(crew);
    const update = await see(state, crew);
    const late = askAboutHeld(crew);
    if (late) return { ...late, update: { ...update, ...late.update } };
    const wall = wallIn(crew.helm.last);
    const { handedOver, ...tries } = state.tries;
    // Once it is gone, the next one is another wall.
    const passed = wall || handedOver === undefined ? {} : { tries };
    if (wall && handedOver === undefined) return { goto: 'mend', update };
    return { goto: next({ ...state, ...update }, crew), update: { ...update, ...passed } };
  },
};

async function see(state: State, crew: Crew): Promise<Partial<State>> {
  const { fresh } = crew;
  crew.fresh = undefined;
  const isGood = state.page !== null && !isWorn(state.page);
  if (fresh && isGood) return {};
  const look = await (isGood ? crew.sight.again() : crew.sight.whole());
  if (look.isSame) return {};
  const { url, title, text, notices, words } = look;
  crew.record.saw(state.step, url, `${text}\n${words}`);
  crew.tell({ type: 'observed', url, title, text, notices: notices.map(({ kind }) => kind) });
  await crew.picture(state.step);
  return { ...pageAfter(state, { look }), ...(await readFrom(state, crew.helm, crew.helm.last)) };
}

function next(state: State, crew: Crew): NodeName {
  if (mayRemember(state, crew.limits.context, crew.lastQuestion)) return 'remember';
  const mayReflect = signOf(state) !== undefined || isLongUnderWay(state.step);
  return mayReflect && crew.reflectedAt !== state.step ? 'reflect' : 'think';
}
