import type { Control, Observation, Part } from '../../../observation.ts';
import type { Phrase, Things } from '../goal.ts';
import type { PageRecord } from '../reading/record.ts';
import { parseNumber } from '../reading/values/numbers.ts';
import { numberNouns } from '../understanding/lexicon/conditions.ts';
import { lexicon, look } from '../understanding/lexicon/match.ts';
import { normal } from '../words/normal.ts';
import { BUTTONS } from './roles.ts';

/** "The numbers", "the letters", "the buttons": all that can be pressed and is called by one, or is one. None where something narrows them down. */
export function thingsOfSort(page: Observation, { what, where, count, except, best }: Things): PageRecord[] {
  const isSo = where.length > 0 || except || best || count !== 'all' ? undefined : sortOf(what);
  if (!isSo) return [];
  return page.lines
    .flatMap(({ parts }) => parts.flatMap(namedWithin))
    .filter((control) => isSo(control) && !control.states.includes('disabled'))
    .map((control) => {
      const { name } = control;
      return { kind: 'card', name, properties: [], about: [], page: 0, lines: [], controls: [control], quote: name };
    });
}

/** A control without a name is called by the word that is drawn on it. */
function namedWithin(part: Part, at: number, parts: readonly Part[]): Control[] {
  if (typeof part === 'string') return [];
  const next = parts[at + 1];
  return [part.name === '' && typeof next === 'string' ? { ...part, name: next.trim() } : part];
}

function sortOf({ words, kind, place, ordinal, like }: Phrase): ((control: Control) => boolean) | undefined {
  if (place || like || ordinal !== undefined) return undefined;
  const said = [normal(words)];
  if (look(numberNouns, said, 0)) return ({ name }) => numberIn(name) !== undefined;
  if (look(letters, said, 0)) return ({ name }) => /^\p{L}$/u.test(name.trim());
  return words === '' && kind === 'button' ? ({ role, name }) => BUTTONS.has(role) && name !== '' : undefined;
}

const letters = lexicon([[true, 'letter~|character~|букв~']]);

/** One after the other as was said: by number, by size where they have no names, else by name. Nothing where nobody can tell which is more. */
export function inOrder(records: readonly PageRecord[], said: Things['inOrder']): readonly PageRecord[] | undefined {
  if (!said) return records;
  const sign = said.order === 'rising' ? 1 : -1;
  const worths = [numberOf, extentOf].find((worth) => records.every((one) => worth(one) !== undefined));
  if (!worths && said.isOfAmounts) return undefined;
  const compared = (a: PageRecord, b: PageRecord) =>
    worths ? (worths(a) ?? 0) - (worths(b) ?? 0) : a.name.localeCompare(b.name);
  return records.toSorted((a, b) => sign * compared(a, b));
}

function numberOf({ name }: PageRecord): number | undefined {
  return numberIn(name);
}

function extentOf({ controls: [control] }: PageRecord): number | undefined {
  return control?.name === '' ? control.looks?.extent : undefined;
}

function numberIn(name: string): number | undefined {
  return /^\s*[-−]?\d+(?:[.,]\d+)?\s*$/.test(name) ? parseNumber(name.trim()).number : undefined;
}
