import { LotsmanError } from '../../errors.ts';

/** Something that can be picked by its words. */
export interface Labelled {
  label: string;
  /** The heading it stands under. */
  group?: string;
  disabled?: boolean;
}

/** So many are told when the right one is not among them. */
const MOST_TOLD = 15;

/** How good a word is: the better ones are asked first, and only one may answer. */
const TIERS: readonly ((label: string, wanted: string) => boolean)[] = [
  (label, wanted) => label === wanted,
  (label, wanted) => fold(label) === fold(wanted),
  (label, wanted) => fold(label).startsWith(fold(wanted)),
  (label, wanted) => fold(label).includes(fold(wanted)),
];

/** How sure a match is: the word itself, or a part of a longer one. */
export interface Match<T> {
  found: readonly T[];
  whole: boolean;
}

/** All that answer to a word as well as any does. `group / label` names one of several with the same label. */
export function matching<T extends Labelled>(wanted: string, all: readonly T[]): Match<T> {
  const word = wanted.replace(/\s+/g, ' ').trim();
  const found = matchingWord(word, all);
  // Items of a list are called by the mark before them too, which is none of their words.
  const bare = word.replace(/^[•◦▪‣■○●] ?/, '');
  return found.found.length > 0 || bare === word ? found : matchingWord(bare, all);
}

function matchingWord<T extends Labelled>(word: string, all: readonly T[]): Match<T> {
  for (const [tier, fits] of TIERS.entries()) {
    const found = all.filter(
      (one) => fits(one.label, word) || (one.group && fits(`${one.group} / ${one.label}`, word)),
    );
    if (found.length > 0 && (word !== '' || tier === 0)) return { found, whole: tier < 2 };
  }
  return { found: [], whole: false };
}

/** The one that answers to a word; otherwise it is told what there is. */
export function pick<T extends Labelled>(wanted: string, all: readonly T[], where: string): T {
  const { found } = matching(wanted, all);
  const free = found.filter((one) => one.disabled !== true);
  const [one, ...others] = free;
  if (one && (others.length === 0 || areAlike(free))) return one;
  if (one) throw refused(`${found.length} things in ${where} answer to "${wanted}"`, found);
  if (found[0]) throw refused(`"${found[0].label}" in ${where} cannot be chosen now`, all);
  throw refused(`There is no "${wanted}" in ${where}`, all);
}

/** The same thing shown twice is one thing. */
function areAlike(all: readonly Labelled[]): boolean {
  return all.every(
    ({ label, group }) =>
      label === all[0]?.label && (group ?? '') === (all[0]?.group ?? '') && group !== undefined && group !== '',
  );
}

function refused(what: string, all: readonly Labelled[]): LotsmanError {
  const told = [...new Set(all.filter((one) => one.disabled !== true && one.label !== '').map(spoken))];
  const rest = told.length - MOST_TOLD;
  const list = told.slice(0, MOST_TOLD).join(', ');
  return new LotsmanError('bad_input', `${what}.`, {
    hint:
      told.length === 0
        ? 'It shows nothing to choose from.'
        : `There is: ${list}${rest > 0 ? ` and ${rest} more` : ''}.`,
  });
}

function spoken({ label, group }: Labelled): string {
  return group ? `"${group} / ${label}"` : `"${label}"`;
}

/** Without what a person who types in a hurry leaves out: capitals, accents, the kind of space. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
