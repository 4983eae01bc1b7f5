import { expect, test } from 'vitest';
import { z } from 'zod';
import { completed, shapeOf, shapeOfPiece, wantsAddresses } from './shape.ts';

const Shop = z.object({
  name: z.string(),
  open: z.boolean().nullable(),
  items: z.array(z.object({ name: z.string(), price: z.number(), required: z.string().default('no') })).min(1),
});

test('of a piece nothing is required, and fields may be called anything', () => {
  const { properties, required } = shapeOfPiece(shapeOf(Shop));

  expect(required).toBeUndefined();
  expect(properties).toMatchObject({
    items: { type: 'array', items: { properties: { required: { type: 'string' } } } },
  });
  expect(JSON.stringify(properties)).not.toMatch(/minItems|default/);
});

test('what was not found is nothing where the shape has room for nothing', () => {
  expect(completed({ name: 'Tea house' }, shapeOf(Shop))).toEqual({ name: 'Tea house', open: null, items: [] });
  expect(completed({ items: [{ name: 'Tea' }] }, shapeOf(Shop))).toEqual({ open: null, items: [{ name: 'Tea' }] });
});

test('addresses are wanted where a field is one', () => {
  expect(wantsAddresses(shapeOf(z.object({ links: z.array(z.object({ to: z.url() })) })))).toBe(true);
  expect(wantsAddresses(shapeOf(Shop))).toBe(false);
});
