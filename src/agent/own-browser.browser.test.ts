import { join } from 'node:path';
import { expect, test } from 'vitest';
import { done, numberOf, PLAIN } from '../../test/agent.ts';
import { servePages } from '../../test/serve.ts';
import { temporaryFolder } from '../../test/sessions.ts';
import { startUserBrowser } from '../../test/user-browser.ts';
import { type Asked as Hearing, scriptedBrain } from '../brain/scripted.ts';
import type { Asked } from '../run-events.ts';
import { CheckpointSaver } from '../store/checkpoint-saver.ts';
import { newRunId } from '../store/run-id.ts';
import { openStore } from '../store/sqlite.ts';
import { openGuardedSession } from './guarded-session.ts';
import { guardOptions } from './guarded-session-options.ts';
import { startRun } from './run.ts';

const SEARCH = '<h1>Search</h1><form action="/found"><input type="search" name="q" aria-label="Search"></form>';
const look = (text: string) => (asked: Hearing) => ({
  tool: 'type',
  input: { id: numberOf(asked, /searchbox/), text, submit: true },
});

test('in the user’s own browser a run searches freely where the user sent it, and asks before it tells others', {
  timeout: 60_000,
}, async () => {
  await using folder = await temporaryFolder();
  await using other = await servePages({ '/': SEARCH, '/found': '<p>Nothing.</p>' });
  await using mine = await servePages({ '/': `${SEARCH}<a href="${other.origin}/">Other</a>`, '/found': SEARCH });
  await using user = await startUserBrowser(folder.path, { open: [mine.origin], pinned: mine.origin });
  await using guarded = await openGuardedSession(
    { cdp: user.endpoint, profileFolder: join(folder.path, 'p'), downloads: join(folder.path, 'd'), deadline: 10_000 },
    guardOptions({ guard: 'on', allowSites: [], blockSites: [], onlySites: [], writeSites: [] }, [
      mine.origin,
      other.origin,
    ]),
  );
  await using store = await openStore(':memory:');
  const questions: Asked[] = [];
  const run = await startRun(
    { id: newRunId(), task: 'Compare prices.', startUrl: mine.origin },
    {
      ...guarded,
      brain: scriptedBrain({
        otherwise: ({ role }) => PLAIN[role],
        navigator: [
          look('the best of all pens'),
          { tool: 'navigate', input: { url: `${other.origin}/` } },
          look('they want 4711 for it'),
          done('Compared.'),
        ],
      }),
      store,
      saver: new CheckpointSaver(store.database),
      person: async (question) => {
        questions.push(question);
        return { allows: question.text.startsWith('Tell') ? 'no' : 'once' };
      },
    },
  );
  await run.result;

  const told = questions.map(({ text }) => text.split('\n', 1)[0]);
  expect(told.at(-1)).toBe(
    `Tell ${new URL(other.origin).host} what the model wrote? You did not name this site, and no proxy stands between this browser and the web.`,
  );
  expect(told.filter((text) => text?.startsWith('Tell'))).toHaveLength(1);
  expect(mine.asked).toContain('/found?q=the+best+of+all+pens');
  expect(other.asked.filter((path) => path.startsWith('/found'))).toEqual([]);
});
