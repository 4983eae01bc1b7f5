import type { ChildProcess } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { DriverWire } from './driver-wire.ts';

/** A browser that says what it is told to say, and keeps what it is asked. */
function wired() {
  const [asked, said] = [new PassThrough(), new PassThrough()];
  const wire = DriverWire.of({ stdio: [null, null, null, asked, said] } as unknown as ChildProcess);
  if (!wire) throw new Error('There is no wire.');
  const questions = (): { id: number; method: string }[] =>
    String(asked.read() ?? '')
      .split('\0')
      .filter(Boolean)
      .map((one) => JSON.parse(one));
  const say = (message: object) => said.write(`${JSON.stringify(message)}\0`);
  return { wire, questions, say, said };
}

test('a question is answered over its own session, whatever else is on the wire', async () => {
  const { wire, questions, say } = wired();
  const answer = wire.session('ours').send('Runtime.evaluate', { expression: '1' });

  const [question] = questions();
  say({ id: question?.id, result: { of: 'the driver' }, sessionId: 'the driver’s' });
  say({ id: question?.id, result: { value: 1 }, sessionId: 'ours' });

  expect(await answer).toEqual({ value: 1 });
});

test('a refusal says what was asked', async () => {
  const { wire, questions, say } = wired();
  const answer = wire.session('ours').send('Page.enable');

  say({ id: questions()[0]?.id, error: { message: 'no such thing' }, sessionId: 'ours' });

  await expect(answer).rejects.toThrow('Page.enable: no such thing');
});

test('a message that comes in pieces is put together', async () => {
  const { wire, said } = wired();
  const heard: unknown[] = [];
  wire.session('ours').on('Page.loadEventFired', (params) => heard.push(params));

  const text = `${JSON.stringify({ method: 'Page.loadEventFired', params: { timestamp: 1 }, sessionId: 'ours' })}\0`;
  for (const letter of text) said.write(letter);
  await new Promise(setImmediate);

  expect(heard).toEqual([{ timestamp: 1 }]);
});

test('whoever is asked when a session ends, a page crashes or the browser goes answers no more, and that is said', async () => {
  const { wire, say, said } = wired();
  const [closed, crashed, left] = ['closed', 'crashed', 'left'].map((name) => wire.session(name));
  const ends: string[] = [];
  for (const [at, session] of [closed, crashed, left].entries()) session?.on('close', () => ends.push(String(at)));
  const asking = [closed, crashed, left].map((session) => session?.send('Runtime.evaluate'));
  const outcomes = Promise.all(asking.map((one) => one?.catch((error: Error) => error.message)));

  wire.forget('closed');
  say({ method: 'Inspector.targetCrashed', params: {}, sessionId: 'crashed' });
  await new Promise(setImmediate);
  said.destroy();

  expect(await outcomes).toEqual([
    'Runtime.evaluate: Target closed',
    'Runtime.evaluate: Target crashed',
    'The connection to the browser has been closed.',
  ]);
  expect(ends).toEqual(['0', '1', '2']);
  await expect(closed?.send('Page.enable')).rejects.toThrow('Page.enable: Target closed');
});
