import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { agentAtWork, click, done, numberOf } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { temporaryFolder } from '../../test/sessions.ts';
import { LotsmanError } from '../errors.ts';
import type { Asked } from '../run-events.ts';

const [agent] = await forThisFile(agentAtWork());

interface Applications {
  applications: { coverLetter: string; cv: { fileName: string } }[];
}

const LETTER = 'I have built editors for two years, with tests and with care for people who use only a keyboard.';

test('an application is filled in, shown to the person, and sent once', async ({ practice, visitor }) => {
  await using folder = await temporaryFolder();
  const cv = join(folder.path, 'ellery.pdf');
  await writeFile(cv, '%PDF-1.7\nRobin Ellery');
  const questions: Asked[] = [];
  const { result, all } = await agent.run({
    task: 'Apply for the job, with my CV and a short letter.',
    at: practice.url('jobs', '/vacancies/1021/apply', visitor),
    script: {
      navigator: [
        (asked) => [
          { tool: 'upload', input: { id: numberOf(asked, /^file "CV"/), files: [cv] } },
          { tool: 'type', input: { id: numberOf(asked, /^textbox "Cover letter"/), text: LETTER } },
        ],
        { tool: 'scroll', input: { direction: 'down' } },
        (asked) => [
          click(/^(radio ")?In two weeks/)(asked),
          click(/^(radio ")?Fluent/)(asked),
          click(/^checkbox "I agree/)(asked),
        ],
        click(/^(button ")?Send application/),
        done('Sent.', 'Your application is sent'),
      ],
    },
    person: (question) => {
      questions.push(question);
      expect((practice.state('jobs', visitor) as Applications).applications).toHaveLength(1);
      return { allows: 'once' };
    },
  });

  expect(result.status).toBe('done');
  expect(questions).toHaveLength(1);
  // A node that was parked is run again from its beginning: nothing is told twice for it.
  expect([all('judged'), all('asked'), all('answered')].map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(questions[0]?.text).toMatch(/^Send "Send application" to jobs\.localhost/);
  expect(questions[0]?.text).toContain('- Full name: Robin Ellery');
  expect(questions[0]?.text).toContain('ellery.pdf');
  expect(questions[0]?.text).toContain('- Ticked: In two weeks');
  const { applications } = practice.state('jobs', visitor) as Applications;
  expect(applications).toHaveLength(2);
  expect(applications[0]).toMatchObject({ coverLetter: LETTER, cv: { fileName: 'ellery.pdf' } });
  expect(all('acted').at(-1)?.effects.requests).toContainEqual(expect.objectContaining({ method: 'POST' }));
});

function spamIn(mailbox: unknown): string[][] {
  const { messages } = mailbox as { messages: { folder: string; id: string }[] };
  return messages.filter(({ id }) => /^m-spam-(?:prize|bank)$/.test(id)).map(({ id, folder }) => [id, folder]);
}

const trash = [
  click(/^checkbox "Select: CONGRATULATIONS/),
  click(/^(button ")?Delete/),
  click(/^checkbox "Select: URGENT/),
  click(/^(button ")?Delete/),
  done('Both are gone.'),
];

test('two spam mails are deleted after one approval that is good for the run', async ({ practice, visitor }) => {
  const questions: Asked[] = [];
  const { result, state } = await agent.run({
    task: 'Delete the two spam mails in my inbox, but nothing else.',
    at: practice.url('mail', '/inbox', visitor),
    script: { navigator: trash },
    person: (question) => {
      questions.push(question);
      return { allows: 'run' };
    },
  });

  expect(result.status).toBe('done');
  expect(questions.map(({ text }) => text)).toEqual([expect.stringContaining('Ticked: Select: CONGRATULATIONS')]);
  expect(state.grants).toEqual([{ what: expect.stringMatching(/^delete on http:\/\/mail\.localhost/), for: 'run' }]);
  expect(spamIn(practice.state('mail', visitor))).toEqual([
    ['m-spam-prize', 'trash'],
    ['m-spam-bank', 'trash'],
  ]);
});

test('what is allowed for once is good for that mail and no other', async ({ practice, visitor }) => {
  const questions: Asked[] = [];
  const { state } = await agent.run({
    task: 'Delete the two spam mails in my inbox, but nothing else.',
    at: practice.url('mail', '/inbox', visitor),
    script: { navigator: trash },
    person: (question) => {
      questions.push(question);
      return { allows: 'once' };
    },
  });

  expect(questions.map(({ text }) => /Ticked: (.*)/.exec(text)?.[1])).toEqual([
    'Select: CONGRATULATIONS!!! You have WON €850,000',
    'Select: URGENT: your account will be closed',
  ]);
  expect(state.grants).toEqual([]);
});

test('a page that changes while the person thinks it over is asked about again', async ({ practice, visitor }) => {
  const questions: Asked[] = [];
  await agent.run({
    task: 'Book a seat for Ann, please.',
    at: practice.url('storm', '/weathers/status-pages', visitor),
    script: {
      navigator: [
        (asked) => ({ tool: 'type', input: { id: numberOf(asked, /^textbox "Passenger"/), text: 'Ann' } }),
        click(/^button "Book seat"/),
        done('Booked.'),
      ],
    },
    person: async (question) => {
      questions.push(question);
      if (questions.length === 1) await agent.helm.tab.page.getByLabel('Seats').fill('6');
      return { allows: questions.length === 1 ? 'once' : 'no' };
    },
  });

  expect(questions.map(({ text }) => /Seats: \d/.exec(text)?.[0])).toEqual(['Seats: 1', 'Seats: 6']);
  expect(practice.state('storm', visitor)).toMatchObject({ bookings: [] });
});

test('"no, do this instead" reaches the navigator before it decides again', async ({ practice, visitor }) => {
  const { read, state, nodes } = await agent.run({
    task: 'Delete the prize mail, and nothing else.',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [...trash.slice(0, 2), done('Left alone.')],
    },
    person: () => ({ allows: 'no', text: 'Put it into the archive instead.' }),
  });

  expect(read('navigator')[2]).toMatch(/does not allow this: .*Delete.*They said: Put it into the archive instead\./);
  expect(state.said).toEqual(['Put it into the archive instead.']);
  expect(nodes).toContain('ask');
  expect(spamIn(practice.state('mail', visitor))[0]).toEqual(['m-spam-prize', 'inbox']);
});

test('an act of which nobody knows whether it happened is not repeated without asking', async ({
  practice,
  visitor,
}) => {
  const questions: Asked[] = [];
  let bookings = 0;
  const { read, all } = await agent.run({
    task: 'Book a seat for Ann, please.',
    at: practice.url('storm', '/weathers/status-pages', visitor),
    script: {
      navigator: [
        (asked) => ({ tool: 'type', input: { id: numberOf(asked, /^textbox "Passenger"/), text: 'Ann' } }),
        click(/^button "Book seat"/),
        (asked) => ({ tool: 'type', input: { id: numberOf(asked, /^textbox "Passenger"/), text: 'Ann' } }),
        click(/^button "Book seat"/),
        done('Booked.'),
      ],
    },
    hooks: {
      after: ({ spoken }) => {
        if (!spoken.includes('Book seat')) return;
        bookings += 1;
        throw new LotsmanError('deadline', 'The page took too long.');
      },
    },
    person: (question) => {
      questions.push(question);
      return { allows: questions.length === 1 ? 'run' : 'no' };
    },
  });

  expect(bookings).toBe(1);
  expect(questions).toHaveLength(2);
  expect(read('navigator')[2]).toContain('It may have been done all the same');
  expect(all('failed')).toMatchObject([{ code: 'deadline' }]);
  expect(practice.state('storm', visitor)).toMatchObject({ bookings: [{ name: 'Ann' }] });
});

test('what is forbidden is not done, and whoever tries it again and again is told to do something else', async ({
  practice,
  visitor,
}) => {
  const { all, read } = await agent.run({
    task: 'Open the spam folder',
    at: practice.url('mail', '/inbox', visitor),
    rules: [({ foresight }) => (foresight.leadsTo ? { kind: 'deny', because: 'Stay where you are.' } : undefined)],
    script: { navigator: [click(/^Spam/), click(/^Spam/), click(/^Spam/), done('Stayed.')] },
  });

  expect(all('judged')).toHaveLength(3);
  expect(all('acted')).toEqual([]);
  expect(read('navigator')[1]).toMatch(/Not allowed: .*Spam.* Stay where you are\./);
  expect(all('reflected')).toMatchObject([{ response: 'nudge' }]);
});

test('reading, searching and filtering never ask', async ({ practice, visitor }) => {
  const { all, result } = await agent.run({
    task: 'Look for remote work as a developer, newest first.',
    at: practice.url('jobs', '/', visitor),
    script: {
      navigator: [
        (asked) => [
          { tool: 'type', input: { id: numberOf(asked, /^searchbox/), text: 'developer' } },
          click(/^checkbox "Remote only/)(asked),
        ],
        click(/^button "Find"/),
        done('Found.'),
      ],
    },
  });

  expect(result.status).toBe('done');
  expect(all('judged')).toEqual([]);
});
