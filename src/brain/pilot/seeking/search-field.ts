import type { Control, Observation } from '../../../observation.ts';
import { controlsOf } from '../page-parts.ts';
import { alike } from '../words/alike.ts';

/** What a page has to search with, by where it stands: in a part for searching, or beside a button that says so. */
export function searchField(page: Observation): Control | undefined {
  const fields = controlsOf(page).filter(isField);
  return plainSearchField(page) ?? (fields.length === 1 && fields[0]?.role === 'textbox' ? fields[0] : undefined);
}

/** The same where nobody said that the page can search: a field that may be for something else is not written into. */
export function plainSearchField(page: Observation): Control | undefined {
  const fields = controlsOf(page).filter(isField);
  return (
    fields.find(({ role }) => role === 'searchbox') ??
    fields.find(isForSearch) ??
    inSearchPart(page) ??
    besideButton(page)
  );
}

function isField({ role, states }: Control): boolean {
  return (role === 'textbox' || role === 'searchbox' || role === 'combobox') && !states.includes('disabled');
}

/** Whether a field or a button says that it is for searching. */
export function isForSearch({ role, name, placeholder = '' }: Control): boolean {
  return role === 'searchbox' || saysSearch(name) || saysSearch(placeholder);
}

function saysSearch(text: string): boolean {
  return text !== '' && alike('search', text) >= LIKELY;
}

const LIKELY = 0.45;

function inSearchPart({ lines }: Observation): Control | undefined {
  const start = lines.findIndex(({ kind, role }) => kind === 'landmark' && role === 'search');
  if (start === -1) return undefined;
  const depth = lines[start]?.depth ?? 0;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.depth <= depth);
  const inside = controlsOf({ lines: end === -1 ? rest : rest.slice(0, end) });
  return inside.find(isField);
}

/** The field before a button that says it searches. One of several to write into asks for something of its own. */
function besideButton(page: Observation): Control | undefined {
  const controls = controlsOf(page);
  const button = controls.findIndex(({ role, name }) => role === 'button' && saysSearch(name));
  const before = button === -1 ? [] : controls.slice(Math.max(0, button - NEAR), button).filter(isField);
  const written = before.filter(({ role }) => role !== 'combobox');
  const [field, ...others] = written.length > 0 ? written : before;
  return others.length === 0 ? field : undefined;
}

const NEAR = 6;
