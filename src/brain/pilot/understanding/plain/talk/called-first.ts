import { partStart, saidThere, type Token, wordsIn } from '../../tokens.ts';

/** «Пост называется «Осень», он далеко. Листай, пока он не появится»: what was called by its name first is what is waited for. */
export function asCalledFirst(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(({ value }, index) => value?.exact === true && calledBefore(tokens, index) > 0);
  const from = at - calledBefore(tokens, at);
  const end = tokens.findIndex(({ text }, index) => index > at && /^[.!;\n]$/.test(text));
  const till = words.findIndex(
    (word, index) => index > end && word === 'пока' && IT_NOT.test(words.slice(index + 1, index + 3).join(' ')),
  );
  const stop = tokens.findIndex(({ isMark }, index) => index > till && isMark === true);
  const isPlain = !tokens.slice(at + 1, Math.max(end, 0)).some(({ value }) => value);
  if (at < 0 || end < 0 || till < 0 || !isPlain) return [...tokens];
  const last = stop < 0 ? tokens.length : stop;
  const named = saidThere([...tokens.slice(from, from + 1), ...tokens.slice(at, at + 1)], tokens[till + 1]);
  return [
    ...tokens.slice(0, from),
    ...tokens.slice(end + 1, till + 1),
    ...tokens.slice(till + 2, last),
    ...named,
    ...tokens.slice(last),
  ];
}

/** «[вопрос звучит так:] «Когда?»»: how many tokens say what it is, and that it is called so. */
function calledBefore(tokens: readonly Token[], at: number): number {
  const from = Math.max(
    partStart(tokens, at),
    tokens.findLastIndex(({ text }, index) => index < at && text === ',') + 1,
  );
  const colon = tokens[at - 1]?.text === ':' ? partStart(tokens, at - 1) : from;
  return CALLED.test(wordsIn(tokens.slice(colon, at)).join(' ')) ? at - colon : 0;
}

const CALLED = /^\p{L}{3,} (?:звучит|называется|гласит|озаглавлен[ао]?)(?: так)?(?: :)?$/u;
const IT_NOT = /^(?:он|она|оно) не$/;
