import type { Control, Observation } from '../../../observation.ts';
import { controlsOf } from '../page-parts.ts';
import { isForSearch } from '../seeking/search-field.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { stem } from '../words/stem.ts';
import { symbolWords } from '../words/symbols.ts';
import { reachedBy } from './deed.ts';
import { turnPage } from './turn-page.ts';

/** "Find Ann Berg in the directory", where there is nothing to search with: it is paged through until the page says all of the name. */
export function lookThrough(situation: Situation, text: string): Pursuit | undefined {
  const { page, language } = situation;
  if (controlsOf(page).some(searches)) return undefined;
  return says(page, text) ? reachedBy(situation, speechIn(language).foundThere(text), text) : turnPage(situation);
}

/** What takes words, or leads to what does. */
function searches(control: Control): boolean {
  const { role, name, icon = '' } = control;
  return (
    WRITTEN.has(role) ||
    isForSearch(control) ||
    [icon, symbolWords(name)].some((words) => alike('search', words) >= CALLED_SO)
  );
}

const WRITTEN = new Set(['textbox', 'searchbox', 'combobox']);
const CALLED_SO = 0.6;

/** One line says every word of it, in whatever form. */
function says({ lines }: Observation, text: string): boolean {
  const wanted = stemsOf(text);
  return lines.some(({ parts }) => {
    const said = new Set(parts.flatMap((part) => stemsOf(typeof part === 'string' ? part : part.name)));
    return wanted.length > 0 && wanted.every((one) => said.has(one));
  });
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
}
