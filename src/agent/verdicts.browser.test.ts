import { expect, test } from 'vitest';
import { agentAtWork, click, done } from '../../test/agent.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { servePages } from '../../test/serve.ts';
import type { Asked } from '../run-events.ts';

const pages: Record<string, string> = { '/done': '<!doctype html>So be it.' };
const [agent, site] = await forThisFile(agentAtWork(), servePages(pages));
/** The same server under another name: another origin. */
const elsewhere = site.origin.replace('localhost', '127.0.0.1');

function page(path: string, body: string): string {
  pages[path] = `<!doctype html><meta charset="utf-8"><title>Σ</title>${body}`;
  return `${site.origin}${path}`;
}

test('what a page asks the browser for is denied, and stands in the story with its facts', async () => {
  const { all, result } = await agent.run({
    task: 'Press the button.',
    at: page('/where', '<button onclick="navigator.geolocation.getCurrentPosition(() => {})">Find me</button>'),
    script: { navigator: [click(/Find me/), done('Pressed.')] },
  });

  expect(result.status).toBe('done');
  expect(all('judged').filter(({ facts }) => facts.permission)).toMatchObject([
    {
      verdict: 'denied',
      action: { tool: 'click', spoken: expect.stringContaining('Find me') },
      because: expect.stringContaining('asked for the permission "geolocation"'),
      facts: { permission: { name: 'geolocation', origin: site.origin } },
    },
  ]);
});

test('how many things are selected is a fact, and the question says so', async () => {
  const rows = Array.from(
    { length: 20 },
    (_, at) => `<tr><td><input type="checkbox" aria-label="Letter ${at}" checked><td>Letter ${at}</tr>`,
  );
  const questions: Asked[] = [];
  const { all } = await agent.run({
    task: 'Delete some letters.',
    at: page('/letters', `<button>Delete</button><table>${rows.join('')}</table>`),
    script: { navigator: [click(/^button "Delete"/), done('Gone.')] },
    person: (question) => {
      questions.push(question);
      return { allows: 'no' };
    },
  });

  expect(questions).toMatchObject([{ text: expect.stringMatching(/^Delete\? .*\n- 20 selected\n/) }]);
  expect(all('judged')).toMatchObject([{ verdict: 'asked', facts: { selected: 20 } }]);
});

test('a request that does not say how many things it is about is asked about with what is selected', async () => {
  const rows = ['a', 'b', 'c'].map(
    (one) => `<tr><td><input type="checkbox" aria-label="${one}" checked><td>${one}</tr>`,
  );
  const { all } = await agent.run({
    task: 'Look after this page.',
    at: page(
      '/mute',
      `<button onclick="fetch('/done', { method: 'POST', body: 'x' })">◎</button><table>${rows.join('')}</table>`,
    ),
    script: { navigator: [click(/^button "◎"/), done('Done.')] },
    person: () => ({ allows: 'no' }),
  });

  expect(all('asked')).toMatchObject([{ text: expect.stringContaining('3 selected on the page') }]);
});

test('with a list of sites for it, nothing is changed elsewhere and nobody is asked', async () => {
  const form = (to: string, name: string) => `<form method="post" action="${to}"><button>${name}</button></form>`;
  const script = `<button onclick="fetch('${elsewhere}/done', { method: 'POST', body: 'x=1', mode: 'no-cors' })">◎</button>`;
  const { all, read } = await agent.run({
    task: 'Press all of them.',
    at: page('/forms', `${form(`${elsewhere}/done`, 'There')}${script}${form('/done', 'Here')}`),
    writeSites: [site.origin],
    script: {
      navigator: [click(/^There/), click(/^◎/), click(/^Here/), done('Pressed.', 'So be it')],
    },
    person: () => ({ allows: 'once' }),
  });

  const because = `${elsewhere} is not among the sites on which this run may change something (--write-site).`;
  expect(all('judged').filter(({ verdict }) => verdict === 'denied')).toMatchObject([
    { because, facts: { writable: [site.origin], submits: { to: `${elsewhere}/done` } } },
    { because, facts: { outgoing: { method: 'POST', url: `${elsewhere}/done` } } },
  ]);
  expect(read('navigator')[1]).toContain(because);
  expect(read('navigator')[2]).toContain(because);
  expect(all('asked')).toHaveLength(1);
  expect(site.asked.filter((asked) => asked === '/done')).toHaveLength(1);
});

test('what stands in a frame of another site was read there', async () => {
  pages['/framed'] = '<!doctype html><p>From elsewhere</p>';
  const { state } = await agent.run({
    task: 'Look.',
    at: page('/around', `<h1>Around</h1><iframe src="${elsewhere}/framed"></iframe>`),
    script: { navigator: [done('Seen.', 'From elsewhere')] },
  });

  expect(state.read).toEqual([
    { origin: site.origin, isPrivate: false },
    { origin: elsewhere, isPrivate: false, isFramed: true },
  ]);
});

test('what passes again and again within a step is counted', async () => {
  const search = `for (const q of 'abcd') await fetch('/search', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ q }) })`;
  const { all } = await agent.run({
    task: 'Search.',
    at: page('/finder', `<button onclick="(async () => { ${search} })()">Search</button>`),
    script: { navigator: [click(/^button "Search"/), done('Searched.')] },
  });

  expect(all('judged').filter(({ facts }) => facts.outgoing)).toHaveLength(1);
  expect(all('passed')).toMatchObject([
    { kinds: [{ kind: `POST ${site.origin}/search (q)`, verdict: 'allowed', count: 3 }] },
  ]);
});
