import type { Control } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { calledSo } from '../page-parts.ts';
import { areRecords, chooseRecords } from '../seeking/choose-records.ts';
import { hasFailed } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { leadOf } from './open-record.ts';
import { turnPage } from './turn-page.ts';

/** "Open the 7th search result": counted over the pages, where the first shows fewer. */
export function nthResult(situation: Situation, { words, ordinal, like, place }: Phrase): Pursuit | undefined {
  const isResult = RESULTS.some((name) => alike(name, words) >= SAME);
  if (!isResult || ordinal === undefined || ordinal < 1 || like || place) return undefined;
  const before = situation.memo.pages.reduce((sum, page) => sum + resultsOf(page).length, 0);
  const results = resultsOf(situation.page);
  const result = results[ordinal - before - 1];
  if (results.length === 0 || (result && hasFailed(situation, result))) return undefined;
  if (!result) return turnPage(situation);
  const { id } = result;
  return { do: [{ tool: 'click', input: { id } }], way: `click ${id}`, thought: `Pressing “${calledSo(result)}”.` };
}

/** What a search has brought, where that is one thing alone. */
export function onlyResult(situation: Situation): Pursuit | undefined {
  const things = { what: { words: 'result' }, count: 'all', where: [] } as const;
  const found = chooseRecords(situation, things, true);
  const [record, ...others] = areRecords(found) ? found.records : [];
  const lead = record && others.length === 0 ? leadOf(record) : undefined;
  if (!record || !lead || hasFailed(situation, lead)) return undefined;
  const { id } = lead;
  return { do: [{ tool: 'click', input: { id } }], way: `click ${id}`, thought: `Opening “${record.name}”.` };
}

const RESULTS = ['search result', 'result', 'результат', 'результат поиска'];
const SAME = 0.85;

/** Links that stand alone on their line, with text below: a title and what it leads to. Where there are none, what is made to be pressed like one. */
function resultsOf(page: Situation['page']): Control[] {
  const links = titlesOf(page, 'link');
  return links.length > 0 ? links : titlesOf(page, 'clickable');
}

function titlesOf({ lines }: Situation['page'], role: string): Control[] {
  return lines.flatMap(({ parts: [only, ...more] }, at) => {
    const isAlone = only !== undefined && typeof only !== 'string' && only.role === role && more.length === 0;
    const below = lines[at + 1]?.parts ?? [];
    return isAlone && below.length > 0 && below.every((part) => typeof part === 'string') ? [only] : [];
  });
}
