import { afterFiller, commandsAt } from '../clauses.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { properties } from '../lexicon/properties.ts';
import type { Token } from '../tokens.ts';
import { wordsIn } from '../tokens.ts';

// What is told by the way, and says nothing that is not said anyway.

/** "the price [given] in it", «цену, [указанную] в ней»: that it stands there is said by where. */
export function withoutGiven(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter((_, at) => {
    const given = GIVEN.test(words[at] ?? '') || (words[at] === ',' && GIVEN.test(words[at + 1] ?? ''));
    if (!given) return true;
    const noun = words[at] === ',' || words[at - 1] !== ',' ? at - 1 : at - 2;
    const place = words[at] === ',' ? at + 2 : at + 1;
    const isOf = [1, 2].some((length) => look(properties, words, noun - length + 1)?.length === length);
    return !(isOf && /^(?:in|on|there|for|в|во|на|там|у)$/.test(words[place] ?? ''));
  });
}

const GIVEN =
  /^(?:given|listed|shown|stated|indicated|mentioned|displayed|указанн\p{L}+|приведенн\p{L}+|обозначенн\p{L}+)$/u;

/** «ответь на письмо, [открыв его,] текстом …», "reply to it, [after opening it,] with …": whatever is dealt with is opened for it. */
export function withoutOpening(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) => index > 0 && word === ',' && look(openings, words, index + 1) !== undefined,
  );
  const end = at + 1 + (look(openings, words, at + 1)?.length ?? 0);
  if (at < 0 || !/^[,:]$/.test(words[end] ?? '')) return [...tokens];
  const rest = tokens.slice(words[end] === ':' ? end : end + 1);
  return [...tokens.slice(0, at), ...withoutOpening(rest)];
}

const openings = lexicon([
  [
    true,
    'открыв его|открыв ее|открыв их|предварительно открыв его|предварительно открыв ее|найдя его|найдя ее|after opening it|having opened it|opening it first',
  ],
]);

/** "a table [with two columns]: name and price", «таблицу [с двумя столбцами]: …»: how many there are is said by their names. */
export function withoutColumns(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => look(columns, words, index) !== undefined);
  const end = at + (look(columns, words, at)?.length ?? 0);
  return at < 0 || words[end] !== ':' ? [...tokens] : [...tokens.slice(0, at), ...tokens.slice(end)];
}

const columns = lexicon([
  [
    true,
    ['two', 'three', 'four', 'the', 'these']
      .flatMap((many) => [`with ${many} columns`, `of ${many} columns`])
      .concat(
        ['двумя', 'тремя', 'четырьмя', 'такими'].flatMap((many) => [`с ${many} столбцами`, `с ${many} колонками`]),
        ['двух', 'трех', 'четырех'].flatMap((many) => [`из ${many} столбцов`, `из ${many} колонок`]),
      )
      .join('|'),
  ],
]);

/** «ответь [таким] текстом: …», «а текст [будет такой]: …», "with the [following] text: …": which one is said right after it. */
export function withoutSuch(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const isQuoted = (at: number) => tokens[words[at] === ':' ? at + 1 : at]?.value?.exact === true;
  return tokens.filter((_, at) => {
    if (SUCH.test(words[at] ?? '')) return !(isQuoted(at + 1) || (TEXT.test(words[at + 1] ?? '') && isQuoted(at + 2)));
    const being = words[at] === ':' ? at - 2 : at;
    const isBeing = /^(?:будет|пусть)$/.test(words[being] ?? '') && TEXT.test(words[being - 1] ?? '');
    return !(isBeing && SUCH.test(words[being + 1] ?? '') && isQuoted(being + 2));
  });
}

const SUCH = /^(?:так(?:ой|им|ое|ую|ая)|следующ(?:ий|им|ее|ую|ая|ей)|following)$/;
const TEXT =
  /^(?:текст|сообщени|ответ|комментари|содержани|тем|заголов|вопрос|text|message|reply|comment|subject|title|question)\p{L}*$/u;

/** «введи текст «Продаёте радио?» Отправь его»: a sentence that ends within quotes ends there. */
export function withQuotedEnds(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const isEnded = token.value?.exact === true && /[!?…]$/.test(token.value.text);
    const isNew =
      next !== undefined &&
      !next.value &&
      /^\p{Lu}/u.test(next.text) &&
      commandsAt(tokens, afterFiller(tokens, at + 1));
    return isEnded && isNew
      ? [token, { text: '.', word: '.', start: token.end, end: token.end, isMark: true }]
      : [token];
  });
}
