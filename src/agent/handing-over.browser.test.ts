import { agentAtWork, click, done, silently } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { servePages } from '../../test/serve.ts';
import { loginWall } from '../../test/stories/login-wall.ts';

const [agent] = await forThisFile(agentAtWork());

for (const { name, happens } of [loginWall])
  test(name, async ({ practice, visitor }) => {
    await happens({ agent, practice, visitor });
  });

test('a check for people is handed over without asking the navigator', async ({ practice, visitor }) => {
  const { result, all, read } = await agent.run({
    task: 'Get the ticket',
    at: practice.url('doors', '/challenge', visitor),
    script: { navigator: [done('Got it.', 'ticket number 3051')] },
    person: silently(agent, async (page) => {
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
