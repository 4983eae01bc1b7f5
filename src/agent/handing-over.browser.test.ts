import type { Page } from 'playwright-core';
import { agentAtWork, click, done } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { servePages } from '../../test/serve.ts';
import type { PersonsAnswer } from '../run-events.ts';

const [agent] = await forThisFile(agentAtWork());

/** Somebody who acts in the window and says nothing. */
function silently(act: (page: Page) => Promise<void>): () => Promise<PersonsAnswer> {
  return async () => {
    await act(agent.helm.tab.page);
    return new Promise(() => {});
  };
}

test('a person signs in, and the run goes on by itself when the way is free', async ({ practice, visitor }) => {
  const login = new URL(practice.url('doors', '/login', visitor));
  login.searchParams.set('next', '/magazine');
  const { result, all, nodes, read } = await agent.run({
    task: 'Sign in, then read the magazine',
    at: login.href,
    script: {
      navigator: [{ tool: 'hand_over', input: { wall: 'Please sign in.' } }, done('Read.', 'Magazine')],
    },
    person: silently(async (page) => {
      await page.getByLabel('E-mail').fill('guest@perelin.test');
      await page.getByLabel('Password', { exact: true }).fill('open-garden-1');
      await page.getByRole('button', { name: 'Continue' }).click();
    }),
  });

  expect(all('handed_over')).toMatchObject([{ wall: 'Please sign in.' }]);
  expect(all('taken_back')).toMatchObject([{ because: 'The way is free.' }]);
  expect(read('navigator')[1]).toContain('The person has done their part');
  expect(nodes.filter((node) => node === 'ask').length).toBeGreaterThan(0);
  expect(result.status).toBe('done');
});

test('a check for people is handed over without asking the navigator', async ({ practice, visitor }) => {
  const { result, all, read } = await agent.run({
    task: 'Get the ticket',
    at: practice.url('doors', '/challenge', visitor),
    script: { navigator: [done('Got it.', 'ticket number 3051')] },
    person: silently(async (page) => {
      const { challenge } = practice.state('doors', visitor) as { challenge: { open: { answer: number[] } } };
      const tiles = challenge.open.answer.join(',');
      await page.evaluate(
        `(form => { form.elements.tiles.value = '${tiles}'; form.submit(); })(document.querySelector('#challenge-form'))`,
      );
    }),
  });

  expect(all('handed_over')).toHaveLength(1);
  expect(read('navigator')).toHaveLength(1);
  expect(result.status).toBe('done');
});

const CHECK = (next: string) =>
  `<!doctype html><title>Are you a person?</title><h1>Are you a person?</h1><a href="${next}">I am</a>`;

test('a second check for people is handed over like the first, and one that stays is not handed over twice', async () => {
  await using pages = await servePages({
    '/': CHECK('/room'),
    '/room': '<!doctype html><title>Room</title><h1>Room</h1><a href="/again">Further</a>',
    '/again': CHECK('/again'),
  });
  let walls = 0;
  const { all, read } = await agent.run({
    task: 'Go through',
    at: pages.origin,
    script: { navigator: [click(/Further/), { tool: 'scroll', input: { direction: 'down' } }, done('Through.')] },
    person: async () => {
      walls += 1;
      if (walls > 1) return { text: 'It will not go away.' };
      await agent.helm.tab.page.getByRole('link').click();
      return new Promise(() => {});
    },
  });

  expect(all('handed_over')).toHaveLength(2);
  expect(read('navigator')[1]).toContain('It will not go away.');
});

test('a page with much else on it is no wall, whatever stands at its end', async () => {
  const comments = Array.from({ length: 60 }, (_, at) => `<p>${at}</p>`).join('');
  await using pages = await servePages({
    '/': `<!doctype html><title>Comments</title><style>p{margin:0;font-size:8px}</style>
      <label><input type="checkbox">I am not a robot</label>${comments}`,
  });
  const { all, result } = await agent.run({
    task: 'Read the comments',
    at: pages.origin,
    script: { navigator: [done('Read.', '17')] },
  });

  expect(all('observed')[0]?.notices).toContain('challenge');
  expect(all('handed_over')).toEqual([]);
  expect(result.status).toBe('done');
});
