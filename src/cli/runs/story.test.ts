import { expect, test } from 'vitest';
import { Redactor } from '../../log.ts';
import type { RunEvent, RunResult, Told } from '../../run-events.ts';
import { howToAnswer } from './how-to-answer.ts';
import { resultText } from './result-text.ts';
import { Story } from './story.ts';

const writing = { paint: (_: unknown, text: string) => text, width: 80, redactor: new Redactor(['hunter22']) };

function told(...events: [step: number, told: Told][]): string {
  const story = new Story(writing);
  return events.flatMap(([step, event]) => story.lines({ ...event, step, at: '' } as RunEvent)).join('\n');
}

const click = { tool: 'click', input: { id: 3 }, spoken: 'click button "Send"' };
const effects = { requests: [], downloads: [], dialogs: 0, consoleErrors: 0 };
const spent = { type: 'spent', role: 'navigator', model: 'm', milliseconds: 1, cached: 0 } as const;
const url = 'http://mail.localhost/';

test('a run is told a line at a time, each step under its number', () => {
  const story = told(
    [0, { type: 'started', run: '261115-fkqsxmt', task: 'Answer Mira', model: 'm', resumed: false }],
    [0, { type: 'planned', because: '', plan: [{ goal: 'Find the letter', evidence: '', state: 'done' }] }],
    [0, { type: 'observed', url, title: 'Inbox', text: '…', notices: [] }],
    [
      1,
      {
        type: 'thought',
        thought: 'The letter is the first one, so that is\nwhere I begin with it all.',
        actions: [click],
      },
    ],
    [1, { ...spent, input: 9_000, output: 300, cost: 0.0123, mended: ['asked again: the answer was no JSON'] }],
    [1, { type: 'acted', action: click, told: 'Clicked button "Send".\n+ more', url, milliseconds: 400, effects }],
    [1, { type: 'observed', url, title: 'Inbox', text: '…', notices: [] }],
    [
      2,
      {
        type: 'failed',
        what: 'click',
        code: 'covered',
        message: 'Something lies over it.',
        hint: 'Close it.',
        files: [],
      },
    ],
    [
      2,
      { type: 'asked', question: 'q', kind: 'question', text: 'Which one?\n- Page: Inbox', options: ['A', 'B'], url },
    ],
    [2, { type: 'answered', question: 'q', answer: { text: 'B' } }],
    [2, { type: 'validated', holds: false, claims: [], feedback: 'Nothing was sent.' }],
  );

  expect(story).toMatchInlineSnapshot(`
    "     begins  Answer Mira  261115-fkqsxmt
         plans   1. Find the letter ✓
         sees    Inbox  http://mail.localhost/
      1  thinks  The letter is the first one, so that is where I begin with it all.
         model   asked again: the answer was no JSON
         does    Clicked button "Send".  0.4 s, 9.3k tokens, $0.0123
      2  fails   Something lies over it.
                 Close it.
         asks    Which one?
                 - Page: Inbox
                 1. A
                 2. B
         hears   B
         checks  It does not hold: Nothing was sent."
  `);
});

test('what a page says commands no terminal, and no secret is told', () => {
  const story = told([1, { type: 'thought', thought: 'It says \u001b[31mred\n\u202e hunter22.', actions: [] }]);

  expect(story).toBe('  1  thinks  It says \\u001b[31mred \\u202e ***.');
});

const result: RunResult = {
  status: 'partial',
  summary: 'The letter is written.\nIt was not sent.',
  because: 'The server refused it.',
  data: { sent: false },
  claims: [
    { claim: 'The letter is written', proved: true, evidence: [{ kind: 'quote', quote: 'Saved', url, step: 2 }] },
    {
      claim: 'It was sent',
      proved: false,
      because: 'It answered 500.',
      evidence: [{ kind: 'request', method: 'POST', url: `${url}send`, status: 500, step: 3 }],
    },
  ],
  steps: 3,
  milliseconds: 14_000,
  spent: { input: 20_000, output: 1_000, cached: 9_000, cost: 0.05, unpriced: false },
};

test('a result says what is proved, by what, and what is not', () => {
  expect(resultText('261115-fkqsxmt', result, writing).join('\n')).toMatchInlineSnapshot(`
    "~ Partly done.
      The letter is written.
      It was not sent.
      Why: The server refused it.

      {
        "sent": false
      }

      ✓ The letter is written
          step 2: “Saved” on http://mail.localhost/
      ? It was sent
          step 3: POST http://mail.localhost/send was answered with 500
          not proved: It answered 500.

      3 steps · 21k tokens (9k cached), $0.0500 · 14 s · run 261115-fkqsxmt"
  `);
});

test.for([
  ['approval', 'lotsman answer 261115-fkqsxmt yes'],
  ['question', 'lotsman answer 261115-fkqsxmt "…"'],
  ['hand_over', 'lotsman open http://mail.localhost/'],
  ['doubt', 'lotsman answer 261115-fkqsxmt yes'],
] as const)('whoever finds a parked run (%s) is told how it goes on', ([kind, way]) => {
  const lines = howToAnswer('261115-fkqsxmt', { question: 'q', kind, text: 'Well?', options: [], url }, writing);

  expect(lines[0]).toBe('It waits for an answer: Well?');
  expect(lines.join('\n')).toContain(way);
  expect(lines.at(-1)).toContain('lotsman resume 261115-fkqsxmt');
});
