/**
 * Word lists are written as alternatives parted by `|`. A word stands for itself; `кнопк~` for a noun or adjective with
 * any ending; `click*` for a verb with any ending. Several words are matched one after the other.
 */
export interface Lexicon<Meaning> {
  byFirstStem: ReadonlyMap<string, readonly Entry<Meaning>[]>;
  /** Letters of the longest first stem. */
  longest: number;
}

export interface Found<Meaning> {
  meaning: Meaning;
  /** How many words it took. */
  length: number;
  /** How a verb was bent: as a command or infinitive, as "-ing", or in another way. */
  form: Form;
}

type Form = 'base' | 'ing' | 'other';

interface Entry<Meaning> {
  patterns: readonly Pattern[];
  meaning: Meaning;
}

interface Pattern {
  stem: string;
  bends: 'never' | 'noun' | 'verb';
}

export function lexicon<Meaning>(rows: readonly (readonly [meaning: Meaning, words: string])[]): Lexicon<Meaning> {
  const byFirstStem = new Map<string, Entry<Meaning>[]>();
  for (const [meaning, words] of rows) {
    for (const alternative of words.split('|')) {
      const patterns = alternative.trim().split(/\s+/).map(patternOf);
      const first = patterns[0]?.stem ?? '';
      byFirstStem.set(first, [...(byFirstStem.get(first) ?? []), { patterns, meaning }]);
    }
  }
  const longest = Math.max(0, ...[...byFirstStem.keys()].map((stem) => stem.length));
  return { byFirstStem, longest };
}

/** The longest entry that begins at this word. Words are lower case with `ё` as `е`. */
export function look<Meaning>(
  { byFirstStem, longest }: Lexicon<Meaning>,
  words: readonly string[],
  at: number,
): Found<Meaning> | undefined {
  const first = words[at];
  if (!first) return undefined;
  let best: (Found<Meaning> & { letters: number }) | undefined;
  for (let cut = Math.min(first.length, longest); cut > 0; cut--) {
    for (const { patterns, meaning } of byFirstStem.get(first.slice(0, cut)) ?? []) {
      const forms = patterns.map((pattern, index) => formOf(words[at + index] ?? '', pattern));
      const form = forms[0];
      if (!form || forms.includes(undefined)) continue;
      const letters = patterns.reduce((sum, pattern) => sum + pattern.stem.length, 0);
      if (!best || patterns.length > best.length || (patterns.length === best.length && letters > best.letters)) {
        best = { meaning, length: patterns.length, form, letters };
      }
    }
  }
  return best;
}

export function has(list: Lexicon<unknown>, word: string): boolean {
  return look(list, [word], 0) !== undefined;
}

function patternOf(text: string): Pattern {
  const stem = text.replace(/[~*]$/, '').replaceAll('ё', 'е');
  return { stem, bends: text.endsWith('~') ? 'noun' : text.endsWith('*') ? 'verb' : 'never' };
}

function formOf(word: string, { stem, bends }: Pattern): Form | undefined {
  if (!word.startsWith(stem)) return undefined;
  const ending = word.slice(stem.length);
  if (bends === 'never') return ending === '' ? 'base' : undefined;
  const isRussian = /[а-я]/.test(stem);
  if (bends === 'noun') return (isRussian ? russianNounEnding : englishNounEnding).test(ending) ? 'base' : undefined;
  if (isRussian && ending === '') return /[ийь]$/.test(stem) ? 'base' : undefined;
  if (isRussian) return russianCommand.test(ending) ? 'base' : russianVerbEnding.test(ending) ? 'other' : undefined;
  if (ending === '' || ending === 'e') return 'base';
  const doubled = ending.startsWith(stem.at(-1) ?? '') ? ending.slice(1) : ending;
  if (ending === 'ing' || doubled === 'ing') return 'ing';
  return /^(?:s|es|ed|d)$/.test(ending) || doubled === 'ed' ? 'other' : undefined;
}

const englishNounEnding = /^(?:s|es|'s|’s|s')?$/;

const russianNounEnding =
  /^(?:[аяоеиыуюьй]|[оеаия][йюмх]|[еи]ю|[оеу]в|[аяиы]ми|[оеы][ейм]|[ыи][хемй]|[ая]я|[оеы]е|[ое](?:го|му)|[ую]ю|и[яюие]|ием|иям|иями|иях|ок|ек|ью|ьи)?$/;

const russianCommand =
  /^(?:й|йте|и|ите|ь|ьте|ть|ти|чь|йся|йтесь|ись|итесь|ься|ьтесь|ться|тись|чься|[иаяеуыо]ть|[иаяеу]ться|[аяуе]й|[аяуе]йте|[аяу]йся|[аяу]йтесь|овать|ывать|ивать)$/;

const russianVerbEnding =
  /^(?:ем|им|ешь|ишь|ете|ю|у|емся|имся|юсь|усь|л|ла|ли|в|я|ив|ет|ит|ут|ют|ат|ят|ение|ения|ении|ания|ание|ании|ется|ится)$/;
