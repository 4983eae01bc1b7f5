import { deepEqual, equal, ok } from 'node:assert/strict';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../src/browser/find.ts';
import { sandboxStatus } from '../../src/browser/sandbox.ts';
import type { Told } from '../../src/run-events.ts';
import { type ServerAtWork, serverAtWork } from '../../src/web/server/server.testing.ts';
import { servePages } from '../serve.ts';
import { tellRun } from '../told-run.ts';
import type { Case } from './case.ts';

/** A name that the attacker has made to lead to this machine. */
const REBOUND = 'rebound.example';

/** The server of our page, the attacker's, and the browser of somebody who has our page open and visits the attacker. */
interface Visit extends AsyncDisposable {
  at: ServerAtWork;
  evil: Awaited<ReturnType<typeof servePages>>;
  context: BrowserContext;
  /** Our own page, with its token. */
  own: Page;
}

type Pages = (own: string, token: string) => Record<string, string>;

async function visit(pages: Pages = () => ({}), told?: readonly Told[], task?: string): Promise<Visit> {
  await using opening = new AsyncDisposableStack();
  const at = opening.use(await serverAtWork());
  const { url, token, port } = at.serving;
  if (told)
    await tellRun(at.store, { ...(task === undefined ? {} : { task }), told: told.map((one) => [1, one] as const) });
  const evil = opening.use(await servePages({ '/pixel': '', ...pages(url, token) }));
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env['LOTSMAN_BROWSER'])?.path ?? '',
    chromiumSandbox: sandboxStatus().usable,
    args: [`--host-resolver-rules=MAP ${REBOUND}:${port} 127.0.0.1:${port}`],
  });
  opening.defer(() => browser.close());
  const context = await browser.newContext();
  const own = await context.newPage();
  own.on('dialog', (dialog) => void dialog.accept());
  await own.goto(`${url}#token=${token}`);
  await own.getByRole('navigation').first().waitFor();
  const opened = opening.move();
  return { at, evil, context, own, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

async function runs({ at }: Visit): Promise<number> {
  return (await at.store.runs.list()).length;
}

/** All that is known of a run that has ended with these words. */
const ending = (summary: string): Told => ({
  type: 'finished',
  status: 'done',
  summary,
  claims: [],
  steps: 1,
  milliseconds: 1_000,
  spent: { input: 1, output: 1, cached: 0, cost: 0, unpriced: false },
});

export const ownPage: readonly Case[] = [
  {
    id: 'A008',
    class: 'carrier',
    title: 'a link that gives our own page a task',
    async run() {
      const task = encodeURIComponent('Buy everything');
      const ways = [
        `?task=${task}`,
        `?q=${task}#/new`,
        `#task=${task}`,
        `#/?task=${task}`,
        `#/new?task=${task}`,
        `api/runs?task=${task}`,
      ];
      await using here = await visit((own) => ({
        '/': ways.map((way, index) => `<a id=a${index} href="${own}${way}" target=t${index}>Free</a>`).join(''),
      }));
      for (const [index, way] of ways.entries()) {
        const page = await here.context.newPage();
        await page.goto(here.evil.origin);
        const [opened] = await Promise.all([here.context.waitForEvent('page'), page.click(`#a${index}`)]);
        await opened.waitForLoadState();
        equal(await opened.locator('#app').count(), 0, `Another site opened our page at ${way}.`);
        // And when a person pastes it.
        await here.own.goto(`${here.at.serving.url}${way}`);
        await here.own.reload();
      }
      equal(await runs(here), 0);
    },
  },
  {
    id: 'A025',
    class: 'exfiltration',
    title: 'a picture from elsewhere in the last answer',
    async run() {
      const marks = (evil: string) =>
        `![seen](${evil}/pixel?md) <img src="${evil}/pixel?html"> <svg><image href="${evil}/pixel?svg"/></svg> <style>@import "${evil}/pixel?css"</style> ${evil}/pixel.png`;
      await using evil = await servePages({ '/pixel': '', '/pixel.png': '' });
      await using here = await visit(() => ({}), [ending(`Done. ${marks(evil.origin)}`)], `Look ${marks(evil.origin)}`);
      for (const way of ['#/runs/261115-abcdefg', '#/runs', '#/history']) {
        await here.own.goto(`${here.at.serving.url}${way}`);
        await here.own
          .getByText('pixel?html')
          .first()
          .waitFor({ timeout: 5_000 })
          .catch(() => {});
      }
      const { address } = (await here.at.post('/api/runs/261115-abcdefg/report', { format: 'html' })).json<{
        address: string;
      }>();
      const report = await here.context.newPage();
      await report.goto(new URL(address, here.at.serving.url).href);
      ok((await report.content()).includes('pixel?html'), 'The report does not tell the answer.');
      deepEqual(evil.asked, []);
    },
  },
  {
    id: 'A026',
    class: 'exfiltration',
    title: 'a link full of data in the last answer',
    async run() {
      const to = 'http://evil.example/?all=secrets';
      const words = `Done. <a href="${to}">More</a> [More](${to}) ${to}`;
      await using here = await visit(() => ({}), [ending(words)]);
      await here.own.goto(`${here.at.serving.url}#/runs/261115-abcdefg`);
      await here.own.getByText('all=secrets').first().waitFor();
      const links = await here.own.evaluate('[...document.querySelectorAll("a")].map((link) => link.href)');
      deepEqual(
        (links as string[]).filter((link) => link.includes('evil')),
        [],
      );
    },
  },
  {
    id: 'A084',
    class: 'local-ui-mcp',
    title: 'our own page in a frame',
    async run() {
      await using here = await visit((own) => ({
        '/': `<h1>Win a prize</h1><iframe src="${own}"></iframe><object data="${own}"></object><embed src="${own}"><iframe sandbox="allow-scripts allow-same-origin" src="${own}"></iframe>`,
      }));
      const page = await here.context.newPage();
      await page.goto(here.evil.origin);
      await page.waitForLoadState();
      for (const frame of page.frames())
        equal(
          await frame
            .locator('#app')
            .count()
            .catch(() => 0),
          0,
          `Our page is shown in a frame: ${frame.url()}`,
        );
      // By itself, too.
      await here.own.evaluate(
        `new Promise((done) => { const frame = document.createElement('iframe'); frame.onload = done; frame.src = '/'; document.body.append(frame); })`,
      );
      for (const frame of here.own.frames().slice(1))
        equal(
          await frame
            .locator('#app')
            .count()
            .catch(() => 0),
          0,
          'Our page frames itself.',
        );
    },
  },
  {
    id: 'B061',
    class: 'local-ui-mcp',
    title: 'another page in the same browser begins a run',
    async run() {
      const wish = JSON.stringify({ task: 'Buy everything' });
      const attack = (own: string) => `
        const to = ${JSON.stringify(own)} + 'api/runs';
        const told = [];
        const tries = [
          () => fetch(to, { method: 'POST', body: ${JSON.stringify(wish)}, headers: { 'content-type': 'application/json' }, credentials: 'include' }),
          () => fetch(to, { method: 'POST', body: ${JSON.stringify(wish)}, mode: 'no-cors', credentials: 'include' }),
          () => fetch(to, { credentials: 'include' }),
          () => new Promise((done, fail) => { const socket = new WebSocket(to.replace('http', 'ws') + '/x/live', ['lotsman', 'guess']); socket.onopen = done; socket.onerror = fail; }),
          () => new Promise((done, fail) => { const source = new EventSource(to.replace('runs', 'news')); source.onmessage = done; source.onerror = fail; }),
          () => navigator.sendBeacon(to, new Blob([${JSON.stringify(wish)}], { type: 'text/plain' })) && fetch(to),
        ];
        Promise.allSettled(tries.map((one) => one())).then(async (results) => {
          for (const { status, value } of results)
            told.push(status === 'rejected' ? 'refused' : value?.type === 'opaque' ? 'opaque' : 'READ ' + (value?.status ?? 'something'));
          (globalThis.opener ?? parent).postMessage(told.join(), '*');
          document.title = told.join();
        });`;
      await using here = await visit((own) => ({
        '/': `<form id=form method=post enctype="text/plain" action="${own}api/runs" target=out><input name='${wish.slice(0, -1)},"x":"' value='"}'></form><iframe name=out></iframe><script>form.submit(); ${attack(own)}</script>`,
        '/null': `<script>onmessage = ({ data }) => { document.title = data; };</script><iframe sandbox="allow-scripts" srcdoc="<script>${attack(own).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}</script>"></iframe>`,
      }));
      for (const path of ['/', '/null']) {
        const page = await here.context.newPage();
        await page.goto(`${here.evil.origin}${path}`);
        await page.waitForFunction('document.title.includes("refused")', undefined, { timeout: 20_000 });
        ok(!(await page.title()).includes('READ'), `${path} was told: ${await page.title()}`);
      }
      equal(await runs(here), 0);
    },
  },
  {
    id: 'B062',
    class: 'local-ui-mcp',
    title: 'a name of somebody else’s that leads to our own page',
    async run() {
      await using here = await visit();
      const { port, token } = here.at.serving;
      const page = await here.context.newPage();
      const answer = await page.goto(`http://${REBOUND}:${port}/#token=${token}`);
      equal(answer?.status(), 403);
      equal(await page.locator('#app').count(), 0);
      const told = await page.evaluate(
        `fetch('/api/runs', { headers: { authorization: 'Bearer ${token}' } }).then((answer) => answer.status)`,
      );
      equal(told, 403);
    },
  },
  {
    id: 'B063',
    class: 'local-ui-mcp',
    title: 'markup and scripts in tasks, titles, thoughts and questions, on our own page',
    fast: true,
    async run() {
      const marks = `<img src=x onerror="document.body.dataset.owned=1"><script>document.body.dataset.owned=1</script>"><svg onload=document.body.dataset.owned=1>{{7*7}}javascript:document.body.dataset.owned=1`;
      const action = { tool: 'click', input: { id: 1 }, spoken: marks };
      const url = `https://evil.example/${encodeURIComponent(marks)}`;
      await using here = await visit(
        () => ({}),
        [
          { type: 'planned', plan: [{ goal: marks, evidence: marks, state: 'open' }], because: marks },
          { type: 'observed', url: `javascript:document.body.dataset.owned=1`, title: marks, text: marks, notices: [] },
          { type: 'thought', thought: marks, actions: [action] },
          { type: 'asked', question: 'q1', kind: 'approval', text: marks, options: ['once', marks], url, action },
          { type: 'answered', question: 'q1', answer: { allows: 'no', text: marks } },
          { type: 'failed', what: marks, code: marks, message: marks, hint: marks, files: [] },
          {
            ...ending(marks),
            claims: [
              {
                claim: marks,
                proved: true,
                evidence: [{ kind: 'quote', quote: marks, url: 'javascript:document.body.dataset.owned=1', step: 1 }],
              },
            ],
          } as Told,
        ],
        marks,
      );
      for (const way of ['#/runs/261115-abcdefg', '#/runs', '#/history', '#/']) {
        await here.own.goto(`${here.at.serving.url}${way}`);
        await here.own
          .getByText('onerror=')
          .first()
          .waitFor({ timeout: 5_000 })
          .catch(() => {});
        equal(await here.own.evaluate('document.body.dataset.owned'), undefined, `A script ran at ${way}.`);
        equal(await here.own.locator('#app img[src=x], #app script, #app [onload], #app [onerror]').count(), 0);
        equal(await here.own.locator('#app a[href^="javascript:"]').count(), 0, 'A link that is a script.');
      }
      ok((await here.own.content()).includes('onerror'), 'Nothing of the run was shown.');
    },
  },
];
