import type { Constraint, Goal, Phrase, Query, Things } from '../goal.ts';
import { type Context, propertyPhrase } from './context.ts';
import { inTheirOrder } from './goals-in-order.ts';
import { calledByContent } from './joined-questions.ts';
import { look } from './lexicon/match.ts';
import { properties } from './lexicon/properties.ts';
import { ofSeveral } from './of-several.ts';
import { readPhrase } from './phrase.ts';
import { tokenise } from './tokens.ts';
import { ofWhatWasFound } from './what-was-found.ts';
import { withThings } from './with-things.ts';

/** Goals that mean the same as others, as those others: whoever does them knows one way of saying it. */
export function plainGoals(goals: readonly Goal[], context: Context): Goal[] {
  return ofSeveral(ofWhatWasFound(inTheirOrder(goals))).flatMap((goal) => {
    const steps = [
      fromList,
      unreadOnes,
      ofOneSort,
      madeThere,
      fromTheFirst,
      withoutPortions,
      withoutShown,
      inTheOne,
      besideIt,
      besideRecord,
      withoutPurpose,
      ofNamedFolder,
      pressedInstead,
      withoutBy,
      withoutOwnName,
      fromNamedField,
      ofEach,
      forWhat,
      scrolledTo,
      toOneSide,
    ];
    return takenFrom(steps.reduce((left, step) => step(left, context), goal)).flatMap(openedToRead);
  });
}

/** "to the list on the right", «в правый список»: of two lists, the one on that side. */
function toOneSide(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'drag') return goal;
  const { words, kind, place } = act.to;
  const said = (words === '' ? (place?.what.words ?? '') : place ? '' : words).toLowerCase();
  const side = SIDES.find(([names]) => names.test(said))?.[1];
  const isPart = kind === 'list' || kind === 'column' || kind === 'field' || kind === 'section' || kind === 'table';
  return side && isPart ? { ...goal, act: { ...act, to: { words: side, kind: 'list' } } } : goal;
}

const SIDES = [
  [/^(?:right|right-hand|right side|right hand side|right-hand side|прав\p{L}+|справа)$/u, 'right'],
  [/^(?:left|left-hand|left side|left hand side|left-hand side|лев\p{L}+|слева)$/u, 'left'],
] as const;

/** "the first 2 things": so many, from the beginning. */
function fromTheFirst(goal: Goal): Goal {
  return withThings(goal, (things) => {
    const { ordinal, ...what } = things.what;
    return ordinal === 1 && typeof things.count === 'number' && things.count > 1 ? { ...things, what } : things;
  });
}

/** "which company is in the first one": what stands in it is told of it. */
function inTheOne(goal: Goal): Goal {
  return withThings(goal, (things) => {
    const { words, kind, place, ordinal } = things.what;
    // "the last vacancy in the list": the list has no place of its own.
    if (
      place?.is === 'in' &&
      (place.what.kind === 'list' || place.what.kind === 'row') &&
      place.what.ordinal !== undefined &&
      ordinal === undefined &&
      words !== ''
    ) {
      const { place: _, ...what } = things.what;
      return { ...things, what: { ...what, ordinal: place.what.ordinal } };
    }
    const isBare = words === '' && !kind && ordinal === undefined && things.where.length === 0 && !things.best;
    return isBare && place?.is === 'in' && place.what.ordinal !== undefined ? { ...things, what: place.what } : things;
  });
}

/** "places to stay in Lisbon": what they are for tells nothing of one of them. */
function withoutPurpose(goal: Goal): Goal {
  return withThings(goal, (things) => ({
    ...things,
    where: things.where.filter(
      ({ of, value }) => of?.words !== 'to' || !/^(?:stay|eat|rent|buy|sleep|live|work|visit)$/.test(value.text),
    ),
  }));
}

/** «в папку со спамом»: a folder is called by what is in it. */
function ofNamedFolder(goal: Goal): Goal {
  const { act } = goal;
  return act.kind === 'add' && act.to ? { ...goal, act: { ...act, to: calledByContent(act.to) } } : goal;
}

/** "show only supplier Norvik": the value is not called by its field once more. */
function withoutOwnName(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'filter') return goal;
  const by = act.by.map((one): Constraint => {
    const name = one.of?.words.toLowerCase() ?? '';
    const { text } = one.value;
    const isNamed = name !== '' && text.toLowerCase().startsWith(`${name} `);
    return isNamed ? { ...one, value: { ...one.value, text: text.slice(name.length + 1) } } : one;
  });
  const isChanged = by.some((one, at) => one !== act.by[at]);
  return isChanged ? { ...goal, act: { kind: 'filter', by } } : goal;
}

/** "enter Ann, button “Save”": a button takes no value, it is pressed. */
function pressedInstead(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'enter' || act.field?.kind !== 'button' || act.field.words !== '' || act.field.place) return goal;
  const { text, exact } = act.value;
  return { ...goal, act: { kind: 'press', target: { words: text, kind: 'button', ...(exact && { exact }) } } };
}

/** "filter by “Open”": "by" is no field, and what stands in quotes is what it is filtered by. */
function withoutBy(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'filter' || !act.by.some(isBy)) return goal;
  const by = act.by.map(({ of, ...one }): Constraint => (!of || isBy({ of }) ? one : { of, ...one }));
  const isOther = act.things && !by.some(({ value }) => value.text === act.things?.what.words);
  return { ...goal, act: { kind: 'filter', by, ...(isOther && act.things && { things: act.things }) } };
}

function isBy({ of }: Pick<Constraint, 'of'>): boolean {
  return /^(?:by|по)$/i.test(of?.words ?? '');
}

/** "only rows from supplier Norvik", «заказы от поставщика Вега»: what they are from has a field of its own. */
function fromNamedField(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'filter') return goal;
  const by = act.by.map((one): Constraint => {
    const isFrom = /^(?:from|by|with|of|at|от|из|у|с|со)$/i.test(one.of?.words ?? '');
    const [, field, text] = (isFrom && one.is === '=' && FIELD_FIRST.exec(one.value.text)) || [];
    return field && text ? { ...one, of: { words: field }, value: { ...one.value, text } } : one;
  });
  return { ...goal, act: { ...act, by } };
}

/** "supplier Norvik": what it is, and what it is called. */
const FIELD_FIRST = /^(\p{Ll}{3,}) (\p{Lu}.*)$/u;

/** "the Like button by Anna's photo": nobody has written a button. */
function besideIt(goal: Goal, context: Context): Goal {
  const { act } = goal;
  if (act.kind !== 'press' || act.target.place || !act.target.like) return goal;
  const { like, ...target } = act.target;
  const [by, ...others] = like;
  const isControl = target.kind
    ? /^(?:button|link|icon|checkbox|switch)$/.test(target.kind)
    : /^\p{Lu}/u.test(target.words);
  if (!by || others.length > 0 || !isControl || by.of?.words !== 'by') return goal;
  const what = readPhrase(tokenise(by.value.text, []), { ...context, task: by.value.text });
  return { ...goal, act: { ...act, target: { ...target, place: { is: 'beside', what } } } };
}

/** "press Like on the comment by Ann": a record holds its buttons, wherever they stand in it. */
function besideRecord(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'press' || act.target.place?.is !== 'in' || !act.target.place.what.like) return goal;
  if (act.target.place.what.kind === 'row') return goal;
  return { ...goal, act: { ...act, target: { ...act.target, place: { ...act.target.place, is: 'beside' } } } };
}

/** "the remaining restaurants", "the vacancies shown": those that are there. */
function withoutShown(goal: Goal): Goal {
  return withThings(goal, (things) => {
    const words = things.what.words
      .replace(
        /^(?:remaining|displayed|matching|оставшиеся|оставшихся|найденные|найденных|показанные|подходящие)(?:\s+|$)/i,
        '',
      )
      .replace(/\s+(?:shown|displayed|listed|left)$/i, '');
    const isNamed = words !== '' || things.what.kind !== undefined;
    const isChanged = words !== things.what.words && isNamed && !things.what.exact;
    return isChanged ? { ...things, what: { ...things.what, words } } : things;
  });
}

/** "the total for the Tbilisi trip" is the trip's. */
function forWhat(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'tell' || act.question.want !== 'value' || act.question.tell.length > 0) return goal;
  const { what, where, best, count } = act.question.things;
  const [owner, ...others] = where;
  const isField = /^\p{Ll}+$/u.test(what.words) && !what.kind && !what.place && what.ordinal === undefined && !best;
  const isOwner =
    owner?.of && /^(?:for|для)$/.test(owner.of.words) && owner.value.kind === 'text' && / /.test(owner.value.text);
  if (!isField || !isOwner || others.length > 0 || count !== 'one') return goal;
  const things: Things = {
    what: { words: owner.value.text, ...(owner.value.exact && { exact: true }) },
    count: 'one',
    where: [],
  };
  return { ...goal, act: { kind: 'tell', question: { things, want: 'value', tell: [what] } } };
}

/** "in “Topics” select two": what is chosen among is the list. */
function fromList(goal: Goal): Goal {
  const { act, each } = goal;
  if (act.kind !== 'choose' || act.from || !each?.what.place?.what.exact || each.what.place.is !== 'in') return goal;
  const { place, ...what } = each.what;
  return {
    ...goal,
    each: { ...each, what },
    act: { ...act, from: { ...place.what, kind: place.what.kind ?? 'list' } },
  };
}

/** "download “Statement” from Documents": first to where it is. */
function takenFrom(goal: Goal): Goal[] {
  const { act, only, until, each } = goal;
  if (act.kind !== 'download' || (only ?? until ?? each)) return [goal];
  const { like = [], ...what } = act.what;
  const [from, ...others] = like;
  const isPlace = what.exact && from?.of && /^(?:from|из)$/.test(from.of.words) && /^\p{Lu}/u.test(from.value.text);
  if (!isPlace || others.length > 0) return [goal];
  return [
    { act: { kind: 'go', to: { words: from.value.text } }, said: goal.said },
    { ...goal, act: { kind: 'download', what } },
  ];
}

/** "the departure time in the mail from Ann", "find the code in the last letter": a letter is opened, and then read. */
function openedToRead(goal: Goal): Goal[] {
  const { act, only, until, each } = goal;
  if (act.kind !== 'tell' || (only ?? until ?? each)) return [goal];
  const { things, tell, want } = act.question;
  const { place, ...what } = things.what;
  const isLetter = place && place.what.kind === 'message' && !place.what.isPronoun && place.is !== 'beside';
  if (!isLetter || !/^(?:value|name)$/.test(want) || things.count !== 'one') return [goal];
  // «сумму из самого последнего письма»: what is in a letter has no date, the letter has.
  const { best, ...asked } = things;
  const isNewest = best !== undefined && DATES.test(best.by.words) && !place.what.best;
  const letter: Phrase = { ...place.what, ...(isNewest && { best }) };
  if (!isCertain(letter) || (want === 'name' && !isNewest && !isField(asked))) return [goal];
  const [field, ...others] = tell;
  const isOnlyField = field !== undefined && others.length === 0 && what.words === '';
  if (!isOnlyField && (what.words === '' || tell.length > 0)) return [goal];
  const read: Things = isOnlyField
    ? { what: field, count: 'one', where: things.where }
    : { ...asked, what, ...(best && !isNewest && { best }) };
  return [
    { act: { kind: 'go', to: letter }, said: goal.said },
    { ...goal, act: { kind: 'tell', question: { things: read, want: 'value', tell: [] } } },
  ];
}

/** In plain words, with nothing said of it: "find the total". */
function isField({ what, where }: Things): boolean {
  return where.length === 0 && !what.exact && what.ordinal === undefined && /^\p{Ll}/u.test(what.words);
}

const DATES = /^(?:date|дата)$/;

/** One letter rather than all there are. */
function isCertain({ words, like = [], ordinal, best }: Phrase): boolean {
  return words !== '' || like.length > 0 || ordinal !== undefined || best !== undefined;
}

/** "not read" is what pages call unread. */
function unreadOnes(goal: Goal, { language }: Context): Goal {
  const said = { en: 'unread', ru: 'непрочитанные' }[language];
  const plain = (one: Constraint): Constraint =>
    one.is === '≠' && !one.of && /^(?:read|opened|прочит\p{L}*|прочт\p{L}*)$/iu.test(one.value.text)
      ? { is: '=', value: { text: said, kind: 'text' } }
      : one;
  return withThings(goal, (things) => ({ ...things, where: things.where.map(plain) }));
}

/** "everything but the message from Ann", "the others": of which sort all are is told by the one that is not meant. */
function ofOneSort(goal: Goal): Goal {
  const { each, ...plain } = withThings(goal, ofTheOthers);
  return each ? { ...plain, each: sortedLike(ofTheOthers(each)) } : plain;
}

function sortedLike(things: Things): Things {
  const kind = things.except?.[0]?.kind;
  const isAnything = things.what.words === '' && !things.what.kind && !things.what.isPronoun;
  return kind && isAnything ? { ...things, what: { ...things.what, kind } } : things;
}

/** "the other notes", "the rest": all of that sort. */
function ofTheOthers(things: Things): Things {
  const [kept] = things.except ?? [];
  const words = things.what.words.replace(OTHERS, '');
  if (!kept || words === things.what.words) return things;
  const isNamed = words !== '' || things.what.kind !== undefined;
  const { isPronoun: _, ...what } = things.what;
  // "the newest backup" is one of the backups; what is told by its name alone is of no sort that anybody said.
  const isOneOfThem = kept.like !== undefined || kept.best !== undefined || kept.ordinal !== undefined;
  const sort = isOneOfThem && !kept.exact && !/^\p{Lu}/u.test(kept.words) ? kept.words : '';
  const like: Phrase = { words: sort, ...(kept.kind ? { kind: kept.kind } : sort === '' && { kind: 'item' }) };
  const place = what.place ?? kept.place;
  return { ...things, count: 'all', what: { ...what, words, ...(!isNamed && like), ...(place && { place }) } };
}

const OTHERS =
  /^(?:(?:all )?(?:the )?(?:others?|rest|everything else|anything else)|остальн\p{L}+|проч\p{L}+|друг(?:ие|их))(?: ones)?(?: |$)/iu;

/** "two portions of tiramisu" are two tiramisu. */
function withoutPortions(goal: Goal): Goal {
  const { about, ...plain } = withThings(goal, wholeOf);
  return about ? { ...plain, about: wholeOf(about) } : plain;
}

function wholeOf(things: Things): Things {
  const { words, place } = things.what;
  const isPortion =
    /^(?:portions?|pieces?|servings?|copies|copy|bottles?|cups?|packs?|packets?|порци[юияй]|штук[уи]?|бутылк[уи]|пачк[уи]|упаковк[уи])$/i;
  return isPortion.test(words) && place?.is === 'of' ? { ...things, what: place.what } : things;
}

/** "create the card “Call” in “Ideas”": what is made is not put there, it is made there. */
function madeThere(goal: Goal): Goal {
  const { act, said } = goal;
  const isMade = /^(?:please\s+)?(?:creat|mak|start|set up|new|созда|завед|сдела)/i.test(said);
  if (act.kind !== 'add' || !act.to?.exact || !isMade || act.things.what.place) return goal;
  const { to, things, ...plain } = act;
  const isHeading = to.kind === undefined || to.kind === 'heading' || to.kind === 'column';
  return isHeading
    ? { ...goal, act: { ...plain, things: { ...things, what: { ...things.what, place: { is: 'under', what: to } } } } }
    : goal;
}

/** "scroll the feed to Row 17", "scroll the list until you see it": it is scrolled as far as that. */
function scrolledTo(goal: Goal): Goal {
  const { act, until, ...rest } = goal;
  if (act.kind !== 'scroll' || typeof act.to === 'string') return goal;
  if (until?.is === 'there') return { ...rest, act: { kind: 'scroll', to: until.what } };
  const [aim, ...others] = act.to.like ?? [];
  const isAimed = aim?.is === '=' && /^(?:to|till|until|до|к)$/.test(aim.of?.words ?? '') && others.length === 0;
  if (!isAimed) return goal;
  const to: Phrase = { words: aim.value.text, ...(aim.value.exact && { exact: true }) };
  return { ...goal, act: { kind: 'scroll', to } };
}

/** "the job titles" are the titles of the jobs. */
function ofEach(goal: Goal, context: Context): Goal {
  const { act } = goal;
  if (act.kind !== 'tell' || act.question.tell.length > 0 || !/^(?:list|value|table)$/.test(act.question.want))
    return goal;
  const { things } = act.question;
  const said = things.what.words.split(/\s+/);
  const property = look(properties, [said.at(-1)?.toLowerCase().replace(/s$/, '') ?? ''], 0);
  const isMany = said.length === 2 && /^\p{Ll}+$/u.test(said[0] ?? '') && /[^s]s$/.test(said[1] ?? '');
  const isOneName =
    look(
      properties,
      said.map((word) => word.toLowerCase()),
      0,
    )?.length === said.length;
  const isAsked = isOneName && act.question.want !== 'list';
  if (!property || isAsked || !isMany || things.what.exact || things.what.kind) return goal;
  const question: Query = {
    things: { ...things, what: { ...things.what, words: said[0] ?? '' }, count: 'all' },
    want: 'list',
    tell: [propertyPhrase(property.meaning, context)],
  };
  return { ...goal, act: { kind: 'tell', question } };
}
