import { agentAtWork, done } from '../../../test/agent.ts';
import { expect, test } from '../../../test/fixtures.ts';
import { forThisFile } from '../../../test/for-this-file.ts';
import { servePages } from '../../../test/serve.ts';
import type { Asked } from '../../brain/scripted.ts';

const [agent] = await forThisFile(agentAtWork());

const wanted = {
  type: 'object',
  properties: { teas: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } } },
  required: ['teas'],
};

/** Reads list items, and goes on by what is called "More". */
function reader(asked: Asked) {
  if (asked.role === 'validator') return { holds: true };
  if (asked.text.includes('# Links and buttons'))
    return { id: asked.text.includes('"More"') ? asked.idOf('"More"') : null };
  return { data: { teas: [...asked.text.matchAll(/^- (.+)$/gm)].map(([, name]) => ({ name })) }, quotes: [] };
}

const site = () =>
  servePages({
    '/': '<ul><li>Green tea</li><li>Black tea</li></ul><a href="/two">More</a>',
    '/two': '<ul><li>White tea</li></ul>',
  });

test('the navigator has data read over several pages, and the result takes it whole with its proofs', async () => {
  await using shop = await site();

  const { result, all, state } = await agent.run({
    task: 'All teas',
    at: shop.origin,
    wanted,
    script: {
      otherwise: reader,
      navigator: [{ tool: 'extract_data', input: { want: 'all teas', pages: 5 } }, done('There are three.')],
    },
  });

  expect(result).toMatchObject({
    status: 'done',
    data: { teas: [{ name: 'Green tea' }, { name: 'Black tea' }, { name: 'White tea' }] },
  });
  expect(result.claims).toHaveLength(3);
  expect(result.claims[2]).toMatchObject({
    claim: 'teas[2].name: White tea',
    proved: true,
    evidence: [{ kind: 'quote', url: `${shop.origin}/two` }],
  });
  expect(state.facts[0]).toContain('White tea');
  expect(all('acted').map(({ action }) => action.tool)).toEqual(['click', 'extract_data']);
  expect(all('spent').filter(({ role }) => role === 'extractor').length).toBeGreaterThan(2);
});

test('what was invented is told to the navigator, and keeps the run from being called done', async () => {
  await using shop = await site();

  const { result, read } = await agent.run({
    task: 'All teas',
    at: shop.origin,
    wanted,
    script: {
      navigator: [
        { tool: 'extract_data', input: { want: 'all teas' } },
        done('One tea.'),
        done('One tea.'),
        done('One tea.'),
      ],
      extractor: [
        { data: { teas: [{ name: 'Purple tea' }] }, quotes: [{ path: 'teas[0].name', quote: 'Purple tea' }] },
      ],
    },
  });

  expect(read('navigator')[1]).toContain('NOT PROVED, 1 of them: teas[0].name');
  expect(result.status).toBe('partial');
  expect(result.claims).toMatchObject([{ claim: 'teas[0].name: Purple tea', proved: false }]);
});

test('without a shape the fields that are named are read, and what is read elsewhere is added', async () => {
  await using shop = await site();
  const teas = (asked: Asked) => ({
    data: [...asked.text.matchAll(/^- (.+)$/gm)].map(([, tea]) => ({ tea })),
    quotes: [],
  });

  const { result } = await agent.run({
    task: 'All teas',
    at: shop.origin,
    script: {
      navigator: [
        { tool: 'extract_data', input: { want: 'teas', fields: ['tea'] } },
        { tool: 'navigate', input: { url: `${shop.origin}/two` } },
        { tool: 'extract_data', input: { want: 'teas', fields: ['tea'], add: true } },
        done('There are three.'),
      ],
      extractor: [teas, teas],
    },
  });

  expect(result.data).toEqual([{ tea: 'Green tea' }, { tea: 'Black tea' }, { tea: 'White tea' }]);
});

test('what was read in private leads to no other site, though a model calls it the next page', async () => {
  await using other = await servePages({ '/': '<ul><li>Red tea</li></ul>' });
  await using shop = await servePages({
    '/': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'session=1; HttpOnly' });
      response.end(`<ul><li>Green tea</li></ul><a href="${other.origin.replace('localhost', '127.0.0.1')}/">More</a>`);
    },
  });

  const { all } = await agent.run({
    task: 'All teas',
    at: shop.origin,
    wanted,
    script: {
      otherwise: reader,
      navigator: [{ tool: 'extract_data', input: { want: 'all teas', pages: 5 } }, done('There is one.')],
    },
  });

  expect(other.asked).toEqual([]);
  expect(all('judged')).toMatchObject([{ verdict: 'denied', because: 'What was read there might be told here.' }]);
});
