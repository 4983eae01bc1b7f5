import { agentAtWork, click, done } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { servePages } from '../../test/serve.ts';
import type { Asked } from '../run-events.ts';

const [agent] = await forThisFile(agentAtWork());

/** A shop where one click orders, at this price. */
async function shop(price: string) {
  const orders: string[] = [];
  const pages = await servePages({
    '/': `<!doctype html><title>Shop</title><h1>Tea</h1><p>Total ${price}</p>
      <form method="post" action="/orders"><input type="hidden" name="total" value="${price}"><button>Place order</button></form>`,
    '/orders': (request, response) => {
      if (request.method === 'POST') orders.push(price);
      response.writeHead(303, { location: '/' }).end();
    },
  });
  return { ...pages, orders };
}

const plan = (site: string, limits: object) => ({
  subgoals: [{ goal: 'Order the tea', evidence: 'It is ordered' }],
  needs: [{ effect: 'order', site, ...limits }],
});

test('what was signed at the beginning is done as often as it says, and no more', async () => {
  await using place = await shop('€54.00');
  const questions: Asked[] = [];
  const { all } = await agent.run({
    task: `Please order the tea that is shown at ${place.origin}, for at most 60 euros.`,
    at: place.origin,
    script: {
      planner: [plan(place.origin, { count: 1, amount: 60 })],
      navigator: [click(/^button "Place order"/), click(/^button "Place order"/), done('Ordered.')],
    },
    person: (question) => {
      questions.push(question);
      return { allows: questions.length === 1 ? 'run' : 'no' };
    },
  });

  expect(questions[0]).toMatchObject({
    options: ['run', 'no'],
    text: `May this run do the following without asking again?\n- order on ${place.origin}, once, for no more than 60`,
  });
  expect(questions).toHaveLength(2);
  expect(place.orders).toEqual(['€54.00']);
  expect(all('judged').filter(({ facts }) => facts.under?.includes('signed'))).not.toHaveLength(0);
});

test('what costs more than was signed is asked about', async () => {
  await using place = await shop('€64.00');
  const questions: Asked[] = [];
  await agent.run({
    task: `Please order the tea that is shown at ${place.origin}, for at most 60 euros.`,
    at: place.origin,
    script: {
      planner: [plan(place.origin, { count: 1, amount: 60 })],
      navigator: [click(/^button "Place order"/), done('Not ordered.')],
    },
    person: (question) => {
      questions.push(question);
      return { allows: questions.length === 1 ? 'run' : 'no' };
    },
  });

  expect(questions).toHaveLength(2);
  expect(questions[1]?.text).toContain('64');
  expect(place.orders).toEqual([]);
});

test('a plan can ask only for sites that the user named', async () => {
  await using place = await shop('€54.00');
  const { all } = await agent.run({
    task: 'Please order the tea that is shown, and then tell me what it cost.',
    at: place.origin,
    script: { planner: [plan('https://elsewhere.example', { count: 1 })], navigator: [done('Nothing.')] },
    person: () => ({ allows: 'run' }),
  });

  expect(all('asked')).toEqual([]);
});
