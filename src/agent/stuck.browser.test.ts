import { agentAtWork, click, done } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { servePages } from '../../test/serve.ts';

const [agent, pages] = await forThisFile(
  agentAtWork(),
  servePages({
    '/': `<!doctype html><title>Doors</title><h1>Doors</h1><button>Dead</button><button>Dumb</button><button>Deaf</button>
      <button onclick="document.querySelector('h1').textContent = 'Left'">Left</button>
      <button onclick="document.querySelector('h1').textContent = 'Right'">Right</button>`,
  }),
);

const times = <T>(count: number, ...items: readonly T[]): T[] => Array.from({ length: count }, () => items).flat();
const press = (name: string) => click(new RegExp(`^(button ")?${name}\\b`));

test('the same failure three times: a nudge, another strategy, the person, an honest stop', async () => {
  const { result, all, read, state } = await agent.run({
    task: 'Open the third door, then the fourth',
    at: pages.origin,
    script: {
      planner: [
        { subgoals: [{ goal: 'Open it', evidence: 'it is open' }] },
        { subgoals: [{ goal: 'Look for another door', evidence: 'a door' }], because: 'There is no such door.' },
      ],
      navigator: times(12, { tool: 'click', input: { id: 777 } }),
    },
    person: () => ({ text: 'Try the window.' }),
  });

  expect(all('reflected').map(({ response, step }) => [step, response])).toEqual([
    [3, 'nudge'],
    [6, 'strategy'],
    [9, 'question'],
    [12, 'stop'],
  ]);
  expect(read('navigator')[3]).toContain('Do something else');
  expect(read('navigator')[6]).toContain('# Plan\n1. [ ] Look for another door');
  expect(read('navigator')[9]).toContain('Try the window.');
  expect(all('planned').map(({ plan }) => plan[0]?.goal)).toEqual(['Open it', 'Look for another door']);
  expect(result).toMatchObject({ status: 'failed', because: expect.stringContaining('failed 3 times') });
  expect(state.signs.reflections).toBe(3);
});

test('two actions in turn that lead nowhere are noticed', async () => {
  const { all } = await agent.run({
    task: 'Open a door',
    at: pages.origin,
    script: { navigator: [...times(2, press('Left'), press('Right')), done('Gave up.')] },
  });

  expect(all('reflected')).toMatchObject([{ response: 'nudge', sign: expect.stringContaining('again and again') }]);
});

test('a page that stays the same whatever is tried is noticed', async () => {
  const { all } = await agent.run({
    task: 'Open a door',
    at: pages.origin,
    script: { navigator: [press('Dead'), press('Dumb'), press('Deaf'), done('Gave up.')] },
  });

  expect(all('reflected')).toMatchObject([{ response: 'nudge', sign: 'The page is the same after 3 steps.' }]);
});

test('in a long run the planner looks every five steps, and a plan that does not move is noticed', async () => {
  const open = { goal: 'Open all doors', evidence: 'they are open' };
  const { all, result } = await agent.run({
    task: 'Open all doors, one after the other',
    at: pages.origin,
    script: {
      planner: [{ subgoals: [open] }, { subgoals: [open] }, { subgoals: [{ ...open, state: 'done' }] }],
      navigator: [
        ...Array.from({ length: 16 }, (_, at) => ({ tool: 'find', input: { query: `door ${at}` } })),
        done('Open.'),
      ],
    },
  });

  expect(all('planned').map(({ step, plan }) => [step, plan[0]?.state])).toEqual([
    [0, 'open'],
    [10, 'open'],
    [15, 'done'],
  ]);
  expect(all('reflected')).toMatchObject([
    { step: 12, response: 'nudge', sign: 'No subgoal was reached for 12 steps.' },
  ]);
  expect(result.status).toBe('done');
});
