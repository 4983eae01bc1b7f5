import type { IncomingMessage } from 'node:http';
import { expect, vi } from 'vitest';
import { agentAtWork, click, done } from '../../test/agent.ts';
import { test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { servePages } from '../../test/serve.ts';

const [agent] = await forThisFile(agentAtWork());

const ROOMS = {
  '/': '<!doctype html><title>Hall</title><h1>Hall</h1><a href="/room">Room</a> <button>Bell</button>',
  '/room': '<!doctype html><title>Room</title><h1>Room</h1><p>It is quiet here.</p>',
};

/** What comes right after an act of the run counts as its own. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 250));

/** Somebody uses the browser while the agent thinks: the run is theirs within a second, and goes on when they say so. */
async function expectToBeHeeded(
  pages: Awaited<ReturnType<typeof servePages>>,
  use: () => Promise<void>,
): Promise<void> {
  let paused = 0;
  let used = 0;
  const { all, result, read } = await agent.run({
    task: 'Go to the room',
    at: pages.origin,
    heedsPerson: true,
    script: {
      navigator: [
        async (asked) => {
          const decided = click(/^link "Room"/)(asked);
          await soon();
          used = performance.now();
          await use();
          await soon();
          return decided;
        },
        click(/^link "Room"/),
        done('There.', 'It is quiet here.'),
      ],
    },
    person: async ({ kind }) => {
      paused = performance.now();
      expect(kind).toBe('hand_over');
      expect(pages.asked).not.toContain('/room');
      return { text: 'Go on.' };
    },
  });

  expect(paused - used).toBeLessThan(1_000);
  expect(all('paused')).toHaveLength(1);
  expect(all('acted')).toHaveLength(1);
  expect(read('navigator')[1]).toContain('Go on.');
  expect(result.status).toBe('done');
}

test.each([
  ['moves the mouse', async () => void (await agent.helm.tab.page.mouse.move(300, 300, { steps: 8 }))],
  ['presses a key', async () => void (await agent.helm.tab.page.keyboard.press('Tab'))],
  ['turns the wheel', async () => void (await agent.helm.tab.page.mouse.wheel(0, 100))],
])('a person who %s has the browser until they give it back', async (_, use) => {
  await using pages = await servePages(ROOMS);

  await expectToBeHeeded(pages, use);
});

test('a person in a frame of another site has the browser too', async () => {
  const frame = (request: IncomingMessage) => `http://frame.${request.headers.host}/framed`;
  await using pages = await servePages({
    ...ROOMS,
    '/': (request, response) => {
      const style = 'position: fixed; top: 200px; left: 0; width: 600px; height: 300px';
      const framed = `<iframe title="Framed" style="${style}" src="${frame(request)}"></iframe>`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(`${ROOMS['/']}${framed}`);
    },
    '/framed': '<!doctype html><h2>Framed</h2><input aria-label="Here">',
  });

  // Not a move outside of the frame.
  await expectToBeHeeded(pages, () => agent.helm.tab.page.mouse.click(300, 350));
});

test('what the run does itself is not taken for a person', async () => {
  await using pages = await servePages(ROOMS);
  const { all, result } = await agent.run({
    task: 'Ring, and go to the room',
    at: pages.origin,
    heedsPerson: true,
    script: {
      navigator: [
        click(/^button "Bell"/),
        { tool: 'press', input: { key: 'Tab' } },
        { tool: 'scroll', input: { direction: 'down' } },
        click(/^link "Room"/),
        done('There.', 'It is quiet here.'),
      ],
    },
  });

  expect(all('paused')).toEqual([]);
  expect(result.status).toBe('done');
});

test('what a person sends while they drive is not held', async () => {
  const sent: string[] = [];
  await using pages = await servePages({
    ...ROOMS,
    '/': '<!doctype html><title>Hall</title><h1>Hall</h1><form method="post" action="/sent"><button>きく</button></form><a href="/room">Room</a>',
    '/sent': (request, response) => {
      sent.push(request.method ?? '');
      response.writeHead(303, { location: '/room' }).end();
    },
  });
  const { result } = await agent.run({
    task: 'See the room',
    at: pages.origin,
    heedsPerson: true,
    script: {
      navigator: [
        async (asked) => {
          const decided = click(/^link "Room"/)(asked);
          await soon();
          await agent.helm.tab.page.keyboard.press('Tab');
          await soon();
          return decided;
        },
        done('Seen.', 'It is quiet here.'),
      ],
    },
    person: async () => {
      await agent.helm.tab.page.getByRole('button').click();
      await vi.waitFor(() => expect(agent.helm.tab.url).toContain('/room'));
      return { text: 'Done.' };
    },
  });

  expect(sent).toEqual(['POST']);
  expect(result.status).toBe('done');
});
