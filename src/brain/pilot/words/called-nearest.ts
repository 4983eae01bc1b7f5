import { coverage } from './coverage.ts';

/** Something without a name, and what may say what it is, the nearest first. */
interface Captioned {
  captions: readonly string[];
}

/** The one that is called so: by what stands nearest to it. Nothing where there is none, or more than one. */
export function calledNearest<One extends Captioned>(all: readonly One[], words: string): One | undefined {
  const levels = Math.max(0, ...all.map(({ captions }) => captions.length));
  for (let level = 0; level < levels; level += 1) {
    const [first, ...others] = all.filter(({ captions }) => saysSo(captions[level] ?? '', words));
    if (first) return others.length === 0 ? first : undefined;
  }
  return undefined;
}

export function saysSo(text: string, words: string): boolean {
  return words !== '' && text !== '' && coverage(words, text).share >= CALLED_SO;
}

const CALLED_SO = 0.85;
