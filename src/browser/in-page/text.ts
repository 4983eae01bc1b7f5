/** Runs of ASCII white space become one space, none at the ends; a no-break space is text and stays. */
export function flat(text: string): string {
  const collapsed = text.replace(/[\t\n\f\r ]+/g, ' ');
  const from = collapsed.startsWith(' ') ? 1 : 0;
  return collapsed.slice(from, collapsed.length > from && collapsed.endsWith(' ') ? -1 : undefined);
}

export const isBlank = (text: string) => !/[^\t\n\f\r ]/.test(text);

/** Text as a person reads it: in the letter case that CSS gives it, and without the glyphs of icon fonts. */
export function shown(text: string, textTransform: string): string {
  const readable = ICON.test(text) ? text.replace(ICONS, '') : text;
  switch (textTransform) {
    case 'uppercase':
      return readable.toUpperCase();
    case 'lowercase':
      return readable.toLowerCase();
    case 'capitalize':
      return readable.replace(WORD_START, (letter) => letter.toUpperCase());
    default:
      // Other transforms change the shape of letters only, or like the one for kana would change the words.
      return readable;
  }
}

// The private use areas: Unicode gives them no meaning, and without their font they say nothing.
const ICON = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/u;
const ICONS = new RegExp(ICON.source, 'gu');
const WORD_START = /(?<![\p{L}\p{N}\p{M}'’])\p{L}/gu;
