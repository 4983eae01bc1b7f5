import type { Goal, Kind, Phrase } from '../goal.ts';
import type { Context } from './context.ts';

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

/** "the link “Tides” in the sections", "behind one of the tabs": in whichever it is, so they may be opened one after the other. */
export function inAnyOfThem(goal: Goal, { task }: Context): Goal {
  const { act } = goal;
  const place = act.kind === 'press' ? act.target.place : undefined;
  if (act.kind !== 'press' || place?.is !== 'in' || place.what.words !== '' || !SEVERAL.test(task)) return goal;
  if (place.what.kind !== 'tab' && place.what.kind !== 'section') return goal;
  return {
    ...goal,
    act: { ...act, target: { ...act.target, place: { ...place, what: { ...place.what, isAny: true } } } },
  };
}

const SEVERAL =
  /(?<!\p{L})(?:sections|tabs|panels|разделы|разделов|разделах|разделами|вкладки|вкладок|вкладках|вкладками|панели|панелей|панелях)(?!\p{L})/iu;
