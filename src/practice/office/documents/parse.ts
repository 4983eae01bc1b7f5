import type { Block, BlockKind, Run } from './model.ts';

const MARKS: readonly (readonly [RegExp, BlockKind])[] = [
  [/^## /, 'subheading'],
  [/^# /, 'heading'],
  [/^- /, 'bullet'],
  [/^\d+\. /, 'numbered'],
  [/^> /, 'quote'],
];

/** Blocks from a few marks: `# heading`, `- bullet`, `**bold**`, `*italic*`, `[link](https://…)`. One line is one block. */
export function parseBlocks(source: string): Block[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [mark, kind] = MARKS.find(([pattern]) => pattern.test(line)) ?? [/^/, 'paragraph' as const];
      return { kind, runs: parseRuns(line.replace(mark, '')) };
    });
}

function parseRuns(line: string): Run[] {
  return line.split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/).flatMap((part): Run[] => {
    if (part === '') return [];
    const link = /^\[(.+)\]\((.+)\)$/.exec(part);
    if (link?.[1] !== undefined) return [{ text: link[1], link: link[2] }];
    if (part.startsWith('**')) return [{ text: part.slice(2, -2), bold: true }];
    if (part.startsWith('*')) return [{ text: part.slice(1, -1), italic: true }];
    return [{ text: part }];
  });
}
