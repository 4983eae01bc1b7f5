import { sentenceStart, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** "Reply to Ann[, the text of the reply]: “Fine”", «ответь на письмо Анны[, текст ответа]: «Да»»: a reply has nothing else to be said of. */
export function withoutTextOfReply(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const comma = words.findIndex((word, at) => {
    const length = wordsTaken(LABEL, words.slice(at));
    return word === ',' && length > 0 && tokens[at + length + 1]?.value?.exact === true;
  });
  const begun = words.slice(sentenceStart(tokens, comma), comma);
  if (comma < 0 || !begun.some((word) => REPLY.test(word)) || words.some((word) => SUBJECT.test(word)))
    return [...tokens];
  return [...tokens.slice(0, comma), ...tokens.slice(comma + wordsTaken(LABEL, words.slice(comma)))];
}

/** Up to the mark before what is written. */
const LABEL =
  /^, (?:the )?(?:text|wording|words|message)(?: of (?:the|my|your) (?:reply|answer|message|comment))?(?: is)?(?= :)|^, (?:текст|слова|содержание)(?: (?:ответа|письма|сообщения|комментария))?(?: такой| такие)?(?= [:—–])/;
const REPLY = /^(?:reply|respond|answer|ответь|ответьте|ответить|ответим)$/;
const SUBJECT = /^(?:subject|тема|темой|тему|заголовок)$/;
