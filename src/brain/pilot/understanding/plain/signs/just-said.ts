import { markInPlaceOf, type Token } from '../../tokens.ts';

/** "leave a reply there[, just] “Thanks!”", «напиши ответ[, просто] «Спасибо!»»: that is what it says. */
export function asSaidJust(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, index) => text === ',' && JUST.test(tokens[index + 1]?.word ?? '') && tokens[index + 2]?.value?.exact,
  );
  const before = tokens.slice(Math.max(0, at - 4), Math.max(0, at));
  if (at < 0 || !before.some(({ word }) => WRITTEN.test(word))) return [...tokens];
  const said = before.at(-1)?.word === 'there' || before.at(-1)?.word === 'там' ? at - 1 : at;
  return [...tokens.slice(0, said), markInPlaceOf(tokens[at], ':'), ...asSaidJust(tokens.slice(at + 2))];
}

const JUST = /^(?:just|only|simply|saying|просто|только|коротко)$/;
const WRITTEN =
  /^(?:reply|answer|comment|message|note|text|review|ответ|комментарий|сообщение|отзыв|заметку|заметка|текст)$/;
