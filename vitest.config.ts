import { defineConfig } from 'vitest/config';

// Two projects: what needs no browser is the fast one, `npm run check` runs only that.
const slow = ['{src,test,examples}/**/*.browser.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['{src,test,scripts}/**/*.test.ts'],
          exclude: slow,
        },
      },
      // A real browser on a shared machine stumbles now and then; what fails twice has failed.
      { extends: true, test: { name: 'browser', include: slow, maxWorkers: 2, retry: process.env['CI'] ? 1 : 0 } },
    ],
  },
});
