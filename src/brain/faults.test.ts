import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { navigatorAsks } from '../../test/contracts/brain.ts';
import {
  CHOSEN,
  call,
  complain,
  type End,
  FAULTS,
  type FaultRow,
  GOOD,
  partThen,
} from '../../test/model-server/faults.ts';
import type { Play } from '../../test/model-server/play.ts';
import { type ModelServer, startModelServer } from '../../test/model-server/server.ts';
import { LotsmanError } from '../errors.ts';
import { modelBrain } from './model-brain.ts';
import { ModelError } from './model-error.ts';
import { modelOf, type Protocol } from './providers.ts';

const PROTOCOLS: Readonly<Record<Protocol, string>> = {
  compatible: 'OpenAI chat',
  openai: 'OpenAI responses',
  anthropic: 'Anthropic',
  google: 'Google',
};

const table = new Map<string, Partial<Record<Protocol, string>>>();

for (const [protocol, title] of Object.entries(PROTOCOLS) as [Protocol, string][]) {
  describe.concurrent(`over ${title}`, () => {
    const rows = FAULTS.map((row) => ({ ...row, own: row.except?.[protocol] })).filter(({ own }) => own !== 'cannot');
    test.each(rows)('$fault', async ({ own, ...row }) => {
      const expected = { ...row, ...(typeof own === 'object' && own) };
      await using server = await startModelServer();
      await using spare = await startModelServer();
      server.play(...row.plays);
      spare.play(GOOD);

      const { end, told, requests, heard, error } = await askThrough(protocol, server, spare, row);
      table.set(row.fault, { ...table.get(row.fault), [protocol]: end });

      expect({ end, requests }).toEqual({ end: expected.end, requests: expected.requests });
      expect(told).toMatch(expected.says);
      // Whoever listened has heard one answer: the one that counts, or none.
      if (end === 'repair') expect(heard.startsWith('I send it.')).toBe(true);
      else expect(heard).toBe(error ? '' : 'I send it.');
    });
  });
}

test('a long wait is told with the time when it is over', async () => {
  await using server = await startModelServer();
  server.play(complain('busy', { 'retry-after': '3600' }));

  const error = await brainOver('anthropic', server)
    .ask(navigatorAsks())
    .catch((thrown: unknown) => thrown);

  if (!(error instanceof ModelError)) throw error;
  const minutes = ((error.retryAt?.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(59);
  expect(minutes).toBeLessThan(61);
});

test('the model hears what was wrong with its answer', async () => {
  await using server = await startModelServer();
  server.play(call('press', { id: 12 }), call('click', { id: -3 }), GOOD);

  const answer = await brainOver('anthropic', server).ask(navigatorAsks());

  expect(answer.mended).toHaveLength(2);
  expect(server.received[1]?.body).toContain('The tools are: click, type.');
  expect(server.received[2]?.body).toContain('Too small: expected number to be >0');
});

test('failed attempts are on the bill', async () => {
  await using server = await startModelServer();
  const usage = { input: 1000, output: 100, cached: 500 };
  server.play({ ...call('press', {}), usage }, { ...GOOD, usage });
  const prices = { 'compatible/m': { input: 2, output: 10, cached: 0.2 } };

  const answer = await brainOver('compatible', server, { prices }).ask(navigatorAsks());

  expect(answer.usage).toEqual({ input: 2000, output: 200, cached: 1000, estimated: false });
  expect(answer.cost).toBeCloseTo(2 * (500 * 2 + 500 * 0.2 + 100 * 10) * 1e-6);
});

test('a model without a known price has no cost, rather than a wrong one', async () => {
  await using server = await startModelServer();
  server.play(GOOD);

  expect((await brainOver('compatible', server).ask(navigatorAsks())).cost).toBeUndefined();
});

describe('what a model cannot do is found out once', () => {
  test('one that cannot be made to call a tool is trusted to do it', async () => {
    await using server = await startModelServer();
    const { tools: _, ...rest } = navigatorAsks();
    const plan = { ...rest, role: 'planner', schema: z.object({ steps: z.array(z.string()) }) } as const;
    server.play(complain('no tools'), { calls: [{ tool: 'answer', input: { steps: ['send'] } }] });
    const brain = brainOver('compatible', server);

    const [first, second] = [await brain.ask(plan), await brain.ask(plan)];

    expect(first.mended).toEqual(['did not insist on the form: compatible/m does not take tools like that']);
    expect(second).toMatchObject({ value: { steps: ['send'] }, mended: [] });
    expect(server.received.map(({ body }) => JSON.parse(body).tool_choice)).toEqual(['required', 'auto', 'auto']);
  });

  test('one that cannot see is asked without the picture', async () => {
    await using server = await startModelServer();
    server.play(complain('no pictures'), GOOD);
    const picture = { mediaType: 'image/jpeg', bytes: new Uint8Array([255, 216, 255]) } as const;
    const prompt = { system: 'You see.', parts: [{ text: 'Look:', picture }] };

    const answer = await brainOver('compatible', server).ask(navigatorAsks({ prompt }));

    expect(answer.mended).toEqual(['left out the picture: compatible/m cannot see pictures']);
    expect(server.received.map(({ body }) => body.includes('image_url'))).toEqual([true, false]);
  });
});

describe('a model that fails again and again', () => {
  test('is left alone for a while, and then tried once', async () => {
    await using server = await startModelServer();
    server.play(complain('overloaded'));
    const brain = brainOver('compatible', server, { policy: { firstPause: 1, restFor: 200 } });
    const failing = () => brain.ask(navigatorAsks()).catch((error: unknown) => error);

    await failing();
    const opened = await failing();
    const resting = await failing();

    expect(server.received).toHaveLength(5);
    expect(opened).toMatchObject({ code: 'model_unreachable' });
    expect(resting).toMatchObject({
      code: 'model_unreachable',
      message: expect.stringContaining('left alone for a moment'),
    });
    expect((resting as ModelError).retryAt?.getTime()).toBeGreaterThan(Date.now());

    server.play(GOOD);
    await expect
      .poll(() =>
        brain.ask(navigatorAsks()).then(
          ({ value }) => value,
          () => undefined,
        ),
      )
      .toEqual(CHOSEN);
    expect(server.received).toHaveLength(1);
  });
});

describe('whoever goes away', () => {
  test('does not wait until a busy model is free', async () => {
    await using server = await startModelServer();
    server.play(complain('busy', { 'retry-after': '50' }));
    const gone = new AbortController();

    const asked = brainOver('google', server).ask(navigatorAsks({ signal: gone.signal }));
    await expect.poll(() => server.received.length).toBe(1);
    gone.abort(new LotsmanError('stopped', 'The user has had enough.'));

    await expect(asked).rejects.toThrow('The user has had enough.');
    expect(server.received).toHaveLength(1);
  });

  test('leaves no connection behind', async () => {
    await using server = await startModelServer();
    server.play(partThen('silence'));
    const gone = new AbortController();

    const asked = brainOver('openai', server, { patience: { chunk: 10_000 } }).ask(
      navigatorAsks({ signal: gone.signal, onText: () => gone.abort() }),
    );

    await expect(asked).rejects.toMatchObject({ code: 'stopped' });
    await expect.poll(() => server.open()).toBe(0);
  });
});

afterAll(() => {
  const names = Object.keys(PROTOCOLS) as Protocol[];
  const width = Math.max(...FAULTS.map(({ fault }) => fault.length));
  const cell = (text: string) => text.padEnd(30);
  const lines = FAULTS.map(({ fault }) => {
    const ends = names.map((name) => cell(table.get(fault)?.[name] ?? '–'));
    return `${fault.padEnd(width)}  ${ends.join('').trimEnd()}`;
  });
  const head = `${'fault'.padEnd(width)}  ${names
    .map((name) => cell(PROTOCOLS[name]))
    .join('')
    .trimEnd()}`;
  process.stdout.write(`\n${[head, ...lines].join('\n')}\n\n`);
});

type BrainOptions = NonNullable<Parameters<typeof modelBrain>[1]>;

function brainOver(protocol: Protocol, server: ModelServer, options: BrainOptions = {}) {
  return modelBrain(modelOver(protocol, protocol, server), {
    ...options,
    patience: { firstByte: 10_000, chunk: 10_000, total: 20_000, ...options.patience },
    policy: { firstPause: 5, ...options.policy },
  });
}

function modelOver(protocol: Protocol, name: string, server: ModelServer) {
  const path = protocol === 'google' ? '/v1beta' : '/v1';
  return modelOf(protocol, name, 'm', { apiKey: 'key', baseUrl: `${server.url}${path}` });
}

async function askThrough(
  protocol: Protocol,
  server: ModelServer,
  spare: ModelServer,
  row: Pick<FaultRow, 'fallback' | 'plays'>,
) {
  const brain = brainOver(protocol, server, {
    ...(row.fallback && { fallbacks: [modelOver('compatible', 'spare', spare)] }),
    fallbackOnRefusal: row.fallback === 'also for refusals',
    ...(isSilent(row.plays) && { patience: { firstByte: 600, chunk: 600 } }),
  });
  let heard = '';
  const onText = (text: string | undefined) => {
    heard = text === undefined ? '' : heard + text;
  };
  try {
    const answer = await brain.ask(navigatorAsks({ onText }));
    expect(answer.value).toEqual(CHOSEN);
    return { end: endOf(answer.mended), told: answer.mended.join('; '), requests: server.received.length, heard };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    expect(error.message).not.toContain('\n');
    const end: End = `sentence: ${error.code}`;
    return { end, told: error.message, requests: server.received.length, heard, error };
  }
}

/** Only where silence is what is tested: a machine with much to do is slow, and that is no fault. */
function isSilent(plays: readonly Play[]): boolean {
  return plays.some(
    (play) => ('lose' in play && play.lose === 'interest') || ('partOf' in play && play.then === 'silence'),
  );
}

function endOf(mended: readonly string[]): End {
  const told = mended.join('; ');
  if (/ instead: /.test(told)) return 'fallback';
  if (/asked again/.test(told)) return 'asked again';
  return /tried again/.test(told) ? 'retry' : 'repair';
}
