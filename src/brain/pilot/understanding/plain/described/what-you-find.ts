import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "search for lamps and open [what you find]", «открой, [что найдётся]»: of what a search brings, the first. */
export function asFirstResult(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const before = words[at - 1] === ',' ? at - 2 : at - 1;
    const said = OPENED.test(words[before] ?? '')
      ? FOUND.exec(words.slice(at, at + MOST_WORDS).join(' '))?.[0]
      : undefined;
    if (said === undefined) continue;
    const result = /[а-я]/.test(said) ? ['первый', 'результат'] : ['the', 'first', 'result'];
    const rest = tokens.slice(at + said.split(' ').length);
    return [
      ...tokens.slice(0, before + 1),
      ...result.map((word) => inPlaceOf(tokens[at], word)),
      ...asFirstResult(rest),
    ];
  }
  return [...tokens];
}

const MOST_WORDS = 7;
const OPENED =
  /^(?:open|click|press|enter|into|take|choose|открой|откройте|открыть|нажми|нажмите|нажать|выбери|выберите)$/;
const FOUND =
  /^(?:(?:what|whatever|the one)(?: (?:that|it|you|they|we|the|search))* (?:finds?|found|comes? up|came up|turns? up|turned up|shows? up|brings? up)|(?:то , )?что(?: (?:ты|вы|там|он|поиск))* (?:найдется|найдет|найдешь|найдете|нашлось|нашел|нашли|попадется|появится)|найденное)(?= |$)/;
