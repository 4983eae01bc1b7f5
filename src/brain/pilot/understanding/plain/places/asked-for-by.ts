import { lexicon, look } from '../../lexicon/match.ts';
import { type Token, wordsIn } from '../../tokens.ts';

/** "My boss wants “Plan 2030”. It's in Reports, download the file": what somebody wants is the file that is spoken of. */
export function asWantedFile(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const end = tokens.findIndex(({ text }) => /^[.!;:]$/.test(text));
  const name = tokens[end - 1];
  const isWanted = WANTS.test(words.slice(0, Math.max(end - 1, 0)).join(' ')) && name?.value?.exact === true;
  const at = words.findIndex((_, index) => index > end && look(files, words, index) !== undefined);
  const length = look(files, words, at)?.length ?? 0;
  const others = tokens.slice(end).filter(({ value }) => value?.exact);
  if (!isWanted || !name || at < 0 || others.length > 0) return [...tokens];
  const said = { ...name, start: tokens[at]?.start ?? 0, end: tokens[at + length - 1]?.end ?? 0 };
  return [...tokens.slice(end + 1, at), said, ...tokens.slice(at + length)];
}

const WANTS =
  /^(?:(?:my|our|the) \p{L}+(?: \p{L}+)? (?:wants|needs|requires|asks for|asked for|is asking for|has asked for|would like)|(?:i|we)(?:'d like| need| want| would like))(?: (?:the|to see|to have))*$/u;

const files = lexicon([
  [
    true,
    ['file', 'document', 'paper', 'pdf', 'attachment']
      .flatMap((file) => ['the', 'that', 'this'].map((the) => `${the} ${file}`))
      .join('|'),
  ],
]);
