import { visible } from '../visible.ts';

/** Words of a page or a model on one line, in which nothing is markup: no link, no picture, no HTML. */
export function plain(text: string): string {
  return visible(text.replace(/\s+/g, ' ').trim())
    .replace(/[\\`*_[\]<>&|~#$]/g, '\\$&')
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

/** A name or an address as it is, letter by letter. */
export function quoted(text: string): string {
  const line = visible(text.replace(/\s+/g, ' ').trim());
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const air = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return line === '' ? '' : `${fence}${air}${line}${air}${fence}`;
}
