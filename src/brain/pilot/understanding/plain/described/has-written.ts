import { has, lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, saidThere, type Token, wordsIn, wordsTaken } from '../../tokens.ts';
import { letters, nameAt } from '../letter-words.ts';

/** "check whether Ann has written to me", "has Ann sent me anything?": whether there is a letter from her. */
export function asLetterThere(said: readonly Token[]): Token[] {
  const tokens = asIfFrom(withWriterNamed(said));
  const at = tokens.findIndex((_, index) => writtenAt(tokens, index) !== undefined);
  const written = writtenAt(tokens, at);
  const asking = tokens[at];
  if (!written || !asking) return [...tokens];
  const { name, end, isAsked } = written;
  const opener = isAsked ? ['is', 'there'] : [asking.word, 'there', 'is'];
  const there = [...opener, 'a', 'letter', 'from'].map((word) => inPlaceOf(asking, word));
  const rest = tokens.slice(end + (look(lying, wordsIn(tokens), end)?.length ?? 0));
  return [...tokens.slice(0, at), ...there, ...name, ...withIt(withoutWriter(rest, name))];
}

/** "… If so, delete [that mail]", "if [his mail] is in the inbox": it. */
function withIt(rest: readonly Token[]): Token[] {
  const words = wordsIn(rest);
  const at = words.findIndex(
    (word, index) => /^(?:that|this|his|her|their|its)$/.test(word) && has(letters, words[index + 1] ?? ''),
  );
  const noun = rest[at + 1];
  if (at < 0 || !noun) return [...rest];
  return [...rest.slice(0, at), { ...inPlaceOf(rest[at], 'it'), end: noun.end }, ...rest.slice(at + 2)];
}

/** "anything [that's sitting] in the inbox": where it is. */
const lying = lexicon([
  [
    true,
    ["that's", 'that is', "which's", 'which is']
      .flatMap((that) => ['', ' sitting', ' lying', ' waiting', ' still', ' now'].map((lies) => `${that}${lies}`))
      .concat(['sitting', 'lying', 'waiting'])
      .join('|'),
  ],
]);

interface Written {
  name: readonly Token[];
  end: number;
  /** Asked with the helper first: "has Ann written". */
  isAsked: boolean;
}

function writtenAt(tokens: readonly Token[], at: number): Written | undefined {
  const words = wordsIn(tokens);
  const isFirst = at === 0 || tokens[at - 1]?.isMark === true;
  const isAsked = isFirst && /^(?:has|have|did)$/.test(words[at] ?? '');
  if (at < 0 || !(isAsked || has(whether, words[at] ?? ''))) return undefined;
  const name = nameAt(tokens, at + 1);
  const verb = at + 1 + name.length;
  const found = look(writings, words, verb);
  const end = verb + (found?.length ?? 0);
  return name.length > 0 && found ? { name, end, isAsked } : undefined;
}

/** "…, and should there be something [from him]": from the one who was named. */
function withoutWriter(rest: readonly Token[], name: readonly Token[]): Token[] {
  const words = wordsIn(rest);
  const at = rest.findIndex((_, index) => look(somethings, words, index) !== undefined);
  const end = at + (look(somethings, words, at)?.length ?? 0);
  const [stand] = rest.slice(at, at + 1);
  if (at < 0 || !stand || name.length === 0) return [...rest];
  const one = ['if', 'there', 'is', 'one'].map((word) => inPlaceOf(stand, word));
  return [...rest.slice(0, at), ...one, ...rest.slice(end)];
}

const whether = lexicon([[true, 'whether|if']]);

const SENT = ['a message', 'a letter', 'a mail', 'an email', 'anything', 'something', 'any mail'];
const writings = lexicon([
  [
    true,
    ['has ', 'have ', 'had ', '']
      .flatMap((helper) => ['written', 'wrote', 'write', 'emailed', 'mailed'].map((verb) => `${helper}${verb}`))
      .flatMap((wrote) => ['to me', 'to us', 'me', 'us'].map((whom) => `${wrote} ${whom}`))
      .join('|'),
  ],
  [
    true,
    ['has sent', 'have sent', 'had sent', 'sent', 'send']
      .flatMap((sent) => ['me ', 'us ', ''].flatMap((whom) => SENT.map((what) => `${sent} ${whom}${what}`)))
      .join('|'),
  ],
]);

const somethings = lexicon([
  [
    true,
    ['should there be', 'if there is', "if there's", 'if you find', 'if there should be', 'when there is']
      .flatMap((there) => ['something', 'anything', 'one', 'a letter', 'a message'].map((one) => `${there} ${one}`))
      .flatMap((there) => ['him', 'her', 'them'].map((whom) => `${there} from ${whom}`))
      .join('|'),
  ],
]);

/** "anything from Ann? then delete it": if there is a letter from her. */
function asIfFrom(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => ANYTHING.test(words.slice(index, index + 5).join(' ')));
  const from = at + wordsTaken(ANYTHING, words.slice(Math.max(at, 0), at + 5));
  const name = at < 0 ? [] : nameAt(tokens, from);
  const mark = from + name.length;
  const then =
    /^(?:then|if so ,?)(?= )/
      .exec(words.slice(mark + 1).join(' '))?.[0]
      .trim()
      .split(' ').length ?? 0;
  const before = tokens[at - 1];
  const isFirst = before === undefined || before.isMark === true;
  if (at < 0 || name.length === 0 || tokens[mark]?.text !== '?' || then === 0 || !isFirst) return [...tokens];
  const opened = ['if', 'there', 'is', 'a', 'letter', 'from'].map((word) => inPlaceOf(tokens[at], word));
  const comma = { ...inPlaceOf(tokens[mark], ','), isMark: true };
  return [...tokens.slice(0, at), ...opened, ...name, comma, ...tokens.slice(mark + 1 + then)];
}

const ANYTHING = /^(?:(?:is there|do i have) )?any(?:thing| mail| email| message| letter)(?= from )(?: from)/;

/** "I think Ann wrote to me …. If there [really] is a letter from her, …": from Ann. */
function withWriterNamed(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const opener = wordsTaken(THINKING, words.slice(0, 3));
  const name = opener > 0 ? nameAt(tokens, opener) : [];
  const verb = look(writings, words, opener + name.length);
  const end = tokens.findIndex(({ text }) => /^[.!;]$/.test(text));
  const whom = words.findIndex(
    (word, index) => index > end && /^(?:him|her|them)$/.test(word) && words[index - 1] === 'from',
  );
  const condition = words.findIndex(
    (_, index) => index > end && /^(?:if|in case) there(?:'s)? /.test(words.slice(index, index + 4).join(' ')),
  );
  // "I think Ann wrote to me, so open the inbox. …": something is to be done there, too.
  const isMore = words.slice(0, Math.max(end, 0)).some((word) => /^(?:,|:|so|please)$/.test(word));
  if (name.length === 0 || isMore || !verb || end < 0 || condition < 0 || whom < condition) return [...tokens];
  const rest = tokens.slice(end + 1, whom).filter(({ word }) => !/^(?:really|actually|indeed)$/.test(word));
  return [...rest, ...saidThere(name, tokens[whom]), ...tokens.slice(whom + 1)];
}

const THINKING = /^(?:i (?:think|believe|guess|suppose|heard)|maybe|perhaps)(?= )/;
