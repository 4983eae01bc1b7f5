import type { Value } from '../goal.ts';
import type { Answered } from '../reading/answered.ts';
import type { Situation } from '../situation.ts';

/** The bare value of an answer: one thing, one property, or one figure. Nothing where it tells of several. */
export function bareValue(answered: Answered): string | undefined {
  if (!answered.found) return undefined;
  const { figure, rows } = answered;
  if (figure) return String(figure.number);
  const [row, ...more] = rows;
  if (!row || more.length > 0) return undefined;
  const [piece, ...others] = row.told;
  return others.length > 0 ? undefined : (piece?.text ?? row.name);
}

/** What is to be entered: as it was said, or what was found out right before. Nothing where nothing was. */
export function givenValue({ memo }: Situation, value: Value): Value | undefined {
  if (!value.isFound) return value;
  const found = memo.findings.at(-1)?.found;
  return found === undefined ? undefined : { text: found, kind: 'text' };
}
