import type { Act, Entry, Kind, Phrase, Relation } from '../../goal.ts';
import { type Context, exceptionAt, findIndex, isSmall, splitList, textOf, trim } from '../context.ts';
import { kinds } from '../lexicon/kinds.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { properties } from '../lexicon/properties.ts';
import { relations } from '../lexicon/small-words.ts';
import { readPairs } from '../pairs.ts';
import { readField, readPhrase, readThings } from '../phrase.ts';
import { isPronoun } from '../pronoun.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Builder, type Built, built } from './built.ts';
import { lookedUp } from './looked-up.ts';
import { allThere, distributed, readTarget, splitNames, withoutPreposition } from './targets.ts';

/** Values into fields, choices, ticks and switches. */
export const entering: Builder = ({ concept, verb, rest, context }) => {
  switch (concept) {
    case 'enter':
      return enter(rest, context, isFilling(verb) ? 'field first' : 'value first');
    case 'set':
      return set(verb, rest, context);
    case 'clear':
      return isContainer(rest)
        ? undefined
        : built({ kind: 'enter', value: { text: '', kind: 'text' }, field: readField(rest, context) });
    case 'choose':
      return choose(rest, context);
    case 'tick':
    case 'untick':
      return tick(verb, rest, context, concept === 'tick');
    case 'turn':
      return (
        turn(verb, rest, context) ??
        set(
          verb,
          rest.filter((token) => !/^(?:up|down)$/.test(token.word)),
          context,
        )
      );
    default:
      return undefined;
  }
};

export function enter(
  tokens: readonly Token[],
  context: Context,
  order: 'value first' | 'field first',
): Built | undefined {
  const found = lookedUp(trim(tokens), context);
  if (found) return built(...found);
  const { place, rest } = takePlace(withoutForm(trim(tokens)), context);
  if (rest.length === 0) return undefined;
  const pairs = readPairs(rest, context, place ? 'field first' : order);
  return built(
    ...pairs.map((pair) => entered(place && pair.field ? { ...pair, field: { ...pair.field, place } } : pair)),
  );
}

/** «в корзине промокод X», "in the profile section phone 5": where the fields are comes first. */
function takePlace(tokens: readonly Token[], context: Context): { place?: Relation; rest: Token[] } {
  const words = wordsIn(tokens);
  const relation = look(relations, words, 0);
  const holder = relation ? findIndex(tokens, (at) => at > 0 && at < 4 && isHolder(words, at)) : -1;
  const end = tokens[holder + 1]?.value?.exact ? holder + 2 : holder + 1;
  if (!relation || holder < 0 || end >= tokens.length || !look(properties, words, end)) return { rest: [...tokens] };
  const what = readPhrase(tokens.slice(relation.length, end), context);
  return { place: { is: relation.meaning, what }, rest: tokens.slice(end) };
}

function isHolder(words: readonly string[], at: number): boolean {
  return (
    look(containers, words, at) !== undefined ||
    /^(?:section|page|dialog|row|table|card|form|tab)$/.test(look(kinds, words, at)?.meaning ?? '')
  );
}

export function entered({ value, field }: Entry): Act {
  return { kind: 'enter', value, ...(field && { field }) };
}

function set(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const words = wordsIn(rest);
  const shown = namedShown(rest, context);
  if (shown) return built(shown);
  if (
    /^(?:edit|отредактир|редактир)/.test(verb[0]?.word ?? '') &&
    !rest.some((token) => token.value) &&
    !isPronoun(rest)
  )
    return edited(verb, rest, context);
  const isTick = rest.some((_, at) => look(kinds, words, at)?.meaning === 'checkbox');
  if (isTick && !rest.some((token) => token.value && !token.value.exact)) return tick(verb, rest, context, true);
  // "Increase it by 2" names a step, not a value: nobody knows where it starts.
  const isStep = /^(?:increas|decreas|rais|lower|reduc|bump|boost|увелич|уменьш|прибав|убав|сниз|повыс|подним)/.test(
    verb[0]?.word ?? '',
  );
  if (isStep && rest.some((token, at) => /^(?:by|на)$/.test(token.word) && rest[at + 1]?.value)) return undefined;
  const isChange =
    /^(?:chang|updat|increas|decreas|rais|lower|reduc|replac|switch|измен|смен|помен|замен|увелич|уменьш|исправ)/.test(
      verb[0]?.word ?? '',
    );
  const from = findIndex(rest, (at) => /^(?:from|с)$/.test(words[at] ?? ''));
  const to = findIndex(rest, (at) => at > from + 1 && /^(?:to|на)$/.test(words[at] ?? ''));
  const kept = isChange && from > 0 && to > 0 ? [...rest.slice(0, from), ...rest.slice(to)] : [...rest];
  const isTab = kept.some((_, at) => look(kinds, wordsIn(kept), at)?.meaning === 'tab');
  if (/^(?:switch|переключ)/.test(verb[0]?.word ?? '') && (isTab || /^(?:to|на)$/.test(kept[0]?.word ?? ''))) {
    const { phrase } = readTarget(withoutPreposition(kept), context);
    return built(isTab ? { kind: 'press', target: phrase } : { kind: 'choose', things: [phrase] });
  }
  const pairs = readPairs(withoutForm(trim(kept)), context, 'field first');
  if (pairs.every((pair) => !pair.field && pair.value.kind === 'text' && !pair.value.exact)) return undefined;
  return built(...pairs.map(entered));
}

/** «поставь фильтры «A» и «B»», «поставь «Сначала новые»»: names in quotes alone are chosen among what is shown. */
export function namedShown(rest: readonly Token[], context: Context): Act | undefined {
  const quoted = rest.filter((token) => token.value?.exact);
  const others = rest.filter((token) => !token.value?.exact && !isSmall(token));
  const isPlain = others.every((token) => look(filters, [token.word], 0) !== undefined);
  const isNear = rest.some(
    (token) => !token.value && /^(?:в|во|на|to|in|into|for|as|:|—|рядом|next)$/.test(token.word),
  );
  if (quoted.length === 0 || !isPlain || isNear) return undefined;
  return { kind: 'choose', things: quoted.map((token) => readTarget([token], context).phrase) };
}

/** "Edit my profile": it is opened for editing; what is changed in it is said apart. */
function edited(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const things = readThings(rest, context);
  if (things.what.words === '' && !things.what.kind) return undefined;
  return built({ kind: 'handle', verb: { words: textOf(verb, context).toLowerCase() }, things });
}

/** A date or a time goes into whatever takes one; all else is chosen among what is shown. */
function choose(rest: readonly Token[], context: Context): Built | undefined {
  const kept = trim(rest);
  if (kept.length === 0) return undefined;
  const isMoment = kept.some((token) => token.value && /^(?:date|time)$/.test(token.value.kind));
  const hasThing = kept.some(
    (token, at) =>
      !token.value &&
      look(kinds, wordsIn(kept), at)?.meaning !== 'date' &&
      /\p{L}{4}/u.test(token.word) &&
      !look(properties, wordsIn(kept), at),
  );
  if (
    isMoment &&
    !(hasThing && !/^(?:date|time)$/.test(kept[0]?.value?.kind ?? '') && !look(properties, wordsIn(kept), 0))
  )
    return enter(kept, context, 'value first');
  const { what, from } = takeSource(sourceLast(kept));
  const source = from ? asField(readField(from, context)) : undefined;
  const field = source ? { from: source } : {};
  const only = what.length === 1 ? what[0]?.value : undefined;
  const isMeasured = only?.kind === 'number' && source?.kind === 'field';
  if (source && only && (isMeasured || /^(?:slider|date)$/.test(source.kind ?? '')))
    return built({ kind: 'enter', value: only, field: source });
  const counted = source ? undefined : countedChoice(splitList(what), context);
  if (counted) return built(...counted);
  const named = source ? undefined : namedChoice(what, context);
  if (named) return built(named);
  const parts = distributed(what);
  const { except } = readThings(what, context);
  const members = except ? [what] : parts.length > 1 ? parts : splitNames(what, true);
  const mixed = source ? undefined : mixedChoice(members, context);
  if (mixed) return built(...mixed);
  const targets = members.map((member) => readTarget(member, context));
  const each = targets.length === 1 ? targets[0]?.each : undefined;
  const isBoxes = targets.every(({ phrase }) => phrase.kind === 'checkbox') && !source;
  if (isBoxes)
    return { acts: [{ kind: 'tick', things: targets.map(({ phrase }) => phrase), on: true }], ...(each && { each }) };
  return { acts: [{ kind: 'choose', things: targets.map(({ phrase }) => phrase), ...field }], ...(each && { each }) };
}

/** "Margherita, size large", «дневной сеанс, язык гида — финский»: some are chosen, some are set. */
function mixedChoice(members: readonly Token[][], context: Context): Act[] | undefined {
  const acts = members.map((member): { act: Act; isPair: boolean } => {
    const named = namedChoice(member, context);
    const dash = findIndex(member, (at) => at > 0 && /^(?:—|–|-|:|=)$/.test(member[at]?.text ?? ''));
    if (named) return { act: named, isPair: true };
    if (dash < 0) return { act: { kind: 'choose', things: [readTarget(member, context).phrase] }, isPair: false };
    const things = [readTarget(member.slice(dash + 1), context).phrase];
    return { act: { kind: 'choose', things, from: readField(member.slice(0, dash), context) }, isPair: true };
  });
  return acts.some(({ isPair }) => isPair) ? acts.map(({ act }) => act) : undefined;
}

/** "hour 07 and minutes 45", «размер 42, ширина 3»: of each of several things another number. */
function countedChoice(members: readonly Token[][], context: Context): Act[] | undefined {
  const pairs = members.map((member) => ({ noun: member.slice(0, -1), number: member.at(-1) }));
  const areCounted = pairs.every(
    ({ noun: [only, ...more], number }) =>
      number?.value?.kind === 'number' && only && more.length === 0 && !only.value && /^\p{Ll}{3,}$/u.test(only.text),
  );
  const nouns = new Set(pairs.map(({ noun }) => noun[0]?.word ?? ''));
  // "row 5, seat 12" is one place.
  const isPlace = [...nouns].some((word) => look(kinds, [word], 0) !== undefined);
  if (pairs.length < 2 || !areCounted || isPlace || nouns.size < pairs.length) return undefined;
  return pairs.map(({ noun, number }) => ({
    kind: 'choose',
    things: [{ words: number?.text ?? '' }],
    from: readField(noun, context),
  }));
}

/** "select size XL", «выбери цвет красный»: the property says from what, the rest says which. */
function namedChoice(tokens: readonly Token[], context: Context): Act | undefined {
  const property = look(properties, wordsIn(tokens), 0);
  const rest = property ? trim(tokens.slice(property.length)) : [];
  const members = splitList(rest.filter((token) => token.text !== ':'));
  const isName = members.length > 0 && members.every((member) => member.length < 3 && !member.some(isSmall));
  if (!property || !isName) return undefined;
  const things = members.map((member) => readTarget(member, context).phrase);
  return { kind: 'choose', things, from: { words: textOf(tokens.slice(0, property.length), context) } };
}

/** «из меню пункт «Экспорт»»: from where comes before what. */
function sourceLast(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  if (!/^(?:from|in|из|в|во)$/.test(words[0] ?? '')) return [...tokens];
  const kind = findIndex(
    tokens,
    (at) => look(kinds, words, at) !== undefined || look(properties, words, at) !== undefined,
  );
  const next = findIndex(
    tokens,
    (at) =>
      at > kind &&
      (look(kinds, words, at) !== undefined ||
        tokens[at]?.value !== undefined ||
        /^\p{Lu}/u.test(tokens[at]?.text ?? '')),
  );
  const isOwnName = tokens[next]?.value?.exact === true && next < tokens.length - 1;
  const end = isOwnName ? next + 1 : next;
  return kind > 0 && end > kind && end < tokens.length ? [...tokens.slice(end), ...tokens.slice(0, end)] : [...tokens];
}

/** A spinner that a value is given with is a field; elsewhere it turns while one waits. */
function asField(source: Phrase): Phrase {
  return source.words === SPINNER ? { ...source, words: '', kind: 'field' } : source;
}

const SPINNER = 'spinner';

/** What a value is given with. */
const TOOLS: ReadonlySet<Kind> = new Set<Kind>(['slider', 'field', 'list', 'date', 'menu', 'radio', 'switch']);

/** "Germany from the country list", «Германию в списке стран», "Express as the delivery method". */
function takeSource(tokens: readonly Token[]): { what: Token[]; from?: Token[] } {
  const words = wordsIn(tokens);
  const at = findIndex(
    tokens,
    (index) => index > 0 && index < tokens.length - 1 && !!look(sources, words, index) && !tokens[index]?.value,
  );
  const found = at > 0 ? look(sources, words, at) : undefined;
  // "everything in Spam but the letter from Ann": all of it says what is chosen.
  const isAllBut = tokens.some((_, index) => index > 0 && exceptionAt(words, index) > 0);
  if (!found || isAllBut) return { what: [...tokens] };
  const source = tokens.slice(at + found.length);
  const hasKind =
    source.some((_, index) => look(kinds, wordsIn(source), index)) ||
    source.some((_, index) => look(properties, wordsIn(source), index));
  const left = tokens.slice(0, at);
  const isPlaced = /^(?:in|on|в|во|на|for|for the|для)$/.test(found.meaning === 'weak' ? (words[at] ?? '') : '');
  if (isPlaced && !hasKind) return { what: [...tokens] };
  // "with the slider" says how, "with milk" what comes with it.
  const isTool = source.some(
    ({ word }, index) => word === SPINNER || TOOLS.has(look(kinds, wordsIn(source), index)?.meaning ?? 'text'),
  );
  if (found.meaning === 'tool' && !isTool) return { what: [...tokens] };
  if (
    /^(?:from|из)$/.test(words[at] ?? '') &&
    !hasKind &&
    left.some((_, index) => look(kinds, wordsIn(left), index)?.meaning === 'message')
  )
    return { what: [...tokens] };
  return { what: left, from: source };
}

function tick(verb: readonly Token[], rest: readonly Token[], context: Context, on: boolean): Built | undefined {
  const hasBox = verb.some((token) => look(kinds, [token.word], 0)?.meaning === 'checkbox');
  const kept = hasBox ? trim(rest) : withoutPreposition(trim(rest), /^(?:on|на)$/);
  const plain =
    hasBox && /^(?:on|at|in|for|from|у|на|с|со|в|напротив)$/.test(kept[0]?.word ?? '') ? kept.slice(1) : kept;
  if (plain.length === 0)
    return hasBox ? built({ kind: 'tick', things: [{ words: '', kind: 'checkbox' }], on }) : undefined;
  if (isPlaceOnly(plain)) {
    const { phrase } = readTarget(plain, context);
    return built({ kind: 'tick', things: [{ ...phrase, kind: phrase.kind ?? 'checkbox' }], on });
  }
  const { except } = readThings(plain, context);
  const parts = distributed(plain);
  const members = except ? [plain] : parts.length > 1 ? parts : splitNames(plain, true);
  const first = readTarget(members[0] ?? [], context);
  const things = members.map((member): Phrase => {
    const { phrase } = readTarget(member, context);
    const kind =
      (phrase.kind === 'field' ? 'checkbox' : phrase.kind) ??
      (hasBox
        ? 'checkbox'
        : members.length > 1 && first.phrase.kind && first.phrase.words !== ''
          ? first.phrase.kind
          : undefined);
    return { ...phrase, ...(kind && { kind }) };
  });
  const each = members.length === 1 ? first.each : undefined;
  const boxes = each?.what.kind === 'field' ? { ...each, what: { ...each.what, kind: 'checkbox' as const } } : each;
  return { acts: [{ kind: 'tick', things: allThere(things), on }], ...(boxes && { each: boxes }) };
}

function turn(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const verbText = verb.map((token) => token.word).join(' ');
  const particle = [...rest].reverse().find((token) => /^(?:on|off)$/.test(token.word));
  const isBare = /^(?:turn|switch|toggle|toggling)$/.test(verbText);
  if (isBare && !particle && /^(?:turn|switch)$/.test(verbText)) return undefined;
  const isOff =
    / off$|^(?:disabl|deactivat|выключ|отключ|выруб|запрет|деактив)/.test(verbText) || particle?.word === 'off';
  const kept = trim(isBare ? rest.filter((token) => token !== particle) : rest);
  if (kept.length === 0) return undefined;
  return tick([], kept, context, !isOff);
}

/** "fill X with Y" names the field first, "fill in Y" may not. */
function isFilling(verb: readonly Token[]): boolean {
  return /^(?:fill|complet|provid|specif|заполн|supply)/.test(verb[0]?.word ?? '');
}

/** "fill in the form with …": the form is no field. */
function withoutForm(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const form = look(formOpeners, words, 0);
  if (!form || form.length >= tokens.length) return [...tokens];
  const after = tokens.slice(form.length);
  const joint = look(formJoints, wordsIn(after), 0);
  if (joint) return trim(after.slice(joint.length));
  return /^(?:in|into|в)$/.test(words[0] ?? '') ? trim(after) : [...tokens];
}

function isPlaceOnly(tokens: readonly Token[]): boolean {
  return /^(?:next|beside|near|рядом|напротив|возле|около|справа|слева|under|in|under|у)$/.test(tokens[0]?.word ?? '');
}

function isContainer(tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  return isPronoun(tokens) || tokens.some((_, at) => look(containers, words, at));
}

/** What is emptied rather than wiped. */
const containers = lexicon([
  [
    true,
    'cart~|basket~|bin~|trash|history|list~|inbox|folder~|cache|queue|bag|корзин~|истори~|список|списк~|папк~|кэш~|очеред~|all|все|всю',
  ],
]);

const formOpeners = lexicon([
  [
    true,
    'в форму|в анкету|в форме|в анкете|into the form|in the form|form|the form|registration form|contact form|in the form|out the form|details|the details|the following|the fields|fields|following|форм~|анкет~|данные|поля|следующее|все поля|the registration form|the contact form|the application form|form fields|форму регистрации|форму заказа',
  ],
]);
const formJoints = lexicon([
  [
    true,
    'with|:|using|as follows|with the following|—|-|–|as follows :|with the following :|with following|таким образом|так|так :|следующим образом|следующим образом :|данными|,',
  ],
]);

/** What only says that something is narrowed down. */
const filters = lexicon([[true, 'filter~|sorting|order|option~|фильтр~|сортировк~|порядок|опци~|вариант~']]);

/** From what one chooses. */
const sources = lexicon<'strong' | 'weak' | 'tool'>([
  ['strong', 'from|from the|out of|as|as the|as my|из|как|в качестве'],
  ['weak', 'in|in the|on|under|for|for the|within|в|во|на|для|среди'],
  ['tool', 'with|with the|using|using the|by means of|with the help of|с помощью|при помощи|посредством'],
]);
