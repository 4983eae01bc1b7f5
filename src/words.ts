/** A text as a search compares it: without case, accents and the difference between ё and е. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a text, folded. Scripts without spaces between words give pairs of characters instead. */
export function wordsOf(text: string): string[] {
  return [...folded(text).matchAll(WORDS)].flatMap(([word, unspaced]) =>
    unspaced === undefined || word.length < 3 ? [word] : pairsOf(word),
  );
}

/** What a word has in common with its other forms, roughly, in English and Russian. */
export function stemOf(word: string): string {
  const ending = /^[a-z]/.test(word) ? ENGLISH : RUSSIAN;
  const stem = word.replace(ending, '');
  return stem.length >= 3 ? stem : word;
}

const UNSPACED = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}ー';
const WORDS = new RegExp(`([${UNSPACED}]+)|[[\\p{L}\\p{N}]--[${UNSPACED}]]+`, 'gv');

const ENGLISH = /(?:ies|ing|ed|es|s|y|e|ly|ment|er|ion|ions)$/;
// Folded, й is и: that is how these endings are spelt.
const RUSSIAN =
  /(?:иями|ями|ами|ии|ия|ию|ие|иям|иях|ов|ев|еи|ом|ем|ам|ям|ах|ях|ыи|ая|ое|ые|ого|его|ому|ему|ых|их|ым|им|ыми|ими|ую|юю|ои|ть|ать|ить|еть|ться|ешь|ет|ит|ют|ут|ат|ят|л|ла|ло|ли|а|я|о|е|ы|и|у|ю|ь)$/;

function pairsOf(word: string): string[] {
  const characters = [...word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
