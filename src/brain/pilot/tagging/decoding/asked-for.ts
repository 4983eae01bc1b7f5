import type { Phrase, Query } from '../../goal.ts';
import { afterFiller } from '../../understanding/clauses.ts';
import { type Context, isSmall, propertyPhrase, splitList, textOf, trim } from '../../understanding/context.ts';
import { comparatives } from '../../understanding/lexicon/degrees.ts';
import { lexicon, look } from '../../understanding/lexicon/match.ts';
import { pronouns } from '../../understanding/lexicon/pronouns.ts';
import { known, type Property } from '../../understanding/lexicon/properties.ts';
import { questions, sums, whens } from '../../understanding/lexicon/questions.ts';
import { verbs } from '../../understanding/lexicon/verbs.ts';
import { tellPhrase, tellsOf } from '../../understanding/questions/tell.ts';
import { type Token, wordsIn } from '../../understanding/tokens.ts';

/** The property that is asked for, by its name, by its question word or by what the thing does: "cost", «во сколько». */
export function askedFor(said: readonly Token[], context: Context, want: Query['want']): Phrase[] {
  const whole = trim(said);
  const summed = look(sums, wordsIn(whole), 0);
  // «средняя цена» of an average is the price; of one invoice, "the total amount" is what it calls so.
  const isItsTotal = want === 'value' && summed?.meaning === 'sum';
  const made = isItsTotal || ASKING.test(whole[0]?.word ?? '') ? undefined : summed;
  const kept = made && made.length < whole.length ? trim(whole.slice(made.length)) : whole;
  const words = wordsIn(kept);
  const done = isItsTotal
    ? undefined
    : kept.map((_, at) => look(deeds, words, at)?.meaning).find((one) => one !== undefined);
  const question = look(questions, words, 0);
  if (question && typeof question.meaning === 'object') return [propertyPhrase(question.meaning.tell, context)];
  const when = look(whens, words, 0);
  const rest = trim(kept.slice(Math.max(when?.length ?? 0, question?.length ?? 0)));
  if (when) {
    const name = rest.length > 0 ? tellsOf(rest, context)[0] : undefined;
    return [{ ...(name ?? propertyPhrase(known.time, context)), kind: 'date' }];
  }
  // «сколько её читать», "how long does it take to get there": what one does for so long.
  const isDone = question?.meaning === 'many' && /(?:ть|ти|чь)(?:ся)?$/.test(rest.at(-1)?.word ?? '');
  if (isDone && isPronoun(rest.slice(0, -1))) return [propertyPhrase(known.duration, context)];
  if (question?.meaning === 'many' && rest.length === 0) return [{ words: amounts[context.language] }];
  if (done && rest.filter((token) => !isSmall(token) && !look(pronouns, [token.word], 0)).length < 3)
    return [propertyPhrase(done, context)];
  const degree = look(comparatives, words, 0);
  if (degree?.length === kept.length) return [propertyPhrase(degree.meaning, context)];
  return splitList(rest.length > 0 ? rest : kept).map((member) => called(withoutTale(member), context));
}

/** "which seat [they have given me]", "how many guests [there are]": what is told of it after its name. */
export function withoutTale(said: readonly Token[]): readonly Token[] {
  const at = said.findIndex(({ word }, index) => index > 0 && TELLER.test(word));
  return at > 0 && at < said.length - 1 && !said.slice(0, at).every(isSmall) ? said.slice(0, at) : said;
}

const TELLER =
  /^(?:i|we|you|they|he|she|there)(?:'(?:ve|re|ll|d|s|m))?$|^(?:я|мы|вы|они|он|она|мне|нам|меня|нас|там|тут|здесь)$/;

/** A name is a name: "minimum order" is not the least of orders. */
function called(said: readonly Token[], context: Context): Phrase {
  const own = /^(?:its|their|his|her|его|ее|их)$/.test(said[0]?.word ?? '') ? said.slice(1) : said;
  const phrase = tellPhrase(own, context);
  return phrase.best || phrase.like ? { words: textOf(trim(own), context) } : phrase;
}

const ASKING = /^(?:how|what|who|как|что|кто|сколько)$/;

/** Nothing, or something that was spoken of: «её», «туда». */
function isPronoun(said: readonly Token[]): boolean {
  return said.every(({ word }) => look(pronouns, [word], 0) !== undefined);
}

/** "who wrote it", «кто в этой теме написал ответ»: what is asked of whatever somebody did. */
export function whoDid(said: readonly Token[], context: Context): { asked: Phrase; by: Token } | undefined {
  const words = wordsIn(said);
  const from = afterFiller(said, 0);
  // «посмотри, кто …»: the verb only leads to what is asked.
  const isLed = look(verbs, words, from)?.form === 'base' && said[from + 1]?.text === ',';
  if (!/^(?:who|кто)$/.test(words[isLed ? from + 2 : from] ?? '')) return undefined;
  const by = said.find((_, at) => AUTHORS.has(look(deeds, words, at)?.meaning));
  const meaning = by && look(deeds, [by.word], 0)?.meaning;
  return by && meaning ? { asked: propertyPhrase(meaning, context), by } : undefined;
}

const AUTHORS: ReadonlySet<Property | undefined> = new Set([known.author, known.sender]);

const amounts = { en: 'amount', ru: 'сумма' } as const;

/** What things do and people did with them, by what is asked for with it. */
const deeds = lexicon<Property>([
  [
    known.price,
    'cost|costs|costing|go for|goes for|going for|sell for|sells for|come to|comes to|came to|want for|ask for|set me back|charge|charges|worth|почем|стоит|стоят|стоить|обойдется|обойдутся|выйдет|выходит|вышло|просят|берут|платят|paid|pay|spent|заплатил|заплатила|заплатили|потратил|потратила|потратили',
  ],
  [known.sender, 'sent|отправил|отправила|прислал|прислала|прислали'],
  [known.author, 'wrote|written by|написал|написала|автор'],
  [{ en: 'answer', ru: 'ответ' }, 'answered|replied|responded|ответили|ответил|ответила|отвечают|отвечает'],
  [known.weight, 'weigh|weighs|весит|весят'],
  [known.duration, 'last|lasts|takes|длится|длятся|занимает|идет'],
  [known.name, 'called|named|зовут|называется|называются'],
]);
