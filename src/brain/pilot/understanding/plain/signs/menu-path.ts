import type { Act, Goal, Phrase } from '../../../goal.ts';
import { has, look } from '../../lexicon/match.ts';
import { articles, connectors, relations } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { type Token, wordsIn } from '../../tokens.ts';

/** "Select File > Export > PDF", «Открой Настройки → Звук»: a way through menus is one name to all readers, whatever ">" means elsewhere. */
export function asPath(said: readonly Token[]): Token[] {
  const tokens = said.map(asMark);
  const first = tokens.findIndex((token, at) => at > 1 && isStep(token) && startOf(tokens, at) !== undefined);
  const from = startOf(tokens, first);
  if (from === undefined) return tokens;
  const to = endOf(tokens, first);
  const way = tokens.slice(from, to);
  const parts = partsOf(way);
  const [start, end] = [way[0]?.start ?? 0, way.at(-1)?.end ?? 0];
  const isWay = parts.every((part) => part.length > 0 && part.length <= MOST_WORDS && part.every(isNaming));
  if (!isWay || parts.length < 2) return tokens;
  const text = parts.map((part) => part.map((token) => token.value?.text ?? token.text).join(' ')).join(' > ');
  const path: Token = { text, word: '', start, end, value: { text, kind: 'text', exact: true } };
  return [...tokens.slice(0, from), path, ...asPath(tokens.slice(to))];
}

/** "Settings › Privacy": written like a step of the way at the head of a page. */
function asMark(token: Token): Token {
  return !token.value && /^[›▸]$/.test(token.text) ? { ...token, text: '>', word: '>', isMark: true } : token;
}

function isStep({ text, value }: Token): boolean {
  return !value && /^(?:>|->|=>|→)$/.test(text);
}

/** A number that something is more than is no name. */
function isNaming({ text, value }: Token): boolean {
  return value === undefined ? /[\p{L}\d]/u.test(text) : value.exact === true;
}

function partsOf(said: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of said)
    if (isStep(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts;
}

/** What the way begins with: written large or in quotes, right after a verb that presses or chooses: places are gone to one after the other. */
function startOf(tokens: readonly Token[], step: number): number | undefined {
  const words = wordsIn(tokens);
  const verb = words.findLastIndex((_, at) => at < step && at >= step - MOST_WORDS - 2 && opens(tokens, at));
  if (step < 0 || verb < 0) return undefined;
  let from = verb + (look(verbs, words, verb)?.length ?? 1);
  while (from < step && isBetween(tokens[from])) from++;
  const [first] = tokens.slice(from, from + 1);
  const isNamed = first?.value?.exact === true || (!first?.value && /^\p{Lu}/u.test(first?.text ?? ''));
  return from < step && isNamed ? from : undefined;
}

/** "View" in the middle of a sentence is a name. */
function opens(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  const isSmall = before === undefined || before.isMark || /^\p{Ll}/u.test(token?.text ?? '');
  const verb = token?.value || !isSmall ? undefined : look(verbs, wordsIn(tokens), at);
  return verb?.form === 'base' && /^(?:choose|press|hover)$/.test(verb.meaning);
}

/** "the menu", "to": not yet a name. */
function isBetween(token: Token | undefined): boolean {
  if (!token || token.value || token.isMark) return token?.text === ':';
  return has(articles, token.word) || /^(?:to|on|menu|path|item|в|на|к|меню|пункт)$/.test(token.text);
}

/** After the last step up to the next deed, or to where it is. */
function endOf(tokens: readonly Token[], first: number): number {
  const words = wordsIn(tokens);
  const last = tokens.findLastIndex((token, at) => at >= first && isStep(token) && !hasEnd(tokens, first, at));
  const end = tokens.findIndex(
    (token, at) =>
      at > last + 1 &&
      (token.isMark ||
        has(connectors, words[at] ?? '') ||
        (look(relations, words, at) && has(articles, words[at + 1] ?? ''))),
  );
  return end < 0 ? tokens.length : end;
}

function hasEnd(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => token.isMark && !isStep(token));
}

const MOST_WORDS = 4;

/** What is reached through others is pressed after them. */
export function alongPath(goal: Goal): Goal {
  const { act } = goal;
  const [said, menu] = pathIn(act);
  const names = said?.exact && !said.place && !said.like ? said.words.split(/\s+(?:>|→|›|->)\s+/) : [];
  if (names.length < 2 || names.includes('')) return goal;
  const phrases = names.map((words): Phrase => ({ words, exact: true }));
  const through = [...(menu && menu.words !== '' ? [menu] : []), ...phrases.slice(0, -1)];
  const target = phrases.at(-1);
  return target ? { ...goal, act: { kind: 'press', target, through } } : goal;
}

/** What is pressed, chosen or opened, and what it is chosen from. */
function pathIn(act: Act): readonly (Phrase | undefined)[] {
  switch (act.kind) {
    case 'press':
      return act.how || act.times ? [] : [act.target];
    case 'choose':
      return act.things.length === 1 ? [act.things[0], act.from] : [];
    case 'go':
      return 'url' in act.to ? [] : [act.to];
    default:
      return [];
  }
}
