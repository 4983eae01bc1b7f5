import { expect, test } from 'vitest';
import { misfit } from './data-shape.ts';

const SHAPE = { type: 'object', properties: { price: { type: 'number' } }, required: ['price'] };

test('data that fits its shape is fine, and what does not is said with its place', () => {
  expect(misfit({ price: 40 }, SHAPE)).toBeUndefined();
  expect(misfit({ price: '40' }, SHAPE)).toMatch(/^price: /);
  expect(misfit(undefined, SHAPE)).toMatch(/^data: /);
});
