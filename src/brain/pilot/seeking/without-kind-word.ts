import type { Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { sceneOf } from '../grounding/scene.ts';
import { coverage } from '../words/coverage.ts';
import { normal } from '../words/normal.ts';

/**
 * "The Family plan", where the page says "Choose your plan" over things of which one is called "Family": the word for what they
 * all are is no part of the name. The phrase without it, where just one of them is called so; else nothing.
 */
export function withoutKindWord(page: Observation, phrase: Phrase): Phrase | undefined {
  const words = phrase.words.split(/\s+/);
  if (phrase.exact || phrase.place || phrase.like || words.length < 2) return undefined;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return (
    nameUnder(page, words.slice(0, -1).join(' '), last, phrase) ??
    nameUnder(page, words.slice(1).join(' '), first, phrase)
  );
}

function nameUnder(page: Observation, name: string, kind: string, phrase: Phrase): Phrase | undefined {
  const { places } = sceneOf(page);
  if (places.some(({ control }) => normal(control.name) === normal(phrase.words))) return undefined;
  const [only, ...others] = places.filter(
    ({ control, headings: [heading = ''], card }) =>
      CHOSEN.has(control.role) &&
      `${normal(control.name)} `.startsWith(`${normal(name)} `) &&
      [heading, card].some((over) => over !== '' && coverage(kind, over).share >= SAYS),
  );
  return only && others.length === 0 ? { ...phrase, words: only.control.name, exact: true } : undefined;
}

const SAYS = 0.9;
const CHOSEN = new Set(['radio', 'checkbox', 'option', 'tab', 'clickable', 'button', 'menuitemradio', 'link']);
