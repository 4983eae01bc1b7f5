import type { PageRecord } from './record.ts';

/**
 * Records of several looks, each once. What is twice in one list is two things; what comes again in the same words on another
 * look, or under another heading ("Popular"), is the same thing seen again.
 */
export function withoutDuplicates(records: readonly PageRecord[]): PageRecord[] {
  const seen = new Map<string, number>();
  const onPage = new Map<string, number>();
  return records.filter((record) => {
    const key = `${record.kind}\n${record.quote}`;
    const here = [record.page, ...record.about, key].join('\n');
    const count = (onPage.get(here) ?? 0) + 1;
    onPage.set(here, count);
    if (count <= (seen.get(key) ?? 0)) return false;
    seen.set(key, count);
    return true;
  });
}
