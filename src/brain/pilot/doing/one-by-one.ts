import type { Things } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import type { PageRecord } from '../reading/record.ts';
import { inOrder } from '../seeking/one-by-one.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { reachedBy } from './deed.ts';

/** Presses all of them in their order. Which they are is settled before the first is pressed: what is left over is not forgotten. */
export function oneByOne(situation: Situation, records: readonly PageRecord[], said: Things['inOrder']): Pursuit {
  const { goal, language } = situation;
  const ids = inOrder(records, said)?.flatMap(({ controls: [first] }) => (first ? [first.id] : [])) ?? [];
  const isWhole = ids.length > 0 && ids.length === records.length && ids.length <= MOST;
  return isWhole ? pressing(situation, ids) : { stuck: speechIn(language).notFound(goal.said, []) };
}

/** The next of them; nothing where none was pressed yet. */
export function nextInOrder(situation: Situation): Pursuit | undefined {
  const { memo, page, goal, language } = situation;
  const done = memo.ways.filter(({ name }) => name.startsWith(WAY));
  const [first] = done;
  if (!first) return undefined;
  const speech = speechIn(language);
  const ids = first.name.slice(WAY.length).split(',').map(Number);
  const left = ids.slice(done.length);
  if (done.some(({ went }) => went === 'wrong'))
    return { stuck: speech.wentWrong(goal.said, situation.told.at(-1) ?? '') };
  if (left.length === 0) return reachedBy(situation, speech.done(goal.said));
  const isThere = controlsOf(page).some(({ id }) => id === left[0]);
  return isThere ? pressing(situation, left) : { stuck: speech.notFound(goal.said, []) };
}

function pressing({ goal }: Situation, left: readonly number[]): Pursuit {
  const [id] = left;
  return { do: [{ tool: 'click', input: { id } }], way: `${WAY}${left.join(',')}`, thought: `${goal.said}.` };
}

const WAY = 'one by one ';
const MOST = 20;
