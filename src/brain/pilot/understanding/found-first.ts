import type { Act, Goal, Kind, Phrase, Things } from '../goal.ts';
import { afterFiller } from './clauses.ts';
import { look } from './lexicon/match.ts';
import { verbs } from './lexicon/verbs.ts';
import { asThings } from './mentions.ts';
import { isOneOf } from './stands-for.ts';
import { tokenise, wordsIn } from './tokens.ts';

/**
 * "Find the row of Ann and press the star in it", «найди строку … и открой в ней действия»: what is on the page already is not gone to
 * or told about, only spoken of.
 */
export function foundFirst(goals: readonly Goal[]): Goal[] {
  return goals.flatMap((goal, at): Goal[] => {
    const next = goals[at + 1];
    const sought = next && soughtFirst(goal, next);
    if (sought) return [sought];
    if (next && isSpokenOf(goal, next)) return [];
    const before = goals[at - 1];
    const about = before && isSpokenOf(before, goal) ? foundBy(before.act) : undefined;
    const searched = before && searchedFor(before);
    if (searched && isPartOfIt(goal.act)) return [{ ...goal, about: searched, act: withPlace(goal.act) }];
    const isPlaced = isThere(goal.said) || isPartOfIt(goal.act) || (about?.what.kind === 'row' && isBare(goal.act));
    return about ? [{ ...goal, about, act: isPlaced ? withPlace(goal.act) : goal.act }] : [goal];
  });
}

/** "Find lawyer jobs, sort them …": what is put in order is searched for first. */
function soughtFirst(goal: Goal, next: Goal): Goal | undefined {
  const { act, said, only, until, each } = goal;
  const isArranged = next.act.kind === 'sort' || next.act.kind === 'filter';
  if (act.kind !== 'tell' || !isArranged || (only ?? until ?? each) || !isFinding(said)) return undefined;
  const { things, tell, want } = act.question;
  const { words, place, ordinal, isPronoun, exact } = things.what;
  const isBare = tell.length === 0 && things.where.length === 0 && !things.best && !place && ordinal === undefined;
  if (!isBare || isPronoun || words === '' || !/^(?:name|list|value)$/.test(want)) return undefined;
  return { ...goal, act: { kind: 'search', query: { text: words, kind: 'text', ...(exact && { exact }) } } };
}

function isSpokenOf({ act, said, only, until, each }: Goal, next: Goal): boolean {
  const found = foundBy(act);
  if (!found || (only ?? until ?? each) || next.act.kind === 'tell' || next.only) return false;
  // "I want to repeat the order from “Kumo”: press “Again” there."
  if (isWished(said) && act.kind === 'tell' && isThere(next.said)) return true;
  if (isWished(said) && act.kind === 'tell') return JSON.stringify(next.act).includes('"isPronoun":true');
  // "Take the card and drag it to Done": it is taken by being dragged.
  if (act.kind === 'choose') return next.act.kind === 'drag' && next.act.what.isPronoun === true;
  if (!isFinding(said)) return false;
  const isOnPage = /^(?:row|column|cell|table|button|link|icon|field|checkbox|switch|option|item)$/;
  const isOfMany =
    found.count === 'one' && (found.where.length > 0 || found.what.exact === true || isNamedFor(found, next));
  const isItsDeed = isDoneWithIt(next.act) || (isOfMany && isPartOfIt(next.act));
  return isOnPage.test(found.what.kind ?? '') || isThere(next.said) || isItsDeed;
}

/** "Find order A-17 and click the bin icon": an icon is there for each of them. */
function isNamedFor({ what }: Things, { act }: Goal): boolean {
  return act.kind === 'press' && act.target.kind === 'icon' && /\p{Lu}|\d/u.test(what.words);
}

/** "Find the letter from Ann and forward it": who deals with it finds it anyway. One out of several is another matter. */
function isDoneWithIt(act: Act): boolean {
  if (act.kind !== 'handle' && act.kind !== 'remove') return false;
  const { what, best, except } = act.things;
  return what.isPronoun === true && !isOneOf(what) && !best && !except;
}

/** "Find the letter from Ann and click the star icon": the icon that is hers. Whatever has a place of its own is elsewhere. */
function isPartOfIt(act: Act): boolean {
  if (act.kind !== 'press') return false;
  const { kind, place, ordinal, isPronoun } = act.target;
  return kind !== undefined && PARTS.has(kind) && !place && ordinal === undefined && !isPronoun;
}

/** "Find the row of Ann. Open actions": what is in a row is there for each of them. */
function isBare(act: Act): boolean {
  const target = act.kind === 'press' ? act.target : act.kind === 'go' && !('url' in act.to) ? act.to : undefined;
  return target !== undefined && !target.place && target.ordinal === undefined && !target.isPronoun;
}

const PARTS: ReadonlySet<Kind> = new Set<Kind>(['icon', 'button', 'checkbox', 'switch']);

/** "Find “Ann Lee”. Press the star button": whatever it takes to find it. */
function searchedFor({ act, said, only, until, each }: Goal): Things | undefined {
  if (act.kind !== 'search' || !act.query.exact || act.within || (only ?? until ?? each) || !isFinding(said))
    return undefined;
  return { what: { words: act.query.text, exact: true }, count: 'one', where: [] };
}

/** What one was to find. */
function foundBy(act: Act): Things | undefined {
  if (act.kind === 'press') return asThings(act.target);
  if (act.kind === 'choose')
    return act.things[0] && act.things.length === 1 && !act.from ? asThings(act.things[0]) : undefined;
  if (act.kind === 'go' && !('url' in act.to)) return asThings(act.to);
  if (act.kind !== 'tell' || !/^(?:name|value|list)$/.test(act.question.want)) return undefined;
  const { things, tell } = act.question;
  const [asked, ...others] = tell;
  if (!asked) return things.what.isPronoun ? undefined : things;
  // "the row of Ann" was read as what is asked of Ann.
  const isOwned = others.length === 0 && !things.what.isPronoun && things.what.words !== '';
  return isOwned ? { ...things, what: { ...things.what, ...(asked.kind && { kind: asked.kind }) } } : undefined;
}

function isFinding(said: string): boolean {
  if (SEEING.test(said)) return true;
  const tokens = tokenise(said, []);
  return look(verbs, wordsIn(tokens), afterFiller(tokens, 0))?.meaning === 'find';
}

/** "See the row of Ann? Press …": to be looked for as well. */
const SEEING = /^(?:(?:do |can )?you )?see |^(?:ты |вы )?видите? |^(?:ты |вы )?видишь /i;

/** «мне нужен аудиогид», "I'd like some soup": why the next words are said. */
function isWished(said: string): boolean {
  return /^(?:(?:мне|нам|нам бы|мне бы)\s+)?(?:нуж(?:ен|на|но|ны)|хочется|хотелось бы|(?:я |мы )?(?:хочу|хотим|хотел(?:а|и)? бы) \p{L}+(?:ть|ти|чь)|надо)(?!\p{L})|^(?:i|we)(?:'d like|\s+(?:would like|would love|need|want))(?!\p{L})/iu.test(
    said,
  );
}

/** "there", "in it", «в ней», "beside it". */
export function isThere(said: string): boolean {
  return /(?<!\p{L})(?:there|(?:in|on|inside|beside|by|next to) it|там|(?:в|на|у|возле|рядом с) (?:ней|нем|нём|нее|неё|него|ним))(?!\p{L})/iu.test(
    said,
  );
}

const THERE: Phrase = { words: 'there', isPronoun: true };

function withPlace(act: Act): Act {
  const placed = (phrase: Phrase): Phrase =>
    phrase.place ? phrase : { ...withoutThere(phrase), place: { is: 'in', what: THERE } };
  switch (act.kind) {
    case 'press':
    case 'hover':
      return { ...act, target: placed(act.target) };
    case 'go':
      return 'url' in act.to ? act : { ...act, to: placed(act.to) };
    case 'choose':
    case 'tick':
      return { ...act, things: act.things.map(placed) };
    default:
      return act;
  }
}

/** «ней действия»: the pronoun was taken for a part of the name. */
function withoutThere(phrase: Phrase): Phrase {
  return { ...phrase, words: phrase.words.replace(/^(?:ней|нем|нём|it|there|там)\s+/iu, '') };
}

/** "Post it in the topic you'll find by searching for “tea”": what is found by a search is searched for before anything is done with it. */
export function soughtBefore(goals: readonly Goal[], task: string): Goal[] {
  const at = goals.findIndex(({ act, said }, index) => index > 0 && act.kind === 'search' && isFoundSo(said, task));
  const [before, sought] = [goals[at - 1], goals[at]];
  if (!before || !sought || before.only || sought.only) return [...goals];
  return [...goals.slice(0, at - 1), sought, before, ...goals.slice(at + 1)];
}

/** So many letters before it may say how it is found. */
const AROUND = 24;

function isFoundSo(said: string, task: string): boolean {
  const start = task.indexOf(said);
  return /(?<!\p{L})(?:you(?:['’]ll| will)? (?:find|get|see) (?:by|when|if|after|with)|that comes? up (?:for|when))/iu.test(
    task.slice(Math.max(0, start - AROUND), start + said.length),
  );
}
