import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { navigatorAsks } from '../../test/contracts/brain.ts';
import type { Question } from './brain.ts';
import { idOf } from './id-of.ts';
import { scriptedBrain } from './scripted.ts';

const Verdict = z.object({ done: z.boolean() });

function validatorAsks(): Question<{ done: boolean }> {
  const { tools: _, ...rest } = navigatorAsks();
  return { ...rest, role: 'validator', schema: Verdict };
}

test('steps alone are those of the navigator, and one action is a step', async () => {
  const brain = scriptedBrain({ tool: 'click', input: { id: 1 } }, [{ tool: 'click', input: { id: 2 } }], {
    thought: 'Last.',
    actions: [{ tool: 'click', input: { id: 3 } }],
  });

  const values = [await brain.ask(navigatorAsks()), await brain.ask(navigatorAsks()), await brain.ask(navigatorAsks())];

  expect(values.map(({ value }) => value)).toEqual([
    { thought: '', actions: [{ tool: 'click', input: { id: 1 } }] },
    { thought: '', actions: [{ tool: 'click', input: { id: 2 } }] },
    { thought: 'Last.', actions: [{ tool: 'click', input: { id: 3 } }] },
  ]);
});

test('a step can look for what it needs on the page', async () => {
  const brain = scriptedBrain(({ idOf: find }) => ({ tool: 'click', input: { id: find('button "Send"') } }));

  expect((await brain.ask(navigatorAsks())).value.actions).toEqual([{ tool: 'click', input: { id: 12 } }]);
});

test('what is looked for and not there is told', async () => {
  const brain = scriptedBrain(({ idOf: find }) => ({ tool: 'click', input: { id: find('link "Help"') } }));

  await expect(brain.ask(navigatorAsks())).rejects.toMatchObject({
    code: 'model_confused',
    message:
      'The navigator asked for the 1st time, and the script looks for link "Help", which is not in what it was shown.',
  });
});

test('each role has its own answers, and the rest can be answered by one function', async () => {
  const brain = scriptedBrain({
    navigator: [{ tool: 'click', input: { id: 1 } }],
    otherwise: ({ role }) => ({ done: role === 'validator' }),
  });

  expect((await brain.ask(validatorAsks())).value).toEqual({ done: true });
  expect((await brain.ask(validatorAsks())).value).toEqual({ done: true });
  expect((await brain.ask(navigatorAsks())).value.actions).toHaveLength(1);
});

test('a script that is used up says who asked how often', async () => {
  const brain = scriptedBrain({ tool: 'click', input: { id: 1 } });
  await brain.ask(navigatorAsks());

  await expect(brain.ask(navigatorAsks())).rejects.toMatchObject({
    code: 'model_confused',
    message: 'The navigator asked for the 2nd time, and the script ends after 1.',
  });
  await expect(brain.ask(validatorAsks())).rejects.toThrow(
    'The validator asked for the 1st time, and the script has no answers for it.',
  );
});

test('a script can only say what a model could have said', async () => {
  const brain = scriptedBrain({ tool: 'press', input: {} }, { tool: 'click', input: { id: -1 } });

  await expect(brain.ask(navigatorAsks())).rejects.toThrow('There is no tool "press"');
  await expect(brain.ask(navigatorAsks())).rejects.toThrow('Too small');
});

test('an error in a script is thrown where a model would fail', async () => {
  await expect(scriptedBrain(new Error('The model is on strike.')).ask(navigatorAsks())).rejects.toThrow(
    'The model is on strike.',
  );
});

describe('a number is found in the text of an observation', () => {
  const text = [
    '# Mail [1] link "Help"',
    'links: [4] Inbox (current) · [5] Sent · [6] Drafts (3)',
    '[12] button "Send"  [13] button "Send later" (disabled)',
    '[20] textbox "To" = "ann@example.org"',
    'Name | [30] Ann | [31] button "Delete \\"Ann\\""',
    'кнопки: [40] Да · [41] Нет',
    '~ [50] checkbox "Urgent" (checked)',
  ].join('\n');

  test.each<[string, number | undefined]>([
    ['button "Send"', 12],
    ['button "Send later"', 13],
    ['link "Help"', 1],
    ['link "Inbox"', 4],
    ['link "Sent"', 5],
    ['link "Drafts (3)"', 6],
    ['link "Drafts"', 6],
    ['"Sent"', 5],
    ['Sent', 5],
    ['textbox "To"', 20],
    ['button "Delete "Ann""', 31],
    ['кнопка "Нет"', 41],
    ['checkbox "Urgent"', 50],
    ['cell "Ann"', 30],
    ['button "Sent"', undefined],
    ['link "Send"', undefined],
    ['button "Sen"', undefined],
  ])('%s', (wanted, id) => {
    expect(idOf(text, wanted)).toBe(id);
  });
});
