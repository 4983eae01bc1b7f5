import type { Control } from '../../../observation.ts';
import type { Constraint, Things } from '../goal.ts';
import { type Candidate, ground } from '../grounding/ground.ts';
import { ownName } from '../page-parts.ts';
import { CALLED_SO } from '../seeking/called.ts';
import { inRecord } from '../seeking/in-record.ts';
import { BUTTONS } from '../seeking/roles.ts';
import { saidOn } from '../seeking/said-on.ts';
import type { Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';

/**
 * "Like the comment of Ann Lee", "Like Ann Lee", where nothing parts what people wrote but that each ends with buttons of the same names:
 * the one at the end of the lines that say her name.
 */
export function besideIt(situation: Situation, { what, where }: Things, verbs: readonly string[]): Control | undefined {
  const isPerson = where.length === 0 && NAME.test(what.words) && !what.place && what.ordinal === undefined;
  const named: readonly Constraint[] = isPerson
    ? [{ is: 'contains', value: { text: what.words, kind: 'text' } }]
    : where.filter(({ of, is, value }) => PEOPLE.has(of?.words ?? '') && is === '=' && value.kind === 'text');
  if (named.length === 0 || named.length < where.length || what.ordinal !== undefined) return undefined;
  const thing = isPerson ? { words: '' } : { words: what.words, ...(what.kind && { kind: what.kind }) };
  for (const words of verbs) {
    const candidates = ground({ words }, situation.page, { to: 'press' }).filter(
      ({ control }) => alike(words, ownName(control)) >= (BUTTONS.has(control.role) ? CALLED_SO : JUST_SO),
    );
    const place = { is: 'beside', what: { ...thing, like: named } } as const;
    const found = inRecord(situation, { words, place }, candidates) ?? inOwnBlock(situation, named, candidates);
    if (found) return found.control;
  }
  return undefined;
}

/** What one wrote ends with a line of buttons, as what was written before it does: between these two lines stands all that is told of it. */
function inOwnBlock(
  { page }: Situation,
  named: readonly Constraint[],
  candidates: readonly Candidate[],
): Candidate | undefined {
  const { lines } = page;
  const namesOn = (line: number) => lines[line]?.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
  const [only, ...others] = candidates.filter(({ line, control }) => {
    const siblings = (namesOn(line) ?? []).filter((name) => name !== control.name);
    const before = lines.findLastIndex((_, at) => at < line && siblings.some((name) => namesOn(at)?.includes(name)));
    if (before < 0) return false;
    const block = { ...page, lines: lines.slice(before + 1, line + 1) };
    return named.every(({ value }) => saidOn(block, value.text) !== undefined);
  });
  return others.length === 0 ? only : undefined;
}

/** A link does something only where it is called just so: else it leads to what is called so. */
const JUST_SO = 0.85;

/** What is said of who wrote it. */
const PEOPLE = new Set(['by', 'from', 'of', 'от']);

/** Two words or more, each written large. */
const NAME = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+$/u;
