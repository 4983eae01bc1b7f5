import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { type Token, wordsIn } from '../../tokens.ts';

/** "For Anna Berg, press Edit", "for Oslo, count the rooms", «для заказа 12 нажми «Отменить»»: whose it is says where it is. */
export function withPlace(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const isOpening = /^(?:for|для)$/.test(token.word) && (before === undefined || /^[.!;\n]$/.test(before.text));
    const comma = isOpening ? tokens.findIndex(({ text }, index) => index > at && text === ',') : -1;
    const next = tokens[at + 1];
    const isThing = next !== undefined && !/^(?:each|every|all|any|кажд.*|всех)$/.test(next.word);
    const isNear = comma > at + 1 && comma - at <= MOST_WORDS;
    const verb = isThing && isNear ? look(verbs, wordsIn(tokens), comma + 1) : undefined;
    const isTouched = verb?.form === 'base' && /^(?:press|double|right|hover|tick|untick|count)$/.test(verb.meaning);
    return isTouched ? { ...token, ...IN[token.word === 'for' ? 'en' : 'ru'] } : token;
  });
}

/** «[поварам] в комментарии припиши «Без лука»»: who reads it is no field. */
export function withoutReader(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter(({ text }, at) => {
    const begins = at === 0 || tokens[at - 1]?.isMark === true || /^(?:и|а|потом)$/.test(words[at - 1] ?? '');
    const isReader =
      begins && /^\p{L}\p{Ll}{2,}(?:ам|ям|у|ю)$/u.test(text) && NOTE.test(words.slice(at + 1, at + 4).join(' '));
    const verb = isReader ? look(verbs, words, at + 3) : undefined;
    return !(verb?.form === 'base' && tokens[at + 3 + verb.length]?.value?.exact);
  });
}

const NOTE = /^в (?:комментарии|примечании|пожеланиях|пожелании|заметке|записке)(?= )/;
const MOST_WORDS = 7;
const IN = { en: { text: 'in', word: 'in' }, ru: { text: 'в', word: 'в' } } as const;
