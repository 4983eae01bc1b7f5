import { expect, test } from 'vitest';
import { tools } from '../browser/tools.ts';
import { tokensOf } from '../tokens.ts';
import { agentTools, forSmallModels } from './tools.ts';

test('a small model is offered fewer tools, and still all that a task may need', () => {
  const all = agentTools(tools);
  const few = forSmallModels(all);
  const names = few.map(({ name }) => name);

  expect(names.length).toBeLessThan(all.length);
  for (const needed of ['click', 'type', 'select', 'navigate', 'find', 'ask_user', 'hand_over', 'done'])
    expect(names).toContain(needed);
  const words = (offered: typeof all) => tokensOf(offered.map(({ description }) => description).join('\n'));
  expect(words(few)).toBeLessThan(words(all));
});
