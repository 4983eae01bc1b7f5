import type { Kind, Phrase } from '../../goal.ts';
import { type Context, findIndex, textOf, trim } from '../context.ts';
import { kinds, tellingFields } from '../lexicon/kinds.ts';
import { type Found, has, look } from '../lexicon/match.ts';
import { severals } from '../lexicon/pronouns.ts';
import { articles, namers, ordinals } from '../lexicon/small-words.ts';
import { type Token, wordsIn } from '../tokens.ts';

/** A name without what surrounds it: its ordinal, its kind, its words. */
export function readHead(tokens: readonly Token[], context: Context, allowed?: ReadonlySet<Kind>): Phrase {
  const named = takeName(tokens);
  if (named) return { ...readHead(named.head, context, allowed), ...nameOf(named.name, context) };
  let rest = trim(tokens);
  // Among fields "the second box" counts boxes, but "last login" is a name.
  const isFieldName =
    allowed !== undefined && rest.length > 1 && rest.at(-1)?.word !== 'one' && !kindIn(rest, context, allowed);
  const ordinal = isFieldName ? undefined : takeOrdinal(rest);
  if (ordinal) rest = ordinal.rest;
  const telling = tellingAt(rest);
  const kind = kindIn(rest, context, allowed);
  if (kind) rest = [...rest.slice(0, kind.at), ...rest.slice(kind.at + kind.length)];
  const name = nameOf(rest, context);
  // "the first one", "the last": one of those that were spoken of.
  const isOne = /^(?:[Oo]ne|ones)$/.test(name.words) || (ordinal && !kind && !telling && name.words === '');
  // "which of them is last": the last of those.
  const areThey = ordinal !== undefined && has(severals, name.words.toLowerCase());
  return {
    ...name,
    ...((isOne || areThey) && { isPronoun: true }),
    words: name.words || (telling ?? ''),
    ...(kind && { kind: kind.meaning }),
    ...(ordinal && { ordinal: ordinal.value }),
  };
}

function nameOf(said: readonly Token[], context: Context): Pick<Phrase, 'words' | 'exact'> {
  // "row number 37" is called 37.
  const isNumbered = said.length === 2 && /^(?:number|no|nr|№|номер)$/.test(said[0]?.word ?? '') && said[1]?.value;
  const tokens = isNumbered ? said.slice(1) : said;
  const kept = trim(tokens).filter(
    (token, index, all) => !(token.isMark && /[()[\]:]/.test(token.text) && (index === 0 || index === all.length - 1)),
  );
  const quoted = kept.filter((token) => token.value?.exact);
  if (quoted.length === 1 && quoted[0]?.value) return { words: quoted[0].value.text, exact: true };
  const words = textOf(kept, context);
  const isShouted = /^[\p{Lu}\d\s]{4,}$/u.test(words) && /\p{Lu}{3}/u.test(words);
  return { words, ...(isShouted && { exact: true }) };
}

function takeName(tokens: readonly Token[]): { head: Token[]; name: Token[] } | undefined {
  const words = wordsIn(tokens);
  const at = findIndex(tokens, (index) => !!look(namers, words, index) && index < tokens.length - 1);
  const found = at >= 0 ? look(namers, words, at) : undefined;
  return found && { head: tokens.slice(0, at), name: tokens.slice(at + found.length) };
}

function takeOrdinal(tokens: readonly Token[]): { value: number; rest: Token[] } | undefined {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const found = look(ordinals, words, at);
    if (found && !isNamePart(tokens, at))
      return { value: found.meaning, rest: [...tokens.slice(0, at), ...tokens.slice(at + found.length)] };
    const number = tokens[at + 1]?.value?.number;
    const isLabel = tokens.some((_, index) => /^(?:row|page|cell)$/.test(look(kinds, words, index)?.meaning ?? ''));
    if (/^(?:number|no|nr|#|№|номер)$/.test(words[at] ?? '') && number && tokens.length > 2 && !isLabel) {
      return { value: number, rest: [...tokens.slice(0, at), ...tokens.slice(at + 2)] };
    }
    const counted = /^(\d{1,3})(?:st|nd|rd|th|-[а-я]{1,3})$/.exec(words[at] ?? '')?.[1];
    if (counted) return { value: Number(counted), rest: [...tokens.slice(0, at), ...tokens.slice(at + 1)] };
  }
  return undefined;
}

/** "First name" and "Last name" are names, not places in an order; so is what is written large in mid-sentence. */
function isNamePart(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  const isNameWord = /^(?:name|names)$/.test(tokens[at + 1]?.word ?? '') && /^(?:first|last|second)$/.test(token.word);
  // "the last 7 days", "the last week", «последние полгода»: a time up to now.
  const isPeriod = tokens[at + 1]?.value?.kind === 'duration' || PERIOD.test(tokens[at + 1]?.word ?? '');
  return isNameWord || isPeriod || (/^\p{Lu}/u.test(token.text) && token.start > 0);
}

const PERIOD = /^(?:day|week|month|year|сутки|недел[яюи]|месяц|год|полгода)$/;

/** English puts the word for the kind last, Russian first. Written large it is part of a name. */
function kindIn(
  tokens: readonly Token[],
  context: Context,
  allowed?: ReadonlySet<Kind>,
): (Found<Kind> & { at: number }) | undefined {
  const words = wordsIn(tokens);
  const found: (Found<Kind> & { at: number })[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const kind = look(kinds, words, at);
    const token = tokens[at];
    const isLarge =
      token && /^\p{Lu}/u.test(token.text) && token.start > 0 && context.task.slice(0, token.start).trim() !== '';
    if (!kind || isLarge || (allowed && !allowed.has(kind.meaning)) || has(articles, token?.word ?? '')) continue;
    if (!isAtItsPlace(tokens, at + kind.length, words[at] ?? '')) continue;
    found.push({ ...kind, at });
    at += kind.length - 1;
  }
  const isRussian = /[а-я]/.test(words[found[0]?.at ?? 0] ?? '');
  return isRussian ? found[0] : found.at(-1);
}

/** "the Save button", "the button Save", but not "email notifications". Russian words bend, so their place is free. */
function isAtItsPlace(tokens: readonly Token[], end: number, word: string): boolean {
  const next = tokens[end];
  return (
    /[а-я]/.test(word) ||
    !next ||
    next.value !== undefined ||
    next.isMark === true ||
    /^[\p{Lu}\d+]/u.test(next.text) ||
    /^(?:number|no|nr)$/.test(next.word) ||
    look(kinds, [next.word], 0) !== undefined
  );
}

function tellingAt(tokens: readonly Token[]): string | undefined {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const found = look(tellingFields, words, at);
    if (found) return found.meaning;
  }
  return undefined;
}
