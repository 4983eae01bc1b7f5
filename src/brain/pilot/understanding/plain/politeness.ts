import { lexicon, look } from '../lexicon/match.ts';
import { connectors, filler, relations } from '../lexicon/small-words.ts';
import { verbs } from '../lexicon/verbs.ts';
import { asksAt } from '../questions/asks-at.ts';
import { type Token, wordsIn } from '../tokens.ts';

/** «сначала, пожалуйста, нажми», «убери его, пожалуйста, в архив», "could you, please, open": what is asked so goes on after it. */
export function withoutPoliteness(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    (_, index) => index > 1 && isPolite(tokens, index) && (opensBefore(tokens, index - 1) || goesOn(tokens, index)),
  );
  if (at < 0) return [...tokens];
  // «подскажи, пожалуйста, кто …»: what is asked still stands apart.
  const rest = asksAt(tokens, at + 2) ? tokens.slice(at + 1) : tokens.slice(at + 2);
  return withoutPoliteness([...tokens.slice(0, at - 1), ...rest]);
}

/** "…, ok?", «…, ладно?»: who ends so only asks whether it will be done. */
export function withoutAssent(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => index > 0 && assentAt(tokens, index) > 0);
  if (at < 0) return [...tokens];
  const [mark, ...rest] = tokens.slice(at + assentAt(tokens, at));
  const end = mark?.text === '?' ? [{ ...mark, text: '.', word: '.' }] : mark ? [mark] : [];
  return [...tokens.slice(0, at), ...end, ...withoutAssent(rest)];
}

/** How many tokens such an ending has, with the comma before it and without the mark after it. */
function assentAt(tokens: readonly Token[], at: number): number {
  const length = isComma(tokens[at]) ? look(assents, wordsIn(tokens), at + 1)?.length : undefined;
  const after = tokens[at + 1 + (length ?? 0)];
  return length !== undefined && (!after || /^[.!?]$/.test(after.text)) ? 1 + length : 0;
}

const assents = lexicon([
  [
    true,
    "ok|okay|o.k|all right|alright|will you|would you|can you|could you|if you can|if you could|if possible|if you don't mind|if you would|хорошо|ладно|ок|окей|договорились|идет|если можно|если не трудно|если не сложно|если нетрудно|если тебе не трудно|если вам не трудно|если тебе не сложно|если вам не сложно|можешь|можете|сможешь|сможете",
  ],
]);

function isPolite(tokens: readonly Token[], at: number): boolean {
  const isWord = !tokens[at]?.value && /^(?:please|пожалуйста)$/.test(tokens[at]?.word ?? '');
  return isWord && isComma(tokens[at - 1]) && isComma(tokens[at + 1]);
}

/** Whether all that is said since the last mark only leads to what is wanted. */
function opensBefore(tokens: readonly Token[], end: number): boolean {
  const before = tokens.slice(0, end);
  const from = before.findLastIndex(({ isMark }) => isMark) + 1;
  return look(filler, wordsIn(before), from)?.length === before.length - from;
}

/** A verb that begins a request stands right before it and what it is done with after it, or where to: one request, and politeness in it. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const words = wordsIn(tokens);
  const isAsked = (index: number) => look(verbs, words, index)?.form === 'base' && !tokens[index]?.value;
  if (isAsked(at + 2) || look(connectors, words, at + 2)) return false;
  const before = tokens[at - 3];
  const isBegun =
    isAsked(at - 2) && (!before || before.isMark === true || look(connectors, words, at - 3) !== undefined);
  return isBegun || look(relations, words, at + 2) !== undefined;
}

function isComma(token: Token | undefined): boolean {
  return token?.isMark === true && token.text === ',';
}

/** "the currency on this site", «язык на сайте»: where one is goes without saying, unless a site is named. */
export function withoutSite(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 0 && look(sites, words, index) !== undefined);
  const end = at + (look(sites, words, at)?.length ?? 0);
  const next = tokens[end];
  const isNamed = next !== undefined && (next.value !== undefined || /^\p{Lu}/u.test(next.text));
  if (at < 0 || isNamed) return [...tokens];
  return [...tokens.slice(0, at), ...withoutSite(tokens.slice(end))];
}

const sites = lexicon([
  [true, 'on the site|on this site|on the website|on this website|на сайте|на этом сайте|на вашем сайте'],
]);
