import type { Binding } from './state.ts';

/** How much a person may allow at once: what weighs most only this once, what nobody has a name for not for good. */
export function optionsFor({ permission, commit }: Binding): string[] {
  const mayLastHere = permission !== undefined || commit === 'other';
  const mayLast = permission !== undefined && commit !== 'flow';
  return ['once', ...(mayLastHere ? ['run'] : []), ...(mayLast ? ['always'] : []), 'no'];
}
