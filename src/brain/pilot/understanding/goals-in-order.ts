import type { Act, Goal, Phrase } from '../goal.ts';
import { asTheDaysSay } from './day-of-return.ts';
import { holders } from './goals/destination.ts';
import { look } from './lexicon/match.ts';

/** Goals that are said one after the other and are one, or are done in another order than they are said. */
export function inTheirOrder(goals: readonly Goal[]): Goal[] {
  const named = ofItsSort(fromTheTop(bothOf(amongSuggested(goals))));
  const ordered = optionsFirst(shownThen(applied(sentByButton(named))).flatMap(withOptions));
  return asTheDaysSay(calledAfterwards(asOneFilter(addedLast(ordered))));
}

/** "type Ber and pick Berlin from the suggestions": what is suggested comes with the typing, and is no list of that name. */
function amongSuggested(goals: readonly Goal[]): Goal[] {
  return goals.map((goal, at) => {
    const { act } = goal;
    const isTyped = goals[at - 1]?.act.kind === 'enter';
    if (act.kind !== 'choose' || !act.from || !isTyped || !SUGGESTED.test(act.from.words)) return goal;
    const { from: _, ...chosen } = act;
    return { ...goal, act: chosen };
  });
}

const SUGGESTED =
  /^(?:(?:the )?(?:suggestions?|suggested (?:\p{L}+)|hints?|matches|autocomplete)|подсказ\p{L}+|предложенн\p{L}+(?: \p{L}+)?)$/iu;

/** "I want the first and the second. … put both in my cart": both are the two that were wished for. */
function bothOf(goals: readonly Goal[]): Goal[] {
  const wish = goals.find(
    ({ act, said }) => act.kind === 'choose' && !act.from && act.things.length === 2 && WISHED.test(said),
  );
  if (wish?.act.kind !== 'choose') return [...goals];
  const { things } = wish.act;
  const isBoth = ({ act, said }: Goal) => act.kind === 'add' && act.things.count === 'all' && BOTH.test(said);
  if (!goals.some(isBoth)) return [...goals];
  return goals
    .filter((goal) => goal !== wish)
    .flatMap((goal): Goal[] => {
      const { act } = goal;
      if (act.kind !== 'add' || !isBoth(goal)) return [goal];
      return things.map((what) => ({ ...goal, act: { ...act, things: { what, count: 'one', where: [] } } }));
    });
}

const BOTH = /(?<!\p{L})(?:both|оба|обе|обоих|обеих)(?!\p{L})/iu;
const WISHED = /(?<!\p{L})(?:want|like|love|need|хочу|хотел\p{L}*|хочется|нужн\p{L})(?!\p{L})/iu;

/** "choose the ramen …, and put the dish in my cart": the dish is the one that was chosen. */
function ofItsSort(goals: readonly Goal[]): Goal[] {
  return goals.map((goal, at) => {
    const { act } = goal;
    const isChosen = goals.slice(0, at).some(({ act: one }) => one.kind === 'choose' && !one.from);
    if (act.kind !== 'add' || !act.to || !isChosen || act.things.count !== 'one') return goal;
    const { what, where, best } = act.things;
    const isSort = SORTS.test(what.words) || (what.words === '' && what.kind === 'item');
    if (!isSort || what.exact || what.ordinal !== undefined || (what.place ?? what.like ?? best) || where.length > 0)
      return goal;
    const it: Phrase = { words: /[а-яё]/i.test(goal.said) ? 'его' : 'it', isPronoun: true };
    return { ...goal, act: { ...act, things: { ...act.things, what: it } } };
  });
}

const SORTS = /^(?:dish|meal|product|article|thing|order|блюдо|товар|вещь|продукт|изделие|заказ)$/i;

/** "the first and the second item": two from the beginning, for who has dealt with the first may not see the second. */
function fromTheTop(goals: readonly Goal[]): Goal[] {
  const [first, ...others] = goals;
  if (!first) return [];
  let count = 1;
  while (isNext(first, goals[count], count + 1)) count++;
  const { act } = first;
  const isMany = count > 1 && (act.kind === 'add' || act.kind === 'remove' || act.kind === 'handle');
  if (!isMany) return [first, ...fromTheTop(others)];
  const { ordinal: _, ...what } = act.things.what;
  return [{ ...first, act: { ...act, things: { ...act.things, what, count } } }, ...fromTheTop(goals.slice(count))];
}

/** Whether it is the same deed with the same thing, one place further down. */
function isNext(first: Goal, next: Goal | undefined, ordinal: number): boolean {
  const written = (goal: Goal | undefined, place: number) =>
    JSON.stringify({ ...goal, said: '' }).replace(`"ordinal":${place}`, '"ordinal":0');
  const isOfFirst = 'things' in first.act && 'what' in first.act.things && first.act.things.what.ordinal === 1;
  return isOfFirst && next !== undefined && written(first, 1) === written(next, ordinal);
}

/** "write this question: …, and press “Ask”": what is written to nobody is sent with the button that is named for it. */
function sentByButton(goals: readonly Goal[]): Goal[] {
  return goals.flatMap((goal, at): Goal[] => {
    const { act, said } = goal;
    const next = goals[at + 1]?.act;
    const isSent = next?.kind === 'press' && SENDS.test(next.target.words);
    if (act.kind !== 'send' || !isSent || act.entries.some(({ field }) => /^(?:to|кому)$/.test(field?.words ?? '')))
      return [goal];
    const noun = WRITTEN.exec(said)?.[0];
    return act.entries.map(({ value, field = noun ? { words: noun } : undefined }) => ({
      ...goal,
      act: { kind: 'enter', value, ...(field && { field }) },
    }));
  });
}

const SENDS =
  /^(?:send|post|submit|publish|ask|reply|comment|add|save|отправ\p{L}+|спросить|задать|опублик\p{L}+|ответить|добавить|сохранить|оставить)(?!\p{L})/iu;
const WRITTEN =
  /(?<!\p{L})(?:question|comment|review|message|note|feedback|вопрос|комментарий|отзыв|сообщение|заметку|пожелание)(?!\p{L})/iu;

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

/** "choose “Part time”, open the results": what was chosen is shown with whatever shows it. */
function shownThen(goals: readonly Goal[]): Goal[] {
  return goals.map((goal, at) => {
    const before = goals[at - 1]?.act.kind;
    const isChosen = before === 'choose' || before === 'tick' || before === 'filter' || before === 'enter';
    const { act } = goal;
    return isChosen && showsResults(act)
      ? { ...goal, act: { kind: 'press', target: { words: 'show results' } } }
      : goal;
  });
}

/** "open the results", "show the results": what is named says nothing of them. */
function showsResults(act: Act): boolean {
  if (act.kind === 'go') return !('url' in act.to) && RESULTS.test(act.to.words);
  const [by, ...others] = act.kind === 'filter' && !act.things ? act.by : [];
  return others.length === 0 && by?.is === '=' && !by.of && !by.value.exact && RESULTS.test(by.value.text);
}

const RESULTS = /^(?:results?|результат\p{L}*)$/iu;

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

/** "filter by supplier and pick Norvik" is one filter. */
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
