/** Characters that nobody sees: they join, part or turn what is beside them, or carry a message of their own. */
const HIDDEN = /(?![\n\t])\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;

/** Scripts that are not written without joiners, and pictures that are made of several. */
const JOINED =
  /\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Sinhala}|\p{Script=Malayalam}|\p{Script=Kannada}|\p{Script=Telugu}|\p{Script=Tamil}|\p{Script=Gujarati}|\p{Script=Gurmukhi}|\p{Script=Oriya}|\p{Script=Khmer}|\p{Script=Mongolian}|\p{Emoji}/u;
const JOINERS = new Set(['\u200c', '\u200d']);
/** Chooses how the character before it is drawn. */
const STYLES = new Set(['\ufe0e', '\ufe0f']);

/** Shows what is hidden in a text: `‹U+200B›`. A joiner inside a word or a picture that needs it is left as it is. */
export function unhidden(text: string): string {
  return text.replace(HIDDEN, (character, at: number) => {
    if (JOINERS.has(character) && isJoined(before(text, at)) && isJoined(text.slice(at + 1, at + 3))) return character;
    if (STYLES.has(character) && /\p{Emoji}$/u.test(text.slice(Math.max(0, at - 2), at))) return character;
    return `‹U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}›`;
  });
}

/** A text without what is hidden in it, whether it is shown or not. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '').replace(/‹U\+[0-9A-F]{4,6}›/g, '');
}

function before(text: string, at: number): string {
  return text.slice(Math.max(0, at - 3), at);
}

function isJoined(text: string): boolean {
  return JOINED.test(text);
}
