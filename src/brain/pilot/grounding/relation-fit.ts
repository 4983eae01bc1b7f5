import type { Kind, Phrase, Relation } from '../goal.ts';
import { coverage } from '../words/coverage.ts';
import { normal } from '../words/normal.ts';
import { likeFit } from './like-fit.ts';
import type { Place, Scene } from './scene.ts';

/** How well a control stands where it is said to stand, 0…1. */
export function relationFit({ is, what }: Relation, place: Place, scene: Scene): number {
  const named = FITS[is](what, place, scene);
  // "the row from Ann": what is true of where it stands is read there, whatever pages call such a place.
  const here = what.like ? Math.max(named, UNNAMED) * likeFit(what.like, place) : named;
  return what.place ? here * relationFit(what.place, place, scene) : here;
}

const UNNAMED = 0.85;

type Fit = (what: Phrase, place: Place, scene: Scene) => number;

const FITS: Readonly<Record<Relation['is'], Fit>> = {
  in: within,
  of: (what, place, scene) => Math.max(within(what, place, scene), 0.9 * nextTo(what, place, scene)),
  beside: nextTo,
  under: (what, place, scene) =>
    Math.max(underHeading(what, place), 0.9 * near(what, place, scene, (away) => away > 0)),
  above: (what, place, scene) => near(what, place, scene, (away) => away < 0),
  before: (what, place, scene) =>
    Math.max(
      sideOf(what, place, scene, -1),
      near(what, place, scene, (away) => away < 0),
    ),
  after: (what, place, scene) =>
    Math.max(
      sideOf(what, place, scene, 1),
      near(what, place, scene, (away) => away > 0),
    ),
};

function within(what: Phrase, place: Place, scene: Scene): number {
  if (what.words === '') return withinKind(what, place, scene);
  const { control, card, beside, headings, landmarks } = place;
  const isRowOrCard = what.kind !== undefined && CARDS.has(what.kind);
  return Math.max(
    called(what, card),
    // "Save: Trainee barista" tells by itself what it saves.
    isRowOrCard ? 0 : called(what, control.name),
    card === '' ? 0.9 * called(what, beside) : 0,
    underHeading(what, place),
    ...headings.slice(1).map((heading) => 0.8 * called(what, heading)),
    ...landmarks.map(({ role, name }) => (isRoleOf(what.kind, role) ? 1 : 0.9) * called(what, name)),
  );
}

function underHeading(what: Phrase, { headings }: Place): number {
  return 0.95 * called(what, headings[0] ?? '');
}

function nextTo(what: Phrase, place: Place, { texts, page }: Scene): number {
  const own = called(what, place.control.name);
  // What is called so itself is not beside it; "Save: “Trainee barista”" is, since it tells whose it is.
  if (own > 0.8) return what.exact && coverage(place.control.name, what.words).share < OWNED ? 1 : 0.4;
  // A heading belongs to what stands below it.
  const below = page.lines[place.line + 1]?.kind === 'heading' ? '' : (texts[place.line + 1] ?? '');
  const adjacent = [texts[place.line - 1] ?? '', below].map((text) => 0.7 * called(what, text));
  return Math.max(called(what, place.beside), 0.9 * called(what, place.card), ...adjacent);
}

/** Nearer counts more; what is farther than this counts half. */
const FAR = 20;
/** Lines that are less like what was named are not what was named. */
const LEAST_ANCHOR = 0.6;

/** So little of a name is what stands beside it. */
const OWNED = 0.7;

function near(what: Phrase, place: Place, { texts }: Scene, isRight: (away: number) => boolean): number {
  return Math.max(
    0,
    ...texts.map((text, line) => {
      const away = place.line - line;
      if (away === 0 || !isRight(away)) return 0;
      const alike = called(what, text);
      return alike < LEAST_ANCHOR ? 0 : alike * (1 - Math.min(Math.abs(away) - 1, FAR) / (2 * FAR));
    }),
  );
}

/** On the same line, before or after the words. */
function sideOf(what: Phrase, place: Place, { page }: Scene, side: 1 | -1): number {
  const parts = page.lines[place.line]?.parts ?? [];
  const own = parts.indexOf(place.control);
  const others = parts.map((part, index) => {
    if ((own - index) * side <= 0) return 0;
    return called(what, typeof part === 'string' ? part : part.name) * (1 - 0.05 * (Math.abs(own - index) - 1));
  });
  return Math.max(0, ...others);
}

/** Without words only the kind counts: "in the dialog", "in the second row". */
function withinKind({ kind, ordinal }: Phrase, place: Place, { page }: Scene): number {
  if (kind === undefined) return 0.5;
  const wanted = kind === 'row' ? 'row' : 'item';
  if (CARDS.has(kind)) {
    const lines = page.lines.flatMap((line, index) => (line.kind === wanted && !isHeader(line) ? [index] : []));
    if (ordinal === undefined) return lines.includes(place.line) ? 1 : 0.2;
    return lines.at(ordinal < 0 ? ordinal : ordinal - 1) === place.line ? 1 : 0.1;
  }
  return place.landmarks.some(({ role }) => isRoleOf(kind, role)) ? 1 : 0.1;
}

function isHeader({ parts }: Scene['page']['lines'][number]): boolean {
  return parts.some((part) => typeof part !== 'string' && part.role === 'columnheader');
}

const CARDS: ReadonlySet<Kind> = new Set<Kind>(['row', 'card', 'item', 'message', 'cell']);

const ROLES: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  dialog: ['dialog', 'alertdialog'],
  menu: ['menu', 'navigation', 'menubar'],
  form: ['form', 'search'],
  list: ['list', 'listbox', 'menu', 'tree'],
  tab: ['tablist', 'tabpanel'],
  section: ['region', 'section', 'complementary', 'main', 'group', 'article'],
  table: ['table', 'grid', 'treegrid'],
  page: ['main'],
};

function isRoleOf(kind: Kind | undefined, role: string): boolean {
  return kind !== undefined && (ROLES[kind]?.includes(role) ?? false);
}

function called({ words, exact }: Phrase, text: string): number {
  if (text === '') return 0;
  if (exact) return normal(text).includes(normal(words)) ? 1 : 0.7 * coverage(words, text).share;
  return coverage(words, text).share;
}
