import type { Control, Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { calledSo, controlsOf, wordsOn } from '../page-parts.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { explore } from './explore.ts';

/**
 * "The heart beside “Metekhi” in Tbilisi", on a page that shows no Metekhi: no heart of this page is meant. First it is looked
 * where it is said to be, then further on.
 */
export function besideWhatIsNotHere(situation: Situation, wanted: Phrase): Pursuit | undefined {
  const { page, language } = situation;
  const anchor = wanted.place?.what;
  const isTold = anchor?.exact === true && !anchor.isPronoun && anchor.words !== '';
  if (wanted.place?.is !== 'beside' || !isTold || isSaid(page, anchor.words)) return undefined;
  const there = anchor.place ? leadTo(page, anchor.place.what) : undefined;
  const way = wayTo(anchor.place?.what ?? { words: '' });
  if (there && !wasTried(situation, way))
    return { do: [callFor(there)], way, thought: `“${anchor.words}” is not here; going to “${calledSo(there)}”.` };
  const stuck = speechIn(language).notFound(anchor, []);
  return explore(situation, anchor) ?? { stuck };
}

/** Where one has gone to the place already, it says nothing more of the thing. */
export function onceThere(situation: Situation, wanted: Phrase): Phrase {
  const { place } = wanted;
  if (!place?.what.place || !wasTried(situation, wayTo(place.what.place.what))) return wanted;
  const { place: _, ...what } = place.what;
  return { ...wanted, place: { ...place, what } };
}

function wayTo({ words }: Phrase): string {
  return `look in ${words}`;
}

function isSaid(page: Observation, words: string): boolean {
  return wordsOn(page).toLowerCase().includes(words.toLowerCase());
}

/** What is called so and is not chosen yet. */
function leadTo(page: Observation, { words }: Phrase): Control | undefined {
  const found = controlsOf(page).filter(
    ({ role, name, states }) =>
      LEADS.has(role) && !states.some((state) => CHOSEN.has(state)) && words !== '' && alike(words, name) >= SAME,
  );
  return found.length === 1 ? found[0] : undefined;
}

function callFor({ id, role }: Control): { tool: string; input: object } {
  return role === 'radio' ? { tool: 'check', input: { id, on: true } } : { tool: 'click', input: { id } };
}

const LEADS = new Set(['radio', 'tab', 'link', 'treeitem', 'menuitem', 'option']);
const CHOSEN = new Set(['checked', 'selected', 'current', 'disabled']);
const SAME = 0.9;
