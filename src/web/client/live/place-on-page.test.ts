import { expect, test } from 'vitest';
import { placeOnPage } from './place-on-page.ts';

const page = { width: 1280, height: 800 };

test('a point of the picture is a point of the page', () => {
  const drawn = { box: { left: 10, top: 20, width: 640, height: 400 }, picture: { width: 1280, height: 800 } };

  expect(placeOnPage({ x: 10, y: 20 }, drawn, page)).toEqual({ x: 0, y: 0 });
  expect(placeOnPage({ x: 330, y: 220 }, drawn, page)).toEqual({ x: 640, y: 400 });
  expect(placeOnPage({ x: 650, y: 420 }, drawn, page)).toEqual({ x: 1279, y: 799 });
});

test('the empty edges beside a picture are no part of the page', () => {
  const drawn = { box: { left: 0, top: 0, width: 1000, height: 400 }, picture: { width: 640, height: 400 } };

  expect(placeOnPage({ x: 100, y: 200 }, drawn, page)).toBeUndefined();
  expect(placeOnPage({ x: 500, y: 200 }, drawn, page)).toEqual({ x: 640, y: 400 });
});

test('where there is no picture yet nothing can be touched', () => {
  const drawn = { box: { left: 0, top: 0, width: 100, height: 100 }, picture: { width: 0, height: 0 } };

  expect(placeOnPage({ x: 5, y: 5 }, drawn, page)).toBeUndefined();
});
