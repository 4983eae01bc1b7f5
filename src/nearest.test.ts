import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const known = ['headless', 'proxy', 'proxyBypass', 'doctor'];

test('a slip of the finger finds the word that was meant', () => {
  expect(nearest('headles', known)).toBe('headless');
  expect(nearest('dcotor', known)).toBe('doctor');
  expect(nearest('porxy', known)).toBe('proxy');
});

test('case, dashes and underscores make no difference', () => {
  expect(nearest('proxy_bypass', known)).toBe('proxyBypass');
  expect(nearest('--Proxy-Bypass', known)).toBe('proxyBypass');
});

test('a word that is like nothing known finds nothing', () => {
  expect(nearest('banana', known)).toBeUndefined();
  expect(nearest('', known)).toBeUndefined();
});
