import { agentAtWork, click, done, numberOf } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { servePages } from '../../test/serve.ts';
import { LotsmanError } from '../errors.ts';

const [agent] = await forThisFile(agentAtWork());

test('a button under a banner is reached after the banner is answered', async () => {
  await using pages = await servePages({
    '/': `<!doctype html><title>Shop</title><button onclick="document.title = 'Opened'">Open the door</button>
      <div id="banner" style="position:fixed;inset:0 0 60% 0;background:#fff" role="region" aria-label="Cookies">
        We use cookies <button onclick="banner.remove()">Fine</button></div>`,
  });
  const { all, read, result } = await agent.run({
    task: 'Open the door',
    at: pages.origin,
    script: {
      navigator: [
        click(/^(button ")?Open the door/),
        click(/^(button ")?Fine/),
        click(/^(button ")?Open the door/),
        done('Opened.'),
      ],
    },
  });

  expect(all('failed')).toMatchObject([{ code: 'covered', what: 'click button "Open the door"' }]);
  expect(read('navigator')[1]).toMatch(/This failed: .*Open the door.*/);
  expect(read('navigator')[3]).toContain('Opened');
  expect(result.status).toBe('done');
});

test('a number that stands for nothing any more is told, and another is taken', async ({ practice, visitor }) => {
  let old = 0;
  const { result, all, read } = await agent.run({
    task: 'Open the ride mail',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [
        (asked) => {
          old = numberOf(asked, /^link "Ridge Ride/);
          return click(/^Spam/)(asked);
        },
        () => ({ tool: 'click', input: { id: old } }),
        { tool: 'back', input: {} },
        click(/^link "Ridge Ride/),
        done('Open.', 'Your ride on Friday evening'),
      ],
    },
  });

  expect(all('failed')).toMatchObject([{ code: 'stale_id', what: expect.stringContaining('click') }]);
  expect(read('navigator')[2]).toMatch(/This failed: .*click/);
  expect(result.status).toBe('done');
});

test('a server that refuses behind a cheerful page is not called success', async ({ practice, visitor }) => {
  const book = [
    (asked: Parameters<typeof numberOf>[0]) => ({
      tool: 'type',
      input: { id: numberOf(asked, /^textbox "Passenger"/), text: 'Ann' },
    }),
    click(/^button "Book seat"/),
  ];
  const { result, read, all } = await agent.run({
    task: 'Book a seat for Ann, please.',
    at: practice.url('storm', '/weathers/false-success', visitor),
    script: {
      navigator: [...book, done('Booked.', 'Booked'), done('Booked.', 'Booked'), done('Booked.', 'Booked')],
    },
    person: () => ({ allows: 'once' }),
  });

  expect(all('acted').at(-1)?.told).toContain('→ 500');
  expect(read('navigator').at(-1)).toContain('It answered 500.');
  expect(result.status).toBe('partial');
  expect(result.claims).toContainEqual(
    expect.objectContaining({ proved: false, evidence: [expect.objectContaining({ kind: 'request', status: 500 })] }),
  );
  expect(practice.state('storm', visitor)).toMatchObject({ bookings: [] });
});

test('a run whose result says honestly that it failed is not sent back', async ({ practice, visitor }) => {
  const { result } = await agent.run({
    task: 'Book a seat for Ann, please.',
    at: practice.url('storm', '/weathers/false-success', visitor),
    script: {
      navigator: [
        (asked) => [
          { tool: 'type', input: { id: numberOf(asked, /^textbox "Passenger"/), text: 'Ann' } },
          click(/^button "Book seat"/)(asked),
        ],
        { tool: 'done', input: { status: 'failed', summary: 'The server answered 500.' } },
      ],
    },
    person: () => ({ allows: 'once' }),
  });

  expect(result).toMatchObject({ status: 'failed', summary: 'The server answered 500.' });
});

test('a page that does not come is told, and the run goes another way', async ({ practice, visitor }) => {
  const { result, all } = await agent.run({
    task: 'Open the board',
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
