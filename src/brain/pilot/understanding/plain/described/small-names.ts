import { inPlaceOf, type Token } from '../../tokens.ts';

/** «в окошке», «нажми кнопочку»: who speaks of something small and dear means a window and a button like others; kilos are kilograms. */
export function withPlainNouns(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    const [, small = '', ending = ''] = (!token.value && SMALL.exec(token.word)) || [];
    const plain = PLAIN.get(small);
    const whole = token.value ? undefined : WHOLE.get(token.word);
    return plain ? inPlaceOf(token, plain + ending) : whole ? inPlaceOf(token, whole) : token;
  });
}

const PLAIN: ReadonlyMap<string, string> = new Map([
  ['окошк', 'окн'],
  ['кнопочк', 'кнопк'],
  ['вкладочк', 'вкладк'],
  ['папочк', 'папк'],
  ['иконочк', 'иконк'],
  ['строчк', 'строк'],
]);
const WHOLE: ReadonlyMap<string, string> = new Map([
  ['kilos', 'kilograms'],
  ['кило', 'килограммов'],
]);
const SMALL = /^(окошк|кнопочк|вкладочк|папочк|иконочк|строчк)(а|о|и|е|у|ой|ом|ою|ами|ам|ах)$/;

/** «билеты на самолёт Рига — Осло»: by what one goes is seen on the page; where to is what counts. */
export function withPlainTickets(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ word, value }, at) =>
      value ||
      !(
        (word === 'на' && isMeans(tokens[at + 1]) && isTicket(tokens[at - 1])) ||
        (isMeans(tokens[at]) && tokens[at - 1]?.word === 'на' && isTicket(tokens[at - 2]))
      ),
  );
}

function isTicket(token: Token | undefined): boolean {
  return /^билет(?:ы|а|ов|ик|ики)?$/.test(token?.word ?? '');
}

function isMeans(token: Token | undefined): boolean {
  return /^(?:самолет|поезд|автобус|электричку|паром)$/.test(token?.word ?? '');
}
