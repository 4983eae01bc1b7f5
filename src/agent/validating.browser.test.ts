import { agentAtWork, click, done } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { LotsmanError } from '../errors.ts';

const [agent] = await forThisFile(agentAtWork());

const MADE_UP = 'You have 7 new letters from the king';

test('a made-up quote is not believed: sent back twice, then honestly partial', async ({ practice, visitor }) => {
  const { result, all, read } = await agent.run({
    task: 'Who wrote to me',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [done('The king.', MADE_UP), done('The king!', MADE_UP), done('Really the king.', MADE_UP)],
    },
  });

  expect(all('validated').map(({ holds }) => holds)).toEqual([false, false, false]);
  expect(read('navigator')[1]).toContain('The result was checked and does not hold');
  expect(result).toMatchObject({
    status: 'partial',
    summary: 'Really the king.',
    because: expect.stringContaining('was not seen on any page'),
    claims: [{ proved: false, evidence: [] }],
  });
});

test('the validator may find on the page what the navigator did not quote, but not make it up', async ({
  practice,
  visitor,
}) => {
  const claims = [{ claim: 'Spam is open.' }, { claim: 'It is empty.' }];
  const { all } = await agent.run({
    task: 'Open the spam folder',
    at: practice.url('mail', '/spam', visitor),
    script: {
      navigator: [
        { tool: 'done', input: { summary: 'Open.', claims } },
        { tool: 'done', input: { summary: 'Open.', claims: claims.slice(0, 1) } },
      ],
      validator: [
        {
          holds: true,
          proved: [
            { claim: 1, quote: '4 conversations' },
            { claim: 2, quote: '0 conversations' },
          ],
        },
        { holds: true, proved: [{ claim: 1, quote: '4 conversations' }] },
      ],
    },
  });

  expect(all('validated').map(({ claims: found }) => found.map(({ proved }) => proved))).toEqual([
    [true, false],
    [true],
  ]);
});

test('the validator sees the result and the page, never what the navigator thought', async ({ practice, visitor }) => {
  const { read } = await agent.run({
    task: 'Open the spam folder',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [
        (asked) => ({ thought: 'SECRET PLAN', actions: [click(/^Spam/)(asked)] }),
        { thought: 'SECRET PRIDE', actions: [done('It is open.', '4 conversations')] },
      ],
    },
  });

  expect(read('validator')).toHaveLength(1);
  expect(read('validator')[0]).toContain('It is open.');
  expect(read('validator')[0]).toContain('# Spam');
  expect(read('validator')[0]).not.toContain('SECRET');
});

test('what nobody could check is not called done', async ({ practice, visitor }) => {
  const { result } = await agent.run({
    task: 'Open the spam folder',
    at: practice.url('mail', '/spam', visitor),
    script: {
      navigator: [done('It is open.', '4 conversations')],
      validator: [new LotsmanError('model_unreachable', 'The model does not answer.')],
    },
  });

  expect(result).toMatchObject({ status: 'blocked', because: 'The model does not answer.' });
});

test('a limit ends the run with what it has', async ({ practice, visitor }) => {
  const { result, nodes } = await agent.run({
    task: 'Read all my mail',
    at: practice.url('mail', '/inbox', visitor),
    limits: { steps: 2 },
    script: {
      navigator: [
        { tool: 'remember', input: { fact: 'Daniel asks when I land.' } },
        { tool: 'remember', input: { fact: 'The order is 50412.' } },
      ],
    },
  });

  expect(result).toMatchObject({ status: 'stopped', because: 'The limit is reached: 2 steps were allowed.', steps: 2 });
  expect(result.summary).toContain('Daniel asks when I land.\nThe order is 50412.');
  expect(nodes).not.toContain('validate');
});

test('tokens are a limit too', async ({ practice, visitor }) => {
  const { result } = await agent.run({
    task: 'Read all my mail',
    at: practice.url('mail', '/inbox', visitor),
    limits: { tokens: 5_000 },
    script: { navigator: [{ tool: 'find', input: { query: 'mail' } }] },
  });

  expect(result).toMatchObject({ status: 'stopped', because: 'The limit is reached: 5000 tokens were allowed.' });
});

test('a task that was found done has reached what was planned, whether the navigator said so or not', async ({
  practice,
  visitor,
}) => {
  const { all, state } = await agent.run({
    task: 'Look through the inbox, find the letter about Lisbon, and then say who wrote it.',
    at: practice.url('mail', '/inbox', visitor),
    script: { navigator: [done('Daniel did.', 'When do you land in Lisbon?')] },
  });

  expect(all('planned').map(({ plan }) => plan.map((one) => one.state))).toEqual([['open'], ['done']]);
  expect(state.subgoals).toMatchObject([{ state: 'done' }]);
});
