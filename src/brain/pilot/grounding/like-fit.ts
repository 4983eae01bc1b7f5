import type { Constraint } from '../goal.ts';
import { coverage } from '../words/coverage.ts';
import type { Place } from './scene.ts';

/** How much of what must be true of a thing can be read on it or on its card, 0…1. Numbers are compared by whoever reads them. */
export function likeFit(constraints: readonly Constraint[], { control, card, beside, hint }: Place): number {
  const text = [control.name, control.value ?? '', hint, card === '' ? beside : card].join(' · ');
  return constraints.reduce((fit, { is, value }) => {
    if (is !== '=' && is !== 'contains' && is !== '≠' && is !== 'lacks') return fit;
    const found = coverage(value.text, text).share;
    return fit * (is === '=' || is === 'contains' ? found : 1 - found);
  }, 1);
}
