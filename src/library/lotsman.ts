import { act, extract, leave, observe } from './on-page.ts';
import { resume, run } from './run.ts';

/** Everything by one name: whole tasks, and eyes, hands and a reader for any Playwright page. Heavy parts load when they are used. */
export const lotsman = { run, resume, observe, act, extract, leave } as const;
