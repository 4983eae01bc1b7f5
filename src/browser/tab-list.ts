import { z } from 'zod';
import { LotsmanError } from '../errors.ts';
import type { Session } from './session.ts';
import type { Tab } from './tab.ts';

export const tabNumber = z
  .preprocess((given) => (typeof given === 'string' ? Number(given) : given), z.int().positive())
  .describe('Number of the tab.');

/** A tab as a list of tabs tells it. */
export interface DescribedTab {
  number: number;
  title: string;
  url: string;
  inFront: boolean;
  borrowed: boolean;
}

export async function describeTab(tab: Tab, inFront: boolean): Promise<DescribedTab> {
  // A tab that hangs or has crashed has no title to tell, and is listed all the same.
  const title = await tab.title().catch(() => '');
  return { number: tab.id, title, url: tab.url, inFront, borrowed: tab.origin === 'borrowed' };
}

export function tabInWords({ number, title, url, inFront, borrowed }: DescribedTab): string {
  const notes = [...(inFront ? ['in front'] : []), ...(borrowed ? ['borrowed'] : [])];
  return `${number} ${title === '' ? '(no title)' : `"${title}"`} ${url}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

/** The tab with a number; a number that no tab has is refused with what there is. */
export async function tabNumbered(session: Session, number: number): Promise<Tab> {
  const tab = session.tabs.find(({ id }) => id === number);
  if (tab) return tab;
  const all = await Promise.all(session.tabs.map((one) => describeTab(one, false)));
  throw new LotsmanError('bad_input', `There is no tab ${number}.`, {
    hint: `There are:\n${all.map(tabInWords).join('\n')}`,
  });
}
