import type { Query, Things } from '../goal.ts';
import type { Untold } from '../reading/answered.ts';
import { choose } from '../reading/choose.ts';
import { inMain } from '../reading/gather.ts';
import { readPages } from '../reading/read-page.ts';
import type { PageRecord } from '../reading/record.ts';
import { settingOf } from '../reading/values/setting.ts';
import { isAboutIt } from '../seeking/is-about.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { leadOf } from './open-record.ts';

/** Opens what the question is about, where a list only names it: its own page may tell. */
export function openToRead(situation: Situation, query: Query, { why, candidates }: Untold): Pursuit | undefined {
  const several = query.against ? openEach(situation, query) : undefined;
  if (several) return several;
  const [only, ...others] = candidates;
  if (why === 'no such property' && only && others.length === 0) return opened(situation, only.record);
  const hasSearched = situation.memo.ways.at(-1)?.name.startsWith('look with the search') ?? false;
  const found = hasSearched || situation.previous?.kind === 'search' ? onlyFound(situation) : undefined;
  return found && opened(situation, found);
}

/** Things that were named one by one are opened one by one; what was read of each is kept. */
function openEach(situation: Situation, { things, against = [] }: Query): Pursuit | undefined {
  const { memo, page, now } = situation;
  const names = [things.what, ...against];
  const pages = [...memo.pages, page];
  const unread = names.find((name) => !pages.some((one) => isAboutIt(one, name)));
  if (!unread) return undefined;
  const isOne = names.some((name) => isAboutIt(page, name));
  const wanted: Things = { what: unread, count: 'one', where: unread.like ?? [] };
  const chosen = choose(wanted, page, alike, now);
  const [record] = chosen.found ? chosen.records : [];
  const pursuit = record && opened(situation, record);
  if (pursuit && 'do' in pursuit) return isOne ? { ...pursuit, keeps: true } : pursuit;
  if (!isOne) return undefined;
  const way = `look back from ${pages.length}`;
  if (wasTried(situation, way)) return undefined;
  return { do: [{ tool: 'back', input: {} }], way, thought: `Back, for “${unread.words}”.`, keeps: true };
}

/** The one thing that a search has found. */
function onlyFound({ page, now }: Situation): PageRecord | undefined {
  const [reading] = readPages([page], settingOf([page], now));
  const records = inMain(reading?.collections ?? []).flatMap((one) => (one.isAside ? [] : one.records));
  const [only, ...others] = records.filter((record) => leadOf(record)?.role === 'link');
  return others.length === 0 ? only : undefined;
}

function opened(situation: Situation, record: PageRecord): Pursuit | undefined {
  const control = leadOf(record);
  if (!control || !LEADS.has(control.role)) return undefined;
  const way = `look into ${record.name}`;
  if (wasTried(situation, way)) return undefined;
  return {
    do: [{ tool: 'click', input: { id: control.id } }],
    way,
    thought: `Opening “${record.name}” to read on.`,
  };
}

/** What leads to a page; a button may do something. */
const LEADS = new Set(['link', 'row', 'clickable', 'treeitem']);
