import type { Act, Kind } from '../../goal.ts';
import { awaited } from '../condition.ts';
import { findIndex, textOf, trim } from '../context.ts';
import { numberWords } from '../lexicon/calendar.ts';
import { untils } from '../lexicon/conditions.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { siteWords } from '../lexicon/small-words.ts';
import { units } from '../lexicon/units.ts';
import { isPluralHead, readPhrase, readThings } from '../phrase.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { durations } from '../values/numbers.ts';
import { type Builder, type Built, built } from './built.ts';
import { readTarget, withoutPreposition } from './targets.ts';

/** Getting about: pages, scrolling, waiting, closing. */
export const moving: Builder = ({ concept, verb, rest, context }) => {
  switch (concept) {
    case 'back': {
      const day = rest.find((token) => token.value?.kind === 'date')?.value;
      if (day) return built({ kind: 'enter', value: day, field: { words: textOf(verb, context) } });
      return isBack(rest) ? built({ kind: 'back' }) : goTo(withoutPreposition(trim(rest)));
    }
    case 'reload':
      return built({ kind: 'reload' });
    case 'go':
    case 'open': {
      // "go there": the place is part of the verb.
      const isThere = verb.at(-1)?.word === 'there';
      const after = isThere ? [...verb.slice(-1), ...rest.filter(({ word }) => word !== 'first')] : rest;
      const kept = withoutPreposition(trim(after));
      if (kept.length === 0) return undefined;
      if (/^(?:back|назад|обратно)$/.test(kept[0]?.word ?? '')) return built({ kind: 'back' });
      return goTo(kept);
    }
    case 'expand':
      return expand(rest);
    case 'scroll':
      return built(scrolling(rest));
    case 'close': {
      const { phrase, each } = readTarget(rest, context);
      const hasTarget = phrase.words !== '' || phrase.kind !== undefined;
      return { acts: [{ kind: 'close', ...(hasTarget && { what: phrase }) }], ...(each && { each }) };
    }
    case 'wait':
      return built({ kind: 'wait', for: waitFor(rest) });
    default:
      return undefined;
  }

  function expand(tokens: readonly Token[]): Built {
    const { phrase, each } = readTarget(tokens, context);
    const isMany = !each && phrase.kind === 'section' && phrase.words === '' && isPluralHead(trim(tokens));
    const all = isMany ? { ...readThings(tokens, context), count: 'all' as const } : each;
    return { acts: [{ kind: 'press', target: phrase }], ...(all && { each: all }) };
  }

  function goTo(tokens: readonly Token[]) {
    const address = tokens.find((token) => token.value?.kind === 'address');
    if (address?.value) {
      const there: Act = { kind: 'go', to: { url: address.value.text } };
      const inside = withoutSite(tokens, tokens.indexOf(address));
      return inside.length > 0 ? built(there, { kind: 'go', to: readPhrase(inside, context) }) : built(there);
    }
    const path = splitPath(tokens);
    if (path.length > 1) return built(...path.map((step): Act => ({ kind: 'go', to: readPhrase(step, context) })));
    const { phrase, each } = readTarget(tokens, context);
    const isPressed = phrase.kind !== undefined && (concept === 'open' ? pressed : shown).has(phrase.kind);
    const act: Act = isPressed ? { kind: 'press', target: phrase } : { kind: 'go', to: phrase };
    return { acts: [act], ...(each && { each }) };
  }

  /** "Scroll the list to the bottom": what has a way of its own is scrolled by itself. */
  function scrolling(tokens: readonly Token[]): Act {
    const to = scrollTo(tokens);
    const words = wordsIn(tokens);
    const end = findIndex(tokens, (at) => /^(?:to|до|в|к)$/.test(words[at] ?? '') || !!look(directions, words, at));
    const what = typeof to === 'string' && end > 0 ? readPhrase(tokens.slice(0, end), context) : undefined;
    return { kind: 'scroll', to, ...(what && scrollable.has(what.kind ?? 'page') && { within: what }) };
  }

  function scrollTo(tokens: readonly Token[]): 'up' | 'down' | 'top' | 'bottom' | ReturnType<typeof readPhrase> {
    const words = wordsIn(tokens);
    const at = findIndex(tokens, (index) => !!look(directions, words, index));
    const found = at >= 0 ? look(directions, words, at) : undefined;
    const isFar = found && (found.meaning === 'top' || found.meaning === 'bottom');
    const plain = trim(
      (found ? [...tokens.slice(0, at), ...tokens.slice(at + found.length)] : tokens).filter(
        (token) => !look(scrolled, [token.word], 0),
      ),
    );
    const target = withoutPreposition(plain, /^(?:to|till|until|до|к|на|down|up)$/);
    // "Scroll the feed down": what scrolls is not where it ends.
    const isAimed = words.some((word) => /^(?:to|till|until|до|к|на)$/.test(word));
    if (isFar || (found && !isAimed) || target.length === 0 || target.every((token) => token.isMark))
      return found?.meaning ?? 'down';
    return readPhrase(withoutPreposition(target), context);
  }

  function waitFor(tokens: readonly Token[]) {
    const value = tokens.find((token) => token.value?.kind === 'duration')?.value;
    const factor = durations.get(value?.unit ?? '');
    if (value?.number !== undefined && factor) return { milliseconds: value.number * factor };
    const words = wordsIn(tokens);
    for (const at of tokens.keys()) {
      const count = look(numberWords, words, at)?.meaning ?? 1;
      const unit = durations.get(look(units, words, at + (look(numberWords, words, at)?.length ?? 0))?.meaning ?? '');
      if (unit && unit < 86_400_000) return { milliseconds: count * unit };
    }
    const until = tokens.findIndex((_, at) => look(untils, words, at));
    const found = until >= 0 ? look(untils, words, until) : undefined;
    if (found) return awaited(tokens.slice(until + found.length), context);
    return readPhrase(
      withoutPreposition(
        trim(tokens.filter((token) => !/^(?:for|to|загрузки|появления|appear|load|finish|loading)$/.test(token.word))),
      ),
      context,
    );
  }

  function isBack(tokens: readonly Token[]): boolean {
    const text = textOf(trim(tokens), context).toLowerCase();
    const alone = /^(?:назад|обратно)$/.test(verb[0]?.word ?? '');
    return (
      alone ||
      text === '' ||
      /^(?:back|назад|обратно|page|one page|a page|to the previous page|to previous page|на (?:предыдущую|прошлую) страницу|на страницу назад|на шаг назад|previous page)/.test(
        text,
      )
    );
  }
};

/** "Account > Security", «Настройки → Язык». */
function splitPath(tokens: readonly Token[]): Token[][] {
  const steps: Token[][] = [[]];
  for (const token of tokens) {
    if (token.isMark && /^(?:>|→|->|=>|»)$/.test(token.text)) steps.push([]);
    else steps.at(-1)?.push(token);
  }
  return steps.filter((step) => step.length > 0);
}

/** What is named beside the address: "the Careers section of acme.org", but not "the page acme.org". */
function withoutSite(tokens: readonly Token[], at: number): Token[] {
  let from = at;
  while (from > 0 && look(siteWords, [tokens[from - 1]?.word ?? ''], 0)) from--;
  const before = trim(tokens.slice(0, from));
  return before.some((token) => !look(siteWords, [token.word], 0)) ? before : [];
}

/** What one opens by pressing it. */
const pressed: ReadonlySet<Kind> = new Set<Kind>([
  'menu',
  'list',
  'dialog',
  'icon',
  'button',
  'tab',
  'date',
  'switch',
  'radio',
  'checkbox',
]);
/** What one goes to by pressing it. */
const shown: ReadonlySet<Kind> = new Set<Kind>(['tab', 'button', 'menu']);

/** Ways to scroll. */
const directions = lexicon<'up' | 'down' | 'top' | 'bottom'>([
  ['down', 'down|вниз|ниже|downwards'],
  ['up', 'up|вверх|выше|наверх|upwards'],
  ['top', 'top|very top|beginning|all the way up|до начала|в начало|к началу|в самый верх|до самого верха|начал~'],
  [
    'bottom',
    'bottom|very bottom|end|all the way down|до конца|в конец|до самого конца|до низа|в самый низ|до самого низа|конц~|вниз до конца|вниз до упора',
  ],
]);

/** What scrolls. */
const scrolled = lexicon([[true, 'page|the|страниц~|a|bit|little|немного|чуть|window|of|all|way|very']]);

/** What may scroll by itself. */
const scrollable: ReadonlySet<Kind> = new Set<Kind>(['field', 'list', 'table', 'dialog', 'menu', 'section']);
