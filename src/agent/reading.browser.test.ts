import { agentAtWork, click, done } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { otherLanguage } from '../../test/stories/other-language.ts';
import { threeFacts } from '../../test/stories/three-facts.ts';

const [agent] = await forThisFile(agentAtWork());

for (const { name, happens } of [threeFacts, otherLanguage])
  test(name, async ({ practice, visitor }) => {
    await happens({ agent, practice, visitor });
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
