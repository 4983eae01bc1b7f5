import { agentAtWork, click, done, numberOf } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';

const [agent] = await forThisFile(agentAtWork());

test('a question to the person is answered, and the answer is known from then on', async ({ practice, visitor }) => {
  const { read, all, state } = await agent.run({
    task: 'Open a folder of my choice',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [
        { tool: 'ask_user', input: { question: 'Which folder?', options: ['Spam', 'Trash'] } },
        click(/^Trash/),
        done('Open.'),
      ],
    },
    person: ({ options }) => ({ text: options[1] ?? '' }),
  });

  expect(all('asked')).toMatchObject([{ kind: 'question', text: 'Which folder?', options: ['Spam', 'Trash'] }]);
  expect(state.said).toEqual([expect.stringMatching(/^<page (\w+)>Which folder\?<\/page \1> — Trash$/)]);
  expect(read('navigator')[1]).toContain(`# The person said\n- ${state.said[0]}`);
  expect(read('navigator')[2]).toContain(`# The person said\n- ${state.said[0]}`);
});

test('when the page changes under a decision the rest of it is dropped, but not what is to be remembered', async ({
  practice,
  visitor,
}) => {
  const { all, read, state } = await agent.run({
    task: 'Look around',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [
        (asked) => [
          click(/^Spam/)(asked),
          click(/^link "Ridge Ride/)(asked),
          { tool: 'remember', input: { fact: 'The ride was on Friday.' } },
        ],
        done('Looked.'),
      ],
    },
  });

  expect(all('acted')).toHaveLength(1);
  expect(all('dropped')).toMatchObject([{ actions: [{ tool: 'click' }], because: 'the page is another one now' }]);
  expect(read('navigator')[1]).toMatch(/Not done, because the page is another one now: .*Ridge Ride/);
  expect(state.facts).toEqual(['The ride was on Friday.']);
});

test('several fields are filled in one decision, also when the page scrolls under it', async ({
  practice,
  visitor,
}) => {
  const { all } = await agent.run({
    task: 'Fill in the form',
    at: practice.url('jobs', '/vacancies/1021/apply', visitor),
    script: {
      navigator: [
        { tool: 'find', input: { query: 'weeks' } },
        (asked) => [
          click(/In two weeks/)(asked),
          { tool: 'type', input: { id: numberOf(asked, /^textbox "Phone"/), text: '+44 1' } },
          { tool: 'type', input: { id: numberOf(asked, /^textbox "Full name"/), text: 'Ann' } },
        ],
        done('Filled.'),
      ],
    },
  });

  expect(all('dropped')).toEqual([]);
  expect(all('failed')).toEqual([]);
  expect(all('acted').map(({ action }) => action.tool)).toEqual(['find', 'click', 'type', 'type']);
});

test('invented numbers, unknown tools and absurd arguments are told and mended', async ({ practice, visitor }) => {
  const { all, read, result } = await agent.run({
    task: 'Open the spam folder',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [
        { tool: 'click', input: { id: 99_999 } },
        { tool: 'teleport', input: { to: 'spam' } },
        { tool: 'scroll', input: { direction: 'sideways' } },
        click(/^Spam/),
        done('Open.', '4 conversations'),
      ],
    },
  });

  expect(all('failed').map(({ code }) => code)).toEqual(['stale_id', 'model_confused', 'model_confused']);
  expect(read('navigator')[1]).toMatch(/This failed: .*99999/);
  expect(read('navigator')[2]).toMatch(/could not be used: .*teleport/);
  expect(result.status).toBe('done');
});

test('words of a page reach the navigator only between the marks, also where something failed', async ({
  practice,
  visitor,
}) => {
  const { read } = await agent.run({
    task: 'Open the prize mail',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [(asked) => [click(/^Spam/)(asked), click(/^link "Unread. MEGA PRIZE/)(asked)], done('Open.')],
    },
  });

  const outside = (read('navigator')[1] ?? '').replace(/<page ([0-9a-f]{8})>.*?<\/page \1>/gs, '');
  expect(outside).toContain('Not done, because');
  expect(outside).not.toContain('MEGA PRIZE');
});
