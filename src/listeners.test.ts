import { expect, test } from 'vitest';
import { Listeners } from './listeners.ts';

test('everyone hears, also when one of them fails, until they no longer want to', () => {
  const listeners = new Listeners<string>();
  const heard: string[] = [];
  listeners.add(() => {
    throw new Error('deaf');
  });
  const leave = listeners.add((event) => heard.push(event));

  listeners.tell('one');
  leave();
  leave();
  listeners.tell('two');

  expect(heard).toEqual(['one']);
});
