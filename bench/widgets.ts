import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Helm } from '../src/browser/helm.ts';
import { LotsmanError } from '../src/errors.ts';
import { type Bench, say, table } from './bench.ts';
import { freshSession } from './session.ts';
import { Popups } from './widgets/popups.ts';
import { allControls, controlNow, type Known } from './widgets/screens.ts';
import { serveFolder } from './widgets/serve-folder.ts';
import { lost, type Trial, tryOut } from './widgets/trials.ts';

export const widgets: Bench = {
  help: `Every control with a value or a state on the example pages of a folder is set to something else, and read back
from the next look. Made for a checkout of github.com/w3c/aria-practices.

  --pages FOLDER   what is served; its pages are those in folders called "examples"
  --only WORD      only pages whose path has this word
  --failures       tell each control that failed, and why`,

  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        pages: { type: 'string' },
        only: { type: 'string', default: '' },
        failures: { type: 'boolean', default: false },
      },
    });
    if (values.pages === undefined) throw new LotsmanError('bad_usage', 'Which pages: --pages FOLDER.');
    const folder = values.pages;
    const pages = (await examplesIn(folder)).filter((page) => page.includes(values.only));
    await using site = await serveFolder(folder);
    await using session = await freshSession();
    const helm = new Helm(session);
    const results = new Map<string, Trial[]>();
    for (const page of pages) {
      results.set(page, await onPage(helm, `${site.origin}/${page}`));
    }
    const told = withoutFrame(results);
    if (values.failures)
      for (const [page, trials] of told)
        for (const { what, why } of trials.filter(({ readBack }) => !readBack)) say(`${page}: ${what}: ${why}`);
    say(tableOf(told));
  },
};

async function examplesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files
    .filter(
      ({ name, parentPath }) =>
        name.endsWith('.html') && parentPath.endsWith('/examples') && !parentPath.includes('node_modules'),
    )
    .map(({ name, parentPath }) => relative(folder, join(parentPath, name)))
    .sort();
}

/** What comes to light while controls are tried is tried as well, so many times over. */
const ROUNDS = 4;

/**
 * Tries every control once. What is gone with what another did is looked for on the page loaded anew; what cannot be
 * reached is tried again once others were opened, and what a list or menu took with it when it closed is opened again.
 * Nothing that was seen is left out: what is never found again has failed.
 */
async function onPage(helm: Helm, url: string): Promise<Trial[]> {
  const trials = new Map<string, Trial>();
  const tried = new Set<string>();
  await helm.tab.goto(url);
  let known = await allControls(helm);
  const popups = new Popups(helm, url, known);
  for (let round = 0; round < ROUNDS; round += 1) {
    const waiting = known.filter(({ key }) => !tried.has(key) || trials.get(key)?.unreached === true);
    if (waiting.length === 0) break;
    for (const one of waiting) {
      const { key, control } = one;
      tried.add(key);
      let now = await here(helm, known, key, url);
      if (!now && round === 0) {
        await helm.tab.goto(url);
        known = await allControls(helm);
        now = await here(helm, known, key, url);
      }
      now ??= await popups.reopen(control);
      const trial = now ? await tryOut(helm, now, popups) : lost(control);
      if (trial) trials.set(key, trial);
      await popups.note(one);
    }
    known = await allControls(helm);
    if (known.some(({ key }) => trials.get(key)?.unreached === true)) known = await unfolded(helm, known, popups);
  }
  return [...trials.values()];
}

/** Opens what is folded: loading the page anew has closed it again. */
async function unfolded(helm: Helm, known: readonly Known[], popups: Popups): Promise<Known[]> {
  for (const one of known) {
    const { control } = one;
    if (control.role !== 'button' || !control.states.includes('collapsed')) continue;
    await helm.act({ tool: 'check', input: { id: control.id } }).catch(() => {});
    await popups.note(one);
  }
  return allControls(helm);
}

async function here(helm: Helm, known: readonly Known[], key: string, url: string) {
  const { control } = known.find((one) => one.key === key) ?? {};
  const isHere = helm.tab.url.split('#')[0] === url;
  return control && isHere ? controlNow(helm, control.id) : undefined;
}

/** What stands on most pages belongs to the site around the examples. */
function withoutFrame(results: ReadonlyMap<string, readonly Trial[]>): Map<string, Trial[]> {
  const pages = [...results.values()].map((trials) => new Set(trials.map(({ what }) => what)));
  const isFrame = (what: string) =>
    pages.length > 3 && pages.filter((page) => page.has(what)).length > pages.length / 2;
  const kept = [...results].map(([page, trials]) => [page, trials.filter(({ what }) => !isFrame(what))] as const);
  return new Map(kept.filter(([, trials]) => trials.length > 0));
}

function tableOf(results: ReadonlyMap<string, readonly Trial[]>): string {
  const row = (name: string, trials: readonly Trial[]) => {
    const readBack = trials.filter((one) => one.readBack).length;
    const share = `${((100 * readBack) / Math.max(1, trials.length)).toFixed(1)} %`;
    return [name, String(trials.length), String(trials.filter((one) => one.set).length), String(readBack), share];
  };
  const rows = [...results].map(([page, trials]) =>
    row(page.replace(/^.*patterns\//, '').replace('/examples/', ' / '), trials),
  );
  return table(['example', 'controls', 'set', 'read back', ''], [...rows, row('all', [...results.values()].flat())]);
}
