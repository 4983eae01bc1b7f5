import { parseArgs } from 'node:util';
import { Helm } from '../src/browser/helm.ts';
import { LotsmanError } from '../src/errors.ts';
import { startGuardThread } from '../src/safety/proxy/guard-thread.ts';
import { type Bench, median, say, table } from './bench.ts';
import { startSites } from './guard/sites.ts';
import { freshSession } from './session.ts';

export const guard: Bench = {
  help: `What the guard costs: the same pages and clicks in two browsers, one with it and one without, taking turns.

  --rounds N    how often each is tried (default 15)
  --part NAME   only the proxy, or only the holding of requests (default both)
  --latency MS  how long the server of the pictures and of the asking button thinks (default 0, which no real one does)`,

  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: '15' },
        latency: { type: 'string', default: '0' },
        part: { type: 'string' },
      },
    });
    await using sites = await startSites(Number(values.latency));
    await using closing = new AsyncDisposableStack();
    const origins = [...sites.pages.map(({ url }) => url), sites.buttons];
    const pair = {
      without: new Helm(closing.use(await freshSession())),
      guarded: await guardedHelm(origins, values.part, closing),
    };
    const rounds = Number(values.rounds);

    const loads: Row[] = [];
    for (const { name, url } of sites.pages)
      loads.push(await compared(name, rounds, pair, async (helm) => void (await helm.tab.goto(url))));
    say(`Loading a page, ${rounds} rounds\n${tableOf(loads)}\n`);

    for (const helm of Object.values(pair)) {
      await helm.tab.goto(sites.buttons);
      await helm.observe();
    }
    const acts: Row[] = [];
    for (const name of ['Plain', 'Asking'])
      acts.push(
        await compared(`click, ${name.toLowerCase()}`, rounds, pair, async (helm) => {
          await helm.act({ tool: 'click', input: { id: numberOf(helm, name) } });
        }),
      );
    say(`One action with the look after it, ${rounds} rounds\n${tableOf(acts)}`);
  },
};

type Pair = Readonly<Record<'without' | 'guarded', Helm>>;

interface Row {
  name: string;
  without: readonly number[];
  guarded: readonly number[];
}

/** A browser with all that guards it, or with one part of that. */
async function guardedHelm(
  started: readonly string[],
  part: string | undefined,
  closing: AsyncDisposableStack,
): Promise<Helm> {
  if (part !== undefined && part !== 'proxy' && part !== 'holding')
    throw new LotsmanError('bad_input', `The guard has no part "${part}"; there are proxy and holding.`);
  const policy = { read: 'public', allowed: [], blocked: [], started } as const;
  const proxy = part === 'holding' ? undefined : closing.use(await startGuardThread({ policy }));
  const helm = new Helm(closing.use(await freshSession(proxy ? { guardFlags: proxy.flags } : {})));
  // What is judged here is let go: how long a person thinks is not ours to measure.
  if (part !== 'proxy') await helm.hold(() => 'pass', { onDocument: () => {}, onView: () => {} });
  return helm;
}

/** Whoever begins changes from round to round; the first round is for the caches. */
async function compared(name: string, rounds: number, pair: Pair, deed: (helm: Helm) => Promise<void>): Promise<Row> {
  const times: Record<keyof Pair, number[]> = { without: [], guarded: [] };
  const ways = ['without', 'guarded'] as const;
  for (let round = 0; round <= rounds; round += 1)
    for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
      const began = performance.now();
      await deed(pair[way]);
      if (round > 0) times[way].push(performance.now() - began);
    }
  return { name, ...times };
}

/** What else the machine does weighs on both of a round alike, so their quotient tells more than the medians do. */
function tableOf(rows: readonly Row[]): string {
  const quotients = ({ without, guarded }: Row) => guarded.map((time, round) => time / (without[round] ?? Number.NaN));
  const more = (quotient: number) => `${(100 * (quotient - 1)).toFixed(1)} %`;
  const lines = rows.map((row) => [
    row.name,
    `${median(row.without).toFixed(1)} ms`,
    `${median(row.guarded).toFixed(1)} ms`,
    more(median(quotients(row))),
    more(Math.min(...row.guarded) / Math.min(...row.without)),
  ]);
  const best = (way: keyof Pair) => rows.reduce((sum, row) => sum + Math.min(...row[way]), 0);
  const all = ['all', '', '', more(median(rows.flatMap(quotients))), more(best('guarded') / best('without'))];
  return table(['', 'without', 'guarded', 'more, in a round', 'more, at best'], [...lines, all]);
}

function numberOf(helm: Helm, name: string): number {
  const controls = (helm.last?.lines ?? []).flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
  return controls.find((control) => control.name === name)?.id ?? 0;
}
