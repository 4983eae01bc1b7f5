import type { PersonsAnswer } from '../run-events.ts';
import type { Words } from './words/words.ts';

/** What a person said, in words. */
export function spokenAnswer({ allows, text }: PersonsAnswer, { permissions, questions, colon }: Words): string {
  const verdict = allows === undefined ? undefined : permissions.allowed[allows];
  return [verdict, text].filter((one) => one !== undefined && one !== '').join(`${colon} `) || questions.goOn;
}
