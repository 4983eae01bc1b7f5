import { expect, test } from 'vitest';
import { doing, facts } from '../../../test/judging.ts';
import type { Reach } from '../origins.ts';
import { reaches } from './reaches.ts';

const closed = (openable: boolean): Reach => ({ may: false, because: 'It is closed.', openable });
const go = (url: string, reach: Reach) => reaches(doing('navigate', { url }, { reach }));

test('a public site that is closed may be opened by the person, what is near this machine may not', () => {
  expect(go('https://wiki.example/x', closed(true))).toMatchObject({
    kind: 'ask',
    commit: 'reach',
    origin: 'https://wiki.example',
    details: ['From: https://shop.example/', 'To: https://wiki.example/x'],
  });
  expect(go('http://localhost:9200', closed(true))).toEqual({
    kind: 'deny',
    because: 'It is closed. To open it: --allow-site http://localhost:9200',
  });
  expect(go('https://wiki.example/x', closed(false))).toEqual({ kind: 'deny', because: 'It is closed.' });
  expect(go('https://wiki.example/x', { may: true })).toBeUndefined();
});

test('a link that is clicked is an address too', () => {
  const link = { leadsTo: 'https://wiki.example/x' };

  expect(reaches(facts({ foresight: link, reach: closed(true) }))).toMatchObject({ commit: 'reach' });
  expect(reaches(facts({ foresight: { leadsTo: 'mailto:ann@a.example' }, reach: closed(false) }))).toBeUndefined();
  expect(reaches(doing('hover', { id: 1 }, { foresight: link, reach: closed(true) }))).toBeUndefined();
  expect(reaches(facts({ foresight: link }))).toBeUndefined();
});
