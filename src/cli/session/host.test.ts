import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../test/sessions.ts';
import { LotsmanError } from '../../errors.ts';
import { createLog, Redactor } from '../../log.ts';
import { Call, SessionGone } from './call.ts';
import { claim } from './claim.ts';
import { type Held, Host } from './host.ts';
import { readHolder, writeHolder } from './record.ts';
import { type Whereabouts, whereabouts } from './whereabouts.ts';
import { PROTOCOL, type Result, type Work } from './wire.ts';

const log = createLog({ level: 'silent', format: 'text', redactor: new Redactor(), write: () => {} });
const look: Work = { ask: 'observe', form: 'text', scope: 'viewport' };
const click = (id: number): Work => ({ ask: 'act', form: 'text', tool: 'click', words: [String(id)], folder: '/' });

interface Hosted extends AsyncDisposable {
  place: Whereabouts;
  host: Host;
  call(): Promise<Call>;
  /** What the browser is asked, and how it answers: each is done when the test says so. */
  asked: { work: Work; signal: AbortSignal; answer: PromiseWithResolvers<Result> }[];
  closeBrowser(sentence: string): void;
  closed: ReturnType<typeof vi.fn<() => Promise<void>>>;
}

/** A session on a real socket, whose browser is played by the test. */
async function hosted({
  idle = 0,
  version = '1.0.0',
  secrets = [''],
  open = async (held: Held) => held,
} = {}): Promise<Hosted> {
  const folder = await temporaryFolder();
  const place = whereabouts('test', folder.path);
  const asked: Hosted['asked'] = [];
  const over = Promise.withResolvers<string>();
  const closed = vi.fn(async () => {});
  const held: Held = {
    facts: () => ({ browser: 'B', mode: 'launched', visible: false, notes: [], profileFolder: '', url: '', tabs: [] }),
    work(work, signal) {
      const answer = Promise.withResolvers<Result>();
      asked.push({ work, signal, answer });
      return answer.promise;
    },
    over: over.promise,
    close: closed,
  };
  const ready = Promise.withResolvers<Host>();
  const claimed = await claim(place, version, (socket) => void ready.promise.then((host) => host.serve(socket)));
  if (!claimed) throw new Error('Somebody else holds it.');
  const host = new Host({
    hello: { lotsman: 'session', protocol: PROTOCOL, version, pid: process.pid },
    log,
    redactor: new Redactor(secrets),
    idle,
    open: () => open(held),
    release: async () => claimed[Symbol.asyncDispose](),
  });
  ready.resolve(host);
  return {
    place,
    host,
    asked,
    closed,
    closeBrowser: over.resolve,
    async call() {
      const call = await Call.to(place);
      if (!call) throw new Error('Nobody answers.');
      return call;
    },
    async [Symbol.asyncDispose]() {
      host.end();
      await host.ended;
      await host.hangUp();
      await folder[Symbol.asyncDispose]();
    },
  };
}

const done = (text: string): Result => ({ value: null, text });

describe('a call', () => {
  test('gets the answer to its question', async () => {
    await using session = await hosted();
    using call = await session.call();

    const answer = call.ask(look);
    await vi.waitFor(() => expect(session.asked).toHaveLength(1));
    session.asked[0]?.answer.resolve(done('A page with U+2028 \u2028 in it,\nand two lines'));

    expect(await answer).toEqual(done('A page with U+2028 \u2028 in it,\nand two lines'));
    expect(session.asked[0]?.work).toMatchObject(look);
  });

  test('hears of expected trouble with its code and its hint', async () => {
    await using session = await hosted();
    using call = await session.call();

    const answer = call.ask(click(99));
    await vi.waitFor(() => expect(session.asked).toHaveLength(1));
    session.asked[0]?.answer.reject(new LotsmanError('stale_id', 'Nothing is 99.', { hint: 'Look again.' }));

    await expect(answer).rejects.toMatchObject({ code: 'stale_id', message: 'Nothing is 99.', hint: 'Look again.' });
  });

  test('gets no secret, neither in an answer nor in what went wrong', async () => {
    await using session = await hosted({ secrets: ['hunter22'] });
    using call = await session.call();

    const first = call.ask({ ...look, form: 'json' });
    await vi.waitFor(() => expect(session.asked).toHaveLength(1));
    session.asked[0]?.answer.resolve({ value: { said: 'it is hunter22' }, text: 'hunter22!' });
    expect(await first).toEqual({ value: { said: 'it is ***' }, text: '***!' });
    const second = call.ask(look);
    await vi.waitFor(() => expect(session.asked).toHaveLength(2));
    session.asked[1]?.answer.reject(new LotsmanError('deadline', 'hunter22 was late'));

    await expect(second).rejects.toThrow('*** was late');
  });

  test('waits for its turn, and is told so', async () => {
    await using session = await hosted();
    using first = await session.call();
    using second = await session.call();
    const note = vi.fn();

    const one = first.ask(click(1));
    await vi.waitFor(() => expect(session.asked).toHaveLength(1));
    const two = second.ask(click(2), { note });
    await vi.waitFor(() => expect(note).toHaveBeenCalledWith(expect.stringContaining('Waiting')));
    expect(session.asked).toHaveLength(1);
    session.asked[0]?.answer.resolve(done('one'));
    await vi.waitFor(() => expect(session.asked).toHaveLength(2));
    session.asked[1]?.answer.resolve(done('two'));

    expect([(await one).text, (await two).text]).toEqual(['one', 'two']);
  });

  test('can be stopped; the next one still waits until the browser is free', async () => {
    await using session = await hosted();
    using first = await session.call();
    using second = await session.call();
    using third = await session.call();
    const stop = new AbortController();

    const one = first.ask(click(1), { signal: stop.signal });
    await vi.waitFor(() => expect(session.asked).toHaveLength(1));
    stop.abort();
    await expect(one).rejects.toMatchObject({ code: 'stopped' });
    expect(session.asked[0]?.signal.aborted).toBe(true);
    const two = second.ask(click(2));
    await third.ask({ ask: 'facts' });
    expect(session.asked).toHaveLength(1);
    session.asked[0]?.answer.resolve(done('late'));
    await vi.waitFor(() => expect(session.asked).toHaveLength(2));
    session.asked[1]?.answer.resolve(done('two'));

    expect((await two).text).toBe('two');
  });

  test('that hangs up stops what it asked for', async () => {
    await using session = await hosted();
    const call = await session.call();

    call.ask(click(1)).catch(() => {});
    await vi.waitFor(() => expect(session.asked).toHaveLength(1));
    call[Symbol.dispose]();

    await vi.waitFor(() => expect(session.asked[0]?.signal.aborted).toBe(true));
    session.asked[0]?.answer.resolve(done('late'));
  });

  test('refuses a session of another version, with what to do', async () => {
    await using session = await hosted({ version: '0.9.0' });
    using call = await session.call();

    expect(() => call.mustBeOf('1.0.0')).toThrow(
      expect.objectContaining({
        code: 'wrong_version',
        message: 'Session "test" was started by Lotsman 0.9.0, and this is 1.0.0.',
        hint: expect.stringContaining('lotsman session stop test'),
      }),
    );
  });

  test('is cut off when it does not speak our language', async () => {
    await using session = await hosted();
    const holder = await readHolder(session.place);
    const socket = connect(holder?.address ?? '');

    socket.write('GET / HTTP/1.1\r\n\r\n');

    await new Promise<void>((resolve) => socket.resume().once('close', () => resolve()));
    expect(session.asked).toEqual([]);
  });
});

describe('a session', () => {
  test('that is stopped closes its browser first, and is gone then', async () => {
    await using session = await hosted();
    using call = await session.call();

    await call.ask({ ask: 'stop' });

    expect(session.closed).toHaveBeenCalledOnce();
    expect(await session.host.ended).toBeUndefined();
    expect(await Call.to(session.place)).toBeUndefined();
  });

  test('that is ending begins nothing new, and says that another one may be asked', async () => {
    await using session = await hosted();
    using call = await session.call();
    const closing = Promise.withResolvers<void>();
    session.closed.mockReturnValue(closing.promise);

    session.closeBrowser('The browser was closed by its user.');
    await vi.waitFor(() => expect(session.closed).toHaveBeenCalled());
    const answer = call.ask(look);
    closing.resolve();

    await expect(answer).rejects.toThrow(new SessionGone('The browser was closed by its user.'));
    expect(session.asked).toEqual([]);
  });

  test('ends by itself when nobody asks for anything', async () => {
    await using session = await hosted({ idle: 50 });

    expect(await session.host.ended).toMatch(/^It had nothing to do/);
    expect(session.closed).toHaveBeenCalledOnce();
  });

  test('does not end while it is at work', async () => {
    await using session = await hosted({ idle: 50 });
    using call = await session.call();

    const answer = call.ask(look);
    await vi.waitFor(() => expect(session.asked).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 150));
    session.asked[0]?.answer.resolve(done('still here'));

    expect((await answer).text).toBe('still here');
  });

  test('that cannot be opened tells everybody why', async () => {
    const opening = Promise.withResolvers<Held>();
    await using session = await hosted({ open: () => opening.promise });
    using first = await session.call();
    using second = await session.call();

    const answers = Promise.allSettled([first.ask(look), second.ask(look)]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    opening.reject(new LotsmanError('no_browser', 'There is none.'));

    expect(await answers).toMatchObject([{ reason: { code: 'no_browser' } }, { reason: { code: 'no_browser' } }]);
  });
});

describe('the name of a session', () => {
  test('belongs to one process only, however many come at once', async () => {
    await using folder = await temporaryFolder();
    const place = whereabouts('popular', folder.path);

    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(place, '1.0.0', () => {})));

    const won = claims.filter((one) => one !== undefined);
    expect(won).toHaveLength(1);
    for (const one of won) await one[Symbol.asyncDispose]();
  });

  test('is free again when its holder died without a word', async () => {
    await using folder = await temporaryFolder();
    const place = whereabouts('haunted', folder.path);
    const before = await claim(place, '1.0.0', () => {});
    await before?.[Symbol.asyncDispose]();
    await writeFile(place.socket, '');
    await writeHolder(place, { pid: 1, address: place.socket, version: '1.0.0', startedAt: new Date().toISOString() });

    const after = await claim(place, '1.0.0', () => {});

    expect(await readHolder(place)).toMatchObject({ pid: process.pid });
    await after?.[Symbol.asyncDispose]();
  });

  test('may stand at the end of a path that is too long for a socket', async () => {
    await using folder = await temporaryFolder();
    const place = whereabouts('far-away', join(folder.path, 'a-very-long-name'.repeat(8)));
    const claimed = await claim(place, '1.0.0', (socket) => {
      socket.write(`${JSON.stringify({ lotsman: 'session', protocol: PROTOCOL, version: '1.0.0', pid: 1 })}\n`);
    });

    using call = await Call.to(place);

    expect(call?.hello.version).toBe('1.0.0');
    await claimed?.[Symbol.asyncDispose]();
  });
});
