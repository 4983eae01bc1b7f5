import { expect } from 'vitest';
import { agentAtWork, click, done } from '../../test/agent.ts';
import { test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { servePages } from '../../test/serve.ts';
import type { Run } from './run-options.ts';

const [agent] = await forThisFile(agentAtWork());

let aboard: Run | undefined;

const ROOMS = {
  '/': '<!doctype html><title>Hall</title><h1>Hall</h1><a href="/room">Room</a> <button>Bell</button>',
  '/room': '<!doctype html><title>Room</title><h1>Room</h1><p>It is quiet here.</p>',
};

test('what a person says on the way is heeded by the next decision, and kept', async () => {
  await using pages = await servePages(ROOMS);
  const { all, read, result } = await agent.run({
    task: 'Go to the room',
    at: pages.origin,
    aboard: (run) => {
      aboard = run;
    },
    script: {
      navigator: [
        (asked) => {
          aboard?.say('Be quiet about it.');
          return click(/^link "Room"/)(asked);
        },
        { tool: 'scroll', input: { direction: 'down' } },
        done('There.', 'It is quiet here.'),
      ],
    },
  });

  expect(all('heard')).toMatchObject([{ words: 'Be quiet about it.' }]);
  expect(read('navigator').map((prompt) => prompt.includes('Be quiet about it.'))).toEqual([false, true, true]);
  expect(result.status).toBe('done');
});

test('a run that is to stand back asks when it may go on, and touches nothing before', async () => {
  await using pages = await servePages(ROOMS);
  const { all, result } = await agent.run({
    task: 'Go to the room',
    at: pages.origin,
    aboard: (run) => {
      aboard = run;
    },
    script: {
      navigator: [
        (asked) => {
          aboard?.pause();
          return click(/^link "Room"/)(asked);
        },
        click(/^link "Room"/),
        done('There.', 'It is quiet here.'),
      ],
    },
    person: async ({ kind }) => {
      expect(kind).toBe('hand_over');
      expect(pages.asked).not.toContain('/room');
      return {};
    },
  });

  expect(all('paused')).toHaveLength(1);
  expect(all('taken_back')).toHaveLength(1);
  expect(all('acted')).toHaveLength(1);
  expect(result.status).toBe('done');
});

test('a thought is heard while it is being thought', async () => {
  await using pages = await servePages(ROOMS);
  const thoughts: string[] = [];
  await agent.run({
    task: 'Go to the room',
    at: `${pages.origin}/room`,
    aboard: (run) => void run.onThinking((thought) => thoughts.push(thought)),
    script: { navigator: [{ thought: 'I am there.', actions: [done('There.', 'It is quiet here.')] }] },
  });

  expect(thoughts).toContain('I am there.');
});
