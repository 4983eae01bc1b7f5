import type { Observation } from '../../observation.ts';

/** What a page warns of, word for word: what stands in its alerts. */
export function warningsOn({ lines }: Observation): string[] {
  const found: string[] = [];
  let inside: { depth: number; said: string[] } | undefined;
  const end = () => {
    const said = inside?.said.join(' ').trim() ?? '';
    if (said !== '') found.push(said);
    inside = undefined;
  };
  for (const { depth, role, parts } of lines) {
    if (inside && depth <= inside.depth) end();
    if (!inside && role === 'alert') inside = { depth, said: [] };
    inside?.said.push(...parts.filter((part) => typeof part === 'string'));
  }
  end();
  return found;
}
