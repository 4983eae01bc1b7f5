import { median, percentile, table } from '../bench.ts';
import type { Cost, Looks } from './onlooker.ts';
import type { Recall } from './recall.ts';

/** What was measured on one page: for each onlooker its looks, one a round. */
export interface PageResult {
  page: string;
  looks: Readonly<Record<string, readonly Looks[]>>;
  tokens: Readonly<Record<string, number>>;
  recall: Recall | undefined;
}

/** A quotient of two times on the same page, over all pages. */
export interface Ratio {
  what: string;
  goal: number;
  geometricMean: number;
  worst: number;
  pages: number;
}

const NAMES: Readonly<Record<string, string>> = {
  default: 'Lotsman, in view + outline',
  whole: 'Lotsman, whole page',
  playwright: 'playwright-core ariaSnapshot (ai)',
  'playwright-mcp': 'Playwright MCP browser_snapshot',
};

export function timeTable(results: readonly PageResult[], onlookers: readonly string[]): string {
  const rows = onlookers.map((name) => {
    const first = results.flatMap(({ looks }) => typical(looks[name], 'first', 'time') ?? []);
    const second = results.flatMap(({ looks }) => typical(looks[name], 'second', 'time') ?? []);
    const tokens = results.flatMap((result) => result.tokens[name] ?? []);
    return [
      NAMES[name] ?? name,
      ...[median(first), percentile(first, 0.95), median(second), percentile(second, 0.95)].map((ms) => ms.toFixed(1)),
      ...[median(tokens), Math.max(...tokens)].map((count) => String(Math.round(count))),
    ];
  });
  return table(['', 'first ms', 'p95', 'second ms', 'p95', 'tokens', 'most'], rows);
}

export function recallTable(results: readonly PageResult[]): string {
  const recalls = results.flatMap(({ recall }) => recall ?? []);
  const sum = (key: keyof Recall) => recalls.reduce((total, recall) => total + recall[key], 0);
  const share = (key: 'ours' | 'playwright') => {
    const perPage = recalls.filter(({ targets }) => targets > 0).map((recall) => recall[key] / recall.targets);
    const mean = perPage.reduce((total, one) => total + one, 0) / perPage.length;
    return [`${sum(key)} of ${sum('targets')}`, percent(sum(key) / sum('targets')), percent(mean)];
  };
  return table(
    ['seen of what can be acted on in view', 'elements', 'share', 'mean of pages'],
    [
      ['Lotsman, in view + outline', ...share('ours')],
      ['playwright-core ariaSnapshot (ai)', ...share('playwright')],
    ],
  );
}

export function ratiosOf(results: readonly PageResult[], peer: string, what: keyof Cost): Ratio[] {
  const ratio = (look: string, name: string, when: When, goal: number, theirWhen: When = when): Ratio => {
    const quotients = results.flatMap(({ looks }) => {
      const [ours, theirs] = [typical(looks[name], when, what), typical(looks[peer], theirWhen, what)];
      return ours && theirs ? [ours / theirs] : [];
    });
    const mean = Math.exp(quotients.reduce((sum, one) => sum + Math.log(one), 0) / quotients.length);
    return { what: look, goal, geometricMean: mean, worst: Math.max(...quotients), pages: quotients.length };
  };
  return [
    ratio('whole page, first look', 'whole', 'first', 1 / 4),
    ratio('whole page, after a small change', 'whole', 'second', 1 / 4),
    ratio('default, first look', 'default', 'first', 1 / 8),
    ratio('default, after a small change', 'default', 'second', 1 / 20),
    ratio('default, after a small change, beside their first look', 'default', 'second', 1 / 20, 'first'),
  ];
}

export function ratioTable(ratios: readonly Ratio[], what: keyof Cost, peer: string): string {
  const fraction = (value: number) => `1/${(1 / value).toFixed(1)}`;
  return table(
    [
      `${what === 'time' ? 'time' : 'processor time'} beside ${NAMES[peer] ?? peer}`,
      'geometric mean',
      'goal',
      'worst page',
      'pages',
    ],
    ratios.map(({ what, geometricMean, goal, worst, pages }) => [
      what,
      fraction(geometricMean),
      fraction(goal),
      fraction(worst),
      String(pages),
    ]),
  );
}

type When = 'first' | 'second';

function typical(looks: readonly Looks[] = [], when: When, what: keyof Cost): number | undefined {
  const costs = looks.flatMap((look) => look[when][what] ?? []);
  return costs.length > 0 ? median(costs) : undefined;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
