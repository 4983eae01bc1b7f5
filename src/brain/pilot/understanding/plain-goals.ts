import type { Act, Constraint, Goal, Phrase, Query, Things } from '../goal.ts';
import { type Context, propertyPhrase } from './context.ts';
import { holders } from './goals/destination.ts';
import { look } from './lexicon/match.ts';
import { properties } from './lexicon/properties.ts';

/** Goals that mean the same as others, as those others: whoever does them knows one way of saying it. */
export function plainGoals(goals: readonly Goal[], context: Context): Goal[] {
  const joined = asOneFilter(addedLast(optionsFirst(shownThen(applied(withoutOne(goals))).flatMap(withOptions))));
  return calledAfterwards(joined).flatMap((goal) => {
    const steps = [
      fromList,
      unreadOnes,
      ofOneSort,
      madeThere,
      fromTheFirst,
      withoutPortions,
      withoutShown,
      inTheOne,
      besideRecord,
      withoutPurpose,
      ofNamedFolder,
      withoutOwnName,
      ofEach,
      forWhat,
    ];
    return takenFrom(steps.reduce((left, step) => step(left, context), goal)).flatMap(openedToRead);
  });
}

/** "choose “Part time”, open the results": what was chosen is shown with whatever shows it. */
function shownThen(goals: readonly Goal[]): Goal[] {
  return goals.map((goal, at) => {
    const before = goals[at - 1]?.act.kind;
    const isChosen = before === 'choose' || before === 'tick' || before === 'filter' || before === 'enter';
    const { act } = goal;
    const isShown = act.kind === 'go' && !('url' in act.to) && /^(?:results?|результат\p{L}*)$/iu.test(act.to.words);
    return isChosen && isShown ? { ...goal, act: { kind: 'press', target: { words: 'show results' } } } : goal;
  });
}

/** "add the soup to the basket, spicy, with a note": it is chosen with all that, and then put there. */
function optionsFirst(goals: readonly Goal[]): Goal[] {
  const at = goals.findIndex(({ act }) => act.kind === 'add' && act.to !== undefined);
  const added = goals[at];
  if (added?.act.kind !== 'add' || added.only || added.each || added.act.things.what.isPronoun) return [...goals];
  const { things } = added.act;
  let end = at + 1;
  while (isOption(goals[end])) end++;
  const isOne = things.count === 'one' && things.what.words !== '' && things.where.length === 0;
  if (end === at + 1 || end < goals.length || !isOne) return [...goals];
  const chosen: Goal = { ...added, act: { kind: 'choose', things: [things.what] } };
  const last: Goal = {
    ...added,
    act: { ...added.act, things: { ...things, what: { ...things.what, isPronoun: true } } },
  };
  return [...goals.slice(0, at), chosen, ...goals.slice(at + 1, end), last];
}

function isOption(goal: Goal | undefined): boolean {
  const isNamed =
    goal?.act.kind === 'enter'
      ? goal.act.field !== undefined
      : goal?.act.kind === 'choose' && goal.act.from !== undefined;
  return isNamed || goal?.act.kind === 'tick';
}

/** "I need a new folder, can you add one and name it …": it is one folder. */
function withoutOne(goals: readonly Goal[]): Goal[] {
  return goals.filter(({ act }, at) => {
    const before = goals[at - 1]?.act;
    const isOne = act.kind === 'add' && act.things.what.isPronoun && /^ones?$/i.test(act.things.what.words) && !act.to;
    return !(isOne && before?.kind === 'add');
  });
}

/** "apply the code WELCOME": what is written down counts once it was applied. */
function applied(goals: readonly Goal[]): Goal[] {
  return goals.flatMap((goal, at): Goal[] => {
    const { act, said } = goal;
    const next = goals[at + 1]?.act;
    const isApplied = APPLY.test(said);
    const apply: Goal = { ...goal, act: { kind: 'press', target: { words: 'apply' } } };
    if (
      act.kind === 'handle' &&
      APPLY.test(act.verb.words) &&
      act.things.what.isPronoun &&
      goals[at - 1]?.act.kind === 'enter'
    )
      return [apply];
    const isLeft = next?.kind !== 'press' && next?.kind !== 'submit' && next?.kind !== 'enter';
    return act.kind === 'enter' && act.field && isApplied && isLeft ? [goal, apply] : [goal];
  });
}

const APPLY = /(?<!\p{L})(?:appl(?:y|ying)|redeem|примени\p{L}*|применить|активируй\p{L}*)(?!\p{L})/iu;

/** "add a new card and call it “Phone”": one that is made is called so from the beginning. */
function calledAfterwards(goals: readonly Goal[]): Goal[] {
  return goals.flatMap((goal, at): Goal[] => {
    const [before, next] = [goals[at - 1], goals[at + 1]];
    if (before && calledBy(before, goal)) return [];
    return [(next && calledBy(goal, next)) ?? goal];
  });
}

function calledBy(goal: Goal, { act: naming, said }: Goal): Goal | undefined {
  const { act } = goal;
  if (act.kind !== 'add' || !/^(?:new|новую|новый|новое)?$/i.test(act.things.what.words) || !act.things.what.kind)
    return undefined;
  const isNaming =
    /(?<!\p{L})(?:call|called|name|named|title|titled|называться|назови|назовите|назвать|названием)(?!\p{L})/iu.test(
      said,
    );
  if (!isNaming) return undefined;
  const name = naming.kind === 'enter' ? naming.value : naming.kind === 'add' ? naming.things.what : undefined;
  if (!name) return undefined;
  const words = 'text' in name ? name.text : name.words;
  return { ...goal, act: { ...act, things: { ...act.things, what: { ...act.things.what, words, exact: true } } } };
}

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
  if (act.kind !== 'add' || act.to?.kind !== 'folder' || act.to.words !== '') return goal;
  const { like: [first, ...others] = [], ...to } = act.to;
  return first && others.length === 0 ? { ...goal, act: { ...act, to: { ...to, words: first.value.text } } } : goal;
}

/** "show only supplier Fjordhus": the value is not called by its field once more. */
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
        /^(?:remaining|displayed|matching|оставшиеся|оставшихся|найденные|найденных|показанные|подходящие)\s+/i,
        '',
      )
      .replace(/\s+(?:shown|displayed|listed|left)$/i, '');
    return words === things.what.words || things.what.exact ? things : { ...things, what: { ...things.what, words } };
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

/** "the departure time in the mail from Ann": a letter is opened, and then read. */
function openedToRead(goal: Goal): Goal[] {
  const { act, only, until, each } = goal;
  if (act.kind !== 'tell' || (only ?? until ?? each)) return [goal];
  const { things, tell, want } = act.question;
  const { place, ...what } = things.what;
  const isLetter = place && place.what.kind === 'message' && !place.what.isPronoun && place.is !== 'beside';
  if (!isLetter || !isCertain(place.what) || want !== 'value' || things.count !== 'one') return [goal];
  const [field, ...others] = tell;
  const isOnlyField = field !== undefined && others.length === 0 && what.words === '';
  if (!isOnlyField && (what.words === '' || tell.length > 0)) return [goal];
  const asked: Things = isOnlyField ? { what: field, count: 'one', where: things.where } : { ...things, what };
  return [
    { act: { kind: 'go', to: place.what }, said: goal.said },
    { ...goal, act: { kind: 'tell', question: { things: asked, want, tell: [] } } },
  ];
}

/** "add the soup to the basket: spicy, no corn": it is chosen with all that, and then put there. */
function withOptions(goal: Goal): Goal[] {
  const { act, only, until, each } = goal;
  const isAdding = act.kind === 'handle' && /^(?:add|put|добав|полож)/i.test(act.verb.words);
  if (!isAdding || !act.with || (only ?? until ?? each)) return [goal];
  const { place, ...what } = act.things.what;
  const isCart = place?.is === 'in' && look(holders, place.what.words.toLowerCase().split(/\s+/), 0) !== undefined;
  if (!isCart || what.words === '' || act.things.count !== 'one') return [goal];
  return [
    { ...goal, act: { kind: 'choose', things: [what] } },
    ...act.with.map((entry): Goal => ({ ...goal, act: { kind: 'enter', ...entry } })),
    { ...goal, act: { kind: 'add', things: { ...act.things, what: { ...what, isPronoun: true } }, to: place.what } },
  ];
}

/** "… to the basket: spicy, a note: no corn": all of it is filled in before it is put there. */
function addedLast(goals: readonly Goal[]): Goal[] {
  const at = goals.findIndex(
    ({ act }, index) =>
      act.kind === 'add' && act.things.what.isPronoun && isEntry(goals[index - 1]) && isEntry(goals[index + 1]),
  );
  const [added] = goals.slice(at, at + 1);
  if (at < 0 || !added) return [...goals];
  let end = at + 1;
  while (isEntry(goals[end])) end++;
  return [...goals.slice(0, at), ...goals.slice(at + 1, end), added, ...goals.slice(end)];
}

function isEntry(goal: Goal | undefined): boolean {
  return goal?.act.kind === 'enter' && goal.act.field !== undefined;
}

/** "filter by supplier and pick Fjordhus" is one filter. */
function asOneFilter(goals: readonly Goal[]): Goal[] {
  return goals.flatMap((goal, at): Goal[] => {
    const [before, next] = [goals[at - 1], goals[at + 1]];
    if (before && filteredBy(before, goal)) return [];
    return [(next && filteredBy(goal, next)) ?? goal];
  });
}

function filteredBy({ act, ...filter }: Goal, { act: chosen, only, each }: Goal): Goal | undefined {
  if (act.kind !== 'filter' || chosen.kind !== 'choose' || chosen.from || (only ?? each)) return undefined;
  const [by, ...others] = act.by;
  const [thing, ...more] = chosen.things;
  const isBare = by && !by.of && by.is === '=' && !by.value.exact && /^\p{Ll}+$/u.test(by.value.text);
  if (!isBare || !thing || others.length + more.length > 0 || thing.isPronoun || thing.words === '') return undefined;
  const value = { text: thing.words, kind: 'text' as const, ...(thing.exact && { exact: true }) };
  return { ...filter, act: { ...act, by: [{ of: { words: by.value.text }, is: '=', value }] } };
}

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

/** "everything but the message from Ann": of which sort all are is told by the one that is not meant. */
function ofOneSort(goal: Goal): Goal {
  const sorted = (things: Things): Things => {
    const kind = things.except?.[0]?.kind;
    const isAnything = things.what.words === '' && !things.what.kind && !things.what.isPronoun;
    return kind && isAnything ? { ...things, what: { ...things.what, kind } } : things;
  };
  return goal.each ? { ...goal, each: sorted(goal.each) } : goal;
}

/** "two portions of tiramisu" are two tiramisu. */
function withoutPortions(goal: Goal): Goal {
  return withThings(goal, (things) => {
    const { words, place } = things.what;
    const isPortion =
      /^(?:portions?|pieces?|servings?|copies|copy|bottles?|cups?|packs?|packets?|порци[юияй]|штук[уи]?|бутылк[уи]|пачк[уи]|упаковк[уи])$/i;
    return isPortion.test(words) && place?.is === 'of' ? { ...things, what: place.what } : things;
  });
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

function withThings(goal: Goal, change: (things: Things) => Things): Goal {
  const act: Act = goal.act;
  switch (act.kind) {
    case 'tell':
      return { ...goal, act: { ...act, question: { ...act.question, things: change(act.question.things) } } };
    case 'add':
    case 'remove':
    case 'handle':
      return { ...goal, act: { ...act, things: change(act.things) } };
    default:
      return goal;
  }
}
