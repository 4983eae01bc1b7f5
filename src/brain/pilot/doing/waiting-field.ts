import type { Control } from '../../../observation.ts';
import { controlsOf } from '../page-parts.ts';
import { isNew, type Situation } from '../situation.ts';

/** The field that waits for words: the one that has the focus, else the only one that is empty, of those that came last if there are such. */
export function waitingField(situation: Situation, onlyCame = false): Control | undefined {
  const fields = controlsOf(situation.page).filter(
    ({ role, states }) => role === 'textbox' && !states.includes('disabled'),
  );
  const focused = fields.find(({ states }) => states.includes('focused'));
  const empty = fields.filter(({ value = '' }) => value === '');
  const came = empty.filter((field) => isNew(situation, field));
  // As far as it is known what was there before.
  const isKnown = onlyCame && situation.memo.newest > 0;
  return focused ?? only(came) ?? (isKnown ? undefined : only(empty));
}

function only(fields: readonly Control[]): Control | undefined {
  return fields.length === 1 ? fields[0] : undefined;
}
