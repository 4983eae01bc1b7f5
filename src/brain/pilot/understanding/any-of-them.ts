import type { Goal, Kind, Phrase } from '../goal.ts';

/** "click any radio button", «нажми на любую ссылку», "tick a checkbox": whichever it is, so the first will do. */
export function anyOfThem(goal: Goal): Goal {
  const { act, said } = goal;
  const asFirst = (phrase: Phrase): Phrase => (isAny(phrase, said) ? { ...phrase, ordinal: 1 } : phrase);
  if (act.kind === 'press') return { ...goal, act: { ...act, target: asFirst(act.target) } };
  if (act.kind === 'choose' || act.kind === 'tick')
    return { ...goal, act: { ...act, things: act.things.map(asFirst) } };
  return goal;
}

/** Of which nothing is said but its kind. "A button" may be one that was spoken of; a box or a circle to tick is one of many. */
function isAny({ words, kind, ordinal, exact, isPronoun, place, like, best }: Phrase, said: string): boolean {
  if (!kind || words !== '' || ordinal !== undefined || (exact ?? isPronoun ?? place ?? like ?? best)) return false;
  return ANY.test(said) || (TICKED.has(kind) && A.test(said));
}

const TICKED: ReadonlySet<Kind> = new Set<Kind>(['radio', 'checkbox', 'option']);
const ANY =
  /(?<!\p{L})(?:any(?: one)?(?: of the)?|some|one of the|either of the|люб(?:ой|ую|ое)|как(?:ой|ую|ое)-(?:нибудь|либо)|один из|одну из)(?!\p{L})/iu;
const A = /(?<!\p{L})an?(?!\p{L})/iu;
