import { alike } from '../words/alike.ts';
import { answer } from './answer.ts';
import { say } from './say.ts';
import { asked, written } from './written.testing.ts';

const now = new Date(2026, 10, 15, 12, 0);

/** What is answered to a question about a page, with the words that are known in earnest. */
export function answerTo(question: Parameters<typeof asked>[0], ...pages: readonly string[]) {
  return answer(
    asked(question),
    pages.map((page) => written(page)),
    alike,
    now,
  );
}

/** The same in words. */
export function saidTo(question: Parameters<typeof asked>[0], ...pages: readonly string[]): string {
  return say(answerTo(question, ...pages), 'en').text;
}
