import type { Act } from '../goal.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { lastDeed } from './deed.ts';
import { choose } from './fields.ts';
import { submit } from './forms.ts';
import { oneWayOnly } from './one-way.ts';

type Submit = Extract<Act, { kind: 'submit' }>;

/** "Flights from Oslo to Rome on 3 May": who says no day of return wants none. A form that asks for one is set to one way, and sent again. */
export function submitJourney(situation: Situation, act: Submit): Pursuit {
  const { memo } = situation;
  const isTurning = lastDeed(situation)?.name.startsWith(TURNING) === true;
  const isTurned = memo.ways.some(({ name }) => name.startsWith(TURNING));
  const sent = isTurning ? undefined : submit(situation, act);
  if (sent && (isTurned || !('stuck' in sent) || memo.ways.length === 0)) return sent;
  const chosen = turned(situation);
  if ('do' in chosen) return { ...chosen, way: `${TURNING}${chosen.way}` };
  const again = 'reached' in chosen ? [] : memo.ways.filter(({ name }) => !name.startsWith(TURNING));
  return submit({ ...situation, memo: { ...memo, ways: again } }, act);
}

const TURNING = 'one way: ';

/** What is done to choose it counts by itself. */
function turned(situation: Situation): Pursuit {
  const { memo, goal, language } = situation;
  const act = { kind: 'choose', things: [{ words: language === 'ru' ? 'в одну сторону' : 'one way' }] } as const;
  const ways = memo.ways.flatMap((way) =>
    way.name.startsWith(TURNING) ? [{ ...way, name: way.name.slice(TURNING.length) }] : [],
  );
  const within = { ...situation, goal: { ...goal, act }, memo: { ...memo, ways } };
  return oneWayOnly(within, act.things) ?? choose(within, act);
}
