import type { Language } from '../../src/practice/site.ts';
import type { ResultStatus } from '../../src/run-events.ts';
import type { FieldKind } from '../../src/secrets.ts';
import type { GoalKind } from './goal-kinds.ts';

export const SITES = [
  'mail',
  'food',
  'jobs',
  'travel',
  'office',
  'forum',
  'doors',
  'gallery',
  'storm',
  'market',
] as const;
export type SiteName = (typeof SITES)[number];

/** What is left when a task is over. Nothing in it says how it was done: a task may be done in any way. */
export interface After {
  /** What the server holds for the visitor. */
  state: unknown;
  status: ResultStatus;
  summary: string;
  data: unknown;
  /** Everything that was told, as one text: the summary, then the data. */
  answerText: string;
}

/** True, or a sentence that says what is wrong. */
export type Verdict = true | string;
export type Check = (after: After) => Verdict;

/** Where a task begins, in which language it is said and in which the page answers. */
export interface Setting {
  /** In a few words, for the list of results; no two are the same. */
  name: string;
  site: SiteName;
  path: string;
  language: Language;
  pageLanguage: Language;
}

/** Something that can be said plainly, and that the pilot has to do. */
export interface PilotTask extends Omit<WrittenTask, 'wordings'> {
  wordings: readonly [...WrittenTask['wordings'], plainly: string];
}

/** Which of its wordings. */
export type Wording = 0 | 1 | 2 | 3;

export interface WrittenTask extends Setting {
  /** The same wish three times, as different people would type it; the last is the freest. */
  wordings: readonly [string, string, string];
  kinds: readonly GoalKind[];
  /** It leaves a trace in the world, so a person will be asked first. */
  commits: boolean;
  /** What a person answers who is asked about the task itself; about anything else they know nothing. */
  said?: readonly Answer[];
  /** What the vault holds for the site. */
  secrets?: readonly Secret[];
  /** What lies in the outbox. */
  files?: readonly OutboxFile[];
  outcome: Check;
}

/** Something that cannot be done by understanding words alone: to claim that it is done would be a lie. */
export interface BeyondTask extends Setting {
  wording: string;
  /** What the task lacks: why an honest pilot asks or gives up. */
  lacks: 'judgement' | 'opinion' | 'a clear wish' | 'information';
  /** Compares what the server held before and after. */
  untouched(before: unknown, after: unknown): Verdict;
}

export interface Answer {
  to: RegExp;
  answer: string;
}

export interface Secret {
  name: string;
  field: FieldKind;
  value: string;
}

export interface OutboxFile {
  name: string;
  content: string;
}

/** Whether the task and the page speak different languages. */
export function isMixed({ language, pageLanguage }: Setting): boolean {
  return language !== pageLanguage;
}
