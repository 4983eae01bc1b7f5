import { defineConfig } from 'vitest/config';

// Two projects: what needs no browser is the fast one, `npm run check` runs only that.
const slow = ['{src,test,examples}/**/*.browser.test.ts'];

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
        },
      },
      { extends: true, test: { name: 'browser', include: slow, maxWorkers: 3 } },
    ],
  },
});
