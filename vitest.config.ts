import { defineConfig } from 'vitest/config';

// What needs no browser is the fast project, `npm run check` runs only that. The practice sites seldom change and are tried out
// by everything else: their own tests have a command of their own, `npm run test:practice`.
const slow = ['{src,test,examples}/**/*.browser.test.ts'];
const practice = ['src/practice/*/**/*.browser.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // On a shared machine something stumbles now and then; what fails twice has failed.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['{src,test,scripts}/**/*.test.ts'],
          exclude: slow,
          maxWorkers: 3,
        },
      },
      { extends: true, test: { name: 'browser', include: slow, exclude: practice, maxWorkers: 3 } },
      { extends: true, test: { name: 'practice', include: practice, maxWorkers: 3 } },
    ],
  },
});
