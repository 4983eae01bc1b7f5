import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { agentAtWork, click, done, numberOf } from '../../test/agent.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import type { Asked as Hearing, ScriptStep } from '../brain/scripted.ts';
import type { Asked, PersonsAnswer } from '../run-events.ts';

/** A site that writes down whatever could change it. */
async function startSite() {
  const pages = new Map<string, string>();
  const arrived: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const isScript = path.endsWith('.js');
    response.setHeader('content-type', `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`);
    if (request.method !== 'GET') arrived.push(`${request.method} ${path} ${await bodyOf(request)}`.trim());
    if (path.includes('?bell=')) arrived.push(`GET ${path}`);
    response.end(pages.get(path) ?? '<!doctype html><title>So be it</title>So be it.');
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => socket.on('message', (data) => void arrived.push(`SEND ${data}`)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    arrived,
    host: `localhost:${port}`,
    /** The same site under another name: another origin. */
    elsewhere: `127.0.0.1:${port}`,
    /** Puts a page there and says where. */
    page(body: string, path = '/'): string {
      pages.set(path, path.endsWith('.js') ? body : `<!doctype html><meta charset="utf-8"><title>Σ</title>${body}`);
      return `http://localhost:${port}${path}`;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>);
  return Buffer.concat(chunks).toString();
}

const [agent, site] = await forThisFile(agentAtWork(), startSite());
const hold = await agent.session.holdOutgoing();

beforeEach(async () => {
  await hold.refuseAll();
  site.arrived.length = 0;
});

/** Something on a page that says nothing of what it does. */
interface Control {
  by: string;
  page: string;
  /** What the question has to tell: method, destination and values. */
  told: readonly string[];
  /** What the server gets when somebody allows it. */
  arrives: RegExp;
  touch?: (asked: Hearing) => object;
}

const SCRIPT = `<script>
  const one = (selector) => document.querySelector(selector);
  const onClick = (selector, work) => one(selector).addEventListener('click', work);
  const json = (value, method = 'POST') =>
    ({ method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) });
</script>`;
const scripted = (body: string, script: string) => `${body}${SCRIPT}<script>${script}</script>`;
const ICON = `<svg width="24" height="24" viewBox="0 0 24 24"><path d="M4 12h16M12 4v16" stroke="#333"/></svg>`;

/** The first thing on the page that has a number. */
const first =
  (tool: string, more: object = {}) =>
  (asked: Hearing) => ({
    tool,
    input: { id: numberOf(asked, /./), ...more },
  });

const CONTROLS: readonly Control[] = [
  {
    by: 'fetch',
    page: scripted('<button>⚑</button>', `onClick('button', () => fetch('/k/1', json({ qty: 3, ref: 'A-17' })))`),
    told: ['POST http://HOST/k/1', 'qty: 3', 'ref: A-17'],
    arrives: /^POST \/k\/1 \{"qty":3,"ref":"A-17"\}$/,
  },
  {
    by: 'XHR',
    page: scripted(
      '<div>確定</div>',
      `onClick('div', () => { const x = new XMLHttpRequest(); x.open('POST', '/k/2'); x.setRequestHeader('content-type', 'application/x-www-form-urlencoded'); x.send('slot=9&who=Ann'); })`,
    ),
    told: ['POST http://HOST/k/2', 'slot: 9', 'who: Ann'],
    arrives: /^POST \/k\/2 slot=9&who=Ann$/,
  },
  {
    by: 'a form',
    page: '<form method="post" action="/k/3"><button>تم</button><input name="seat" value="14C" aria-label="seat"></form>',
    told: ['POST http://HOST/k/3', 'seat: 14C'],
    arrives: /^POST \/k\/3 seat=14C$/,
  },
  {
    by: 'a request that outlives its page',
    page: scripted(
      '<button>כן</button>',
      `onClick('button', () => fetch('/k/4', { ...json({ lamp: 'on' }), keepalive: true }))`,
    ),
    told: ['POST http://HOST/k/4', 'lamp: on'],
    arrives: /^POST \/k\/4 \{"lamp":"on"\}$/,
  },
  {
    by: 'a beacon to its own site',
    page: scripted(
      '<div>ตกลง</div>',
      `onClick('div', () => navigator.sendBeacon('/k/5', new URLSearchParams({ lamp: 'off' })))`,
    ),
    told: ['POST http://HOST/k/5', 'lamp: off'],
    arrives: /^POST \/k\/5 lamp=off$/,
  },
  {
    by: 'a GraphQL mutation',
    page: scripted(
      '<button>კი</button>',
      `onClick('button', () => fetch('/graphql', json({ query: 'mutation Z($n: Int) { z(n: $n) { ok } }', variables: { n: 41 } })))`,
    ),
    told: ['POST http://HOST/graphql', 'mutation Z', 'variables.n: 41'],
    arrives: /^POST \/graphql .*"n":41/,
  },
  {
    by: 'a message over a socket',
    page: scripted(
      '<button>ჰო</button>',
      `const socket = new WebSocket('ws://' + location.host + '/k/7'); onClick('button', () => socket.send(JSON.stringify({ z: 'seven' })))`,
    ),
    told: ['A message to ws://HOST/k/7', 'z: seven'],
    arrives: /^SEND \{"z":"seven"\}$/,
  },
  {
    by: 'Enter in a field',
    page: scripted(
      '<input aria-label="✎">',
      `one('input').addEventListener('keydown', ({ key, target }) => key === 'Enter' && fetch('/k/8', json({ line: target.value })))`,
    ),
    told: ['POST http://HOST/k/8', 'line: twelve pears'],
    arrives: /^POST \/k\/8 \{"line":"twelve pears"\}$/,
    touch: first('type', { text: 'twelve pears', submit: true }),
  },
  {
    by: 'drag and drop, with PUT',
    page: scripted(
      `<div draggable="true" tabindex="0" id="what" style="width:80px;height:40px;background:#ccc">◆</div>
       <div id="where" tabindex="0" role="listbox" aria-label="▣" style="width:200px;height:120px;background:#eee;margin-top:40px"></div>`,
      `one('#where').addEventListener('dragover', (event) => event.preventDefault());
       one('#where').addEventListener('drop', (event) => { event.preventDefault(); fetch('/k/9', json({ place: 2 }, 'PUT')); })`,
    ),
    told: ['PUT http://HOST/k/9', 'place: 2'],
    arrives: /^PUT \/k\/9 \{"place":2\}$/,
    touch: (asked) => ({ tool: 'drag', input: { id: numberOf(asked, /◆/), to: numberOf(asked, /▣/) } }),
  },
  {
    by: 'PATCH',
    page: scripted(
      `<div tabindex="0">${ICON}</div>`,
      `onClick('div', () => fetch('/k/10', json({ v: false }, 'PATCH')))`,
    ),
    told: ['PATCH http://HOST/k/10', 'v: false'],
    arrives: /^PATCH \/k\/10 \{"v":false\}$/,
  },
  {
    by: 'DELETE',
    page: scripted('<button>✕</button>', `onClick('button', () => fetch('/k/11?which=77', { method: 'DELETE' }))`),
    told: ['DELETE http://HOST/k/11', 'which: 77'],
    arrives: /^DELETE \/k\/11\?which=77$/,
  },
  {
    by: 'a view that it goes to first',
    page: scripted(
      '<button>➜</button>',
      `onClick('button', () => { history.pushState({}, '', '/next'); setTimeout(() => fetch('/k/22', json({ qty: 3, seat: '14C' })), 50) })`,
    ),
    told: ['POST http://HOST/k/22', 'qty: 3', 'seat: 14C'],
    arrives: /^POST \/k\/22 /,
  },
  {
    by: 'a form in a frame of another site',
    page: `<iframe width="400" height="200" src="http://ELSEWHERE/framed"></iframe>`,
    told: ['POST http://ELSEWHERE/k/12', 'pot: 5'],
    arrives: /^POST \/k\/12 pot=5$/,
  },
  {
    by: 'a worker',
    page: scripted(
      '<button>続</button>',
      `const worker = new Worker('/worker.js'); onClick('button', () => worker.postMessage(6))`,
    ),
    told: ['POST http://HOST/k/13', 'boxes: 6'],
    arrives: /^POST \/k\/13 \{"boxes":6\}$/,
  },
  {
    by: 'the payment sheet of the browser',
    page: scripted(
      '<button>◈</button>',
      `const total = { label: '', amount: { currency: 'EUR', value: '64.00' } };
       const rings = ({ name }) => name !== 'AbortError' && fetch('/?bell=' + name);
       onClick('button', () => new PaymentRequest([{ supportedMethods: 'https://pay.example/x' }], { total }).show().catch(rings))`,
    ),
    told: ['A payment to HOST', 'Amount: 64'],
    // Nobody can be paid in this way here: the sheet itself says so when it is asked for.
    arrives: /^GET \/\?bell=NotSupportedError$/,
  },
];

site.page(
  '<form method="post" action="/k/12"><input name="pot" value="5" aria-label="pot"><button>◎</button></form>',
  '/framed',
);
site.page(
  `onmessage = ({ data }) => fetch('/k/13', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ boxes: data }) })`,
  '/worker.js',
);

const named = (text: string) => text.replaceAll('HOST', site.host).replaceAll('ELSEWHERE', site.elsewhere);
const touchOf = ({ page, touch }: Control) =>
  touch ?? ((asked: Hearing) => ({ tool: 'click', input: { id: numberOf(asked, /framed|◎/.test(page) ? /◎/ : /./) } }));

/** Goes to a page, does these things in turn, and tells what was asked. Nobody may be there. */
async function errand(
  page: string,
  acts: readonly ScriptStep[],
  answers: readonly PersonsAnswer['allows'][] | undefined,
) {
  const questions: Asked[] = [];
  const before: number[] = [];
  const voyage = await agent.run({
    task: 'Please look after this page.',
    at: site.page(named(page)),
    script: { navigator: [...acts, done('That is all.')] },
    ...(answers
      ? {
          person: (question: Asked) => {
            questions.push(question);
            before.push(site.arrived.length);
            return { allows: answers[questions.length - 1] ?? 'no' };
          },
        }
      : {}),
  });
  return { ...voyage, questions, before };
}

test.each(CONTROLS)(
  'a control without a word that sends by $by: no is no, and a yes is good for one',
  async (control) => {
    const act = touchOf(control);
    const { questions, before } = await errand(control.page, [act, act], ['no', 'once']);

    expect(questions).toHaveLength(2);
    expect(before).toEqual([0, 0]);
    for (const { text } of questions) for (const words of control.told) expect(text).toContain(named(words));
    await expect.poll(() => site.arrived).toEqual([expect.stringMatching(control.arrives)]);
  },
);

/** How it is sent makes no difference here: every fourth way shows it. */
const SOME = CONTROLS.filter((_, at) => at % 4 === 0);

test.each(SOME)('where nobody is there to ask, the run parks and nothing is sent by $by', async (control) => {
  const { result, all } = await errand(control.page, [touchOf(control)], undefined);

  expect(result.status).toBe('blocked');
  expect(all('asked')).toHaveLength(1);
  await hold.refuseAll();
  expect(site.arrived).toEqual([]);
});

test('a link that changes something though it should only lead somewhere is the exception: it is not held', async () => {
  const page = '<a href="/k/14?bell=off">🔔</a>';
  const { questions } = await errand(page, [first('click')], []);

  expect(questions).toEqual([]);
  expect(site.arrived).toEqual(['GET /k/14?bell=off']);
});

const ORDER = (script: string) =>
  scripted(
    '<label>Price <input id="price" value="20 €" readonly></label><label>To <input id="to" value="ann@example.test" readonly></label><button>Send the order</button>',
    script,
  );
const orderOf = (price: string, to: string) => `json({ price: ${price}, to: ${to} })`;

test.each([
  ['price', orderOf('"200 €"', 'one("#to").value'), '200'],
  ['recipient', orderOf('one("#price").value', '"eve@example.test"'), 'eve@example.test'],
])('a page that swaps the %s when its button is pressed is asked about again', async (_what, swapped, shown) => {
  const page = ORDER(`onClick('button', () => fetch('/k/15', ${swapped}))`);
  const { questions } = await errand(page, [click(/Send the order/)], ['once', 'no']);

  expect(questions).toHaveLength(2);
  expect(questions[0]?.text).toContain('Price: 20 €');
  expect(questions[0]?.text).not.toContain(shown);
  expect(questions[1]?.text).toContain(shown);
  expect(site.arrived).toEqual([]);
});

test('what a page shows and sends as it was allowed goes out after one question', async () => {
  const page = ORDER(`onClick('button', () => fetch('/k/16', ${orderOf('one("#price").value', 'one("#to").value')}))`);
  const { questions } = await errand(page, [click(/Send the order/)], ['once']);

  expect(questions).toHaveLength(1);
  expect(site.arrived).toEqual(['POST /k/16 {"price":"20 €","to":"ann@example.test"}']);
});

test('a price that a script changes while the person thinks it over is asked about again', async () => {
  const page = scripted(
    '<form method="post" action="/k/17"><label>Price <input name="price" value="20"></label><button>✓</button></form>',
    `addEventListener('swap', () => { one('input').value = '200'; })`,
  );
  const questions: Asked[] = [];
  await agent.run({
    task: 'Please look after this page.',
    at: site.page(page),
    script: { navigator: [click(/✓/), done('That is all.')] },
    person: async (question) => {
      questions.push(question);
      if (questions.length > 1) return { allows: 'no' };
      await agent.helm.tab.page.evaluate("dispatchEvent(new Event('swap'))");
      return { allows: 'once' };
    },
  });

  expect(questions.map(({ text }) => /Price: \d+/i.exec(text)?.[0])).toEqual(['Price: 20', 'Price: 200']);
  expect(site.arrived).toEqual([]);
});

test('everybody to whom a letter goes is named, also those whom a script added', async () => {
  const letter = `json({ to: [one('#to').value], cc: ['eve@example.test'], bcc: 'mallory@example.test', text: 'Hello' })`;
  const page = scripted(
    '<label>To <input id="to" value="ann@example.test"></label><button>➤</button>',
    `onClick('button', () => fetch('/k/18', ${letter}))`,
  );
  const { questions } = await errand(page, [click(/➤/)], ['no']);

  expect(questions).toHaveLength(1);
  expect(questions[0]?.text).toContain('Recipients: ann@example.test, eve@example.test, mallory@example.test');
  expect(site.arrived).toEqual([]);
});

test('what is sent long after the click is held and asked about', async () => {
  const page = scripted(
    '<button>⌛</button>',
    `onClick('button', () => setTimeout(() => fetch('/k/19', json({ n: 1 })), 2500))`,
  );
  const pause = { tool: 'wait', input: { seconds: 4 } };
  const { questions, before } = await errand(page, [first('click'), pause], ['once']);

  expect(questions.map(({ text }) => text)).toEqual([expect.stringContaining(named('POST http://HOST/k/19'))]);
  expect(before).toEqual([0]);
  expect(site.arrived).toEqual(['POST /k/19 {"n":1}']);
});

test.each([
  ['is done after it', `onClick('.b', () => { document.title = 'Sent'; })`, 'Sent', undefined],
  [
    'is told to be undone where it can no longer be meant',
    `onClick('.b', () => {}); addEventListener('late', () => one('.b').remove())`,
    'Σ',
    expect.stringMatching(/click button "Σ".*, because/),
  ],
])('what was decided while something late waits %s', async (_, script, title, undone) => {
  const page = scripted(
    '<button class="a">⌛</button><button class="b">Σ</button>',
    `onClick('.a', () => setTimeout(() => fetch('/k/22', json({ n: 1 })).then(() => dispatchEvent(new Event('late'))), 2500)); ${script}`,
  );
  const { page: shown } = agent.session.tab;
  const { read } = await agent.run({
    task: 'Please look after this page.',
    at: site.page(page),
    script: {
      navigator: [
        first('click'),
        async (asked: Hearing) => {
          await expect.poll(() => hold.held.length, { timeout: 10_000 }).toBe(1);
          return { tool: 'click', input: { id: numberOf(asked, /Σ/) } };
        },
        done('That is all.'),
      ],
    },
    person: async () => ({ allows: 'once' }),
  });

  expect(await shown.title()).toBe(title);
  expect(/Not done: .*/.exec(read('navigator')[2] ?? '')?.[0]).toEqual(undone);
  expect(site.arrived).toEqual(['POST /k/22 {"n":1}']);
});

test('what was given up before the person said yes is done again, once', async () => {
  const page = scripted(
    '<button>☏</button>',
    `onClick('button', () => fetch('/k/20', json({ n: 1 })).catch(() => {}))`,
  );
  const questions: Asked[] = [];
  await agent.run({
    task: 'Please look after this page.',
    at: site.page(page),
    script: { navigator: [first('click'), done('That is all.')] },
    person: async (question) => {
      questions.push(question);
      // As it happens when somebody takes longer than the page is made to wait.
      await hold.refuseAll();
      return { allows: 'once' };
    },
  });

  expect(questions).toHaveLength(1);
  expect(site.arrived).toEqual(['POST /k/20 {"n":1}']);
});

test('a late yes is good for what was shown: when the page sends something else then, nothing is sent, and the run is told', async () => {
  const page = scripted(
    '<button>☂</button>',
    `let n = 0; onClick('button', () => fetch('/k/21', json({ n: ++n })).catch(() => {}))`,
  );
  const questions: Asked[] = [];
  const { read } = await agent.run({
    task: 'Please look after this page.',
    at: site.page(page),
    script: { navigator: [first('click'), done('That is all.')] },
    person: async (question) => {
      questions.push(question);
      await hold.refuseAll();
      return { allows: 'once' };
    },
  });

  expect(questions.map(({ text }) => /n: \d/.exec(text)?.[0])).toEqual(['n: 1']);
  expect(read('navigator')[1]).toContain('would send something else now');
  expect(site.arrived).toEqual([]);
});
