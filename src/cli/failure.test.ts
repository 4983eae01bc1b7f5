import { expect, test } from 'vitest';
import { LotsmanError } from '../errors.ts';
import { exitCodeFor, failureText } from './failure.ts';

const plainly = { debug: false, paint: (_: unknown, text: string) => text };

test('trouble we expect is told in a sentence with its remedy', () => {
  const error = new LotsmanError('port_in_use', 'Port 1 is taken.', { hint: 'Choose another.' });

  expect(failureText(error, plainly)).toBe('✗ Port 1 is taken.\n  Choose another.');
  expect(exitCodeFor(error)).toBe(3);
});

test('a mistake of our own says so, says how to see more, and ends with 70', () => {
  const error = new TypeError('x is not a function\nwith more lines');

  expect(failureText(error, plainly)).toBe(
    '✗ Lotsman has a mistake of its own: x is not a function.\n  Run the same with --debug to see where, and please report it.',
  );
  expect(exitCodeFor(error)).toBe(70);
});

test('with debug the stack is shown, and that of the cause', () => {
  const error = new Error('outer', { cause: new Error('inner') });

  const text = failureText(error, { ...plainly, debug: true });

  expect(text).toMatch(/Error: outer\n {4}at [\s\S]*because of Error: inner\n {4}at /);
});

test('what a page put into a message cannot command the terminal', () => {
  const error = new LotsmanError('navigation_failed', 'At \u001b[2Jhttp://evil.example', { hint: 'Say \u009b1m' });

  expect(failureText(error, plainly)).toBe('✗ At \\u001b[2Jhttp://evil.example\n  Say \\u009b1m');
});
