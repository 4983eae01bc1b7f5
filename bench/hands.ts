import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Helm } from '../src/browser/helm.ts';
import { renderOutcome } from '../src/browser/outcome.ts';
import { servePages } from '../test/serve.ts';
import { type Bench, median, percentile, say, table } from './bench.ts';
import { PlaywrightMcp } from './peers/playwright-mcp.ts';
import { freshSession } from './session.ts';

/** When the effect of a button comes: at once, after a timer, after an answer of the server. */
const EFFECTS = [
  { button: 'Now', after: 0 },
  { button: 'Timer 50', after: 50 },
  { button: 'Timer 250', after: 250 },
  { button: 'Fetch 100', after: 100 },
  { button: 'Fetch 300', after: 300 },
  { button: 'Fetch 1000', after: 1_000 },
] as const;

export const hands: Bench = {
  help: `One step: click by number, wait, look again. Is the effect in that look, and how long after it came?
Six delays, on a calm page and on one that polls, animates and streams for ever; beside Playwright MCP.
And a bare click by number, without waiting.

  --rounds N   how often each is tried (default 7)
  --alone      without the peer`,

  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { rounds: { type: 'string', default: '7' }, alone: { type: 'boolean', default: false } },
    });
    const rounds = Number(values.rounds);
    await using site = await serveButtons();
    await ours(site.origin, rounds);
    if (!values.alone) await theirs(site.origin, rounds);
  },
};

type Step = (button: string) => Promise<{ text: string; milliseconds: number }>;

async function ours(origin: string, rounds: number): Promise<void> {
  await using session = await freshSession();
  const helm = new Helm(session);
  const numberOf = (name: string) => {
    const controls = (helm.last?.lines ?? []).flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
    return controls.find((control) => control.name === name)?.id ?? 0;
  };
  const step: Step = async (button) => {
    const began = performance.now();
    const outcome = await helm.act({ tool: 'click', input: { id: numberOf(button) } });
    const text = renderOutcome(outcome);
    return { text, milliseconds: performance.now() - began };
  };
  for (const page of ['calm', 'restless']) {
    await helm.tab.goto(`${origin}/${page}`);
    // As long as a model thinks before its first step.
    await delay(1_500);
    await helm.observe();
    await report(`lotsman, ${page} page`, rounds, step);
  }
  await helm.tab.goto(`${origin}/calm`);
  await helm.observe();
  const clicks: number[] = [];
  for (let count = 0; count < rounds * 3; count += 1) {
    const began = performance.now();
    await helm.hands.click(numberOf('Nothing'));
    clicks.push(performance.now() - began);
  }
  say(
    `A bare click by number: median ${median(clicks).toFixed(1)} ms, best ${Math.min(...clicks).toFixed(1)} ms, p95 ${percentile(clicks, 0.95).toFixed(1)} ms\n`,
  );
}

async function theirs(origin: string, rounds: number): Promise<void> {
  await using peer = await PlaywrightMcp.start();
  if (!peer) return;
  for (const page of ['calm', 'restless']) {
    await peer.call('browser_navigate', { url: `${origin}/${page}` });
    await delay(1_500);
    let snapshot = await peer.call('browser_snapshot', {});
    const step: Step = async (button) => {
      const ref = new RegExp(`button "${button}".*?\\[ref=(\\w+)\\]`).exec(snapshot)?.[1];
      const began = performance.now();
      await peer.call('browser_click', { element: button, target: ref, ref });
      const text = await peer.call('browser_snapshot', {});
      snapshot = text;
      return { text, milliseconds: performance.now() - began };
    };
    await report(`Playwright MCP, ${page} page`, rounds, step);
  }
}

async function report(title: string, rounds: number, step: Step): Promise<void> {
  const rows: string[][] = [];
  for (const { button, after } of EFFECTS) {
    const lags: number[] = [];
    let seen = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { text, milliseconds } = await step(button);
      lags.push(milliseconds - after);
      // Each answer is counted, so that an old one is not taken for a new one.
      if (text.includes(`${button} answered ${round + 1} `)) seen += 1;
      await delay(50);
    }
    rows.push([button, `${seen}/${rounds}`, ms(median(lags)), ms(Math.min(...lags)), ms(percentile(lags, 0.95))]);
  }
  say(`${title}: time from click to look, less the delay of the effect`);
  say(`${table(['effect', 'seen', 'median', 'best', 'p95'], rows)}\n`);
}

function ms(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`;
}

const BUTTONS = `
  ${EFFECTS.map(({ button, after }) => `<button onclick="go('${button}', ${after})">${button}</button>`).join('\n  ')}
  <button>Nothing</button>
  <p id="said"></p>
  <script>
    const counts = {};
    const say = (button) => { counts[button] = (counts[button] ?? 0) + 1; said.textContent = button + ' answered ' + counts[button] + ' times' };
    const go = (button, after) => {
      if (after === 0) say(button);
      else if (button.startsWith('Timer')) setTimeout(() => say(button), after);
      else fetch('/wait?ms=' + after).then((answer) => answer.text()).then(() => say(button));
    };
  </script>`;

const RESTLESS = `
  <p id="clock"></p><div id="ball" style="position:absolute;top:300px">o</div><p id="stream"></p><ul id="feed"></ul>
  <style>@keyframes turn { to { rotate: 1turn } } #clock { animation: turn 1s infinite }</style>
  <script>
    setInterval(() => { clock.textContent = Math.round(performance.now() / 100) }, 100);
    const move = (now) => { ball.style.left = 50 + 30 * Math.sin(now / 200) + 'px'; requestAnimationFrame(move) };
    move(0);
    const poll = () => fetch('/poll').then((answer) => answer.text()).then((text) => { feed.textContent = text; poll() });
    poll();
    fetch('/stream').then(async ({ body }) => { for await (const chunk of body) stream.textContent = chunk.length });
    setInterval(() => navigator.sendBeacon('/beacon', 'x'), 300);
  </script>`;

const page = (body: string) => `<title>Buttons</title>${BUTTONS}${body}`;

/** Pages whose buttons take their time. */
function serveButtons() {
  return servePages({
    '/calm': page(''),
    '/restless': page(RESTLESS),
    '/wait': (request, response) => {
      const after = Number(new URL(request.url ?? '/', 'http://localhost').searchParams.get('ms'));
      setTimeout(() => response.end('done'), after);
    },
    '/poll': (_, response) => void setTimeout(() => response.end(String(Date.now())), 700),
    '/beacon': (_, response) => void response.end(),
    '/stream': (_, response) => {
      const timer = setInterval(() => response.write('x'), 100);
      response.on('close', () => clearInterval(timer));
    },
  });
}
