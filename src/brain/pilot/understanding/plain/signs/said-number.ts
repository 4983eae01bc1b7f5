import type { Token } from '../../tokens.ts';

/** «стояло [число] 55», «впиши [значение] 12»: a figure says by itself that it is one. */
export function withoutNumberWord(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word, value }, at) => {
    const next = tokens[at + 1]?.value;
    const isWord = !value && NUMBER.test(word) && next?.kind === 'number' && /^\d/.test(next.text);
    return !isWord || !PUT.test(tokens[at - 1]?.word ?? '');
  });
}

const NUMBER = /^(?:число|числом|значение|цифра|цифру)$/;
/** A field may be called so: it is said before what is put into it, not after. */
const PUT =
  /^(?:стояло|стоит|было|будет|оказалось|появилось|впиши|впишите|вписать|введи|введите|ввести|поставь|поставьте|поставить|напиши|запиши|занеси|внеси|укажи|набери)$/;
