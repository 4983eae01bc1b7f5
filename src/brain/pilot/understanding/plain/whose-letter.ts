import { has, lexicon, look } from '../lexicon/match.ts';
import { verbs } from '../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordsIn } from '../tokens.ts';
import { isFrom, isOwner, letters, nameAt, ownerOf, sendings, toUs, which, wrote } from './letter-words.ts';

/** Whoever wrote a letter, however that is said: it is the letter from Bob. */
export function asLetterFrom(tokens: readonly Token[]): Token[] {
  return [whatCame, fromWhoever, asReceived, theirLetter].reduce((left, step) => step(left), [...tokens]);
}

/** "the letter [that] Bob sent [to] me": the letter from Bob. */
function fromWhoever(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => index > 0 && toldFrom(tokens, index) !== undefined);
  const told = toldFrom(tokens, at);
  const noun = tokens[at];
  if (!told || !noun) return [...tokens];
  const isRussian = /[а-я]/.test(noun.word);
  const plain = has(letters, noun.word) ? noun : inPlaceOf(noun, 'message');
  return [
    ...tokens.slice(0, at),
    plain,
    inPlaceOf(noun, isRussian ? 'от' : 'from'),
    ...told.name,
    ...tokens.slice(told.end),
  ];
}

function toldFrom(tokens: readonly Token[], at: number): { name: Token[]; end: number } | undefined {
  const noun = tokens[at];
  const isLetter = noun !== undefined && (has(letters, noun.word) || isOneOf(tokens, at));
  if (!noun || noun.value || !(isLetter || (has(contents, noun.word) && isSentAt(tokens, at)))) return undefined;
  const words = wordsIn(tokens);
  let from = at + 1;
  if (tokens[from]?.text === ',' && has(which, words[from + 1] ?? '')) from++;
  if (has(which, words[from] ?? '')) from++;
  if (has(toUs, words[from] ?? '')) from++;
  const isVerbFirst = has(wrote, words[from] ?? '') && /[а-я]/.test(words[from] ?? '');
  const start = isVerbFirst ? from + 1 : from;
  // «прислала типография «Свет»»: what they are stands before what they are called.
  const kind = isVerbFirst && tokens[start + 1]?.value?.exact && /^[а-я]{3,}$/.test(words[start] ?? '') ? 1 : 0;
  const name = nameAt(tokens, start + kind);
  const verb = isVerbFirst ? from : from + name.length;
  if (name.length === 0 || !has(wrote, words[verb] ?? '')) return undefined;
  let end = from + kind + name.length + 1;
  if (words[end] === 'to' && has(toUs, words[end + 1] ?? '')) end += 2;
  else if (has(toUs, words[end] ?? '')) end++;
  return { name, end };
}

/** "delete all messages, but not [the one] Bob sent": of the messages. */
function isOneOf(tokens: readonly Token[], at: number): boolean {
  const isOne = tokens[at]?.word === 'one' && tokens[at - 1]?.word === 'the';
  return isOne && tokens.slice(0, at).some(({ word }) => /^(?:e-?mails?|mails?|letters?|messages?)$/.test(word));
}

/** "Send Ann the information …": what is sent on is said to be information only where something is sent. */
function isSentAt(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - MOST_BEFORE), at).some(({ word, value }) => !value && has(sendings, word));
}

const MOST_BEFORE = 6;

/** "the letter [that] you got from Bob", "written to me by Bob", «письмо, которое пришло от Бориса»: the letter from Bob. */
function asReceived(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(({ value }, index) => !value && has(letters, words[index] ?? ''));
  let end = at + 1;
  if (tokens[end]?.text === ',' && has(which, words[end + 1] ?? '')) end++;
  if (has(which, words[end] ?? '')) end++;
  if (has(receivers, words[end] ?? '')) end++;
  if (has(toUs, words[end] ?? '')) end++;
  const isReceived = at >= 0 && has(received, words[end] ?? '');
  if (words[end + 1] === 'to' && has(toUs, words[end + 2] ?? '')) end += 2;
  return isReceived && isFrom(tokens, end) ? [...tokens.slice(0, at + 1), ...tokens.slice(end + 1)] : [...tokens];
}

/** «то, что пришло от Бориса, удали», «то, что прислал Борис, …», "archive what came from Bob": the letter from Bob. */
function whatCame(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => look(camings, words, index) !== undefined);
  const from = at + (look(camings, words, Math.max(at, 0))?.length ?? 0);
  const name = at < 0 ? [] : nameAt(tokens, from);
  const end = from + name.length;
  const isClosed = tokens[end]?.text === ',' && look(verbs, words, end + 1)?.form === 'base';
  // «выдели [галочками] то, что …»: with what it is marked goes without saying.
  const marked = /^галочк(?:ами|ой)$/.test(words[at - 1] ?? '') ? 1 : 0;
  const isLed = at > marked && look(verbs, words, at - 1 - marked)?.form === 'base';
  if (name.length === 0 || !(isLed || (isClosed && (at === 0 || tokens[at - 1]?.isMark)))) return [...tokens];
  const said = /[а-я]/.test(words[at] ?? '') ? ['письмо', 'от'] : ['the', 'letter', 'from'];
  const letter = said.map((word) => inPlaceOf(tokens[at], word));
  return [
    ...tokens.slice(0, at - (isLed ? marked : 0)),
    ...letter,
    ...name,
    ...tokens.slice(isClosed && !isLed ? end + 1 : end),
  ];
}

/** "Find Bob's email and forward it": not his address, but the letter from him. */
function theirLetter(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(({ text }, index) => isOwner(text) && has(letters, words[index + 1] ?? ''));
  const [owner, noun] = tokens.slice(at, at + 2);
  const isFound = at > 0 && look(verbs, words, at - 1)?.meaning === 'find';
  const isDone = words.slice(at + 2).some((word) => has(deeds, word));
  if (at < 0 || !owner || !noun || !isFound || !isDone) return [...tokens];
  return [
    ...tokens.slice(0, at),
    inPlaceOf(owner, 'the'),
    noun,
    inPlaceOf(noun, 'from'),
    ownerOf(owner),
    ...tokens.slice(at + 2),
  ];
}

const camings = lexicon([
  [
    true,
    ['', 'мне ', 'нам ']
      .flatMap((us) => [
        `то , что ${us}пришло от`,
        ...['прислал', 'прислала', 'прислали', 'прислало'].map((verb) => `то , что ${us}${verb}`),
      ])
      .concat(['what came from', 'what arrived from', 'what i got from', 'what we got from', 'what has come from'])
      .join('|'),
  ],
]);

/** What a letter brings. */
const contents = lexicon([[true, 'information|info|details|stuff|text']]);
const deeds = lexicon([[true, 'forward|send|reply|answer|delete|star|archive|mark|click|press']]);
const receivers = lexicon([[true, 'you|i|we|я|ты|мы|вы']]);
const received = lexicon([
  [true, 'received|got|get|have|came|arrived|written|sent|пришло|получил|получила|получили|поступило|получено'],
]);
