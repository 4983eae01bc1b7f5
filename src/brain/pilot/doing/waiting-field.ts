import type { Control } from '../../../observation.ts';
import { controlsOf } from '../page-parts.ts';
import { isNew, type Situation } from '../situation.ts';

/** The field that waits for words: the one that has the focus, else the only one that is empty, of those that came last if there are such. */
export function waitingField(situation: Situation): Control | undefined {
  const fields = controlsOf(situation.page).filter(
    ({ role, states }) => role === 'textbox' && !states.includes('disabled'),
  );
  const focused = fields.find(({ states }) => states.includes('focused'));
  const empty = fields.filter(({ value = '' }) => value === '');
  const came = empty.filter((field) => isNew(situation, field));
  return focused ?? only(came) ?? only(empty);
}

function only(fields: readonly Control[]): Control | undefined {
  return fields.length === 1 ? fields[0] : undefined;
}
