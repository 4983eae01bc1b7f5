import type { Control } from '../../../observation.ts';
import type { Act, Phrase } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { isSameSort, withoutSort } from '../reading/nouns.ts';
import { isNew, type Pursuit, type Situation, wasTried } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { coverage } from '../words/coverage.ts';
import { codeIn } from './by-its-code.ts';
import { leadsOn } from './leads-on.ts';
import { numberedFurther } from './numbered-further.ts';
import { OWN_LANGUAGE, ownLanguage } from './own-language.ts';
import { partByPart } from './part-by-part.ts';
import { pointAround } from './point-around.ts';
import { plainSearchField } from './search-field.ts';
import { takesAway } from './takes-away.ts';
import { unfoldTree } from './unfold-tree.ts';

/** So often it is looked elsewhere for one goal. */
const MOST_TRIES = 8;

/** Somewhere else to look for what is not here: behind a banner, in a menu, on another tab, further on. */
export function explore(situation: Situation, phrase: Phrase): Pursuit | undefined {
  return lookAround(situation, phrase, STAYS.has(situation.goal.act.kind) ? WAYS_TO_STAY : WAYS);
}

/** Only what this page holds: who is about to change something does not wander. */
export function exploreHere(situation: Situation, phrase: Phrase): Pursuit | undefined {
  return lookAround(situation, phrase, WAYS_TO_STAY, false);
}

/** The same for who only wants to read: nothing is opened that has nothing to do with it. */
export function exploreToRead(situation: Situation, phrase: Phrase): Pursuit | undefined {
  return lookAround(situation, phrase, WAYS_TO_READ);
}

function lookAround(
  situation: Situation,
  phrase: Phrase,
  ways: readonly LookAround[],
  maySearch = true,
): Pursuit | undefined {
  const unfolded = unfoldTree(situation, phrase) ?? numberedFurther(situation, phrase.words);
  if (unfolded) return unfolded;
  const tries = situation.memo.ways.filter(({ name }) => name.startsWith('look ')).length;
  if (tries >= MOST_TRIES) return undefined;
  const pointed = pointAround(situation, phrase);
  if (pointed) return pointed;
  for (const way of ways) {
    const control = way(situation, phrase);
    if (!control) continue;
    const name = wayBehind(control);
    return {
      do: [{ tool: 'click', input: { id: control.id } }],
      way: name,
      thought: `“${phrase.words}” is not here; it may be behind “${calledSo(control)}”.`,
    };
  }
  if (!maySearch || !MAY_SEARCH.has(situation.goal.act.kind) || isAboutAll(situation.goal.act)) return undefined;
  return searching(situation, phrase) ?? ownLanguage(situation);
}

/** The site's own search, once in each language, with the words for it. What sort of thing it is tells nothing: any would be found. */
function searching(situation: Situation, { words, exact, like = [] }: Phrase): Pursuit | undefined {
  const told = like.map(({ value }) => value.text);
  const isSort = withoutSort(words) === '' && !exact;
  const own =
    codeIn(words) ?? (told.length > 0 ? withoutSort(words) : isSort ? '' : exact ? words : withoutLeadingSort(words));
  const text = [own, ...told].join(' ').trim();
  const way = wasTried(situation, OWN_LANGUAGE) ? 'look with the search again' : SEARCHED;
  if (text === '' || wasTried(situation, way)) return undefined;
  const field = plainSearchField(situation.page);
  if (!field) return undefined;
  const call = { tool: 'type', input: { id: field.id, text, submit: true } };
  return { do: [call], way, thought: `“${text}” is not here; searching for it.` };
}

export const SEARCHED = 'look with the search';

/** "Topic studded tyres", "order 50412": what it is stands before its name, and is seldom part of it. */
function withoutLeadingSort(words: string): string {
  const [first = '', ...name] = words.split(/\s+/);
  return name.length > 0 && withoutSort(first) === '' && withoutSort(name.join(' ')) !== '' ? name.join(' ') : words;
}

/** Who looks for a thing may search; who fills in a form must not leave it. */
const MAY_SEARCH: ReadonlySet<Act['kind']> = new Set(['go', 'tell', 'add', 'remove', 'handle', 'download']);

/** All there are of something are not found by searching for the word for them: what is found then is what says that word. */
function isAboutAll(act: Act): boolean {
  return act.kind === 'tell' && act.question.things.count === 'all' && act.question.things.where.length === 0;
}

/** By its name: on another page it has another number, and leads to the same place. */
function wayBehind(control: Control): string {
  return `look behind ${calledSo(control)}`;
}

type LookAround = (situation: Situation, phrase: Phrase) => Control | undefined;

const WAYS: readonly LookAround[] = [
  whatLiesOver,
  otherPart,
  namedSo,
  ofWhatIsTold,
  collapsed,
  otherTab,
  toEdit,
  furtherOn,
];
/** What is done on this very page is not to be found on another. */
const WAYS_TO_STAY: readonly LookAround[] = [whatLiesOver, collapsed, otherTab, otherPart, toEdit];
const STAYS: ReadonlySet<Act['kind']> = new Set([
  'enter',
  'tick',
  'choose',
  'drag',
  'sort',
  'filter',
  'submit',
  'send',
  'upload',
]);
const WAYS_TO_READ: readonly LookAround[] = [whatLiesOver, namedSo, otherTab, furtherOn];

function untried(situation: Situation, control: Control): boolean {
  const isUsable = !control.states.includes('disabled') && !control.states.includes('current');
  return isUsable && !takesAway(control) && !wasTried(situation, wayBehind(control));
}

/** A dialog or banner that has to go first. */
function whatLiesOver(situation: Situation): Control | undefined {
  if (situation.page.onTop === undefined) return undefined;
  const control = closing(situation);
  // What our own act has opened is what the task goes on with.
  return control && !isNew(situation, control) ? control : undefined;
}

/** What leads somewhere and is called a little like it: "settings" for "notification settings". */
function namedSo(situation: Situation, { words }: Phrase): Control | undefined {
  if (words === '') return undefined;
  const leads = controlsOf(situation.page).filter((control) => LEADS.has(control.role) && untried(situation, control));
  const [first] = leads
    .map((control) => ({ control, worth: alike(words, control.name) }))
    .filter(({ control, worth }) => worth >= SIMILAR && control.name.length <= LONGEST && !makesNew(control, words))
    .sort((a, b) => b.worth - a.worth);
  return first?.control;
}

/** "soup from Casa Bruna": what narrows it may be a place of its own, with all that belongs to it. */
function ofWhatIsTold(situation: Situation, { like = [] }: Phrase): Control | undefined {
  const leads = controlsOf(situation.page).filter(({ role }) => role === 'link' || role === 'treeitem');
  return leads.find(
    (control) => untried(situation, control) && like.some(({ value }) => alike(value.text, control.name) >= JUST_SO),
  );
}

const JUST_SO = 0.85;

/** Who looks for a topic that is there does not begin a "New topic". */
function makesNew({ name }: Control, words: string): boolean {
  return isSameSort(words, name) && coverage('new', name).share >= SAYS && coverage('new', words).share < SAYS;
}

const SAYS = 0.8;

/** Buttons do things: they are pressed when they are meant, not to look what happens. */
const LEADS = new Set(['link', 'tab', 'menuitem', 'treeitem']);
const SIMILAR = 0.5;
/** What leads around a site is called shortly. */
const LONGEST = 40;

/** What is folded up: those whose name has to do with it first. */
function collapsed(situation: Situation, { words, place }: Phrase): Control | undefined {
  const folded = controlsOf(situation.page).filter(
    (control) => control.states.includes('collapsed') && OPENS.has(control.role),
  );
  const owner = place?.is === 'in' || place?.is === 'beside' || place?.is === 'of' ? place.what.words : '';
  return nearest(
    words,
    ofTheOwner(folded, owner).filter((control) => untried(situation, control)),
  );
}

/** "Archive in the row of Night bus": what is folded up in the rows of others is none of it. */
function ofTheOwner(folded: readonly Control[], owner: string): readonly Control[] {
  const own = owner === '' ? [] : folded.filter(({ name }) => coverage(owner, name).share >= SAYS);
  const [first] = own;
  const label = first && own.length === 1 ? /^(\p{L}+:? )/u.exec(first.name)?.[1] : undefined;
  return label === undefined ? folded : folded.filter((one) => one === first || !one.name.startsWith(label));
}

const OPENS = new Set(['button', 'link', 'menuitem', 'treeitem', 'tab', 'clickable', 'focusable', 'row']);

function otherTab(situation: Situation, { words }: Phrase): Control | undefined {
  const isHidden = ({ role, states }: Control) => role === 'tab' && !states.includes('selected');
  return nearest(
    words,
    controlsOf(situation.page).filter((control) => isHidden(control) && untried(situation, control)),
  );
}

/** Who was told where it is looks there before anywhere else. */
function otherPart(situation: Situation, phrase: Phrase): Control | undefined {
  return partByPart(situation, phrase).find((control) => untried(situation, control));
}

/** What is only shown can be changed once "Edit" was pressed, where just one thing here can be edited. */
function toEdit(situation: Situation, { words, place }: Phrase): Control | undefined {
  if (!CHANGES.has(situation.goal.act.kind)) return undefined;
  const edits = controlsOf(situation.page).filter(
    (control) =>
      (control.role === 'link' || control.role === 'button') && isEdit(control) && untried(situation, control),
  );
  const [first, second] = edits;
  if (!second) return first;
  const meant = place?.what.words ?? words;
  const fitting = edits.filter(({ name }) => meant !== '' && coverage(meant, name).share >= MOSTLY);
  return fitting.length === 1 ? fitting[0] : undefined;
}

const CHANGES: ReadonlySet<Act['kind']> = new Set(['enter', 'tick', 'choose', 'upload', 'add', 'remove']);

function isEdit({ name }: Control): boolean {
  return name.length <= LONGEST && EDITS.some((word) => coverage(word, name).share >= SAYS);
}

const EDITS = ['edit', 'change', 'modify'];

/** More of the same: the next page, the rest of a list. */
function furtherOn(situation: Situation): Control | undefined {
  const control = leadsOn(situation.page);
  return control && untried(situation, control) ? control : undefined;
}

const MOSTLY = 0.45;

function closing(situation: Situation): Control | undefined {
  const candidates = ground({ words: 'close' }, situation.page, { to: 'close' }).filter(
    ({ control }) => control.name.length <= LONGEST && untried(situation, control),
  );
  return isCertain(candidates) ? candidates[0]?.control : undefined;
}

function nearest(words: string, controls: readonly Control[]): Control | undefined {
  const ranked = controls.map((control) => ({ control, worth: words === '' ? 0 : alike(words, control.name) }));
  return ranked.sort((a, b) => b.worth - a.worth)[0]?.control;
}
