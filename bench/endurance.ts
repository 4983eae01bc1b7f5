import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Helm } from '../src/browser/helm.ts';
import { LotsmanError } from '../src/errors.ts';
import { startPractice } from '../src/practice/server.ts';
import { servePages } from '../test/serve.ts';
import { type Bench, say, table } from './bench.ts';
import { freshSession } from './session.ts';

/** The first part of a run only fills caches. */
const WARM_UP = 0.2;
const SAMPLES = 10;

export const endurance: Bench = {
  help: `Does memory grow? Many steps on one page that draws its list anew at each of them, then many navigations
through the practice sites with a step on each page. Measured after garbage collection, in Node and in the page.

  --steps N         on the one page (default 2000)
  --navigations N   (default 200)`,

  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { steps: { type: 'string', default: '2000' }, navigations: { type: 'string', default: '200' } },
    });
    await stepsOnOnePage(countOf('steps', values.steps));
    await navigations(countOf('navigations', values.navigations));
  },
};

function countOf(option: string, given: string): number {
  const count = Number(given);
  if (!Number.isInteger(count) || count < SAMPLES)
    throw new LotsmanError('bad_usage', `--${option} takes a whole number of at least ${SAMPLES}, not "${given}".`);
  return count;
}

/** A list whose every row is replaced at each click, with words and listeners that were never there before. */
const RESTLESS_LIST = `<title>List</title><button id="more">More</button><ul id="list"></ul><script>
  let turn = 0;
  const draw = () => {
    turn += 1;
    list.replaceChildren(...Array.from({ length: 30 }, (_, index) => {
      const item = document.createElement('li');
      item.innerHTML = '<span>Item ' + turn + '-' + index + '</span> <button>Open</button> <a href="#' + turn + '">Link</a>';
      item.querySelector('button').addEventListener('click', () => item.remove());
      return item;
    }));
  };
  more.onclick = draw;
  draw();
</script>`;

async function stepsOnOnePage(steps: number): Promise<void> {
  await using site = await servePages({ '/': RESTLESS_LIST });
  await using session = await freshSession();
  const helm = new Helm(session);
  await helm.tab.goto(site.origin);
  await helm.observe();
  const samples = await sampled(helm, steps, async () => {
    await helm.act({ tool: 'click', input: { id: numberOf(helm, 'More') } });
  });
  report(`${steps} steps on one page`, samples);
}

async function navigations(count: number): Promise<void> {
  await using practice = await startPractice();
  await using session = await freshSession();
  const helm = new Helm(session);
  const sites = ['mail', 'food', 'jobs', 'travel', 'forum', 'gallery'] as const;
  const samples = await sampled(helm, count, async (turn) => {
    await helm.tab.goto(practice.url(sites[turn % sites.length] ?? 'mail', '/', 'endurance'));
    const { lines } = await helm.observe();
    const [first] = lines.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
    if (first) await helm.act({ tool: 'hover', input: { id: first.id } }).catch(() => {});
  });
  report(`${count} navigations`, samples);
}

interface Sample {
  turn: number;
  nodeHeap: number;
  nodeResident: number;
  pageHeap: number;
  pageNodes: number;
}

async function sampled(helm: Helm, turns: number, step: (turn: number) => Promise<void>): Promise<Sample[]> {
  const samples: Sample[] = [];
  const every = Math.floor(turns / SAMPLES);
  for (let turn = 1; turn <= turns; turn += 1) {
    await step(turn);
    if (turn % every === 0) samples.push({ turn, ...(await memory(helm)) });
  }
  return samples;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

async function memory(helm: Helm): Promise<Omit<Sample, 'turn'>> {
  collectGarbage();
  const { heapUsed, rss } = process.memoryUsage();
  const cdp = await helm.tab.cdp();
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { nodeHeap: heapUsed, nodeResident: rss, pageHeap: usedSize, pageNodes: nodes };
}

function report(title: string, samples: readonly Sample[]): void {
  say(`${title}: memory after garbage collection`);
  const head = ['after', 'Node heap', 'Node resident', 'page heap', 'page nodes'];
  const rows = samples.map(({ turn, nodeHeap, nodeResident, pageHeap, pageNodes }) => [
    String(turn),
    megabytes(nodeHeap),
    megabytes(nodeResident),
    megabytes(pageHeap),
    String(pageNodes),
  ]);
  say(table(head, rows));
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const growth = (of: (sample: Sample) => number) => {
    const half = Math.floor(warm.length / 2);
    const mean = (part: readonly Sample[]) => part.reduce((sum, one) => sum + of(one), 0) / part.length;
    return mean(warm.slice(half)) / mean(warm.slice(0, half)) - 1;
  };
  const parts = [
    `Node heap ${percent(growth((one) => one.nodeHeap))}`,
    `Node resident ${percent(growth((one) => one.nodeResident))}`,
    `page heap ${percent(growth((one) => one.pageHeap))}`,
    `page nodes ${percent(growth((one) => one.pageNodes))}`,
  ];
  say(`Second half against the first, after warming up: ${parts.join(', ')}\n`);
}

function numberOf(helm: Helm, name: string): number {
  const controls = (helm.last?.lines ?? []).flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
  return controls.find((control) => control.name === name)?.id ?? 0;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}

function percent(share: number): string {
  return `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`;
}
