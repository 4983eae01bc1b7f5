import type { Act, Constraint, Phrase } from '../../goal.ts';
import { takeBest } from '../constraints.ts';
import { type Context, findIndex, isSmall, propertyPhrase, splitList, textOf, trim, valueFrom } from '../context.ts';
import { firsts, orders } from '../lexicon/degrees.ts';
import { controlKinds, kinds } from '../lexicon/kinds.ts';
import { look } from '../lexicon/match.ts';
import { properties } from '../lexicon/properties.ts';
import { relations, ties } from '../lexicon/small-words.ts';
import { readPairs } from '../pairs.ts';
import { readField, readObjects, readPhrase, readThings } from '../phrase.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Builder, type Built, built } from './built.ts';
import { entered } from './entering.ts';
import { readTarget, splitNames } from './targets.ts';

/** Sorting, filtering, dragging and moving. */
export const arranging: Builder = ({ concept, verb, rest, context }) => {
  switch (concept) {
    case 'sort':
      return sort(rest, context);
    case 'filter':
      return filter(rest, context);
    case 'drag':
    case 'move':
      return rescheduled(verb, rest, context) ?? move(rest, context, concept === 'drag');
    default:
      return undefined;
  }
};

function sort(rest: readonly Token[], context: Context): Built | undefined {
  const words = wordsIn(rest);
  const at = findIndex(rest, (index) => !!look(orders, words, index));
  const found = at >= 0 ? look(orders, words, at) : undefined;
  const order = found ? { order: found.meaning } : {};
  const kept = found ? [...rest.slice(0, at), ...rest.slice(at + found.length)] : rest;
  const by = findIndex(
    kept,
    (index) => /^(?:by|on|according|по)$/.test(kept[index]?.word ?? '') && index < kept.length - 1,
  );
  const property = trim(by >= 0 ? upToMark(kept.slice(by + 1)) : []).filter(
    (token) => !/^(?:their|its|his|in|from|order|the|в|порядке|to)$/.test(token.word),
  );
  const before = trim(by >= 0 ? kept.slice(0, by) : []);
  const things = before.length > 0 ? { things: { ...readThings(before, context), count: 'all' as const } } : {};
  if (property.length > 0) {
    const { best, rest: name } = takeBest(property, context);
    const field = best && trim(name).length === 0 ? best.by : readField(best ? name : property, context);
    const told = best ? { order: found?.meaning ?? (best.order === 'least' ? 'rising' : 'falling') } : order;
    return built({ kind: 'sort', by: field, ...told, ...things });
  }
  // «по убыванию зарплаты»: by what comes after how.
  const after = found && /^по$/.test(words[at] ?? '') ? trim(upToMark(rest.slice(at + found.length))) : [];
  if (after.length > 0 && found) {
    const some = trim(rest.slice(0, at));
    const sorted = some.length > 0 ? { things: { ...readThings(some, context), count: 'all' as const } } : {};
    return built({ kind: 'sort', by: readField(after, context), order: found.meaning, ...sorted });
  }
  const first = firstOf(rest);
  if (first)
    return built({ kind: 'sort', by: propertyPhrase(first.by, context), order: found?.meaning ?? first.order });
  const named = kept.map((_, index) => look(properties, wordsIn(kept), index)?.meaning).find(Boolean);
  if (named) return built({ kind: 'sort', by: propertyPhrase(named, context), ...order });
  return found ? built({ kind: 'sort', by: { words: '' }, ...order }) : undefined;
}

function upToMark(tokens: readonly Token[]): Token[] {
  const at = findIndex(tokens, (index) => tokens[index]?.isMark === true);
  return tokens.slice(0, at < 0 ? tokens.length : at);
}

function firstOf(tokens: readonly Token[]) {
  const words = wordsIn(tokens);
  return tokens.map((_, at) => look(firsts, words, at)?.meaning).find(Boolean);
}

/** "by brand Acme", "to 4 stars and up", "only red shoes". */
function filter(rest: readonly Token[], context: Context): Built | undefined {
  const only = findIndex(rest, (at) => /^(?:only|just|только|лишь)$/.test(rest[at]?.word ?? ''));
  const kept = trim(rest.slice(only + 1));
  const words = wordsIn(kept);
  const by = findIndex(
    kept,
    (at) => /^(?:by|to|for|on|по|до)$/.test(words[at] ?? '') && at < kept.length - 1 && !kept[at + 1]?.value,
  );
  if (by >= 0 && (look(properties, words, by + 1) || by === 0 || words[by] === 'by' || words[by] === 'по')) {
    const before = trim(kept.slice(0, by));
    const things = before.length > 0 ? { things: { ...readThings(before, context), count: 'all' as const } } : {};
    const constraints = splitList(kept.slice(by + 1)).flatMap((member) => constraintsOf(member, context));
    return constraints.length > 0 ? built({ kind: 'filter', ...things, by: constraints }) : undefined;
  }
  const constraints = constraintsOf(kept, context);
  if (constraints.length === 0) return undefined;
  const { where, ...things } = readThings(kept, context);
  const adjective = constraints.length === 1 && constraints[0]?.of === undefined && where.length === 0;
  const what = adjective ? lastWords(things.what, 1) : things.what;
  const isNamed = what.words !== '' || what.kind !== undefined;
  return built({ kind: 'filter', ...(isNamed && { things: { ...things, what, where: [] } }), by: constraints });
}

/** What is asked of things; where only an adjective stands before them, that: "red shoes". */
function constraintsOf(tokens: readonly Token[], context: Context): Constraint[] {
  const { what, where } = readThings(tokens, context);
  if (where.length > 0) return [...where];
  const kept = trim(tokens);
  const property = look(properties, wordsIn(kept), 0);
  const pair = property && kept.length > property.length ? readPairs(kept, context, 'field first')[0] : undefined;
  if (pair?.field && property)
    return [{ of: { words: property.meaning[context.language] }, is: '=', value: pair.value }];
  const [first, ...others] = kept;
  const large = findIndex(
    kept,
    (at) => at > 0 && (/^\p{Lu}/u.test(kept[at]?.text ?? '') || kept[at]?.value !== undefined),
  );
  const isNamed = large > 0 && large < 3 && kept.slice(0, large).every((token) => /^\p{Ll}+$/u.test(token.text));
  if (isNamed && kept.slice(large).every((token) => token.value !== undefined || /^\p{Lu}/u.test(token.text)))
    return [
      { of: { words: textOf(kept.slice(0, large), context) }, is: '=', value: valueFrom(kept.slice(large), context) },
    ];
  if (first?.value) return [{ is: '=', value: first.value }];
  const place = findIndex(kept, (at) => at > 0 && look(relations, wordsIn(kept), at) !== undefined);
  if (place > 0 && what.place && what.words === '')
    return [{ is: '=', value: { text: textOf(kept.slice(place), context), kind: 'text' } }];
  if (!first || what.words === '') return [];
  const isAdjective = others.length > 0 && !look(ties, [others[0]?.word ?? ''], 0);
  return [{ is: '=', value: valueFrom(isAdjective ? kept.slice(0, -1) : kept, context) }];
}

function lastWords(phrase: Phrase, count: number): Phrase {
  const words = phrase.words.split(/\s+/);
  return words.length > count ? { ...phrase, words: words.slice(-count).join(' ') } : { words: '' };
}

/** A slider is moved to a value, a letter into a folder, a card onto a column. */
function move(rest: readonly Token[], context: Context, isDrag: boolean): Built | undefined {
  const words = wordsIn(rest);
  const at = lastIndex(
    rest,
    (index) =>
      /^(?:to|into|onto|on|in|over|under|below|above|before|after|в|во|на|к|под|до|между)$/.test(words[index] ?? '') &&
      index > 0 &&
      !isSideAt(rest, index),
  );
  const what = trim(at > 0 ? rest.slice(0, at) : rest);
  const to = trim(at > 0 ? rest.slice(at + 1) : []);
  const value = to.length === 1 ? to[0]?.value : undefined;
  if (value && !value.exact && /^(?:number|date|time|money|duration)$/.test(value.kind)) {
    return built(...readPairs(rest, context, 'field first').map(entered));
  }
  const aside = isDrag && at <= 0 ? towards(rest, context) : undefined;
  if (aside) return aside;
  if (what.length === 0 || to.length === 0) return undefined;
  const target = readPhrase(to, context);
  const isFolder =
    (what.length === 1 && what[0]?.value !== undefined && isPutAway(to)) ||
    to.some((_, index) => look(kinds, wordsIn(to), index)?.meaning === 'folder');
  if (!isDrag && (isFolder || what.some((_, index) => look(kinds, wordsIn(what), index)?.meaning === 'message'))) {
    return built({ kind: 'add', things: readObjects(what, context), to: target });
  }
  const listed = splitList(what);
  const members = splitNames(what, listed.every(isName) || (isDrag && listed.every(isOneWord)));
  if (members.length > 1)
    return built(...members.map((member): Act => ({ kind: 'drag', what: readPhrase(member, context), to: target })));
  const { phrase, each } = readTarget(what, context);
  return { acts: [{ kind: 'drag', what: phrase, to: target }], ...(each && { each }) };
}

/** "to the archive", «в корзину»: what goes there is put away, by whatever the page has for it. */
function isPutAway(to: readonly Token[]): boolean {
  const [only, ...others] = to.filter((token) => !isSmall(token));
  return (
    others.length === 0 &&
    !only?.value &&
    /^(?:archive|trash|bin|junk|spam|recycle|архив|корзину|корзина|мусорку|спам)$/.test(only?.word ?? '')
  );
}

/** "to the list [on the right]": which one of two it is, and not where to. */
function isSideAt(rest: readonly Token[], at: number): boolean {
  const words = wordsIn(rest);
  const isSide = /^(?:on|in|at|to) the (?:left|right)(?:[ -]hand side| side)?$/.test(words.slice(at).join(' '));
  return isSide && words.some((word, index) => index > 0 && index < at && /^(?:to|into|onto)$/.test(word));
}

/** Written large, or in quotes. */
function isName(said: readonly Token[]): boolean {
  return said.length > 0 && said.every(({ text, value }) => value?.exact === true || /^\p{Lu}/u.test(text));
}

/** "the apple and the pear", «молоко, сыр и хлеб»: each of them is one plain word. */
function isOneWord(said: readonly Token[]): boolean {
  const [only, ...others] = said.filter((token) => !isSmall(token));
  return only !== undefined && others.length === 0 && !only.value && /^\p{L}{2,}$/u.test(only.text);
}

/** "Drag the handle left", «потяни карточку вниз»: to a side, not onto something. */
function towards(rest: readonly Token[], context: Context): Built | undefined {
  const kept = trim(rest);
  const side = kept.at(-1);
  const what = trim(kept.slice(0, -1));
  const isSide = /^(?:left|right|up|down|upwards|downwards|leftwards|rightwards|влево|вправо|вверх|вниз)$/;
  if (!side || what.length === 0 || !isSide.test(side.word)) return undefined;
  return built({
    kind: 'drag',
    what: readPhrase(what, context),
    to: { words: side.word.replace(/^(up|down)$/, '$1wards') },
  });
}

/** "move the meeting to Friday at 3 pm": given another time, not dragged anywhere. */
function rescheduled(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const isMoment = (token: Token | undefined) => /^(?:date|time)$/.test(token?.value?.kind ?? '');
  const at = findIndex(
    rest,
    (index) => index > 0 && /^(?:to|на)$/.test(rest[index]?.word ?? '') && isMoment(rest[index + 1]),
  );
  const what = trim(at > 0 ? rest.slice(0, at) : []);
  const when = at > 0 ? rest.slice(at + 1) : [];
  const isControl = what.some((_, index) => controlKinds.has(look(kinds, wordsIn(what), index)?.meaning ?? 'text'));
  const isNamed = what.some((_, index) => look(properties, wordsIn(what), index) !== undefined);
  if (what.length === 0 || isControl || isNamed || !when.every((token) => isMoment(token) || isSmall(token)))
    return undefined;
  return built({
    kind: 'handle',
    verb: { words: textOf(verb, context).toLowerCase() },
    things: readThings(what, context),
    with: when.flatMap(({ value }) => (value ? [{ value }] : [])),
  });
}

function lastIndex(tokens: readonly Token[], is: (at: number) => boolean): number {
  for (let at = tokens.length - 1; at >= 0; at--) if (is(at)) return at;
  return -1;
}
