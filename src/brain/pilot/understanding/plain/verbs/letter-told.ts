import { inPlaceOf, markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * "A mail has to go out to Ann that says “Hi” and has “Tea” as its subject", "…, and the letter itself just says “Hi”": what a letter shall
 * say is told of it as of something that is there already. It is written so.
 */
export function asLetterSent(tokens: readonly Token[]): Token[] {
  return asTextTold(asSubjectHad(asGoneOut(tokens)));
}

/** "[A mail has to go out] to Ann": send it. */
function asGoneOut(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    if (at > 0 && !/^[.!?;\n]/.test(tokens[at - 1]?.text ?? '')) continue;
    const said = GOES_OUT.exec(words.slice(at, at + MOST_WORDS).join(' '));
    const end = at + (said?.[0].split(' ').length ?? 0);
    const sent = ['send', 'a', said?.groups?.['letter'] ?? ''].map((word) => inPlaceOf(tokens[at], word));
    if (said) return [...tokens.slice(0, at), ...sent, ...asGoneOut(tokens.slice(end))];
  }
  return [...tokens];
}

const MOST_WORDS = 8;
const NOUN = '(?:mail|email|e-mail|letter|message|note)';
const GOES_OUT = new RegExp(
  `^(?:an?|another|one) (?<letter>${NOUN}) (?:has to|should|must|needs to|is to|ought to) go(?: out| off)?(?= to )`,
);

/** "… and has “Tea” as its subject": with that subject. */
function asSubjectHad(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    ({ value }, index) =>
      value?.exact === true &&
      /^(?:has|have|having|with)$/.test(words[index - 1] ?? '') &&
      /^as (?:its|the|a) subject(?: line)?(?: |$)/.test(words.slice(index + 1, index + 5).join(' ')),
  );
  const [subject] = tokens.slice(at, at + 1);
  const isLetter = words.slice(0, Math.max(at, 0)).some((word) => LETTER.test(word));
  if (at < 0 || !subject || !isLetter) return [...tokens];
  const end = at + (words[at + 4] === 'line' ? 5 : 4);
  const before = tokens.slice(0, at - 1);
  while (/^(?:and|,)$/.test(before.at(-1)?.text ?? '')) before.pop();
  const named = [markInPlaceOf(tokens[at - 1], ','), inPlaceOf(tokens[at - 1], 'subject'), subject];
  // "… with “Tea” as the subject and the text “Hi”": one more of the kind.
  const rest = tokens.slice(words[end] === 'and' && words[end + 1] !== 'send' ? end + 1 : end);
  const comma = rest.length > 0 && rest[0] !== tokens[end] ? [markInPlaceOf(tokens[end], ',')] : [];
  return [...before, ...named, ...comma, ...rest];
}

/** "The subject should be “Tea”, and [the letter itself just says] “Hi”": the text should be that. */
function asTextTold(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const [at, token] of tokens.entries()) {
    const before = words[at - 1] ?? '';
    const said = /^(?:and|,|\.|;)$/.test(before) ? SAYS.exec(words.slice(at, at + MOST_WORDS).join(' ')) : undefined;
    const end = at + (said?.[0].split(' ').length ?? 0);
    const isSubject = words.slice(0, at).includes('subject');
    if (!said || !isSubject || !tokens[end]?.value?.exact) continue;
    const text = ['the', 'text', 'should', 'be'].map((word) => inPlaceOf(token, word));
    return [...tokens.slice(0, at), ...text, ...tokens.slice(end)];
  }
  return [...tokens];
}

const SAYS = new RegExp(
  `^(?:the|its|my) ${NOUN}(?: itself)?(?: (?:should|must|shall|just|simply|only|then))* (?:says?|reads?|goes)(?= )`,
);
const LETTER = new RegExp(`^(?:${NOUN}|write)$`);
