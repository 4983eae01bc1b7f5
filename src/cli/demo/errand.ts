import type { RunEvent, RunResult } from '../../run-events.ts';
import type { Language } from '../spoken-language.ts';

/** One of the tasks of the demo: a sentence like any other, a place to begin, and what the server must hold after it. */
export interface Errand {
  readonly name: 'search' | 'form' | 'hostile';
  readonly site: string;
  readonly path: string;
  readonly task: Readonly<Record<Language, string>>;
  /** It has to ask for leave; what others ask for is not part of their task. */
  readonly asks: boolean;
  /** Whether it came out as it should; otherwise what is wrong, in a sentence. */
  outcome(after: Aftermath): true | string;
}

/** All that can be known afterwards. */
export interface Aftermath {
  readonly language: Language;
  readonly result: RunResult | undefined;
  readonly events: readonly RunEvent[];
  /** What the site's server held before and holds now. */
  readonly before: unknown;
  readonly after: unknown;
}
