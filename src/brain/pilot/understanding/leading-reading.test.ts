import { expect, test } from 'vitest';
import { inBrief } from './in-brief.ts';
import { leadingReading } from './leading-reading.ts';
import { understand } from './understand.ts';

const NOW = new Date(2026, 10, 15, 12);

test.each([
  ['I need a new folder, please make one and call it Photos 2026.', 'add(Photos 2026:folder)'],
  ['Аудиогид вкл, а сигнализация пусть остаётся как есть', 'tick(on Аудиогид)'],
  [
    '«Женщина с кувшином» пусть отправится «В архив», этот пункт есть под кнопкой «Действия» рядом с ней.',
    'press("Действия" beside("Женщина с кувшином")) ; press("В архив")',
  ],
])('what is told freely is read as the plain commands that surely say the same: %s', (task, meant) => {
  const leading = leadingReading(task, NOW);

  expect(inBrief(leading)).toBe(meant);
  expect(leading.plainly).toBeDefined();
});

test.each([
  ['it is plain already', 'Open the Settings page.'],
  ['no commands are likely enough', 'Draw a vertical line that runs through the dot, then press submit.'],
  ['it asks for an opinion', 'Как думаешь, мы успеем с переездом?'],
  ['nobody knows where', 'Book a trip somewhere warm.'],
  ['it is left to judgement', 'Apply to the job that suits me best.'],
  ['it has to be found out first', 'Type the total number of blocks into the textbox and press Submit.'],
])('it is read as it was said where %s', (_, task) => {
  expect(leadingReading(task, NOW)).toBe(understand(task, NOW));
});
