import { look } from '../../lexicon/match.ts';
import { ordinals, quantifiers } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, sentenceStart, type Token, wordBefore, wordsIn, wordsTaken } from '../../tokens.ts';

/** "the job that comes first", «вакансия, которая стоит первой», "the one at the top": the first job. */
export function asFirst(tokens: readonly Token[]): Token[] {
  return firstNamed(soManyFirst(withNextOne(inWhichPlace(whichOne(whoIsFirst(withoutThere(whateverOne(tokens))))))));
}

/** "the name of whatever is at the top": of the one that is. */
function whateverOne(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.flatMap((token, at) => {
    const isFirst = FIRST.exec(words.slice(at + 1, at + 1 + MOST_WORDS).join(' '))?.groups?.['verb'] !== undefined;
    const isWhatever =
      /^(?:whatever|whichever)$/.test(token.word) && /^(?:of|from|for|open|take|pick)$/.test(words[at - 1] ?? '');
    return isWhatever && isFirst ? ['the', 'one', 'that'].map((word) => inPlaceOf(token, word)) : [token];
  });
}

/** «лодку, которая стоит первой, и следующую за ней»: the first and the second boat. */
function withNextOne(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => NEXT_ONE.test(words.slice(index, index + MOST_WORDS + 2).join(' ')));
  const said = wordsTaken(NEXT_ONE, words.slice(at, at + MOST_WORDS + 2));
  const noun = tokens[at - 1];
  const start = sentenceStart(tokens, at);
  // «открой …»: one after the other, and not both at once.
  const isDone = words.some(
    (_, index) => index >= start && index < at && DEALT.test(look(verbs, words, index)?.meaning ?? ''),
  );
  if (at < 1 || !isDone || !noun || noun.value || !/^\p{Ll}{3,}$/u.test(noun.text)) return [...tokens];
  const both = ['первую', 'и', 'вторую'].map((word) => inPlaceOf(noun, word));
  return [...tokens.slice(0, at - 1), ...both, noun, ...tokens.slice(at + said)];
}

const DEALT = /^(?:add|put|remove|choose|tick|move|drag)$/;
const NEXT_ONE =
  /^, котор(?:ая|ый|ое) (?:(?:там|тут|в списке|на странице) )?(?:идет|стоит|находится)(?: (?:там|тут|в списке|на странице))? (?:самой |самым )?перв(?:ой|ым) ,? ?и (?:ту , что |тот , что )?следующ(?:ую|ий|ее|ая) (?:сразу )?(?:за|после) (?:ней|ним|нее|него)(?= [.,!]|$)/;

/** «две вещи, которые в списке идут первыми», "two things that come first in the list": the first two things. */
function soManyFirst(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => SO_MANY.test(words.slice(index, index + MOST_WORDS).join(' ')));
  const said = wordsTaken(SO_MANY, words.slice(at, at + MOST_WORDS));
  const noun = tokens[at - 1]?.text === ',' ? at - 2 : at - 1;
  const many = tokens.findLastIndex(
    ({ word }, index) => index < noun && index >= noun - 2 && look(quantifiers, [word], 0) !== undefined,
  );
  const number = look(quantifiers, words, many)?.meaning;
  const [first] = tokens.slice(many, many + 1);
  if (at < 0 || many < 0 || !first || typeof number !== 'number' || tokens[noun]?.value) return [...tokens];
  const isLast = words.slice(at, at + said).some((word) => LAST.test(word));
  const ordinal = /[а-я]/.test(first.word) ? (isLast ? 'последние' : 'первые') : isLast ? 'last' : 'first';
  const from = words[at + said] === ',' ? at + said + 1 : at + said;
  return [
    ...tokens.slice(0, many),
    wordBefore(first, ordinal),
    ...tokens.slice(many, noun + 1),
    ...soManyFirst(tokens.slice(from)),
  ];
}

const SO_MANY =
  /^(?:(?:которые|что) (?:там |тут |(?:в|на) (?:этом |этой )?(?:списке|таблице|выдаче|странице) )?(?:идут|стоят|находятся|значатся) (?:там |тут |(?:в|на) (?:этом |этой )?(?:списке|таблице|выдаче|странице) )?(?:первыми|последними|в (?:самом )?(?:начале|конце)(?: списка| таблицы)?|(?:самыми )?верхними)(?: (?:в|на) (?:списке|таблице|выдаче|странице))?|(?:that|which) (?:come|are|stand|appear)(?: listed)? (?:first|last)(?: (?:in|on) (?:the|this|that) (?:list|table|page|results))?)(?= |$)/;

/** «товар на третьем месте», "the runner in fourth place": the third, the fourth. */
function inWhichPlace(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ word }, index) => /^(?:на|in|at)$/.test(word) && ordinalIn(tokens, index) !== undefined,
  );
  const [noun, place] = [tokens[at - 1], at < 0 ? undefined : ordinalIn(tokens, at)];
  if (!place || !noun || noun.value || noun.isMark || !/^\p{Ll}{3,}$/u.test(noun.text)) return [...tokens];
  const said = { ...place.ordinal, start: noun.start, end: noun.start };
  return [...tokens.slice(0, at - 1), said, noun, ...inWhichPlace(tokens.slice(place.end))];
}

/** "[in] the third place": not the first and not the last, which are said in many more ways. */
function ordinalIn(tokens: readonly Token[], at: number): { ordinal: Token; end: number } | undefined {
  const from = tokens[at + 1]?.word === 'the' ? at + 2 : at + 1;
  const [ordinal, place] = [tokens[from], tokens[from + 1]];
  const number = ordinal && look(ordinals, [ordinal.word], 0)?.meaning;
  const isPlace = /^(?:месте|place|position)$/.test(place?.word ?? '');
  return ordinal && number !== undefined && number > 1 && isPlace ? { ordinal, end: from + 2 } : undefined;
}

/** «кто [там] оказался на первом месте», "what [there] comes first". */
function withoutThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter(({ word }, at) => {
    const isThere = /^(?:там|тут|здесь|there|here)$/.test(word) && /^(?:кто|что|who|what)$/.test(words[at - 1] ?? '');
    const { verb } = (isThere && FIRST.exec(words.slice(at + 1, at + 1 + MOST_WORDS).join(' '))?.groups) || {};
    return verb === undefined;
  });
}

/** «кто оказался на первом месте», «какой окажется сверху», "who is at the top": who is first. */
function whoIsFirst(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const said = (at: number) => FIRST.exec(words.slice(at + 1, at + 1 + MOST_WORDS).join(' '))?.groups;
  const at = words.findIndex(
    (word, index) =>
      /^(?:who|кто|какой|какая|какое)$/.test(word) && said(index)?.['verb'] && !said(index)?.['relative'],
  );
  const { where = '', said: all = '' } = said(at) ?? {};
  const end = at + 1 + all.split(' ').length;
  const next = tokens[end];
  if (at < 0 || !(next === undefined || next.isMark || GOES_ON.test(next.word))) return [...tokens];
  const isLast = LAST.test(where);
  const first = saidOf(tokens.slice(at + 1), { noun: at, length: 1, isLast, asking: words[at] ?? '' });
  return [...tokens.slice(0, at + 1), ...first, ...tokens.slice(end)];
}

/** "tell me what comes first", «скажи, что стоит первым»: which one does. */
function whichOne(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const isAsking =
      /^(?:what|что)$/.test(token.word) && (!before || before.isMark || /^(?:know|me|say|and|и)$/.test(before.word));
    const { verb, relative, said = '' } = FIRST.exec(words.slice(at + 1, at + 1 + MOST_WORDS).join(' '))?.groups ?? {};
    const next = tokens[at + 1 + said.split(' ').length];
    // "what is first class", «то, что стоит первым»: nothing is asked of a list.
    const isWhole = next === undefined || next.isMark || GOES_ON.test(next.word);
    const isThat = THAT_ONE.test(tokens[at - 2]?.word ?? '') && before?.isMark;
    if (!isAsking || verb === undefined || relative !== undefined || !isWhole || isThat) return [token];
    return (token.word === 'what' ? ['which', 'item'] : ['какой', 'элемент']).map((word) => inPlaceOf(token, word));
  });
}

const GOES_ON = /^(?:and|in|on|of|there|when|if|after|then|и|а|в|на|там|если|когда|после)$/;

function firstNamed(tokens: readonly Token[]): Token[] {
  for (const at of tokens.keys()) {
    const place = placeAt(tokens, at);
    const named = place && tokens[place.noun];
    if (!place || !named) continue;
    const rest = tokens.slice(at + place.length);
    if (place.asking) return [...tokens.slice(0, at), ...saidOf(tokens.slice(at), place), ...firstNamed(rest)];
    const word = ORDINALS[/[а-я]/.test(named.word) ? 'ru' : 'en'][place.isLast ? 'last' : 'first'];
    const ordinal = wordBefore(named, word);
    const head = THAT_ONE.test(named.word) ? [{ ...ordinal, end: named.end }] : [ordinal, named];
    return firstNamed([...tokens.slice(0, place.noun), ...head, ...rest]);
  }
  return [...tokens];
}

/** "which item [is at the top]": it is first; the words around it stay a question. */
function saidOf([first]: readonly Token[], { asking = '', isLast }: Place): Token[] {
  if (!/[а-я]/.test(asking)) return ['is', isLast ? 'last' : 'first'].map((word) => inPlaceOf(first, word));
  const [, ending = 'ой'] = /(ая|ое)$/.exec(asking) ?? [];
  const [one, other] = { ой: ['первый', 'последний'], ая: ['первая', 'последняя'], ое: ['первое', 'последнее'] }[
    ending
  ] as [string, string];
  return [inPlaceOf(first, isLast ? other : one)];
}

const ORDINALS = { en: { first: 'first', last: 'last' }, ru: { first: 'первый', last: 'последний' } } as const;

interface Place {
  /** Where what comes first or last is named: right before it. */
  noun: number;
  length: number;
  isLast: boolean;
  /** The word that asks which one it is. */
  asking?: string;
}

function placeAt(tokens: readonly Token[], at: number): Place | undefined {
  const noun = tokens[at - 1]?.text === ',' ? at - 2 : at - 1;
  const named = tokens[noun];
  if (!named || named.value || named.isMark || !/^\p{Ll}{2,}$/u.test(named.text)) return undefined;
  const words = wordsIn(tokens).slice(at, at + MOST_WORDS);
  const { groups } = FIRST.exec(words.join(' ')) ?? {};
  if (!groups) return undefined;
  const { relative, verb, where = '', ahead, behind, said = '' } = groups;
  const list = ahead ?? behind;
  const asking = tokens[noun - 1]?.word ?? '';
  const isAsked = /^(?:which|what|как(?:ой|ая|ое))$/.test(asking);
  // "the button at the top" is the first of nothing; "the one at the top" is.
  const isOne = named.word === 'one' || THAT_ONE.test(named.word);
  const isLed =
    relative !== undefined || list !== undefined || (isAsked && (verb !== undefined || PLACED.test(where))) || isOne;
  const isNoun = named.text.length > 2 || (isOne && relative !== undefined);
  if (!isLed || !isNoun || (isOne && !relative && !verb && !/^(?:at|on)$/.test(words[0] ?? ''))) return undefined;
  const isQuestion = isAsked && relative === undefined && noun === at - 1;
  return { noun, length: said.split(' ').length, isLast: LAST.test(where), ...(isQuestion && { asking }) };
}

const MOST_WORDS = 10;
const THAT_ONE = /^(?:тот|та|то|ту|той|том)$/;
const PLACED = /^(?:на|в|at|on|in) /;
const LAST = /(?:last|bottom|end|последн\p{L}+|конце|низу|внизу|снизу)/u;

const RELATIVE = '(?:(?<relative>котор\\p{L}+|что|that|which) )?';
const VERB =
  '(?:(?<verb>is|are|comes(?: up| out)?|came(?: up| out)?|appears|stands|sits|ends up|is (?:listed|shown|placed)|ranks|сто[ия]т|ид[уе]т|находится|окажется|оказал\\p{L}+|будет|значится|показан\\p{L}*|расположен\\p{L}*) )?';
const LIST = '(?:в (?:этом )?списке|списка|таблицы|выдачи|of (?:the|that|this) (?:list|results|table))';
const WHERE =
  '(?<where>перв(?:ой|ым|ая|ый|ое)|последн(?:ей|им|яя|ий|ее)|(?:на|в) (?:первом|последнем) месте|(?:в )?(?:самом )?(?:начале|конце)|(?:в |на )?(?:самом )?верху|наверху|сверху|вверху|в (?:самом )?низу|внизу|снизу|first|last|number one|in (?:the )?(?:first|last) place|on top|at the (?:very )?(?:top|bottom|end|beginning))';
const FIRST = new RegExp(
  `^(?<said>${RELATIVE}${VERB}(?:right |all the way |up )?(?:(?<ahead>${LIST}) )?${WHERE}(?: (?<behind>${LIST}))?)(?: |$)`,
  'u',
);
