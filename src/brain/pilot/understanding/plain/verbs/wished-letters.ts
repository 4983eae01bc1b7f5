import { lexicon, look } from '../../lexicon/match.ts';
import { markInPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';
import { wishLength, wishLengthRu } from '../wishing.ts';

// Letters that are said in a roundabout way.

/** "I want Ann Lee to get a letter from me", «нужно, чтобы Вера получила письмо»: somebody is to be written to. */
export function asWriting(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const got = words.findIndex((word, at) => GOT.test(word) && isLetterAt(words, at + 1));
  const last = words[got - 1] === 'to' ? got - 1 : got;
  const first = tokens.findLastIndex(({ text, isMark }, at) => at < last && (isMark || !/^\p{Lu}/u.test(text))) + 1;
  const wish = words.findIndex((_, at) => at < first && wishedLength(words, at) === first - at);
  const name = tokens.slice(first, last);
  const end = got + words.slice(got).findIndex((word) => LETTER.test(word)) + 1;
  const letter = tokens[end - 1];
  if (got < 0 || wish < 0 || name.length === 0 || !letter) return [...tokens];
  const isRussian = /[а-я]/.test(letter.word);
  const added = (word: string) => wordBefore(letter, word);
  const deed = isRussian ? [added('напиши'), letter, added('для')] : [added('send'), added('a'), letter, added('to')];
  const from = /^(?:from me|от меня)$/.test(words.slice(end, end + 2).join(' ')) ? end + 2 : end;
  return [...tokens.slice(0, wish), ...deed, ...name, ...tokens.slice(from)];
}

const GOT = /^(?:get|gets|receive|receives|got|получил|получила|получили|получит)$/;
const LETTER = /^(?:letter|mail|email|e-mail|message|письмо|сообщение)$/;

function wishedLength(words: readonly string[], at: number): number {
  return look(seeingTo, words, at)?.length ?? (wishLength(words, at) || wishLengthRu(words, at));
}

const seeingTo = lexicon([[true, 'make sure|make sure that|see to it that|пусть']]);

/** A letter, and from whom it is, with nothing else between. */
function isLetterAt(words: readonly string[], at: number): boolean {
  return /^(?:an? )?(?:от меня )?(?:letter|mail|email|e-mail|message|письмо|сообщение)(?: |$)/.test(
    words.slice(at, at + 4).join(' '),
  );
}

/** "New email please, subject “Lamp”, body “…”": it is written. */
export function asNewLetter(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    ({ text }, index) =>
      (index === 0 || /^[.!?\n]/.test(tokens[index - 1]?.text ?? text)) && newLetterAt(words, index) > 0,
  );
  const [first] = tokens.slice(at, at + 1);
  const end = at + newLetterAt(words, at);
  const isToldWhat = at >= 0 && tokens.slice(end).some(({ value }) => value?.exact);
  if (!first || !isToldWhat) return [...tokens];
  const letter = tokens.slice(at, end).filter(({ word }) => LETTER.test(word));
  const write = ['write', 'a', 'new'].map((word) => wordBefore(first, word));
  return [...tokens.slice(0, at), ...write, ...letter, ...tokens.slice(end)];
}

/** How many words say so, up to the mark after them. */
function newLetterAt(words: readonly string[], at: number): number {
  const said = NEW_LETTER.exec(words.slice(at, at + 6).join(' '))?.[1] ?? '';
  return said === '' ? 0 : said.split(' ').length;
}

const NEW_LETTER = /^((?:an? |one )?new (?:letter|mail|email|e-mail|message)(?: please| for me)*) [,:.–—-]/;

/** "write a letter to Ann and send it: …": a letter that is written is sent. */
export function withoutSending(said: readonly Token[]): Token[] {
  const tokens = withoutLeaving(said);
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => look(sendings, words, index) !== undefined);
  const isWritten = words
    .slice(0, Math.max(at, 0))
    .some((word) => /^(?:write|compose|draft|напиши|напишите|написать|составь)$/.test(word));
  const isMore = words.slice(at).some((word) => /^(?:subject|тема|темой|text|message|текст)$/.test(word));
  if (at < 0 || !isWritten || !isMore) return [...tokens];
  return [...tokens.slice(0, at), ...tokens.slice(at + (look(sendings, words, at)?.length ?? 0))];
}

/** «напиши Вере письмо: …[, и пусть оно сразу уйдёт]». */
function withoutLeaving(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => index > 0 && LEAVES.test(words.slice(index).join(' ')));
  const isSent = words.slice(0, Math.max(at, 0)).some((word) => /^(?:напиши|отправь|пошли|ответь)(?:те)?$/.test(word));
  const isText = tokens.slice(0, Math.max(at, 0)).some(({ value }) => value?.exact);
  return at > 0 && isSent && isText ? tokens.slice(0, at) : [...tokens];
}

const LEAVES =
  /^(?:[,.] )?(?:(?:и|а) )?(?:пусть|пускай) (?:(?:письмо|оно|сообщение|ответ|он|все) )?(?:(?:сразу(?: же)?|тут же|прямо сейчас) )?(?:уйдет|уходит|отправится|отправляется|летит|улетит)(?: (?:сразу|адресату))?(?: [.!])?$/;

const sendings = lexicon([
  [
    true,
    'and send it|and send it off|и отправь его|и отправь|и сразу отправь|и сразу же отправь|и тут же отправь|and send it right away|and send it straight away|и отправьте его|и пошли его',
  ],
]);

/** ««Буду в шесть» — отправь это сообщением для Анны»: what is sent comes first, and is said again as "this". */
export function asTextLast(tokens: readonly Token[]): Token[] {
  const [text, dash, verb, it] = tokens;
  const isSent = /^(?:отправь|отправьте|пошли|пошлите|напиши|напишите|перешли|send)$/.test(verb?.word ?? '');
  const isThis = /^(?:это|this)$/.test(it?.word ?? '');
  if (!text?.value?.exact || !/^[—–-]$/.test(dash?.text ?? '') || !verb || !it || !isSent || !isThis)
    return [...tokens];
  const isPolite = wordsIn(tokens.slice(4, 7)).join(' ') === ', пожалуйста ,';
  const rest = tokens.slice(isPolite ? 7 : 4);
  const stop = rest.findIndex(({ isMark }) => isMark);
  const end = stop < 0 ? rest.length : stop;
  const colon: Token = markInPlaceOf(rest[end - 1], ':');
  return [verb, it, ...rest.slice(0, end), colon, text, ...rest.slice(end)];
}
