import type { Words } from '../../words.ts';
import type { Industry } from './companies.ts';
import type { QuestionId } from './terms.ts';

/** What all vacancies of one trade have in common. */
export interface Profession {
  readonly id: string;
  /** For beginners, for the practised, for the seasoned. */
  readonly titles: readonly [Words, Words, Words];
  readonly industries: readonly Industry[];
  /** Euros a month for the practised. */
  readonly salary: number;
  readonly canBeRemote: boolean;
  readonly skills: readonly string[];
  readonly summary: Words;
  readonly duties: readonly Words[];
  readonly requirements: readonly Words[];
  readonly questions: readonly QuestionId[];
}
