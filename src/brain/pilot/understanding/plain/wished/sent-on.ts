import { has, lexicon, look } from '../../lexicon/match.ts';
import { pronouns } from '../../lexicon/pronouns.ts';
import { articles, connectors } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';
import { isFrom, isOwner, letters, nameAt, ownerOf, sendings, toUs, which, wrote } from '../letter-words.ts';
import { asLetterFrom } from '../whose-letter.ts';
import { WISHES } from '../wishing.ts';

/**
 * "Send Ann the letter that Bob wrote you", "Bob's mail has to be forwarded to Ann", «отправь Анне письмо от Бориса»: a letter that is
 * there already, and shall go to somebody else, is forwarded. All of them are read as "forward the letter from Bob to Ann".
 */
export function asForwarded(tokens: readonly Token[]): Token[] {
  return [asLetterFrom, asWantedByWriter, asAsked, asAwaited, givenTheirs, toTheirs, receiverLast, asForward].reduce(
    (left, step) => step(left),
    [...tokens],
  );
}

/** "Bob wants his letter [to be] sent to Ann": the letter from Bob is. */
function asWantedByWriter(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const name = nameAt(tokens, 0);
  const wants = look(wanting, words, name.length);
  const own = name.length + (wants?.length ?? 0);
  const noun = own + (look(theirs, words, own)?.length ?? 0);
  const sent = look(beingSent, words, noun + 1);
  const to = noun + 1 + (sent?.length ?? 0);
  const [first] = name;
  const letter = tokens[noun];
  if (!first || !letter || !wants || noun === own || !has(letters, letter.word) || !sent || words[to] !== 'to')
    return [...tokens];
  return [
    inPlaceOf(first, 'forward'),
    inPlaceOf(first, 'the'),
    letter,
    inPlaceOf(letter, 'from'),
    ...name,
    ...tokens.slice(to),
  ];
}

/** "Bob wrote an email that needs to be forwarded to Ann", "the letter from Bob should be forwarded to Ann". */
function asAsked(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const wished = tokens.findIndex((_, at) => look(wishes, words, at) !== undefined);
  // "I want the letter from Bob sent to Ann".
  const asked = (at: number) => look(toBeForwarded, words, at) ?? (wished < 0 ? undefined : look(beingSent, words, at));
  const to = tokens.findIndex((_, at) => at > wished && words[at + (asked(at)?.length ?? 0)] === 'to' && asked(at));
  const end = to + (asked(to)?.length ?? 0);
  const start =
    tokens.findLastIndex(({ isMark, text }, at) => at < to && isMark === true && /^[.!?;:\n]/.test(text)) + 1;
  if (to < 0) return [...tokens];
  const wish = look(wishes, words, start)?.length ?? 0;
  const said = withoutWhich(tokens.slice(start + wish, to));
  const noun = findLetter(said);
  // A letter that is only to be sent is written first, unless it is from somebody.
  const isThere = words[end - 1] !== 'sent' || isFrom(said, noun);
  const letter = writtenBy(said) ?? (noun >= 0 && noun <= 1 && isThere ? said : undefined);
  const first = tokens[start];
  if (!letter || !first) return [...tokens];
  return [...tokens.slice(0, start), inPlaceOf(first, 'forward'), ...letter, ...tokens.slice(end)];
}

function withoutWhich(said: readonly Token[]): Token[] {
  const last = said.findLastIndex(({ isMark, word }) => !isMark && !has(which, word) && !/^(?:and|it)$/.test(word));
  return said.slice(0, last + 1);
}

/** "Bob wrote [me] an email [in this app]": the email from Bob. What else is said of it is left as it is. */
function writtenBy(said: readonly Token[]): Token[] | undefined {
  const words = wordsIn(said);
  const name = nameAt(said, 0);
  const noun = findLetter(said);
  const between = words.slice(name.length + 1, noun).filter((word) => !has(toUs, word) && !has(articles, word));
  const after = noun < 0 ? 0 : (look(here, words, noun + 1)?.length ?? 0);
  const isWhole = noun > 0 && between.length === 0 && noun + 1 + after === said.length;
  const [letter] = said.slice(noun, noun + 1);
  if (name.length === 0 || !has(wrote, words[name.length] ?? '') || !isWhole || !letter) return undefined;
  return [inPlaceOf(letter, 'the'), letter, inPlaceOf(letter, 'from'), ...name];
}

function findLetter(said: readonly Token[]): number {
  return said.findIndex(({ word, value }) => !value && has(letters, word));
}

/** "Ann is waiting for the letter from Bob", where nothing else is asked for: she shall have it. */
function asAwaited(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const name = nameAt(tokens, 0);
  const waits = look(waiting, words, name.length);
  const from = name.length + (waits?.length ?? 0);
  const noun = afterDeterminer(words, from);
  const [first] = name;
  if (!first || !waits || !has(letters, words[noun] ?? '') || !isFrom(tokens, noun)) return [...tokens];
  const end = noun + 2 + nameAt(tokens, noun + 2).length;
  if (tokens.slice(end).some(({ isMark }) => !isMark)) return [...tokens];
  const isRussian = /[а-я]/.test(words[noun] ?? '');
  const [verb, to] = isRussian ? ['перешли', 'на'] : ['forward', 'to'];
  return [inPlaceOf(first, verb), ...tokens.slice(from, end), inPlaceOf(first, to), ...name, ...tokens.slice(end)];
}

/** "Send Ann Bob's letter", "all of Bob's letters": Bob's letter to Ann. */
function givenTheirs(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    ({ value }, index) => !value && has(sendings, words[index] ?? '') && isFirst(tokens, index),
  );
  const name = nameAt(tokens, at + 1);
  const after = at + 1 + name.length;
  const all = look(wholly, words, after)?.length ?? 0;
  const from = after + all;
  const [owner, noun] = tokens.slice(from, from + 2);
  const isWhole = endOf(tokens, from) === from + 2;
  if (at < 0 || name.length === 0 || !owner || !noun || !isWhole) return [...tokens];
  if (!isOwner(owner.text) || !has(all > 0 ? several : letters, noun.word)) return [...tokens];
  const letter = [inPlaceOf(owner, all > 0 ? 'all' : 'the'), noun, inPlaceOf(noun, 'from'), ownerOf(owner)];
  const verb = inPlaceOf(tokens[at], 'forward');
  return [...tokens.slice(0, at), verb, ...letter, inPlaceOf(name[0], 'to'), ...name, ...tokens.slice(from + 2)];
}

/** "Send it to Bob's inbox": to Bob. What is answered is a letter of his. */
function toTheirs(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(({ text }, index) => isOwner(text) && words[index - 1] === 'to');
  const owner = tokens[at];
  const length = look(mailboxes, words, at + 1)?.length ?? 0;
  const isSent = tokens.slice(0, Math.max(at, 0)).some(({ value, word }) => !value && has(sendings, word));
  const isAnswer = tokens.some(({ value, word }) => !value && has(answers, word));
  const isLast = endOf(tokens, at) === at + 1 + length;
  if (!owner || length === 0 || !isSent || isAnswer || !isLast) return [...tokens];
  return [...tokens.slice(0, at), ownerOf(owner), ...tokens.slice(at + 1 + length)];
}

/** "Forward to Ann the letter from Bob": the letter from Bob to Ann. */
function receiverLast(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    ({ value }, index) => !value && has(sendings, words[index] ?? '') && isFirst(tokens, index),
  );
  const from = at + (words[at + 1] === 'to' ? 2 : 1);
  const name = nameAt(tokens, from);
  const noun = afterDeterminer(words, from + name.length);
  if (at < 0 || name.length === 0 || !has(letters, words[noun] ?? '') || !isFrom(tokens, noun)) return [...tokens];
  const end = endOf(tokens, noun);
  const to = inPlaceOf(name[0], /[а-я]/.test(words[at] ?? '') ? 'на' : 'to');
  return [...tokens.slice(0, at + 1), ...tokens.slice(from + name.length, end), to, ...name, ...tokens.slice(end)];
}

/** "Send the letter from Bob to Ann", "find the letter from Bob and send it to Ann": sent on, not written. */
function asForward(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.map((token, at) => {
    if (token.value || !has(others, token.word) || !isFirst(tokens, at)) return token;
    const first = afterDeterminer(words, at + 1);
    const isTheirs = isOwner(tokens[at + 1]?.text ?? '') && has(letters, words[at + 2] ?? '');
    const isThere = has(letters, words[first] ?? '') && isFrom(tokens, first);
    const isIt = /^(?:it|его)$/.test(words[at + 1] ?? '') && isFoundBefore(tokens, at);
    const isToSomebody = goesTo(tokens, isTheirs ? at + 2 : isIt ? at + 1 : first);
    const verb = /[а-я]/.test(token.word) ? 'перешли' : 'forward';
    return (isTheirs || isThere || isIt) && isToSomebody ? { ...token, text: verb, word: verb } : token;
  });
}

/** Somebody is named to whom it goes: after "to", or, in Russian, last. */
function goesTo(tokens: readonly Token[], at: number): boolean {
  const said = tokens.slice(at, endOf(tokens, at));
  const to = said.findLastIndex(({ word }) => word === 'to');
  if (to >= 0) return nameAt(said, to + 1).length > 0;
  return /[а-я]/.test(said[0]?.word ?? '') && isDative(said.at(-1)?.text ?? '');
}

function isDative(text: string): boolean {
  return /^\p{Lu}\p{Ll}+(?:у|ю|е|и|ой|ей)$/u.test(text);
}

/** «[перешли] его Ивану»: a pronoun, and to whom it goes. */
export function isHandedOn(said: readonly Token[]): boolean {
  const [it] = said;
  const isIt = it !== undefined && !it.value && has(pronouns, it.word);
  return isIt && said.length > 1 && nameAt(said, 1).length === said.length - 1;
}

/** A letter that was to be found or opened. */
function isFoundBefore(tokens: readonly Token[], at: number): boolean {
  const words = wordsIn(tokens);
  return tokens.slice(0, at).some(({ value }, index) => {
    const verb = value ? undefined : look(verbs, words, index)?.meaning;
    if (verb !== 'find' && verb !== 'open') return false;
    return tokens
      .slice(index, at)
      .some((_, more) => has(letters, words[index + more] ?? '') && isFrom(tokens, index + more));
  });
}

/** A verb that begins what is asked for. */
function isFirst(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    !before ||
    before.isMark === true ||
    has(connectors, before.word) ||
    /^(?:please|to|пожалуйста|надо|нужно)$/.test(before.word)
  );
}

function endOf(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(
    ({ isMark, word, value }, index) => index > at && !value && (isMark || has(connectors, word)),
  );
  return end < 0 ? tokens.length : end;
}

/** "the letter", "that letter": where the noun stands. */
function afterDeterminer(words: readonly string[], at: number): number {
  return has(articles, words[at] ?? '') || /^(?:that|this)$/.test(words[at] ?? '') ? at + 1 : at;
}

/** The same, but for the word that says it by itself. */
const others = lexicon([[true, 'send|pass|give|отправь|отправьте|пошли|пошлите|отправить']]);
const here = lexicon([[true, 'here|in here|in this app|in my inbox|in the inbox|in my mailbox|in this mailbox']]);
const waiting = lexicon([
  [
    true,
    'is waiting for|waits for|is expecting|needs|needs to get|needs to see|needs to read|needs to have|wants|wants to see|wants to read|wants to get|wants to have|would like|would like to see|would like to read|should get|should see|should have|has to see|ждет|ожидает|просит|хочет прочитать|хочет увидеть|хочет получить|должен получить|должна получить|должен увидеть|должна увидеть',
  ],
]);
const toBeForwarded = lexicon([
  [
    true,
    'to be forwarded|to be sent|to be sent on|to be passed on|needs to be sent|has to be sent|should be sent|must be sent|needs to be forwarded|has to be forwarded|should be forwarded|must be forwarded|ought to be forwarded|needs forwarding|is to be forwarded|needs to be sent on|should be sent on|has to be sent on|needs to be passed on|should be passed on',
  ],
]);
const wanting = lexicon([[true, 'wants|needs|would like|asked for|asks for|asked to have|wishes']]);
const theirs = lexicon([[true, 'his|her|their|his or her|her or his|their own|his own|her own']]);
const beingSent = lexicon([
  [
    true,
    ['', 'to be ', 'to get ']
      .flatMap((be) => ['sent', 'forwarded', 'passed on', 'sent on'].map((sent) => `${be}${sent}`))
      .join('|'),
  ],
]);
const wishes = lexicon([[true, [...WISHES, 'make sure', 'make sure that', 'see to it that'].join('|')]]);
const wholly = lexicon([[true, 'all|all of|every one of']]);
const several = lexicon([[true, 'emails|e-mails|mails|mail|letters|messages|notes']]);
const answers = lexicon([[true, 'reply|answer|response|respond']]);
const mailboxes = lexicon([[true, 'email|e-mail|mail|inbox|mailbox|email address|mail address']]);
