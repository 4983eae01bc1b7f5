import { expect, test } from 'vitest';
import { english } from '../words/english.ts';
import { russian } from '../words/russian.ts';
import { deedWords, siteOf } from './deed-words.ts';

const said = (tool: string, spoken: string, words = english) =>
  deedWords({ tool, input: {}, spoken }, 'As it was told.\nAnd more.', words).text;

test('a deed is told as people would', () => {
  expect(said('click', 'click button "Add to cart"')).toBe('Clicked “Add to cart”');
  expect(said('type', 'type textbox "Search" (milk)')).toBe('Typed “milk” into “Search”');
  expect(said('navigate', 'navigate (http://a.test/)')).toBe('Opened http://a.test/');
  expect(said('back', 'back')).toBe('Went back');
  expect(said('click', 'click button "Add to cart"', russian)).toBe('Нажато «Add to cart»');
});

test('what nobody has words for is told as it was', () => {
  expect(said('juggle', 'juggle ball "Red"')).toBe('As it was told.');
  expect(said('constructor', 'constructor "x"')).toBe('As it was told.');
  expect(said('click', 'click [12]')).toBe('As it was told.');
});

test('a site is called by its host', () => {
  expect(siteOf('http://food.localhost:4000/cart')).toBe('food.localhost:4000');
  expect(siteOf('about:blank')).toBe('');
});
