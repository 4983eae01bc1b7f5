import { expect, test } from 'vitest';
import { readSaying } from '../../../../scripts/pilot/sayings.ts';
import { connected } from './connected.ts';
import { inBrief } from './in-brief.ts';
import { settleReading } from './settle-reading.ts';

test('the rules have it where they account for every word', () => {
  expect(settled('{press Click [thing the Save button]}')).toBe('press(Save:button)');
});

test('what was learned reads what the rules take for something else', () => {
  expect(settled('{send let [to the studio] know, [value Sorry, sick today]}')).toBe(
    'send(to=studio, Sorry, sick today)',
  );
  expect(settled('{tell:name чисто из любопытства какой [thing город] [best самый старый]}')).toBe(
    'tell(name of город{least дата})',
  );
});

test('what was learned is not heard where it is unsure of itself', () => {
  expect(settled('{remove Open [thing the first letter]}', 0.2)).toBe('go(:message#1)');
});

test('talk around a task asks for nothing, but a plain command in it does', () => {
  expect(settled('тормозит ужасно, {close закрой [thing это окно]}')).toBe('close(:dialog)');
  expect(settled('Click Next, and after that {tick:off I want [thing autoplay] off}')).toBe(
    'press(Next) ; tick(off autoplay)',
  );
});

test('a hint leads to what comes after it', () => {
  expect(settled('{hint it should be under [place Tools]}, {tick:on what I want is [thing dark mode]}')).toBe(
    'go(Tools) ; tick(on dark mode)',
  );
  expect(settled("{tell:count how many [thing letters] I've got}, {hint they're in [place Spam]}")).toBe(
    'tell(count of all×:message in(Spam))',
  );
});

test('what must not be done is kept by doing the rest, or else asked about', () => {
  expect(settled('{remove bin [thing the drafts]}, {never hands off [thing the templates]}')).toBe('remove(drafts)');
  expect(settled('{send набросай [to Светлане] [value Добрый день]}, {never но [verb отправлять] не спеши}')).toBe(
    'send(кому=Светлане, Добрый день) ?(отправлять не спеши)',
  );
  expect(settled("{go Open [place the bill]} but {never don't [verb pay] [thing it]}")).toBe(
    "go(bill) ?(don't pay it)",
  );
});

test('what neither of them reads is quoted back', () => {
  expect(settled('{send [only if so], text [to Gemma] [value I am late]}')).toBe('?(if so, text Gemma I am late)');
  expect(settled('{add мне бы [thing что-нибудь вкусное]}')).toContain('?(');
});

test('a deed that nobody knows is asked about, unless it was plainly heard', () => {
  expect(settled('{handle [verb blorg] the [value frimble]}', 0.7)).toContain('?(blorg)');
  expect(settled('{handle [verb blorg] [thing the frimble]}')).toBe('handle(blorg frimble)');
});

/** Reads a task as it was marked, all marks being equally sure. */
function settled(marked: string, sure = 1): string {
  const { text, language, tokens, clauses } = readSaying(marked);
  const context = { task: text, language };
  const { goals, unclear } = settleReading(
    tokens,
    clauses.map((clause) => ({ ...clause, sure, exact: sure })),
    context,
  );
  return inBrief({ language, goals: connected(goals, context), unclear });
}
