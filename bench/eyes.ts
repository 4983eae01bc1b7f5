import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { Eyes } from '../src/browser/observe.ts';
import { render } from '../src/browser/render.ts';
import { LotsmanError } from '../src/errors.ts';
import { type Bench, say } from './bench.ts';
import { type Looks, type Onlooker, watch } from './eyes/onlooker.ts';
import { ourEyes, playwright, playwrightMcp } from './eyes/onlookers.ts';
import { type BenchPage, startPages } from './eyes/pages.ts';
import { type Recall, recallOn } from './eyes/recall.ts';
import { type PageResult, ratiosOf, ratioTable, recallTable, timeTable } from './eyes/report.ts';
import { takeDownTruth } from './eyes/truth.ts';
import { workMeter } from './eyes/worked.ts';
import { PlaywrightMcp } from './peers/playwright-mcp.ts';
import { freshSession } from './session.ts';

/** Saved pages ask for what is not on this machine: that fails at once, for everybody, instead of after a while. */
const NOWHERE = { server: 'http://127.0.0.1:9', bypass: 'localhost,*.localhost,127.0.0.1' };

export const eyes: Bench = {
  help: `A look at a page: how long it takes, how many tokens it costs, how much of what can be acted on it shows.
On the practice sites and on pages of your own, beside playwright-core's snapshot for models and Playwright MCP.
Every look is a first look at a freshly loaded page, then one more after a small change.

  --pages FOLDER   also the pages in this folder: those named in its pages.txt, or all its .html files
  --only WORD      only pages with this in their name
  --rounds N       how often each page is loaded for each onlooker (default 3)
  --json FILE      writes all figures there too
  --alone          without Playwright MCP
  --quick          without recall`,

  async run(args) {
    const { pages: folder, only = '', json, alone, quick, rounds } = optionsOf(args);
    await using site = await startPages(folder);
    const pages = site.pages.filter(({ name }) => name.includes(only));
    if (pages.length === 0) throw new LotsmanError('bad_input', `No page has "${only}" in its name.`);
    process.env['PLAYWRIGHT_MCP_PROXY_SERVER'] = NOWHERE.server;
    process.env['PLAYWRIGHT_MCP_PROXY_BYPASS'] = NOWHERE.bypass;
    await using peer = alone ? undefined : await PlaywrightMcp.start();
    const results = await measure(pages, Number(rounds), peer, quick);
    report(results, peer !== undefined);
    if (json !== undefined) await writeFile(json, `${JSON.stringify(figures(results), undefined, 2)}\n`);
  },
};

function optionsOf(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        pages: { type: 'string' },
        only: { type: 'string' },
        json: { type: 'string' },
        rounds: { type: 'string', default: '3' },
        alone: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
      },
    });
    if (!/^[1-9]\d*$/.test(values.rounds))
      throw new LotsmanError('bad_input', `--rounds wants a number of rounds, not "${values.rounds}".`);
    return values;
  } catch (error) {
    if (error instanceof LotsmanError) throw error;
    throw new LotsmanError('bad_input', `${error instanceof Error ? error.message : error}`);
  }
}

async function measure(
  pages: readonly BenchPage[],
  rounds: number,
  peer: PlaywrightMcp | undefined,
  quick: boolean,
): Promise<PageResult[]> {
  await using session = await freshSession({ proxy: NOWHERE });
  const { tab } = session;
  // As in a run: what is read ahead is written down ahead.
  const sight = new Eyes(tab, undefined, undefined, { onReadAhead: (observation) => void render(observation) });
  await sight.observe();
  const worked = await workMeter(tab.page);
  const onlookers: Onlooker[] = [
    ourEyes(tab.page, sight, 'viewport', worked),
    ourEyes(tab.page, sight, 'page', worked),
    playwright(tab.page, worked),
    ...(peer ? [playwrightMcp(peer)] : []),
  ];
  const truthful = await session.newTab();
  await takeDownTruth(truthful.page);
  const truthfulSight = new Eyes(truthful);
  const results: PageResult[] = [];
  for (const [index, page] of pages.entries()) {
    const looks = await watchAll(onlookers, page, rounds);
    const recall = quick ? undefined : await recallOn(truthful.page, truthfulSight, page.url).catch(() => undefined);
    const tokens = Object.fromEntries(
      Object.entries(looks).map(([name, all]) => [name, countTokens(all[0]?.text ?? '')]),
    );
    const result = { page: page.name, looks, tokens, recall };
    results.push(result);
    say(`${String(index + 1).padStart(3)}/${pages.length}  ${lineOf(result)}`);
  }
  return results;
}

/** Onlookers take turns, so that a busy moment of the machine hits all of them alike. */
async function watchAll(
  onlookers: readonly Onlooker[],
  page: BenchPage,
  rounds: number,
): Promise<Record<string, Looks[]>> {
  const looks: Record<string, Looks[]> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const onlooker of onlookers) {
      const seen = await watch(onlooker, page.url).catch((error: unknown) => {
        say(`     ${onlooker.name} could not look at ${page.name}: ${String(error).split('\n')[0]}`);
        return undefined;
      });
      if (seen) looks[onlooker.name] = [...(looks[onlooker.name] ?? []), seen];
    }
  return looks;
}

function lineOf({ page, looks, tokens, recall }: PageResult): string {
  const times = Object.entries(looks).map(([name, all]) => {
    const fastest = (when: 'first' | 'second') => Math.min(...all.map((one) => one[when].time)).toFixed(0);
    return `${name} ${fastest('first')}/${fastest('second')} ms ${tokens[name]} tok`;
  });
  const seen = recall ? ` · seen ${recall.ours}, playwright ${recall.playwright} of ${recall.targets}` : '';
  return `${page}: ${times.join(' · ')}${seen}`;
}

function report(results: readonly PageResult[], withPeer: boolean): void {
  const onlookers = ['default', 'whole', 'playwright', ...(withPeer ? ['playwright-mcp'] : [])];
  say(`\n${results.length} pages. Medians over pages of the median over rounds.\n`);
  say(timeTable(results, onlookers));
  for (const name of onlookers.slice(2)) say(`\n${ratioTable(ratiosOf(results, name, 'time'), 'time', name)}`);
  say(`\n${ratioTable(ratiosOf(results, 'playwright', 'work'), 'work', 'playwright')}`);
  if (results.some(({ recall }) => recall)) say(`\n${recallTable(results)}`);
}

function figures(results: readonly PageResult[]) {
  const withoutTexts = results.map(({ looks, ...rest }) => ({
    ...rest,
    looks: Object.fromEntries(
      Object.entries(looks).map(([name, all]) => [name, all.map(({ first, second }) => ({ first, second }))]),
    ),
  }));
  const recalls: Recall[] = results.flatMap(({ recall }) => recall ?? []);
  return {
    ratios: {
      playwright: ratiosOf(results, 'playwright', 'time'),
      playwrightWork: ratiosOf(results, 'playwright', 'work'),
      playwrightMcp: ratiosOf(results, 'playwright-mcp', 'time'),
    },
    recalls,
    pages: withoutTexts,
  };
}
