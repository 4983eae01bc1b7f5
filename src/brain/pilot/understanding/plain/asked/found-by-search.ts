import { inPlaceOf, markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "How many books does a search for “tea” bring up?", «сколько книг находит поиск по слову «чай»?»: search for it, and tell how many there are. */
export function asSearchedFirst(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens).map((word) => word || VALUE);
  for (const at of tokens.keys()) {
    const { asked = '', search = '', all = '' } = FOUND.exec(words.slice(at).join(' '))?.groups ?? {};
    if (all === '') continue;
    const count = asked.split(' ').length;
    const sought = tokens.find((_, index) => index >= at + count && words[index] === VALUE);
    if (!sought?.value?.exact) continue;
    const isRussian = /[а-я]/.test(search);
    const say = (...said: string[]) => said.map((word) => inPlaceOf(tokens[at], word));
    const rest = tokens.slice(at + all.split(' ').length);
    return isRussian
      ? [
          ...tokens.slice(0, at),
          ...say('поищи'),
          sought,
          ...say('и', 'скажи'),
          markInPlaceOf(sought, ','),
          ...tokens.slice(at, at + count),
          ...rest,
        ]
      : [
          ...tokens.slice(0, at),
          ...say('search', 'for'),
          sought,
          ...say('and', 'tell', 'me'),
          ...tokens.slice(at, at + count),
          ...say('there', 'are'),
          ...rest,
        ];
  }
  return [...tokens];
}

/** Stands for a value, which has no word. */
const VALUE = '#';
const FOUND = new RegExp(
  '^(?<all>(?:' +
    '(?<asked>how many \\p{L}+(?: \\p{L}+)?) (?:does|do|will|would|did) (?<search>(?:a|the|your) search for) # (?:bring up|return|give|find|turn up|yield|show|come up with|produce)' +
    '|(?<asked>сколько \\p{L}+(?: \\p{L}+)?) (?<search>(?:находит|выдает|дает|показывает|найдет|выдаст|покажет) поиск (?:по слову|по запросу|по словам|слова|с запросом)) #' +
    '|(?<asked>сколько \\p{L}+(?: \\p{L}+)?) (?<search>находится|выдается|показывается) (?:по запросу|по слову) #' +
    '))(?= [.,?!]|$)',
  'u',
);
