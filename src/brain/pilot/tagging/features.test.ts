import { expect, test } from 'vitest';
import { tokenise } from '../understanding/tokens.ts';
import { findValues } from '../understanding/values/find.ts';
import { factsOf } from './features.ts';
import { hashOf } from './features-hash.ts';

function factsIn(text: string, language: 'en' | 'ru') {
  return factsOf(tokenise(text, findValues(text, new Date('2026-11-15T12:00:00Z'), language)), language);
}

test('Word lists know what a verb wants.', () => {
  const [facts] = factsIn('click Save', 'en');
  expect(facts?.verb).toBe(hashOf('verb:press:base'));
});

test('A value is known by its kind, and whether it stood in quotes.', () => {
  const facts = factsIn('type "hello" for 20 €', 'en');
  expect(facts[1]?.classes).toContain(hashOf('quoted'));
  expect(facts[3]?.classes).toContain(hashOf('value money'));
});

test('Both languages share what words mean.', () => {
  const [english] = factsIn('price', 'en');
  const [russian] = factsIn('цена', 'ru');
  expect(english?.classes.some((fact) => russian?.classes.includes(fact))).toBe(true);
});

test('The endings of a word count, so that forms of unknown words are alike.', () => {
  const [first, second] = factsIn('жамкни квакни', 'ru');
  expect(second?.forms).toContain(hashOf('-кни'));
  expect(first?.forms).toContain(hashOf('-кни'));
});
