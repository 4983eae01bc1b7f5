/** What was typed before, and where somebody stands who goes through it. */
export interface Past {
  /** The newest last. */
  readonly lines: readonly string[];
  /** Counted from the newest; 0 is the line that is being typed. */
  readonly back: number;
  /** What was being typed when the going began. */
  readonly draft: string;
}

export function pastOf(lines: readonly string[]): Past {
  return { lines, back: 0, draft: '' };
}

export function older(past: Past, typed: string): { past: Past; text: string } {
  const { lines, back } = past;
  if (back >= lines.length) return { past, text: typed };
  const draft = back === 0 ? typed : past.draft;
  return { past: { ...past, back: back + 1, draft }, text: lines.at(-back - 1) ?? typed };
}

export function newer(past: Past, typed: string): { past: Past; text: string } {
  const { lines, back, draft } = past;
  if (back === 0) return { past, text: typed };
  return { past: { ...past, back: back - 1 }, text: back === 1 ? draft : (lines.at(-back + 1) ?? draft) };
}

/** The same line twice in a row is remembered once. */
export function remembered({ lines }: Past, typed: string): Past {
  return pastOf(typed.trim() === '' || lines.at(-1) === typed ? lines : [...lines, typed]);
}
