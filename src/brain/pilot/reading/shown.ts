import type { Line, Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';

/** "the number shown above", "the code on the page": the only one that the page shows there. Nothing where it shows none, or several. */
export function shown({ lines }: Observation, { words, place }: Phrase): string | undefined {
  const pattern = SHAPES.find(([noun]) => noun.test(words))?.[1];
  if (!pattern || !place || !isPlain(place.what)) return undefined;
  const there = linesAt(lines, place.is);
  const plain = there.filter(({ kind }) => kind !== 'heading');
  return onlyOne(plain, pattern) ?? (allIn(plain, pattern).size === 0 ? onlyOne(there, pattern) : undefined);
}

/** Whether this is asked for in such a way: then nothing else on the page will do. */
export function isShown({ words, place }: Phrase): boolean {
  return place !== undefined && isPlain(place.what) && SHAPES.some(([noun]) => noun.test(words));
}

function isPlain({ words, kind, ordinal }: Phrase): boolean {
  return words === '' && ordinal === undefined && (kind === 'page' || kind === 'field');
}

/** What such a thing looks like. */
const SHAPES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:number|digits|figure|число|номер|цифры)$/i, /(?<![\p{L}\d])[+-]?\d(?:[\d\s.,-]*\d)?(?![\p{L}\d])/gu],
  [/^(?:code|password|код|пароль)$/i, /(?<![\p{L}\d-])(?=[\p{L}\d-]*\d)[\p{L}\d]+(?:-[\p{L}\d]+)*(?![\p{L}\d-])/gu],
  [/^(?:word|слово)$/i, /(?<=[“"«])\p{L}+(?=[”"»])|^\p{L}+$/gu],
  [/^(?:text|phrase|sentence|текст|фразу|предложение)$/i, /(?<=[“"«])[^”"»]+(?=[”"»])/gu],
];

/** Above or below the first field that is still empty; the whole page where nothing is said of that. */
function linesAt(lines: readonly Line[], is: string): readonly Line[] {
  const at = lines.findIndex(({ parts }) =>
    parts.some((part) => typeof part !== 'string' && part.role === 'textbox' && (part.value ?? '') === ''),
  );
  if (at < 0) return lines;
  return is === 'above' ? lines.slice(0, at) : is === 'under' ? lines.slice(at + 1) : lines;
}

function onlyOne(lines: readonly Line[], pattern: RegExp): string | undefined {
  const [only, ...more] = allIn(lines, pattern);
  return more.length > 0 ? undefined : only;
}

function allIn(lines: readonly Line[], pattern: RegExp): Set<string> {
  const texts = lines.flatMap(({ parts }) => parts.filter((part) => typeof part === 'string'));
  return new Set(texts.flatMap((text) => text.trim().match(pattern) ?? []));
}
