import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import type { Asked } from '../../run-events.ts';
import { personAt } from './person.ts';

const approval: Asked = { question: 'q', kind: 'approval', text: 'Send it?', options: ['once', 'run', 'no'], url: '' };

/** A terminal whose two ends the test holds. */
function desk() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const gone = vi.fn();
  const shown: string[] = [];
  const show = (question: Asked) => void shown.push(question.text);
  const ask = personAt({ input, output, paint: (_, words) => words, show, gone });
  return { input, output, gone, shown, ask };
}

test('the question is shown, and asked again until there is an answer', async () => {
  const { input, output, shown, ask } = desk();

  const answer = ask(approval, new AbortController().signal);
  input.write('\n');
  await expect.poll(() => output.readableLength).toBeGreaterThan(100);
  input.write('not yet, wait for Mira\n');

  expect(await answer).toEqual({ allows: 'no', text: 'not yet, wait for Mira' });
  expect(shown).toEqual(['Send it?']);
  output.end();
  expect((await text(output)).match(/o once, r for this run/g)).toHaveLength(2);
});

test('when the answer has come from elsewhere, nobody is asked any more', async () => {
  const { gone, ask } = desk();
  const elsewhere = new AbortController();

  const answer = ask(approval, elsewhere.signal);
  elsewhere.abort();

  await expect(answer).rejects.toThrow();
  expect(gone).not.toHaveBeenCalled();
});

test('a person who leaves is noticed', async () => {
  const { input, gone, ask } = desk();

  void ask(approval, new AbortController().signal).catch(() => {});
  input.end();

  await expect.poll(() => gone.mock.calls.length).toBe(1);
});
