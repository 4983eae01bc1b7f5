import { look } from '../../lexicon/match.ts';
import { articles } from '../../lexicon/small-words.ts';
import { inPlaceOf, markInPlaceOf, sentenceStart, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** "work out what the bed and the desk cost all together", "bed + desk, what's that together?": what do they cost together. */
export function asCostTogether(tokens: readonly Token[]): Token[] {
  return asSumOfEach(asCosts(withHelper(withSigns(tokens))));
}

/** «возьми каждый счёт с этой страницы и скажи, сколько вышло за все вместе»: «сколько стоят все …». */
function asSumOfEach(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => EACH.test(words.slice(index, index + MOST_ASKED).join(' ')));
  const thing = at + wordsTaken(EACH, words.slice(at, at + MOST_ASKED));
  const and = words.findIndex((word, index) => index > thing && (word === 'и' || tokens[index]?.isMark));
  const told = SUM_OF_ALL.exec(words.slice(and + 1).join(' '));
  const end = and + 1 + (told?.[0].split(' ').length ?? 0);
  if (at < 0 || and < 0 || !told || words[and] !== 'и') return [...tokens];
  const asked = [...(told.groups?.['tell'] ?? '').split(' '), ',', 'сколько', 'стоят', 'все'].map((word) =>
    inPlaceOf(tokens[end - 1], word),
  );
  const mark = asked.map((token) => (token.word === ',' ? markInPlaceOf(token, ',') : token));
  return [
    ...tokens.slice(0, at),
    ...mark,
    ...tokens.slice(thing, and),
    inPlaceOf(tokens[end - 1], 'вместе'),
    ...tokens.slice(end),
  ];
}

const EACH = /^(?:возьми|возьмите|посмотри|просмотри|переб(?:ери|ерите)) (?:каждый|каждую|каждое|все)(?= )/;
const SUM_OF_ALL =
  /^(?<tell>(?:скажи|выведи|сообщи|назови|посчитай|напиши)(?:те)?(?: мне)?) , сколько (?:вышло|выходит|выйдет|получилось|получается|потрачено|стоят) (?:за все вместе|за все|на все вместе|всего вместе|вместе)(?= [.!?]|$)/;

/** «во сколько мне обошлись все поездки, вместе взятые?»: «сколько стоят все поездки вместе?». */
function asCosts(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => COST_RU.test(words.slice(index, index + MOST_ASKED).join(' ')));
  if (at < 0) return [...tokens];
  const [said = '', verb = ''] = COST_RU.exec(words.slice(at, at + MOST_ASKED).join(' ')) ?? [];
  const end = at + said.split(' ').length;
  const asked = ['сколько', /(?:ись|утся|ятся)$/.test(verb) ? 'стоят' : 'стоит'];
  const rest = tokens.slice(end).filter(({ text, word }, index, after) => {
    const isTaken = /^взят(?:ые|ых)$/.test(word) && after[index - 1]?.word === 'вместе';
    return (
      !isTaken && !(text === ',' && /^вместе( взяты|$)/.test(wordsIn(after.slice(index + 1, index + 3)).join(' ')))
    );
  });
  return [...tokens.slice(0, at), ...asked.map((word) => inPlaceOf(tokens[at], word)), ...rest];
}

const MOST_ASKED = 5;
const COST_RU =
  /^во сколько(?: (?:мне|нам|тебе|всего|в сумме))* (обош(?:лись|лось|лась|елся)|обойд(?:утся|ется)|обход(?:ятся|ится))(?= |$)/;

/** "Bed + desk, what's that together?". */
function withSigns(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const from = tokens.findIndex((_, at) => at === 0 || /^[.!?\n]$/.test(tokens[at - 1]?.text ?? ''));
  const comma = tokens.findIndex(({ text }, at) => at > from && /^[,:—–-]$/.test(text));
  const members = tokens.slice(from, Math.max(comma, 0));
  const asked = wordsTaken(TOGETHER, words.slice(comma + 1));
  const isSummed = members.filter(isPlus).length > 0 && !members.some(({ isMark }) => isMark);
  if (comma < 0 || asked === 0 || !isSummed) return [...tokens];
  const last = members.findLastIndex(isPlus);
  const listed = members.map((token, at) =>
    isPlus(token) ? (at === last ? inPlaceOf(token, 'and') : markInPlaceOf(token, ',')) : token,
  );
  const said = (word: string) => inPlaceOf(tokens[comma], word);
  return [
    ...tokens.slice(0, from),
    ...['what', 'do'].map((word) => inPlaceOf(tokens[from], word)),
    ...listed,
    ...['cost', 'together'].map(said),
    ...tokens.slice(comma + 1 + asked),
  ];
}

/** "Bed, desk and lamp: what do they cost together?": what do the bed, the desk and the lamp cost together. */
export function asCostOfList(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const colon = tokens.findIndex(({ text }) => /^[:—–-]$/.test(text));
  const from = sentenceStart(tokens, colon);
  const listed = tokens.slice(from, Math.max(colon, 0));
  const { opener = '', they = '' } = THEY.exec(words.slice(colon + 1).join(' '))?.groups ?? {};
  const isList = listed.length > 2 && words.slice(from, colon).includes('and') && listed.length <= MOST_LISTED;
  if (colon < 0 || opener === '' || !isList) return [...tokens];
  const asked = colon + 1 + opener.split(' ').length;
  const stand = tokens[asked];
  const small = listed.map((token, at) => (at === 0 && !token.value ? { ...token, text: token.word } : token));
  const the = look(articles, wordsIn(listed), 0) ? [] : [inPlaceOf(stand, 'the')];
  return [
    ...tokens.slice(0, from),
    ...tokens.slice(colon + 1, asked),
    ...the,
    ...small,
    ...tokens.slice(asked + they.split(' ').length),
  ];
}

const MOST_LISTED = 12;
const THEY =
  /^(?<opener>(?:what|how much) (?:do|does|did|will|would)) (?<they>they|these|those|these three|these two|all of them|all three|it all|the three|that)(?= (?:all )?cost )/;

function isPlus({ word, value }: Token): boolean {
  return !value && /^(?:\+|plus)$/.test(word);
}

const TOGETHER =
  /^(?:what's|what is|what are|how much is|how much are|how much|what do|what does)(?: (?:that|it|this|those|they|all that))?(?: (?:come to|cost|make|add up to))? (?:all together|together|altogether|in all|in total|combined)(?= [?.]|$)/;

/** "what the bed and the desk cost all together": asked in full, and with one word for it. */
function withHelper(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((word, index) => /^(?:what|much)$/.test(word) && costAt(tokens, index) > 0);
  const cost = costAt(tokens, at);
  if (at < 0 || cost < 0) return [...tokens];
  const how = words[at] === 'much' && words[at - 1] === 'how' ? at - 1 : at;
  const isHelped = /^(?:do|does|did|will|would)$/.test(words[at + 1] ?? '');
  const end = cost + 1 + wordsTaken(ALL, words.slice(cost + 1));
  return [
    ...tokens.slice(0, how),
    inPlaceOf(tokens[at], 'what'),
    ...(isHelped ? [] : [inPlaceOf(tokens[at], 'do')]),
    ...tokens.slice(at + 1, cost + 1),
    inPlaceOf(tokens[cost], 'together'),
    ...tokens.slice(end),
  ];
}

/** Where it says that several cost something together, if it is asked from here on. */
function costAt(tokens: readonly Token[], at: number): number {
  const words = wordsIn(tokens);
  const stop = tokens.findIndex(({ text }, index) => index > at && /^[.!?;\n]$/.test(text));
  const cost = words.findIndex((word, index) => index > at + 1 && /^costs?$/.test(word));
  const isSeveral = words.slice(at, Math.max(cost, 0)).includes('and');
  const isHere = at >= 0 && cost > 0 && (stop < 0 || cost < stop);
  return isHere && isSeveral && ALL.test(words.slice(cost + 1).join(' ')) ? cost : -1;
}

const ALL = /^(?:all together|together|altogether|in all|in total|combined)(?= [.,?!]|$)/;
