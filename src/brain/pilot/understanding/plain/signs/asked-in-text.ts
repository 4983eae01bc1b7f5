import { sentenceStart, type Token, wordsIn, wordsTaken } from '../../tokens.ts';
import { putInQuotes } from './put-in-quotes.ts';

/**
 * "Enter Do you buy radios? into the message", «Спроси у них: Есть ли зонты?», "text Do you buy radios?": words that begin large behind what
 * says that a text comes, and end with a question mark, are that text, mark and all.
 */
export function asAskedInText(tokens: readonly Token[]): Token[] {
  return putInQuotes(tokens, endOfQuestion);
}

/** Behind the question mark; nowhere where none begins here. */
function endOfQuestion(tokens: readonly Token[], at: number): number {
  if (!/^\p{Lu}\p{Ll}*$/u.test(tokens[at]?.text ?? '') || tokens[at]?.value) return -1;
  const words = wordsIn(tokens);
  const before = words.slice(sentenceStart(tokens, at), at);
  const isBegun = before.some((_, from) => wordsTaken(LEADS_TO_TEXT, before.slice(from)) === before.length - from);
  if (!isBegun) return -1;
  const end = tokens.findIndex(({ text }, index) => index > at && /^[.!?;\n]/.test(text));
  const asks = tokens[end]?.text === '?' && tokens.slice(at, end).every(({ value }) => !value?.exact);
  return asks && end > at + 1 ? end + 1 : -1;
}

/** All that stands between this and the text. */
const LEADS_TO_TEXT =
  /^(?:(?:enter|type|write|введи|впиши|напиши|спроси)|(?:text|message|comment|question|текст|сообщение|комментарий|вопрос)(?: [:—–-])?|(?:reply|ask|comment|ответь|спроси|прокомментируй|напиши)(?: \S+){0,8} :)$/;
