import type { Facts } from '../verdict.ts';

/** For tests: a click on a page that nobody worries about, with what is to be different. */
export function facts(more: Partial<Facts> = {}): Facts {
  return {
    action: { tool: 'click', input: { id: 1 } },
    effect: 'act',
    foresight: {},
    url: 'https://shop.example/',
    words: [],
    read: [],
    ...more,
  };
}

export function doing(tool: string, input: object, more: Partial<Facts> = {}): Facts {
  return facts({ action: { tool, input }, ...more });
}
