import { has, lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';
import { letters, nameAt } from '../letter-words.ts';

/** "check whether Ann has written to me", "has Ann sent me anything?": whether there is a letter from her. */
export function asLetterThere(tokens: readonly Token[]): Token[] {
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
