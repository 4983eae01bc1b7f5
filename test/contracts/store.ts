import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Driver, Store } from '../../src/store/store.ts';
import { otherProcess } from './other-process.ts';

/** How another process gets at the same store. */
export interface Elsewhere<Opened extends Store> {
  /** The address of a module with `openStore(place)`. */
  readonly module: string;
  place(store: Opened): string;
}

/**
 * What every store must do. `open` gives a new, empty one each time; a store that several processes can open says how, and is
 * then tried with several.
 */
export function storeContract<Opened extends Store>(open: () => Promise<Opened>, elsewhere?: Elsewhere<Opened>): void {
  const openWithRun = async () => {
    const store = await open();
    await store.runs.create(run('a-run'));
    return store;
  };

  describe('runs', () => {
    test('a run is what it was created as, then what it was updated to', async () => {
      await using store = await open();
      const created = await store.runs.create({
        ...run('a-run'),
        task: 'Book a table',
        options: { steps: 3, at: [1] },
      });

      expect(created).toMatchObject({ task: 'Book a table', options: { steps: 3, at: [1] }, status: 'running' });
      expect(await store.runs.get('a-run')).toEqual(created);

      await store.runs.update('a-run', { status: 'waiting' });
      expect(await store.runs.get('a-run')).toMatchObject({ status: 'waiting', result: undefined });
      await store.runs.update('a-run', { status: 'done', result: { summary: 'Booked for eight. Столик №4 🍽' } });
      await store.runs.update('a-run', { status: 'partial' });
      expect(await store.runs.get('a-run')).toMatchObject({
        status: 'partial',
        result: { summary: 'Booked for eight. Столик №4 🍽' },
      });
    });

    test('the beginning of an id is enough where only one run has it', async () => {
      await using store = await open();
      for (const id of ['261115-bcd', '261115-bcdf', '261116-xyz']) await store.runs.create(run(id));

      expect(await store.runs.get('261116')).toMatchObject({ id: '261116-xyz' });
      expect(await store.runs.get('261115-bcdf')).toMatchObject({ id: '261115-bcdf' });
      expect(await store.runs.get('261115-BCD')).toMatchObject({ id: '261115-bcd' });
      await expect(store.runs.get('2611')).rejects.toThrow(
        'More than one run begins with 2611: 261115-bcd, 261115-bcdf',
      );
      for (const id of ['27', '', '%', '_', '*', '261115-bcdff'])
        await expect(store.runs.get(id)).rejects.toMatchObject({ code: 'no_such_run' });
    });

    test('the newest come first, as many as one wants', async () => {
      await using store = await open();
      for (const [id, day] of Object.entries({ b: 2, c: 3, a: 1, d: 3 }))
        await store.runs.create({ ...run(id), startedAt: `2026-01-0${day}T00:00:00.000Z` });

      expect((await store.runs.list()).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
      expect((await store.runs.list({ limit: 2 })).map(({ id }) => id)).toEqual(['d', 'c']);
    });

    test('an id is given once, and only to what can be the name of a folder', async () => {
      await using store = await openWithRun();

      await expect(store.runs.create(run('a-run'))).rejects.toMatchObject({ code: 'bad_input' });
      for (const id of ['', '../up', 'A', '-', 'a/b', 'a'.repeat(65)])
        await expect(store.runs.create(run(id))).rejects.toMatchObject({ code: 'bad_input' });
      await expect(store.runs.update('b-run', { status: 'done' })).rejects.toMatchObject({ code: 'no_such_run' });
    });
  });

  describe('events', () => {
    test('are counted from one in each run and read from where one stopped', async () => {
      await using store = await openWithRun();
      await store.runs.create(run('b-run'));

      expect(await store.events.append('a-run', { type: 'started' })).toBe(1);
      expect(await store.events.append('b-run', { type: 'started' })).toBe(1);
      expect(await store.events.append('a-run', { type: 'acted', on: 'a "button"\u0000', at: { x: 1.5 } })).toBe(2);

      expect((await store.events.read('a-run')).map(({ sequence, event }) => [sequence, event])).toEqual([
        [1, { type: 'started' }],
        [2, { type: 'acted', on: 'a "button"\u0000', at: { x: 1.5 } }],
      ]);
      expect((await store.events.read('a-run', 1)).map(({ sequence }) => sequence)).toEqual([2]);
      expect(await store.events.read('a-run', 2)).toEqual([]);
    });

    test('appended at the same moment keep the order of the calls', async () => {
      await using store = await openWithRun();

      const places = await Promise.all(
        Array.from({ length: 200 }, (_, index) => store.events.append('a-run', { type: 'counted', number: index })),
      );

      expect(places).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
      const read = await store.events.read('a-run');
      expect(read.map(({ event }) => event['number'])).toEqual(Array.from({ length: 200 }, (_, index) => index));
    });

    test('belong to a run', async () => {
      await using store = await open();

      await expect(store.events.append('b-run', { type: 'started' })).rejects.toMatchObject({ code: 'no_such_run' });
    });
  });

  describe('the journal', () => {
    const pay = { key: 'pay-bill-7', step: 4, action: { tool: 'click', input: { id: 12 } } };

    test('tells an act whose outcome is known from one in doubt', async () => {
      await using store = await openWithRun();
      await store.journal.intend('a-run', pay);
      await store.journal.intend('a-run', { ...pay, key: 'send-mail', step: 5 });

      await store.journal.settle('a-run', 'pay-bill-7', { paid: true });

      expect(await store.journal.open('a-run')).toMatchObject([{ key: 'send-mail', step: 5 }]);
      expect(await store.journal.all('a-run')).toMatchObject([
        { ...pay, settled: { outcome: { paid: true } } },
        { key: 'send-mail', action: pay.action },
      ]);
    });

    test('refuses an act that was begun before, be it settled or not, and lets another run have the same', async () => {
      await using store = await openWithRun();
      await store.runs.create(run('b-run'));
      await store.journal.intend('a-run', pay);

      await expect(store.journal.intend('a-run', pay)).rejects.toMatchObject({ code: 'bad_input' });
      await store.journal.settle('a-run', pay.key, null);
      await expect(store.journal.intend('a-run', pay)).rejects.toMatchObject({ code: 'bad_input' });
      await store.journal.intend('b-run', pay);

      expect(await store.journal.all('a-run')).toHaveLength(1);
      expect(await store.journal.open('a-run')).toEqual([]);
    });

    test('of many who begin the same act at once, one may', async () => {
      await using store = await openWithRun();

      const tries = await Promise.allSettled(Array.from({ length: 20 }, () => store.journal.intend('a-run', pay)));

      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('keeps the first outcome, and knows no act that was not intended', async () => {
      await using store = await openWithRun();
      await store.journal.intend('a-run', pay);
      await store.journal.settle('a-run', pay.key, 'paid');

      await expect(store.journal.settle('a-run', pay.key, 'not paid')).rejects.toThrow('no open intent');
      await expect(store.journal.settle('a-run', 'another', 'paid')).rejects.toThrow('no open intent');
      await expect(store.journal.intend('b-run', pay)).rejects.toMatchObject({ code: 'no_such_run' });

      expect(await store.journal.all('a-run')).toMatchObject([{ settled: { outcome: 'paid' } }]);
    });
  });

  describe('permissions', () => {
    test('what is allowed for good is found, counted, listed and taken back', async () => {
      await using store = await open();
      expect(await store.grants.list()).toEqual([]);

      const { id } = await store.grants.give({ effect: 'delete', origin: 'https://mail.test', run: 'a-run' });
      expect(await store.grants.give({ effect: 'delete', origin: 'https://mail.test', run: 'b-run' })).toMatchObject({
        id,
      });

      expect(await store.grants.use(id)).toBe(true);
      expect(await store.grants.use('another')).toBe(false);
      expect(await store.grants.list()).toMatchObject([{ id, run: 'a-run', uses: 1, terms: {} }]);

      expect(await store.grants.revoke(id)).toBe(true);
      expect(await store.grants.revoke(id)).toBe(false);
      expect(await store.grants.use(id)).toBe(false);
    });

    test('on other terms it is another permission, in whatever order they are written', async () => {
      await using store = await open();
      const order = { effect: 'order', origin: 'https://shop.test', run: 'a-run' };
      const one = await store.grants.give({ ...order, terms: { limits: { count: 1, amount: 60 } } });
      const same = await store.grants.give({ ...order, terms: { limits: { amount: 60, count: 1 } } });
      const other = await store.grants.give({ ...order, terms: { limits: { count: 2, amount: 60 } } });

      expect(same.id).toBe(one.id);
      expect(other.id).not.toBe(one.id);
      expect(one.terms).toEqual({ limits: { count: 1, amount: 60 } });
    });
  });

  describe('answers', () => {
    test('the first answer to a question counts', async () => {
      await using store = await openWithRun();
      expect(await store.answers.answer('a-run', 'may-i')).toBeUndefined();

      expect(await store.answers.post('a-run', 'may-i', { allow: 'once' })).toBe(true);
      expect(await store.answers.post('a-run', 'may-i', { allow: 'never' })).toBe(false);

      expect(await store.answers.answer('a-run', 'may-i')).toMatchObject({ answer: { allow: 'once' } });
      await expect(store.answers.post('b-run', 'may-i', true)).rejects.toMatchObject({ code: 'no_such_run' });
    });

    test('who waits gets it, also when it was there before, also when it is nothing', async () => {
      await using store = await openWithRun();
      const signal = AbortSignal.timeout(10_000);
      const waiting = store.answers.waitFor('a-run', 'which', signal);

      await delay(20);
      await store.answers.post('a-run', 'another', 'no');
      await store.answers.post('a-run', 'which', null);

      expect(await waiting).toMatchObject({ answer: null });
      expect(await store.answers.waitFor('a-run', 'which', signal)).toMatchObject({ answer: null });
    });

    test('who no longer wants to wait need not', async () => {
      await using store = await openWithRun();
      const enough = new AbortController();
      const waiting = store.answers.waitFor('a-run', 'which', enough.signal);

      enough.abort(new Error('enough'));

      await expect(waiting).rejects.toThrow('enough');
      await expect(store.answers.waitFor('a-run', 'which', enough.signal)).rejects.toThrow('enough');
    });
  });

  describe('a lease', () => {
    test('keeps others away until it is given back, and says who has it', async () => {
      await using store = await openWithRun();
      expect(await store.leases.holder('a-run')).toBeUndefined();
      {
        await using lease = await store.leases.claim('a-run', thisProcess());

        expect(lease).toMatchObject({ takenFrom: undefined, lost: { aborted: false } });
        expect(await store.leases.holder('a-run')).toMatchObject({ pid: process.pid, alive: true });
        const second = store.leases.claim('a-run', thisProcess());
        await expect(second).rejects.toMatchObject({ code: 'run_in_use' });
        await expect(second).rejects.toThrow(`driven by process ${process.pid} since`);
      }
      expect(await store.leases.holder('a-run')).toBeUndefined();
      await using _again = await store.leases.claim('a-run', thisProcess());
    });

    test('of many who want it at once, one gets it', async () => {
      await using store = await openWithRun();

      const claims = await Promise.allSettled(
        Array.from({ length: 20 }, () => store.leases.claim('a-run', thisProcess())),
      );

      expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('of another computer is respected while it shows signs of life', async () => {
      await using store = await openWithRun();
      await using _theirs = await store.leases.claim('a-run', { ...thisProcess(), host: 'elsewhere' });

      await expect(store.leases.claim('a-run', thisProcess())).rejects.toThrow('on the computer elsewhere');
    });

    test('of another computer that has long been silent is taken over, and cannot be given back by it', async () => {
      await using store = await openWithRun();
      const longAgo = new Date(Date.now() - 600_000).toISOString();
      const theirs = await store.leases.claim('a-run', { pid: 4711, host: 'elsewhere', at: longAgo });
      expect(await store.leases.holder('a-run')).toMatchObject({ host: 'elsewhere', alive: false });

      await using ours = await store.leases.claim('a-run', thisProcess());
      await theirs.release();

      expect(ours.takenFrom).toEqual({ pid: 4711, host: 'elsewhere', at: longAgo });
      expect(await store.leases.holder('a-run')).toMatchObject({ host: hostname(), alive: true });
    });

    test('is for a run that exists', async () => {
      await using store = await open();

      await expect(store.leases.claim('b-run', thisProcess())).rejects.toMatchObject({ code: 'no_such_run' });
    });
  });

  describe('the folder of a run', () => {
    test('is there, is the same each time, and is for its owner alone', async () => {
      await using store = await openWithRun();
      await store.runs.create(run('b-run'));

      const folder = await store.folderOf('a-run');

      const { mode } = await stat(folder);
      if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o700);
      expect(await store.folderOf('a-run')).toBe(folder);
      expect(await store.folderOf('b-run')).not.toBe(folder);
      await expect(store.folderOf('c-run')).rejects.toMatchObject({ code: 'no_such_run' });
    });
  });

  if (elsewhere) acrossProcesses(openWithRun, elsewhere);
}

function acrossProcesses<Opened extends Store>(openWithRun: () => Promise<Opened>, elsewhere: Elsewhere<Opened>): void {
  const beside = (store: Opened) => (job: string) => otherProcess(elsewhere.module, elsewhere.place(store), job);

  describe('with other processes', () => {
    test('three who write at once lose nothing, and the order of each is kept', async () => {
      await using store = await openWithRun();
      const start = beside(store);
      await using one = await start('append');
      await using two = await start('append');

      one.go();
      two.go();
      for (let number = 0; number < 100; number++) {
        await store.events.append('a-run', { type: 'counted', number, by: process.pid });
        await delay(1);
      }
      await Promise.all([one.ended, two.ended]);

      const events = await store.events.read('a-run');
      expect(events.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
      for (const pid of [process.pid, one.pid, two.pid])
        expect(events.filter(({ event }) => event['by'] === pid).map(({ event }) => event['number'])).toEqual(
          Array.from({ length: 100 }, (_, index) => index),
        );
    });

    test('one that is killed while it writes has lost nothing of which it was told that it is written', async () => {
      await using store = await openWithRun();
      await using child = await beside(store)('tell');

      await child.hasSaid('50\n');
      await child.kill();

      const told = Number(child.said.trim().split('\n').at(-1));
      const events = await store.events.read('a-run');
      // One more may have been written, and nobody was told any more.
      expect([told, told + 1]).toContain(events.length);
      expect(await store.events.append('a-run', { type: 'went_on' })).toBe(events.length + 1);
    });

    test('one that is killed in the middle of an act leaves it in doubt, and nobody does it again', async () => {
      await using store = await openWithRun();
      await using child = await beside(store)('intend');

      await child.kill();

      expect(await store.journal.open('a-run')).toMatchObject([{ key: 'pay', step: 3, action: { tool: 'click' } }]);
      const again = store.journal.intend('a-run', { key: 'pay', step: 3, action: {} });
      await expect(again).rejects.toMatchObject({ code: 'bad_input' });
      expect(await store.events.read('a-run')).toMatchObject([{ event: { type: 'about_to_pay' } }]);
    });

    test('a run is driven by one of them, and by the next when that one is killed', async () => {
      await using store = await openWithRun();
      await using child = await beside(store)('drive');

      const tooEarly = store.leases.claim('a-run', thisProcess());
      await expect(tooEarly).rejects.toThrow(`driven by process ${child.pid}`);
      await child.kill();
      expect(await store.leases.holder('a-run')).toMatchObject({ pid: child.pid, alive: false });
      await using lease = await store.leases.claim('a-run', thisProcess());

      expect(lease.takenFrom).toMatchObject({ pid: child.pid });
    });

    test('an answer given in one wakes the run that waits in another', async () => {
      await using store = await openWithRun();
      const waiting = store.answers.waitFor('a-run', 'which', AbortSignal.timeout(20_000));

      await using child = await beside(store)('answer');

      expect(await waiting).toMatchObject({ answer: { from: child.pid } });
    });
  });
}

function run(id: string): Parameters<Store['runs']['create']>[0] {
  return { id, task: 'Find the opening hours', options: {}, startedAt: '2026-11-15T09:30:00.000Z' };
}

function thisProcess(): Driver {
  return { pid: process.pid, host: hostname(), at: new Date().toISOString() };
}
