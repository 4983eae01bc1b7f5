import type { Anatomy } from '../anatomy.ts';

/** What a field holds after something was typed into it, in words; of a password only its length. */
export function whatItHolds(held: string, text: string, append: boolean, { longest, type }: Anatomy): string {
  if (type === 'password')
    return held.length === text.length || append
      ? 'It holds what was typed.'
      : `It holds ${held.length} characters, not ${text.length}.`;
  const [now, meant] = [calm(held), calm(text)];
  if (append ? now.endsWith(meant) : now === meant) return `It holds "${held}".`;
  const why = reasonFor(now, meant, longest);
  return `It holds "${held}", not what was typed: ${why}.`;
}

/** A field may write what it takes in a form of its own: `29` as `29.00 €`. One that holds less, or more, refused. */
export function hasTaken(held: string, text: string): boolean {
  return bare(held) === bare(text) || holdsWhole(held, text);
}

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** As words of their own: `29` is in `29.00 €` and not in `2900`. */
function holdsWhole(held: string, text: string): boolean {
  const at = held.indexOf(text);
  const [before, after] = [held.slice(0, at).at(-1) ?? '', held.charAt(at + text.length)];
  return at >= 0 && text !== '' && ![before, after].some((one) => /[\p{L}\p{N}]/u.test(one));
}

/** Editors draw paragraphs with more or fewer empty lines than were typed. */
function calm(text: string): string {
  return text.replace(/[\s\u200B\uFEFF]+/g, ' ').trim();
}

function reasonFor(held: string, meant: string, longest: number | undefined): string {
  if (longest !== undefined && meant.length > longest && held === meant.slice(0, held.length))
    return `it takes at most ${longest} characters`;
  if (bare(held) === bare(meant)) return 'it writes it in a form of its own';
  if (held.length < meant.length && [...held].every((character) => meant.includes(character)))
    return 'it refused some of the characters';
  return 'the field has rules of its own';
}
