import { z } from 'zod';
import type { Helm } from '../../browser/helm.ts';

/** A page read from its beginning to its end, also what is out of view. */
export interface PageText {
  url: string;
  title: string;
  lines: readonly string[];
}

const Text = z.object({ text: z.string() });
const Links = z.object({ links: z.array(z.object({ text: z.string(), url: z.string() })) });

export async function readText(helm: Helm, withAddresses: boolean, signal: AbortSignal): Promise<PageText> {
  const { data } = await helm.act({ tool: 'extract', input: { what: 'text' } }, signal);
  const lines = Text.parse(data)
    .text.split('\n')
    .filter((line) => line.trim() !== '');
  const { url } = helm.tab;
  const title = await helm.tab.title();
  if (!withAddresses) return { url, title, lines };
  const read = await helm.act({ tool: 'extract', input: { what: 'links' } }, signal);
  return { url, title, lines: addressed(lines, Links.parse(read.data).links) };
}

/** Writes where links lead behind the lines that they stand in: both are in the order of the page. */
export function addressed(lines: readonly string[], links: readonly { text: string; url: string }[]): string[] {
  const written = [...lines];
  let from = 0;
  for (const { text, url } of links) {
    const at = text === '' ? -1 : lines.findIndex((line, index) => index >= from && line.includes(text));
    if (at === -1) continue;
    written[at] = `${written[at]} → ${url}`;
    from = at;
  }
  return written;
}

/** How many lines at the beginning are the same: what every page of a site begins with has been read already. */
export function sameBeginning(one: readonly string[], other: readonly string[]): number {
  const different = other.findIndex((line, index) => line !== one[index]);
  return different === -1 ? other.length : different;
}
