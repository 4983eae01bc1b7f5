import { decide, type Verdict } from '../src/safety/decide.ts';
import type { Grant } from '../src/safety/grants.ts';
import type { Case, Rule } from '../src/safety/rule.ts';
import { english } from '../src/speech/english.ts';

/** A click on a page that nobody worries about, with what is to be different. */
export function facts(more: Partial<Case> = {}): Case {
  return {
    action: { tool: 'click', input: { id: 1 } },
    speech: english,
    effect: 'act',
    foresight: {},
    url: 'https://shop.example/',
    words: [],
    read: [],
    at: Date.parse('2026-11-15T12:00:00Z'),
    ...more,
  };
}

export function doing(tool: string, input: object, more: Partial<Case> = {}): Case {
  return facts({ action: { tool, input }, ...more });
}

/** What all rules, or these, decide about it. */
export function judge({ action, ...known }: Case, grants: readonly Grant[] = [], rules?: readonly Rule[]): Verdict {
  return decide(action, known, grants, rules);
}
