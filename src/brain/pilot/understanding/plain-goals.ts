import type { Act, Constraint, Goal, Phrase, Query, Things } from '../goal.ts';
import { type Context, propertyPhrase } from './context.ts';
import { holders } from './goals/destination.ts';
import { look } from './lexicon/match.ts';
import { properties } from './lexicon/properties.ts';

/** Goals that mean the same as others, as those others: whoever does them knows one way of saying it. */
export function plainGoals(goals: readonly Goal[], context: Context): Goal[] {
  return asOneFilter(addedLast(goals.flatMap(withOptions))).flatMap((goal) =>
    openedToRead(ofEach(withoutPortions(madeThere(ofOneSort(unreadOnes(goal, context)))), context)),
  );
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
  if (!property || isOneName || !isMany || things.what.exact || things.what.kind) return goal;
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
