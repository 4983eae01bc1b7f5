import { expect, test } from 'vitest';
import { jpeg } from '../../test/told-run.ts';
import { sizeOf } from './image-size.ts';

test('the size of a picture stands in its first bytes', () => {
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452000003c000000258', 'hex'), Buffer.alloc(9)]);

  expect(sizeOf(png)).toEqual({ mediaType: 'image/png', width: 960, height: 600 });
  expect(sizeOf(jpeg(960, 600))).toEqual({ mediaType: 'image/jpeg', width: 960, height: 600 });
});

test('what is no picture has none', () => {
  expect(sizeOf(Buffer.from('<script>'))).toBeUndefined();
  expect(sizeOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))).toBeUndefined();
  expect(sizeOf(Buffer.alloc(0))).toBeUndefined();
});
