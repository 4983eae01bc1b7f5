import { agentAtWork, click, done, type Voyage } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import type { Question } from '../brain/brain.ts';
import type { ScriptStep } from '../brain/scripted.ts';
import { shapesOf } from '../brain/tool-shape.ts';

const [agent] = await forThisFile(agentAtWork());

const ROUNDS = 8;
const WORDS = ['ticket', 'order', 'invoice', 'Lisbon', 'parcel', 'ride', 'launch', 'photos'];

/** Round and round: another list, a search in it, all that it says, a fact, further down. Five steps each. */
function rounds(addressOf: (round: number) => string): ScriptStep[] {
  return Array.from({ length: ROUNDS }, (_, round) => [
    { tool: 'navigate', input: { url: addressOf(round) } },
    { tool: 'find', input: { query: WORDS[round] } },
    { tool: 'extract', input: {} },
    { tool: 'remember', input: { fact: factOf(round) } },
    { tool: 'scroll', input: { direction: 'down' } },
  ]).flat();
}

const factOf = (round: number) => `Fact ${round}: ${'what was found out on that page '.repeat(6)}`.trim();

/** At every look one more room has been seen. */
const plans = Array.from({ length: ROUNDS + 1 }, (_, reached) => ({
  subgoals: Array.from({ length: ROUNDS }, (__, at) => ({
    goal: `Room ${at}`,
    evidence: 'its heading',
    state: at < reached ? 'done' : 'open',
  })),
}));

test('forty steps: every question is short, and most of it was in the question before', async ({
  practice,
  visitor,
  annotate,
}) => {
  const lists = (round: number) =>
    round % 4 === 0
      ? practice.url('jobs', `/?page=${round + 1}`, visitor)
      : practice.url('mail', ['/inbox', '/sent', '/archive', '/spam'][round % 4] ?? '/', visitor);
  const voyage = await agent.run({
    task: 'Go through all rooms of the house, and tell what is there.',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      planner: plans,
      navigator: [{ tool: 'ask_user', input: { question: 'Anything to know?' } }, ...rounds(lists), done('Seen.')],
    },
    person: () => ({ text: 'The key is under the mat.' }),
  });

  const figures = figuresOf(voyage);
  await annotate(
    figures.map(({ step, tokens, share }) => `${step}: ${tokens}, ${Math.round(share * 100)} %`).join('\n'),
  );
  expect(voyage.result).toMatchObject({ status: 'done', steps: 42 });
  expect(Math.max(...figures.map(({ tokens }) => tokens))).toBeLessThan(15_000);
  const steady = figures.filter(({ step, isNew }) => step >= 3 && !isNew);
  expect(steady.length).toBeGreaterThan(25);
  expect(steady.filter(({ share }) => share < 0.8)).toEqual([]);
  for (let round = 0; round < ROUNDS; round += 1) expect(voyage.read('navigator').at(-1)).toContain(factOf(round));
  expect(voyage.read('navigator').at(-1)).toContain(`- ${voyage.state.said[0]}`);
  expect(voyage.state.said[0]).toContain('The key is under the mat.');
  // At the end what is left of the plan is ticked off.
  expect(voyage.all('planned').map(({ step }) => step)).toEqual([0, 10, 15, 20, 25, 30, 35, 40, 42]);
});

test('what is put into fewer words is only the past: plan, facts, grants and what people said stay as they are', async ({
  practice,
  visitor,
}) => {
  const searches = Array.from({ length: 30 }, (_, at) => ({
    tool: 'find',
    input: { query: `something that nobody has ever written about in any letter, number ${at}` },
  }));
  const voyage = await agent.run({
    task: 'Delete the prize mail, then search for things.',
    at: practice.url('mail', '/inbox', visitor),
    limits: { context: 4_000 },
    script: {
      planner: plans,
      summariser: [{ summary: 'The prize mail was deleted.' }, { summary: 'It was deleted, and much was looked for.' }],
      navigator: [
        click(/^checkbox "Select: CONGRATULATIONS/),
        click(/^(button ")?Delete/),
        { tool: 'remember', input: { fact: factOf(1) } },
        ...searches,
        done('Searched.'),
      ],
    },
    person: () => ({ allows: 'run', text: 'Fine, but only spam.' }),
  });

  expect(voyage.all('compacted').length).toBeGreaterThan(0);
  expect(voyage.nodes).toContain('remember');
  const last = voyage.read('navigator').at(-1);
  expect(last).toContain(`Before that: ${voyage.all('compacted').at(-1)?.into}`);
  expect(last).toContain(factOf(1));
  expect(last).toContain('- Fine, but only spam.');
  expect(last).toContain('Room 7');
  expect(last).not.toContain('click checkbox "Select: CONGRATULATIONS');
  expect(voyage.state.grants).toMatchObject([{ for: 'run' }]);
  expect(voyage.read('summariser')[0]).toContain('click checkbox "Select: CONGRATULATIONS');
});

interface Figure {
  step: number;
  tokens: number;
  /** How much of the question is, from its beginning on, what the one before began with. */
  share: number;
  /** A whole look, or what stands for the past, is another than before. */
  isNew: boolean;
}

function figuresOf({ asked, all }: Voyage): Figure[] {
  const questions = asked.filter(({ role }) => role === 'navigator');
  const spent = all('spent').filter(({ role }) => role === 'navigator');
  return questions.map((question, at) => {
    const [before, now] = [questions[at - 1], question].map((one) => (one ? textOf(one) : ''));
    return {
      step: at + 1,
      tokens: spent[at]?.input ?? 0,
      share: sharedBeginning(before ?? '', now ?? '') / (now?.length ?? 1),
      isNew: at === 0 || wholeOf(question) !== wholeOf(questions[at - 1]),
    };
  });
}

function textOf({ prompt, tools = [] }: Question<unknown>): string {
  return [prompt.system, JSON.stringify(shapesOf(tools)), ...prompt.parts.map(({ text }) => text)].join('\n\n');
}

function wholeOf(question: Question<unknown> | undefined): string {
  return (
    question?.prompt.parts
      .filter(({ text }) => /^# (?:Page|Done so far)/.test(text))
      .map(({ text }) => text)
      .join() ?? ''
  );
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
