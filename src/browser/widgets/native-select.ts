import type { Anatomy } from '../anatomy.ts';
import type { Target } from '../hands.ts';
import type { Workplace } from '../tool.ts';
import { notSet, spoken } from './control.ts';
import { type Labelled, pick } from './match.ts';
import type { Wanted } from './wanted.ts';

interface NativeOption extends Labelled {
  chosen: boolean;
}

/** A select of the browser's own. */
export async function chooseInSelect(
  target: Target,
  anatomy: Anatomy,
  { words, exactly }: Wanted,
  { hands }: Workplace,
): Promise<string[]> {
  const options = await hands.ask<NativeOption[]>(target, 'nativeOptions');
  const picked = words.map((word) => pick(word, options, spoken(anatomy)));
  const kept = anatomy.multiple && !exactly ? options.filter(({ chosen }) => chosen) : [];
  const indices = [...new Set([...kept, ...picked])].map((one) => options.indexOf(one));
  const isSo = (all: readonly NativeOption[]) => all.every(({ chosen }, index) => chosen === indices.includes(index));
  if (!isSo(options)) {
    const isHidden = await hands.grip(target).then(
      () => false,
      async (error: unknown) => {
        // What is drawn in its place follows the list, and the list cannot be touched.
        if (!(await hands.ask<boolean>(target, 'isShownOtherwise'))) throw error;
        return true;
      },
    );
    await hands.ask(target, 'putSelected', indices, isHidden);
  }
  // A choice may lead to another page at once: then there is nothing left to read back.
  const now = await hands.ask<NativeOption[]>(target, 'nativeOptions').catch(() => undefined);
  if (!now) return picked.map(({ label }) => label);
  const chosen = now.filter((one) => one.chosen).map(({ label }) => label);
  const missed = picked.find(({ label }) => !chosen.includes(label));
  if (missed) throw notSet(anatomy, `"${missed.label}"`, chosen.join(', '));
  return chosen;
}
