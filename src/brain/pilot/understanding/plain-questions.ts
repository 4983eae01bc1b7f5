import type { Goal, Phrase, Query, Things } from '../goal.ts';
import { type Context, propertyPhrase } from './context.ts';
import { look } from './lexicon/match.ts';
import { properties } from './lexicon/properties.ts';

/** "the total for the Tbilisi trip" is the trip's. */
export function forWhat(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'tell' || act.question.want !== 'value' || act.question.tell.length > 0) return goal;
  const { what, where, best, count } = act.question.things;
  const [owner, ...others] = where;
  const isField = /^\p{Ll}+$/u.test(what.words) && !what.kind && !what.place && what.ordinal === undefined && !best;
  const isOwner =
    owner?.of && /^(?:for|для)$/.test(owner.of.words) && owner.value.kind === 'text' && / /.test(owner.value.text);
  if (!isField || !isOwner || others.length > 0 || count !== 'one') return goal;
  const things: Things = {
    what: { words: owner.value.text, ...(owner.value.exact && { exact: true }) },
    count: 'one',
    where: [],
  };
  return { ...goal, act: { kind: 'tell', question: { things, want: 'value', tell: [what] } } };
}

/** "the name of the company in the first result": the company of the first result. */
export function ofOneAmong(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'tell' || act.question.want !== 'value') return goal;
  const { things, tell } = act.question;
  const { what, where, best } = things;
  const one = what.place?.is === 'in' || what.place?.is === 'of' ? what.place.what : undefined;
  const [name, ...others] = tell;
  const isName = name && others.length === 0 && /^(?:name|title|название|имя)$/.test(name.words);
  const isPlain = where.length === 0 && !best && what.ordinal === undefined && !what.exact && !what.kind;
  if (!one || one.ordinal === undefined || !isName || !isPlain || !/^\p{Ll}+$/u.test(what.words)) return goal;
  const question: Query = { things: { ...things, what: one }, want: 'value', tell: [{ words: what.words }] };
  return { ...goal, act: { kind: 'tell', question } };
}

/** "In the section “Soups”, tell me the name of the cheapest dish and its price": it is the dish that is looked for there. */
export function lookedForThere(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'tell' || act.question.things.what.place) return goal;
  const { things, tell } = act.question;
  const placed = tell.findIndex(({ place }) => place?.is === 'in' && !place.what.isPronoun);
  const place = tell[placed]?.place;
  if (!place || !things.best) return goal;
  const asked = tell.map(({ place: own, ...field }, at) => (at === placed || !own ? field : { ...field, place: own }));
  const question: Query = { ...act.question, things: { ...things, what: { ...things.what, place } }, tell: asked };
  return { ...goal, act: { kind: 'tell', question } };
}

/** "the job titles" are the titles of the jobs. */
export function ofEach(goal: Goal, context: Context): Goal {
  const { act } = goal;
  if (act.kind !== 'tell' || act.question.tell.length > 0 || !/^(?:list|value|table)$/.test(act.question.want))
    return goal;
  const { things } = act.question;
  const said = things.what.words.split(/\s+/);
  const property = look(properties, [said.at(-1)?.toLowerCase().replace(/s$/, '') ?? ''], 0);
  const isMany = said.length === 2 && /^\p{Ll}+$/u.test(said[0] ?? '') && /[^s]s$/.test(said[1] ?? '');
  const isOneName =
    look(
      properties,
      said.map((word) => word.toLowerCase()),
      0,
    )?.length === said.length;
  const isAsked = isOneName && act.question.want !== 'list';
  if (!property || isAsked || !isMany || things.what.exact || things.what.kind) return goal;
  const question: Query = {
    things: { ...things, what: { ...things.what, words: said[0] ?? '' }, count: 'all' },
    want: 'list',
    tell: [propertyPhrase(property.meaning, context)],
  };
  return { ...goal, act: { kind: 'tell', question } };
}

/** "the departure time in the mail from Ann", "find the code in the last letter": a letter is opened, and then read. */
export function openedToRead(goal: Goal): Goal[] {
  const { act, only, until, each } = goal;
  if (act.kind !== 'tell' || (only ?? until ?? each)) return [goal];
  const { things, tell, want } = act.question;
  const { place, ...what } = things.what;
  const isLetter = place && place.what.kind === 'message' && !place.what.isPronoun && place.is !== 'beside';
  if (!isLetter || !/^(?:value|name)$/.test(want) || things.count !== 'one') return [goal];
  // «сумму из самого последнего письма»: what is in a letter has no date, the letter has.
  const { best, ...asked } = things;
  const isNewest = best !== undefined && DATES.test(best.by.words) && !place.what.best;
  const letter: Phrase = { ...place.what, ...(isNewest && { best }) };
  if (!isCertain(letter) || (want === 'name' && !isNewest && !isField(asked))) return [goal];
  const [field, ...others] = tell;
  const isOnlyField = field !== undefined && others.length === 0 && what.words === '';
  if (!isOnlyField && (what.words === '' || tell.length > 0)) return [goal];
  const read: Things = isOnlyField
    ? { what: field, count: 'one', where: things.where }
    : { ...asked, what, ...(best && !isNewest && { best }) };
  return [
    { act: { kind: 'go', to: letter }, said: goal.said },
    { ...goal, act: { kind: 'tell', question: { things: read, want: 'value', tell: [] } } },
  ];
}

/** In plain words, with nothing said of it: "find the total". */
function isField({ what, where }: Things): boolean {
  return where.length === 0 && !what.exact && what.ordinal === undefined && /^\p{Ll}/u.test(what.words);
}

const DATES = /^(?:date|дата)$/;

/** One letter rather than all there are. */
function isCertain({ words, like = [], ordinal, best }: Phrase): boolean {
  return words !== '' || like.length > 0 || ordinal !== undefined || best !== undefined;
}
