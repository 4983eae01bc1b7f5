import { beginsSentence, inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "how many rows does the table show": how many it has. So it is with "row count?", and with "the number of lamps it turns up". */
export function asManyHad(said: readonly Token[]): Token[] {
  const tokens = withoutThen(asFoundOnes(asCounted(asMeasured(said))));
  const words = wordsIn(tokens);
  return tokens.map((token, at) => {
    const before = words.slice(Math.max(0, at - MOST_BEFORE), at).join(' ');
    return SHOWING.test(token.word) && ASKED.test(before) ? inPlaceOf(token, 'have') : token;
  });
}

/** «сколько домов [после этого] останется»: what is asked last is asked after all else. */
function withoutThen(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter((_, at) => {
    const from = words[at] === 'этого' ? at - 1 : at;
    const length = /^(?:потом|тогда)$/.test(words[from] ?? '')
      ? 1
      : words.slice(from, from + 2).join(' ') === 'после этого'
        ? 2
        : 0;
    const isLeft = /^(?:останется|остается|осталось|будет|окажется|найдется)$/.test(words[from + length] ?? '');
    return !(length > 0 && isLeft && words.slice(Math.max(0, from - 4), from).includes('сколько'));
  });
}

const MOST_BEFORE = 9;
const SHOWING = /^(?:show|display|list|contain|hold|include)$/;
const ASKED = /(?:^| )how many(?: \p{L}+){1,3} (?:does|do|did|will|would) (?:the|this|that|my|our)(?: \p{L}+){1,3}$/u;

/** "[kg] from the pear trees last year?": how many kg. */
function asMeasured(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (_, index) =>
      (beginsSentence(tokens, index) || words[index - 1] === ':') &&
      MEASURED.test(words.slice(index, index + 2).join(' ')),
  );
  const end = tokens.findIndex(({ text }, index) => index > at && /^[.!?;:\n]/.test(text));
  if (at < 0 || tokens[end]?.text !== '?') return [...tokens];
  const many = ['how', 'many'].map((word) => inPlaceOf(tokens[at], word));
  const unit = inPlaceOf(tokens[at], FULL.get(words[at] ?? '') ?? words[at] ?? '');
  return [...tokens.slice(0, at), ...many, unit, ...tokens.slice(at + 1)];
}

const FULL: ReadonlyMap<string, string> = new Map([
  ['kg', 'kilograms'],
  ['kilos', 'kilograms'],
  ['km', 'kilometres'],
]);
const MEASURED =
  /^(?:kg|kilograms|kilos|grams|tons|tonnes|litres|liters|km|kilometres|kilometers|miles|metres|meters|hours|minutes|days) (?:from|of|by|to|in|for|per)$/;

/** "[row count]?": how many rows. */
function asCounted(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    ({ text }, index) =>
      beginsSentence(tokens, index) && /^\p{L}{2,}[^s\P{L}]$/u.test(text) && isCount(words, index + 1),
  );
  const noun = tokens[at];
  if (!noun) return [...tokens];
  const many = ['how', 'many', `${noun.word}s`].map((word) => inPlaceOf(noun, word));
  return [...tokens.slice(0, at), ...many, ...tokens.slice(at + 2)];
}

function isCount(words: readonly string[], at: number): boolean {
  return words[at] === 'count' && words[at + 1] === '?';
}

/** "how many [hits]", "the number of lamps [it turns up]": those that are found. */
function asFoundOnes(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => FOUND.test(words.slice(index, index + MOST_FOUND).join(' ')));
  const {
    asked = '',
    noun = '',
    found,
  } = FOUND.exec(words.slice(Math.max(at, 0), at + MOST_FOUND).join(' '))?.groups ?? {};
  if (at < 0 || (noun !== 'hits' && found === undefined)) return [...tokens];
  const from = at + asked.split(' ').length;
  const after = from + 1 + (found === undefined ? 0 : found.split(' ').length);
  const ones = inPlaceOf(tokens[from], noun === 'hits' ? 'results' : noun);
  const such = found === undefined ? [] : [inPlaceOf(tokens[from + 1], 'found')];
  return [...tokens.slice(0, from), ones, ...such, ...tokens.slice(after)];
}

const MOST_FOUND = 8;
const FOUND =
  /^(?<asked>how many|the number of|number of) (?<noun>\p{L}+)(?: (?<found>(?:(?:that )?(?:it|you|the search) (?:turns? up|finds?|brings? up|returns?|gives?|gets?)|(?:that|which) (?:turn up|come up|are returned))))?(?= [?.,!]| and |$)/u;
