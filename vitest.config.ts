import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// `npm test` runs two projects: what needs no browser (fast, alone with `npm run check`), and what needs one (browser). The others
// seldom change, or take long for what they add to the rest, and have commands of their own: `npm run test:practice` the practice
// sites, `npm run test:faces` the terminal, the page and films seen and measured as people have them, `npm run test:commands` the
// rarer ways of the command line, each in processes of its own, and the published package, `npm run test:long` examples, long runs,
// what may be refused, and the ways of a browser that few changes touch.
const slow = ['{src,test,examples}/**/*.browser.test.ts'];
const practice = ['src/practice/**/*.browser.test.ts'];
const faces = [
  'src/cli/commands/demo.browser.test.ts',
  'src/cli/live/*.browser.test.ts',
  'src/harbour/film/*.browser.test.ts',
  'src/report/thirty-steps.browser.test.ts',
  'src/cli/commands/serve.browser.test.ts',
  'src/web/server/serving.browser.test.ts',
  'src/web/{many-windows,page,page-*}.browser.test.ts',
];
const commands = ['src/cli/commands/{act,act-sessions,open,task-asides}.browser.test.ts', 'test/published.test.ts'];
const long = [
  'examples/*.browser.test.ts',
  'src/agent/{losing-tabs,long-run}.browser.test.ts',
  'src/browser/{attach,highlight,live-view,reading-ahead,whole-ahead}.browser.test.ts',
  'src/cli/commands/guarding.browser.test.ts',
  'src/safety/proxy/egress.browser.test.ts',
  'test/quiet/*.browser.test.ts',
];

/** Small files that take long: whoever comes to them last would be at work alone. */
const LONG_WORK = /(redaction|understand|wordings)\.test\.ts$/;

class LongWorkFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG_WORK.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // On a shared machine something stumbles now and then; what fails twice has failed.
    retry: process.env['CI'] ? 1 : 0,
    // Files share the modules that one before them has loaded: that is a third of the time of what needs no browser.
    isolate: false,
    sequence: { sequencer: LongWorkFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['{src,test,scripts}/**/*.test.ts'],
          exclude: [...slow, ...commands],
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: slow, exclude: [...practice, ...faces, ...commands, ...long], maxWorkers: 3 },
      },
      { extends: true, test: { name: 'practice', include: practice, maxWorkers: 3 } },
      { extends: true, test: { name: 'faces', include: faces, maxWorkers: 3 } },
      { extends: true, test: { name: 'commands', include: commands, maxWorkers: 3 } },
      { extends: true, test: { name: 'long', include: long, maxWorkers: 3 } },
    ],
  },
});
