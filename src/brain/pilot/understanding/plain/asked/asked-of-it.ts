import { stem } from '../../../words/stem.ts';
import { lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** «Кто его написал? И сколько лайков он собрал?»: what is asked of it in its own words is asked as of anything else. */
export function asOfIt(tokens: readonly Token[]): Token[] {
  return withAmounts(withCount(withDoer(withoutHere(tokens))));
}

/** «принятый [здесь] ответ»: where one is, what is spoken of is. */
function withoutHere(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word }, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isSaidOf = /(?:нн|т|ем|щ|вш)(?:ый|ая|ое|ые|ого|ой|ую|ых|ий|ие)(?:ся)?$/.test(before?.word ?? '');
    return !(/^(?:здесь|тут)$/.test(word) && isSaidOf && next && !next.value && /^\p{Ll}{3,}$/u.test(next.text));
  });
}

/** «много ли ему поставили лайков[, цифрой]»: «сколько лайков ему поставили». */
function withCount(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => MANY.test(words.slice(index, index + MOST_WORDS).join(' ')));
  const { asked = '', it = '', noun = '', digit } = MANY.exec(words.slice(at, at + MOST_WORDS).join(' '))?.groups ?? {};
  if (at < 0) return [...tokens];
  const length = [asked, it, noun].join(' ').split(' ').length + (digit?.trim().split(' ').length ?? 0);
  const many = ['сколько', noun, ...it.split(' ')].map((word) => inPlaceOf(tokens[at], word));
  return [...tokens.slice(0, at), ...many, ...withCount(tokens.slice(at + length))];
}

const MOST_WORDS = 9;
const MANY =
  /^(?<asked>много ли|сколько) (?<it>(?:он|она|оно|они|ему|ей|им) (?:собрал[аои]?|получил[аои]?|набрал[аои]?|поставили|дали|оставили|написали)) (?<noun>\p{L}{3,})(?<digit> ,(?: одной)? (?:цифрой|числом|цифрами))?(?= [.,?!]|$)/u;

/** «кто [его] написал»: «кто написал его». */
function withDoer(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) =>
      word === 'кто' &&
      /^(?:его|ее|их|это)$/.test(words[index + 1] ?? '') &&
      look(doings, words, index + 2) !== undefined,
  );
  const [who, it, did] = tokens.slice(Math.max(at, 0));
  if (at < 0 || !who || !it || !did) return [...tokens];
  return [
    ...tokens.slice(0, at),
    who,
    inPlaceOf(it, did.word),
    inPlaceOf(did, it.word),
    ...withDoer(tokens.slice(at + 3)),
  ];
}

/** «сколько лайков [он собрал]», «… [этот ответ набрал]»: «сколько у него лайков». */
function withAmounts(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) =>
      word === 'сколько' &&
      itAt(words, index + 2) !== undefined &&
      look(gettings, words, index + 2 + (itAt(words, index + 2)?.length ?? 0)) !== undefined,
  );
  const [many, noun, it] = tokens.slice(Math.max(at, 0));
  const { of, length = 0 } = itAt(words, at + 2) ?? {};
  if (at < 0 || !many || !noun || noun.value || noun.isMark || !of) return [...tokens];
  const owner = ['у', of].map((word) => inPlaceOf(it, word));
  return [...tokens.slice(0, at), many, ...owner, noun, ...withAmounts(tokens.slice(at + 3 + length))];
}

/** What it is called that has them: «он», «этот ответ» that was spoken of. */
function itAt(words: readonly string[], at: number): { of: string; length: number } | undefined {
  const pronoun = OF_IT[words[at] ?? ''];
  if (pronoun) return { of: pronoun, length: 1 };
  const pointed = OF_THIS[words[at] ?? ''];
  const noun = stem(words[at + 1] ?? '');
  const isKnown = words.slice(0, at - 1).some((word) => stem(word) === noun);
  return pointed && isKnown ? { of: pointed, length: 2 } : undefined;
}

const OF_THIS: Readonly<Record<string, string>> = { этот: 'него', эта: 'нее', это: 'него', эти: 'них' };
const OF_IT: Readonly<Record<string, string>> = {
  он: 'него',
  она: 'нее',
  оно: 'него',
  они: 'них',
  ему: 'него',
  ей: 'нее',
  им: 'них',
};

const doings = lexicon([
  [
    true,
    'написал|написала|написали|прислал|прислала|прислали|отправил|отправила|создал|создала|опубликовал|опубликовала',
  ],
]);

/** To get them is to have them. */
const gettings = lexicon([
  [
    true,
    'собрал|собрала|собрало|собрали|получил|получила|получило|получили|набрал|набрала|набрало|набрали|имеет|имеют|поставили|дали|оставили|написали',
  ],
]);
