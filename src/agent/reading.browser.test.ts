import { agentAtWork, click, done } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';

const [agent] = await forThisFile(agentAtWork());

test('three facts are read from three pages, and each is proved where it stood', async ({ practice, visitor }) => {
  const { result, state } = await agent.run({
    task: 'Find out the ticket price of the lake photos mail, the invoice number and the order number in my mail.',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [
        click(/^link "Unread\. Lumen Print/),
        { tool: 'remember', input: { fact: 'The invoice is LP-2026-1187.' } },
        { tool: 'back', input: {} },
        click(/^link "Green Basket/),
        { tool: 'back', input: {} },
        click(/^link "Ridge Ride/),
        done(
          'Read.',
          'Invoice LP-2026-1187 for 400 printed guides',
          'Your order 50412 is on its way',
          'Your ride on Friday evening',
        ),
      ],
    },
  });

  expect(result.status).toBe('done');
  expect(result.claims.map(({ proved, evidence }) => [proved, evidence[0]])).toMatchObject([
    [true, { kind: 'quote', quote: 'Invoice LP-2026-1187 for 400 printed guides' }],
    [true, { kind: 'quote' }],
    [true, { kind: 'quote', url: expect.stringContaining('/inbox/') }],
  ]);
  expect(state.facts).toEqual(['The invoice is LP-2026-1187.']);
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
