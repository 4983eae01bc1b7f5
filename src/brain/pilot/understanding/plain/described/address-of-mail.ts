import { inPlaceOf, type Token } from '../../tokens.ts';

/** «пароль 123, адрес anna@post.ru», "address anna@post.com": who signs in so gives an address of mail, and forms call it that. */
export function asMailAddress(tokens: readonly Token[]): Token[] {
  if (!tokens.some(({ word }) => /^(?:парол|password)/.test(word))) return [...tokens];
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const isFirst = before === undefined || before.isMark === true || /^(?:и|а|and|мой|my)$/.test(before.word);
    const isMail = isFirst && !token.value && tokens[at + 1]?.value?.kind === 'mail';
    if (!isMail || !/^(?:адрес|address)$/.test(token.word)) return token;
    return inPlaceOf(token, token.word === 'адрес' ? 'почта' : 'email');
  });
}
