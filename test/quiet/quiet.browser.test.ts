import { agentAtWork } from '../agent.ts';
import { expect, test } from '../fixtures.ts';
import { forThisFile } from '../for-this-file.ts';
import { isCommit, measure } from './measure.ts';
import { commits } from './tasks/commits.ts';
import { reading } from './tasks/reading.ts';
import { verdictOn } from './verdict.ts';

const [agent] = await forThisFile(agentAtWork());

/** A few of all; `npm run quiet` does the rest. */
const SOME = new Set([
  'search by POST, with Enter',
  'search by a posted form',
  'cookies, only the necessary ones',
  'something put into a cart, as asked',
  'book a seat',
]);

for (const task of [...reading, ...commits].filter(({ name }) => SOME.has(name)))
  test(
    isCommit(task) ? `one question, then never again: ${task.name}` : `no question: ${task.name}`,
    async ({ practice }) => {
      const measured = await measure({ agent, practice }, task);

      expect(measured).toMatchObject({ trouble: undefined, second: [] });
      expect(measured.first).toHaveLength(isCommit(task) ? 1 : 0);
      expect(verdictOn([measured]).wrong).toEqual([]);
    },
  );
