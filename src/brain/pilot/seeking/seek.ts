import type { Control, Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { type Candidate, ground } from '../grounding/ground.ts';
import { isCertain, rivals } from '../grounding/is-certain.ts';
import type { Deed, Needs } from '../grounding/needs.ts';
import { BARE, sceneOf } from '../grounding/scene.ts';
import { calledSo } from '../page-parts.ts';
import { type Explained, isFilling, isNew, type Pursuit, type Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { besideWhatIsNotHere, onceThere } from './beside-what-is-not-here.ts';
import { byItsCode } from './by-its-code.ts';
import { explore } from './explore.ts';
import { forDays } from './for-days.ts';
import { openPlace } from './go-to-place.ts';
import { inRecord } from './in-record.ts';
import { meant, spokenPhrase } from './meant.ts';
import { ofRecord } from './of-record.ts';
import { optionNames } from './option-names.ts';
import { picked } from './picked.ts';
import { BOXES } from './roles.ts';
import { serves } from './serves.ts';
import { changesThings } from './takes-away.ts';
import { toldApart } from './told-apart.ts';
import { uncover } from './uncover.ts';

export interface Sought {
  control: Control;
  why: Explained;
}

/** The control that a phrase means, or what to do next to find it: look around, ask, or give up. */
export function seek(situation: Situation, phrase: Phrase, needs: Needs): Sought | Pursuit {
  const wanted = onceThere(situation, meant(phrase, situation.memo));
  const elsewhereFirst = needs.to === 'press' ? besideWhatIsNotHere(situation, wanted) : undefined;
  if (elsewhereFirst) return elsewhereFirst;
  const candidates = ground(wanted, situation.page, needs);
  const uncovered = uncover(situation, candidates[0]?.control);
  if (uncovered) return uncovered;
  // What was tried and did not work is not what was meant.
  const usable = candidates.filter(
    (one) =>
      serves(needs, one.control) &&
      !(needs.to === 'open' && !wanted.exact && changesThings(one.control, wanted.words)) &&
      !hasFailed(situation, one.control) &&
      !isMute(situation.page, one, wanted, needs),
  );
  const fitting = forDays(situation.page, inTheForm(usable, wanted, needs), wanted, needs);
  const ofTold = ofRecord(situation, wanted, fitting);
  // Which one is to be ticked is not guessed at: without its row, its box is like any other.
  const left = ofTold ?? (wanted.like && wanted.words === '' && needs.to === 'tick' ? [] : fitting);
  const why = { looked: spokenPhrase(wanted), candidates: left.slice(0, 5).map(lineOf) };
  const [first] = left;
  const there = inRecord(situation, wanted, left) ?? boxOf(ofTold, needs);
  if (there) return { control: there.control, why };
  if (first && isCertain(left)) return { control: first.control, why };
  const coded = needs.to === 'open' ? byItsCode(spokenPhrase(wanted), left, saidAround(situation.page)) : undefined;
  if (coded) return { control: coded.control, why };
  const two = rivals(left);
  // The one that a person has named: those that they were asked about come first.
  const others = left.filter((one) => !two?.includes(one));
  const named = picked(situation.answer, [...(two ?? []), ...others], optionOf(situation, two ?? []));
  if (named) return { control: named.control, why };
  // What only leads somewhere may be tried: one can go back.
  if (first && needs.to === 'open' && first.score >= LIKELY && LEADS.has(first.control.role))
    return { control: first.control, why };
  const [came, ...alsoCame] = two?.filter(({ control }) => isNew(situation, control)) ?? [];
  // What came with the last act, a menu or a dialog, is what the next words are about.
  if (came && alsoCame.length === 0 && came.score >= LIKELY) return { control: came.control, why };
  // What is pressed is a button sooner than a link that is called like it.
  const [button, ...more] = two?.filter(({ control }) => control.role === 'button') ?? [];
  const buttons = button ? buttonsLike(button, left) : [];
  if (
    needs.to === 'press' &&
    button &&
    more.length + buttons.length === 0 &&
    button.score >= LIKELY &&
    isNoOther(wanted)
  )
    return { control: button.control, why };
  // Who has begun to fill in a form stays in it.
  const isBegun = isFilling(situation);
  const inside = isBegun || (first?.score ?? 0) >= LIKELY ? undefined : openPlace(situation, wanted);
  if (inside) return inside;
  const elsewhere = isBegun ? undefined : explore(situation, wanted);
  const told =
    two && toldApart(situation.task, spokenPhrase(wanted), left.filter(isLikely), saidAround(situation.page));
  if (told) return { control: told.control, why };
  // What is shown already is likelier meant than what may be elsewhere, unless it hardly fits.
  const asked: typeof two = button && buttons[0] && needs.to === 'press' ? [button, buttons[0]] : two;
  if (asked && (first?.score ?? 0) >= LIKELY) return whichOne(situation, wanted, asked);
  if (elsewhere) return elsewhere;
  if (two) return { ...whichOne(situation, wanted, two), isUnlikely: true };
  return { stuck: speechIn(situation.language).notFound(wanted, triedIn(situation)) };
}

/** Of no kind that was said, or a button. */
function isNoOther({ kind }: Phrase): boolean {
  return kind === undefined || kind === 'button';
}

/** What goes into no field in particular is not written into the one that the site is searched with, where there is another. */
function inTheForm(candidates: readonly Candidate[], { words }: Phrase, { to }: Needs): readonly Candidate[] {
  const others = candidates.filter(({ control }) => control.role !== 'searchbox');
  return to === 'write' && words === '' && others.length > 0 ? others : candidates;
}

/** The other buttons that fit no worse: one in each row, perhaps. */
function buttonsLike(button: Candidate, candidates: readonly Candidate[]): readonly Candidate[] {
  const isButton = (one: Candidate) => one !== button && one.control.role === 'button';
  return candidates.filter((one) => isButton(one) && rivals([button, one]) !== undefined);
}

/** A thing is ticked with its own box, where it has just one. */
function boxOf(candidates: readonly Candidate[] = [], { to }: Needs): Candidate | undefined {
  const boxes = to === 'tick' ? candidates.filter(({ control }) => BOXES.has(control.role)) : [];
  return boxes.length === 1 ? boxes[0] : undefined;
}

function optionFor({ control }: Candidate): string {
  const name = calledSo(control);
  return `${control.role} “${name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name}”`;
}

const LONGEST = 120;

/** From here on a candidate is worth a question. */
const LIKELY = 0.5;

function isLikely({ score }: Candidate): boolean {
  return score >= LIKELY;
}

/** What it is called, and what its row or card says. */
function saidAround(page: Observation): (one: Candidate) => string {
  const { places } = sceneOf(page);
  return ({ control }) => {
    const place = places.find((one) => one.control === control);
    return `${control.name} ${place?.beside ?? ''} ${place?.card ?? ''}`;
  };
}

export function isSought(found: Sought | Pursuit): found is Sought {
  return 'control' in found;
}

/** A thing without any name of its own is not what the words beside it say, unless a picture on it does, or it is to be ticked. */
function isMute(page: Observation, { control, line, looksSo }: Candidate, { words }: Phrase, { to }: Needs): boolean {
  if (looksSo || words === '' || calledSo(control) !== control.role) return false;
  if (HOLDERS.has(control.role)) return to === 'press' || to === 'hover';
  // A picture may have a caption; a sentence above it, the task itself perhaps, is none.
  if (PICTURES.has(control.role)) return to === 'press' && !isCaptioned(page, control, words);
  if (!BARE.has(control.role) && !PARTS.has(control.role)) return false;
  const parts = page.lines[line]?.parts ?? [];
  const next = parts[parts.indexOf(control) + 1];
  const isPicture = typeof next === 'string' && next.startsWith('(icon: ');
  return !isPicture && !(TICKED.has(to) && isCaptioned(page, control, words));
}

/** A switch, a circle, a picture: the words that stand where its label would are its name. */
function isCaptioned(page: Observation, control: Control, words: string): boolean {
  const hint = sceneOf(page).places.find((place) => place.control === control)?.hint ?? '';
  return alike(words, hint) >= CAPTIONED;
}

const CAPTIONED = 0.7;
/** They hold what is pressed, and are not pressed for it. */
const HOLDERS = new Set(['menu', 'menubar', 'toolbar', 'tablist', 'tree', 'grid', 'listbox']);
/** Parts of a page that may be pressed: without a word in them, a sentence above is not their name. */
const PARTS = new Set(['listitem', 'row', 'cell', 'gridcell', 'treeitem', 'article', 'region']);
const PICTURES = new Set(['image', 'canvas', 'figure']);
const TICKED: ReadonlySet<Deed> = new Set<Deed>(['tick', 'choose']);

/** Whether it was tried for this goal, and did not work. */
export function hasFailed({ memo }: Situation, { id }: Control): boolean {
  return memo.ways.some(({ name, went }) => went === 'wrong' && name.endsWith(` ${id}`));
}

function whichOne(situation: Situation, phrase: Phrase, two: readonly Candidate[]): Extract<Pursuit, { ask: string }> {
  const options = two.map(optionOf(situation, two));
  return { ask: speechIn(situation.language).whichOne(phrase), options };
}

function optionOf({ page }: Situation, two: readonly Candidate[]): (one: Candidate) => string {
  return optionNames(two, optionFor, saidAround(page));
}

const LEADS = new Set(['link', 'tab', 'treeitem']);

/** What was tried, in words. */
export function triedIn({ memo }: Situation): string[] {
  return memo.ways.map(({ name }) => name.replace(/ \d+$/, '')).slice(-5);
}

function lineOf({ control, score, reasons }: Candidate): string {
  const because = reasons.slice(0, 4).map(({ why, score: worth }) => `${why} ${worth.toFixed(1)}`);
  return `${score.toFixed(2)} [${control.id}] ${control.role} “${control.name}”: ${because.join(', ')}`;
}
