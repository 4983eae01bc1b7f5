import type { Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';

/** "Trinidad and Tobago" is one thing where something on the page is called so, however a list of names was read. */
export function wholeNames(things: readonly Phrase[], said: string, page: Observation): readonly Phrase[] {
  if (things.length < 2) return things;
  const names = controlsOf(page).flatMap(({ name, options = [] }) => [name, ...options]);
  const whole = names.filter((name) => JOINED.test(name) && said.includes(name));
  return whole.reduce<readonly Phrase[]>((left, name) => {
    const inside = left.filter(({ words, exact }) => !exact && words !== '' && name.includes(words));
    const first = inside[0];
    if (!first || inside.length < 2) return left;
    return left.flatMap((one) => (one === first ? [{ words: name, exact: true }] : inside.includes(one) ? [] : [one]));
  }, things);
}

const JOINED = /\s(?:and|or|&|и|или)\s|,\s/iu;
