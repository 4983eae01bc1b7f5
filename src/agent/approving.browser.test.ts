import { agentAtWork, click, done, numberOf } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { application } from '../../test/stories/application.ts';
import { deleteBoth, spamIn, twoSpamMails } from '../../test/stories/two-spam-mails.ts';
import { LotsmanError } from '../errors.ts';
import type { Asked } from '../run-events.ts';

const [agent] = await forThisFile(agentAtWork());

for (const { name, happens } of [application, twoSpamMails])
  test(name, async ({ practice, visitor }) => {
    await happens({ agent, practice, visitor });
  });

test('what is allowed for once is good for that mail and no other', async ({ practice, visitor }) => {
  const questions: Asked[] = [];
  const { state } = await agent.run({
    task: 'Delete the two spam mails in my inbox, but nothing else.',
    at: practice.url('mail', '/inbox', visitor),
    script: { navigator: deleteBoth },
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
      navigator: [...deleteBoth.slice(0, 2), done('Left alone.')],
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

  expect(all('judged').map(({ verdict }) => verdict)).toEqual(['denied', 'denied', 'denied']);
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
  expect(new Set(all('judged').map(({ verdict }) => verdict))).toEqual(new Set(['allowed']));
});

test('where the rules are silent a guardian may have the person asked, and never sees the page', async ({
  practice,
  visitor,
}) => {
  const questions: Asked[] = [];
  const { result, read, all } = await agent.run({
    task: 'Open the spam folder, then the inbox.',
    at: practice.url('mail', '/inbox', visitor),
    guardian: true,
    script: {
      navigator: [click(/^Spam/), click(/^Inbox/), done('There.')],
      guardian: [{ allows: false, because: 'Nobody spoke of this.' }, { allows: true }],
    },
    person: (question) => {
      questions.push(question);
      return { allows: 'once' };
    },
  });

  expect(questions.map(({ text }) => text.split('\n')[0])).toEqual(['Go on with click? Nobody spoke of this.']);
  expect(read('guardian').join()).not.toMatch(/Spam|Inbox/);
  expect(all('spent').filter(({ role }) => role === 'guardian')).toHaveLength(2);
  expect(result.status).toBe('done');
});
