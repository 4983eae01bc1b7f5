import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { navigatorAsks } from '../../test/contracts/brain.ts';
import { Redactor } from '../log.ts';
import { recordedBrain } from './recorded.ts';
import { scriptedBrain } from './scripted.ts';

const folder = mkdtempSync(join(tmpdir(), 'lotsman-recorded-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shown = (text: string) => navigatorAsks({ prompt: { system: 'You drive.', parts: [{ text }] } });
const click = (id: number) => ({ tool: 'click', input: { id } });

test('what was answered once is answered again, without anybody to ask', async () => {
  const file = join(folder, 'twice.json');
  const first = recordedBrain({ file, brain: scriptedBrain(click(1), click(2)) });
  const asked = [await first.ask(shown('a')), await first.ask(shown('b'))];

  const second = recordedBrain({ file });
  const replayed = [await second.ask(shown('a')), await second.ask(shown('b'))];

  expect(replayed).toEqual(asked);
});

test('another question is told, with the place where it differs', async () => {
  const file = join(folder, 'changed.json');
  await recordedBrain({ file, brain: scriptedBrain(click(1)) }).ask(shown('# Cart\n2 things'));

  await expect(recordedBrain({ file }).ask(shown('# Cart\n3 things'))).rejects.toMatchObject({
    code: 'model_confused',
    message: `Question 1 of the navigator does not fit the recording ${file}: it is another one now, from line 4 on: it was "2 things" and is "3 things".`,
  });
});

test('one question more than was recorded is told', async () => {
  const file = join(folder, 'longer.json');
  await recordedBrain({ file, brain: scriptedBrain(click(1)) }).ask(shown('a'));
  const replaying = recordedBrain({ file });
  await replaying.ask(shown('a'));

  await expect(replaying.ask(shown('b'))).rejects.toThrow('Question 2 of the navigator does not fit');
});

test('a port that differs from run to run makes no other question', async () => {
  const file = join(folder, 'ports.json');
  await recordedBrain({ file, brain: scriptedBrain(click(1)) }).ask(shown('at http://mail.localhost:40001/inbox'));

  await expect(recordedBrain({ file }).ask(shown('at http://mail.localhost:50002/inbox'))).resolves.toBeDefined();
});

test('secrets are not written down, wherever they stand', async () => {
  const file = join(folder, 'secrets.json');
  const redactor = new Redactor(['hunter2!"x', '73195']);
  const brain = scriptedBrain({
    thought: 'The code is 73195.',
    actions: [{ tool: 'type', input: { id: 3, text: 'hunter2!"x' } }],
  });

  const answer = await recordedBrain({ file, brain, redactor }).ask(shown('The password is hunter2!"x.'));
  const replayed = await recordedBrain({ file, redactor }).ask(shown('The password is hunter2!"x.'));

  expect(answer.value.actions).toEqual([{ tool: 'type', input: { id: 3, text: 'hunter2!"x' } }]);
  expect(readFileSync(file, 'utf8')).not.toMatch(/hunter2|73195/);
  expect(replayed.value).toEqual({
    thought: 'The code is ***.',
    actions: [{ tool: 'type', input: { id: 3, text: '***' } }],
  });
});

test('without a recording and without a brain it says what is missing', async () => {
  await expect(recordedBrain({ file: join(folder, 'none.json') }).ask(shown('a'))).rejects.toThrow(
    'no brain to make one with',
  );
});
