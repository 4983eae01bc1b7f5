import { expect, test } from 'vitest';
import { TODAY } from '../../src/practice/days.ts';
import { daysFromNow, every, holds, sameText, silentOn, tells } from './checks.ts';
import type { After } from './task.ts';

const after = (answerText: string, state: unknown = {}): After => ({
  state,
  status: 'done',
  summary: answerText,
  data: undefined,
  answerText,
});

test('an answer is read without regard to capitals, quotation marks, kinds of spaces and ё', () => {
  const answer = after('Самая дешёвая — «Лампа дубовая»:\u00a022 €');

  expect(tells('самая дешевая', 'лампа Дубовая', 22)(answer)).toBe(true);
  expect(tells('Крошка')(answer)).toMatch(/does not say "Крошка"/);
});

test('one of several names is enough', () => {
  expect(tells(['Wen Liang', 'Вэнь Лян'])(after('It was Вэнь Лян.'))).toBe(true);
});

test('who tells the whole page has not answered', () => {
  expect(tells(7)(after(`7 ${'and so on '.repeat(200)}`))).toMatch(/characters long/);
});

test('the wrong one of several must not be named', () => {
  expect(silentOn('Skarra', 13.37)(after('Ennis, 28.80 €'))).toBe(true);
  expect(silentOn('Skarra')(after('Ennis or Skarra'))).toMatch(/also says "Skarra"/);
});

test('the first complaint is told', () => {
  const check = every(
    holds<{ sent: number }>('Nothing was sent.', ({ sent }) => sent > 0),
    tells('Sent'),
  );

  expect(check(after('Sent.', { sent: 1 }))).toBe(true);
  expect(check(after('Sent.', { sent: 0 }))).toBe('Nothing was sent.');
});

test('a full stop more or less makes no other text', () => {
  expect(sameText('Я ем рыбу.', '«я ем рыбу»')).toBe(true);
  expect(sameText('Я ем рыбу', 'Я ем мясо')).toBe(false);
});

test('tomorrow is tomorrow for the person and for the sites', () => {
  expect(daysFromNow(0)).toContain(TODAY);
  expect(daysFromNow(1)).toContain('2026-11-16');
});
