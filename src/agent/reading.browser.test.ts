import { agentAtWork, click, done } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';

const [agent] = await forThisFile(agentAtWork());

test('three facts are read from three pages, and each is proved where it stood', async ({ practice, visitor }) => {
  const { result, state } = await agent.run({
    task: 'Find out what I paid for the printed guides, for the groceries and for the ride on Friday.',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [
        click(/^link "Unread\. Lumen Print/),
        { tool: 'remember', input: { fact: 'The guides were €1,286.39.' } },
        { tool: 'back', input: {} },
        click(/^link "Green Basket/),
        { tool: 'back', input: {} },
        click(/^link "Ridge Ride/),
        done('€1,286.39, €64.18 and €14.60.', 'Total €1,286.39', 'Total €64.18', 'Total €14.60'),
      ],
    },
  });

  const places = result.claims.map(({ proved, evidence: [first] }) => [proved, first?.kind === 'quote' && first.url]);
  expect(result.status).toBe('done');
  expect(places.map(([proved]) => proved)).toEqual([true, true, true]);
  expect(new Set(places.map(([, url]) => url)).size).toBe(3);
  expect(state.facts).toEqual(['The guides were €1,286.39.']);
});

test('a simple task comes by few nodes', async ({ practice, visitor }) => {
  const { nodes, result } = await agent.run({
    task: 'Open the spam folder',
    at: practice.url('mail', '/inbox', visitor),
    script: { navigator: [click(/^Spam/), done('It is open.', '4 conversations')] },
  });

  expect(result.status).toBe('done');
  expect(nodes).toEqual('plan observe think guard act observe think guard validate report'.split(' '));
});

test('what was read stays before the eyes of the navigator, also when the page moves on in the same step', async ({
  practice,
  visitor,
}) => {
  const { read } = await agent.run({
    task: 'Read the inbox',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [
        (asked) => [{ tool: 'find', input: { query: 'parcel' } }, click(/^link "Ridge Ride/)(asked)],
        done('Read.'),
      ],
    },
  });

  expect(read('navigator')[1]).toContain('Swiftbarow Customs');
  expect(read('navigator')[1]).toContain('# Your ride on Friday evening');
});

test('data is given in the shape that was wanted, or sent back', async ({ practice, visitor }) => {
  const { result, all } = await agent.run({
    task: 'How many conversations are in spam',
    at: practice.url('mail', '/spam', visitor),
    wanted: { type: 'object', properties: { spam: { type: 'integer' } }, required: ['spam'] },
    script: {
      navigator: [
        { tool: 'done', input: { summary: 'Four.', data: { spam: 'four' } } },
        { tool: 'done', input: { summary: 'Four.', data: { spam: 4 } } },
      ],
    },
  });

  expect(all('validated').map(({ holds, feedback }) => [holds, feedback])).toEqual([
    [false, expect.stringContaining('spam: ')],
    [true, ''],
  ]);
  expect(result).toMatchObject({ status: 'done', data: { spam: 4 } });
});

test('a page that changes its language in the middle of the run is read on', async ({ practice, visitor }) => {
  const { result, read } = await agent.run({
    task: 'Switch the mail to Russian, then open the spam',
    at: practice.url('mail', '/inbox', visitor),
    script: { navigator: [click(/^link "Русский"/), click(/^Спам/), done('Open.', '4 переписки')] },
  });

  expect(read('navigator')[1]).toContain('Входящие');
  expect(result).toMatchObject({ status: 'done', claims: [{ proved: true }] });
});
