import { agentAtWork, click, done, numberOf } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { coveredButton } from '../../test/stories/covered-button.ts';
import { falseSuccess, honestFailure } from '../../test/stories/false-success.ts';
import { staleNumber } from '../../test/stories/stale-number.ts';
import { LotsmanError } from '../errors.ts';

const [agent] = await forThisFile(agentAtWork());

for (const { name, happens } of [coveredButton, staleNumber, falseSuccess, honestFailure])
  test(name, async ({ practice, visitor }) => {
    await happens({ agent, practice, visitor });
  });

test('a page that does not come is told, and the run goes another way', async ({ practice, visitor }) => {
  const { result, all } = await agent.run({
    task: 'Open the board at http://nobody.localhost:9/ or wherever else it is',
    at: practice.url('storm', '/', visitor),
    script: {
      navigator: [
        { tool: 'navigate', input: { url: 'http://nobody.localhost:9/' } },
        { tool: 'navigate', input: { url: practice.url('storm', '/bookings', visitor) } },
        done('There.'),
      ],
    },
  });

  expect(all('failed')).toMatchObject([{ code: 'navigation_failed' }]);
  expect(all('mended')).toHaveLength(1);
  expect(result.status).toBe('done');
});

test('a server that was asked too often is given time', async ({ practice, visitor }) => {
  const name = (asked: Parameters<typeof numberOf>[0]) => ({
    tool: 'type',
    input: { id: numberOf(asked, /^textbox "Passenger"/), text: 'Ann' },
  });
  const { read, result } = await agent.run({
    task: 'Book a seat for Ann, please.',
    at: practice.url('storm', '/weathers/rate-limit?seconds=1', visitor),
    script: {
      navigator: [
        name,
        click(/^button "Book seat"/),
        { tool: 'wait', input: { seconds: 1 } },
        { tool: 'back', input: {} },
        name,
        click(/^button "Book seat"/),
        done('Booked.'),
      ],
    },
    person: () => ({ allows: 'run' }),
  });

  expect(read('navigator')[2]).toContain('asked too often (429): `wait`');
  expect(result.status).toBe('done');
  expect(practice.state('storm', visitor)).toMatchObject({ bookings: [{ name: 'Ann' }] });
});

test('a question that is too long for the model is asked again with less in it', async ({ practice, visitor }) => {
  const { all, read, result } = await agent.run({
    task: 'Open the spam folder',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [
        { tool: 'find', input: { query: 'spam' } },
        new LotsmanError('context_too_long', 'The question is too long.'),
        new LotsmanError('context_too_long', 'The question is too long.'),
        click(/^Spam/),
        done('Open.', '4 conversations'),
      ],
    },
  });

  const lengths = read('navigator').map(({ length }) => length);
  expect(lengths[2]).toBeLessThan(lengths[1] ?? 0);
  expect(lengths[3]).toBeLessThan(lengths[2] ?? 0);
  expect(all('mended')).toHaveLength(2);
  expect(result.status).toBe('done');
});

test('a planner that makes no sense costs the plan, not the run', async ({ practice, visitor }) => {
  const { result, nodes } = await agent.run({
    task: 'Open the spam folder, then tell how many there are.',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      planner: [new LotsmanError('model_confused', 'The answer was no JSON.')],
      navigator: [click(/^Spam/), done('Four.', '4 conversations')],
    },
  });

  expect(nodes.slice(0, 4)).toEqual(['plan', 'mend', 'observe', 'think']);
  expect(result.status).toBe('done');
});

test('a model that only talks nonsense ends the run honestly', async ({ practice, visitor }) => {
  const { result, all } = await agent.run({
    task: 'Open the spam folder',
    at: practice.url('mail', '/inbox', visitor),
    script: { navigator: Array.from({ length: 3 }, () => ({ tool: 'dance', input: {} })) },
  });

  expect(all('failed')).toHaveLength(3);
  expect(result).toMatchObject({ status: 'blocked', because: expect.stringContaining('dance') });
});
