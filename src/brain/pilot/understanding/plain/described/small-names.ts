import { inPlaceOf, type Token } from '../../tokens.ts';

/** «в окошке», «нажми кнопочку»: who speaks of something small and dear means a window and a button like others. */
export function withPlainNouns(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    const [, small = '', ending = ''] = (!token.value && SMALL.exec(token.word)) || [];
    const plain = PLAIN.get(small);
    return plain ? inPlaceOf(token, plain + ending) : token;
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
const SMALL = /^(окошк|кнопочк|вкладочк|папочк|иконочк|строчк)(а|о|и|е|у|ой|ом|ою|ами|ам|ах)$/;
