import type { Control } from '../../../observation.ts';
import { isNew, type Pursuit, type Situation, wasTried } from '../situation.ts';
import { called } from './called.ts';

/** Something has come up over what is wanted and asks something else: it is sent away, never agreed to. */
export function uncover(situation: Situation, wanted: Control | undefined): Pursuit | undefined {
  if (wanted?.coveredBy === undefined) return undefined;
  const fits = (control: Control) => isNew(situation, control) && control.coveredBy === undefined;
  const button = called(situation.page, DISMISSALS, { to: 'press', roles: ROLES, fits });
  const way = `look past ${button?.id}`;
  if (!button || wasTried(situation, way)) return undefined;
  const thought = `“${wanted.coveredBy}” lies over it; pressing “${button.name}”.`;
  return { do: [{ tool: 'click', input: { id: button.id } }], way, thought };
}

const DISMISSALS = ['close', 'dismiss', 'cancel', 'no thanks', 'not now', 'later', 'no'];
const ROLES = new Set(['button', 'link', 'clickable']);
