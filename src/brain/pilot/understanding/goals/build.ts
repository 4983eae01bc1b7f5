import type { Phrase, Things } from '../../goal.ts';
import { readCondition } from '../condition.ts';
import { findIndex, isSmall, propertyPhrase, textOf, trim, valueFrom } from '../context.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { known, properties } from '../lexicon/properties.ts';
import type { Concept } from '../lexicon/verbs.ts';
import { readPairs } from '../pairs.ts';
import { readField, readThings } from '../phrase.ts';
import { wordsIn } from '../tokens.ts';
import { arranging } from './arranging.ts';
import { asking } from './asking.ts';
import type { Builder, Built, Deed } from './built.ts';
import { changing } from './changing.ts';
import { entered, entering } from './entering.ts';
import { givenMark } from './given-mark.ts';
import { emptyIsIt, plainVerb } from './handling.ts';
import { moving } from './moving.ts';
import { pressing } from './pressing.ts';
import { saidPlainly } from './said-plainly.ts';
import { sentAway } from './sent-away.ts';
import { writing } from './writing.ts';

/** The first reader that makes sense of the slots. */
export function build(deed: Deed): Built | undefined {
  const special =
    saidPlainly(deed) ??
    givenMark(deed) ??
    sentAway(deed) ??
    applied(deed) ??
    ensured(deed) ??
    handedOver(deed) ??
    rated(deed) ??
    withForm(deed);
  if (special) return special;
  for (const builder of buildersOf(deed.concept)) {
    const made = builder(deed);
    if (made) return made;
  }
  return undefined;
}

/** "create a topic: title X, text Y": what goes into the form is named after a colon. */
function withForm({ concept, verb, rest, context }: Deed): Built | undefined {
  const words = wordsIn(rest);
  const colon = findIndex(
    rest,
    (at) =>
      at > 0 && (rest[at]?.text === ':' || (rest[at]?.text === ',' && look(properties, words, at + 1) !== undefined)),
  );
  const before = colon > 0 ? trim(rest.slice(0, colon)) : [];
  const pairs = before.length > 0 ? readPairs(rest.slice(colon + 1), context, 'field first') : [];
  const isForm = /^(?:add|handle|book|buy)$/.test(concept) && pairs.length > 0 && pairs.every(({ field }) => field);
  if (!isForm) return undefined;
  const things = readThings(before, context);
  return { acts: [{ kind: 'handle', verb: { words: plainVerb(textOf(verb, context)) }, things, with: pairs }] };
}

/** "apply the code SAVE5", «примени купон ЛЕТО»: the code goes into its field first. */
function applied({ concept, verb, rest, context }: Deed): Built | undefined {
  const kept = trim(rest);
  const code = kept.at(-1);
  const field = trim(kept.slice(0, -1));
  const isCode = code && !isSmall(code) && (code.value?.exact === true || /\p{Lu}{2}|\d/u.test(code.text));
  const isApplied = concept === 'save' && /^(?:apply|прим)/.test(verb[0]?.word ?? '');
  if (!isApplied || !isCode || !field.some((_, at) => look(codes, wordsIn(field), at))) return undefined;
  const value = valueFrom([code], context);
  return {
    acts: [
      { kind: 'enter', value, field: readField(field, context) },
      { kind: 'press', target: { words: textOf(verb, context) } },
    ],
  };
}

const codes = lexicon([[true, 'code~|promo~|promocode~|coupon~|voucher~|код~|промокод~|купон~|ваучер~']]);

/** What a small word beside the verb makes of it. */
export function refined(deed: Deed): Deed {
  return writtenDown(paused(markedAs(takenOut(onlyThese(deed)))));
}

/** "pause the subscription", "give it a like" is no waiting. */
function paused(deed: Deed): Deed {
  const isThing = deed.rest.some(
    (token) =>
      !token.value &&
      !token.isMark &&
      !/^(?:for|an?|some|few|more|please|seconds?|sec|minutes?|moment|time|bit|while)$/.test(token.word),
  );
  const [first] = deed.verb;
  if (deed.concept !== 'wait' || !isThing) return deed;
  if (first?.word === 'pause') return { ...deed, concept: 'handle' };
  // What it is given is what is done with it.
  const [it] = deed.verb.slice(1);
  return first?.word === 'give' && it ? { ...deed, concept: 'handle', verb: trim(deed.rest), rest: [it] } : deed;
}

/** "write down its price": what belongs to something else is read, not entered. */
function writtenDown(deed: Deed): Deed {
  const isOwned = /^(?:its|their|his|her|его|ее|их)$/.test(deed.rest[0]?.word ?? '') && deed.rest.length > 1;
  const isPlain = !deed.rest.some(
    (token) => token.value !== undefined || /^(?:in|into|to|as|в|во|на|как)$/.test(token.word),
  );
  return deed.concept === 'enter' && isOwned && isPlain ? { ...deed, concept: 'tell' } : deed;
}

/** "tick them off as done", «отметь задачи как выполненные»: a state is given, no box is ticked. */
function markedAs(deed: Deed): Deed {
  const isState = deed.concept === 'tick' && deed.rest.some((token, at) => at > 0 && /^(?:as|как)$/.test(token.word));
  return isState ? { ...deed, concept: 'handle' } : deed;
}

/** "take X out of Y", "take X off": the little word turns choosing into removing. */
function takenOut(deed: Deed): Deed {
  const isOut =
    /^take/.test(deed.verb[0]?.word ?? '') && deed.rest.some((token) => /^(?:out|off|away)$/.test(token.word));
  const rest = deed.rest.filter(
    ({ word }, at, all) => !/^(?:off|away)$/.test(word) && !(word === 'out' && at === all.length - 1),
  );
  return isOut ? { ...deed, concept: 'remove', rest } : deed;
}

/** "give the film five stars", «поставь оценку 5 книге»: a rating is given, not a value entered. */
function rated({ verb, rest, context }: Deed): Built | undefined {
  const words = wordsIn(rest);
  const at = findIndex(
    rest,
    (index) =>
      rest[index]?.value?.unit === 'stars' ||
      (look(properties, words, index)?.meaning === known.rating && rest[index + 1]?.value?.kind === 'number'),
  );
  const isGiving = /^(?:give|rate|постав|дай|оцен)/.test(verb[0]?.word ?? '');
  const value = rest[at]?.value ?? rest[at + 1]?.value;
  if (at < 0 || !value || !isGiving) return undefined;
  const others = trim(
    [...rest.slice(0, at), ...rest.slice(at + (rest[at]?.value ? 1 : 2))].filter(
      (token) => !/^(?:to|for|with|на|в)$/.test(token.word),
    ),
  );
  const name: Phrase = { words: context.language === 'ru' ? 'оценить' : 'rate' };
  return { acts: [{ kind: 'handle', verb: name, things: emptyIsIt(readThings(others, context)), with: [{ value }] }] };
}

/** "send 50 € to Tom", «переведи 500 рублей Ивану»: money is handed over, not written or dragged. */
function handedOver({ verb, rest, context }: Deed): Built | undefined {
  const [first] = rest;
  const isGiving = /^(?:transfer|send|wire|pay|move|give|перевед|перевес|отправ|перечисл|заплат|переки)/.test(
    verb[0]?.word ?? '',
  );
  if (first?.value?.kind !== 'money' || !isGiving) return undefined;
  const note = rest.find((token) => token.value?.exact)?.value;
  const cut = findIndex(
    rest,
    (at) => note !== undefined && (/^(?:with|saying|с|со)$/.test(rest[at]?.word ?? '') || rest[at]?.value === note),
  );
  const others = trim(
    rest.slice(1, cut > 0 ? cut : rest.length).filter((token) => !/^(?:to|for|на)$/.test(token.word)),
  );
  const to =
    others.length > 0 ? [{ field: propertyPhrase(known.recipient, context), value: valueFrom(others, context) }] : [];
  const things: Things = { what: { words: '', isPronoun: true }, count: 'one', where: [] };
  const name: Phrase = { words: plainVerb(textOf(verb, context)) };
  return {
    acts: [
      { kind: 'handle', verb: name, things, with: [{ value: first.value }, ...to, ...(note ? [{ value: note }] : [])] },
    ],
  };
}

/** "show only …", «выведи лишь …»: what is shown is narrowed down. */
function onlyThese(deed: Deed): Deed {
  const [first, ...others] = deed.rest;
  const isOnly =
    /^(?:only|just|solely|только|лишь|исключительно)$/.test(first?.word ?? '') &&
    /^(?:show|list|tell)$/.test(deed.concept);
  // "turn on only the guide": the rest stays as it is.
  const isOnlyThis = /^(?:only|just|только|лишь)$/.test(first?.word ?? '') && /^(?:turn|tick)$/.test(deed.concept);
  if (isOnlyThis && others.length > 0) return { ...deed, rest: others };
  return isOnly ? { ...deed, concept: 'filter', rest: others } : deed;
}

/** "Make sure the box is ticked", «убедись, что переключатель включён»: what shall be so is made so. */
function ensured({ verb, rest, context }: Deed): Built | undefined {
  if (!/^(?:make sure|ensure|see to it|убед|удостовер|проследи)/.test(verb.map(({ word }) => word).join(' ')))
    return undefined;
  const plain = trim(rest.filter((token) => !/^(?:that|что|чтобы)$/.test(token.word)));
  const pairs = readPairs(plain, context, 'field first');
  const isSet = plain.some((token) => /^(?:set|equal|equals|установлен[аоы]?|равн.*)$/.test(token.word));
  const { what, is } = readCondition(plain, context, false);
  if (is === 'on' || is === 'off') return { acts: [{ kind: 'tick', things: [what], on: is === 'on' }] };
  return isSet && pairs.every(({ field }) => field) ? { acts: pairs.map(entered) } : undefined;
}

/** Who reads which concepts; the first that makes sense of the slots wins. */
function buildersOf(concept: Concept): readonly Builder[] {
  switch (concept) {
    case 'check':
      return [asking, (deed) => entering({ ...deed, concept: 'tick' })];
    case 'open':
    case 'back':
    case 'go':
    case 'reload':
    case 'scroll':
    case 'close':
    case 'wait':
    case 'expand':
      return [moving];
    case 'press':
    case 'double':
    case 'right':
    case 'hover':
      return [pressing];
    case 'enter':
    case 'set':
    case 'clear':
    case 'choose':
    case 'tick':
    case 'untick':
    case 'turn':
      return [entering, changing];
    case 'sort':
    case 'filter':
    case 'drag':
    case 'move':
      return [arranging];
    case 'send':
    case 'answer':
    case 'login':
    case 'logout':
    case 'register':
      return [writing];
    case 'search':
    case 'find':
    case 'need':
    case 'tell':
    case 'list':
    case 'extract':
    case 'compare':
    case 'count':
    case 'sum':
    case 'solve':
    case 'show':
      return [asking];
    default:
      return [changing];
  }
}
