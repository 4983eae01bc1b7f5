import { clipped } from './line.ts';

const LONGEST_PATH = 60;
const LONGEST_VALUE = 24;
const LONGEST_QUERY = 50;

/** A URL as a person would say it: where one is stays, the long and unreadable goes. */
export function shortAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.host === '') return clipped(address, LONGEST_PATH);
  // Without encryption is worth a word, with it is not.
  const origin =
    url.protocol === 'https:' ? url.host : url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin;
  const path = url.pathname === '/' ? '' : middleOut(readable(url.pathname), LONGEST_PATH);
  return `${clipped(origin, LONGEST_PATH)}${path}${queryOf(url)}${fragmentOf(url)}`;
}

function queryOf({ searchParams }: URL): string {
  const all = [...searchParams];
  let length = 0;
  const told = all.filter(([name, value]) => {
    const fits = value.length <= LONGEST_VALUE && length + name.length + value.length <= LONGEST_QUERY;
    if (fits) length += name.length + value.length + 1;
    return fits;
  });
  const rest = told.length < all.length ? ['…'] : [];
  const query = [...told.map(([name, value]) => (value === '' ? name : `${name}=${value}`)), ...rest].join('&');
  return query === '' ? '' : `?${query}`;
}

/** Where on the page one is, as far as it is a place: an address can be followed by whole sentences that nobody reads. */
function fragmentOf({ hash }: URL): string {
  const fragment = readable(hash);
  const isPlace = fragment.length <= LONGEST_FRAGMENT && !/[^\p{L}\p{N}\p{M}#/!?&=.,:;_~@$%()'*-]|[+]/u.test(fragment);
  if (!isPlace || wordsIn(fragment) > MOST_WORDS) return '#…';
  return clipped(fragment, LONGEST_VALUE);
}

const LONGEST_FRAGMENT = 40;
const MOST_WORDS = 5;

/** Steps of a route are places, words that are joined in one step are words. */
function wordsIn(fragment: string): number {
  const steps = fragment
    .split(/[#/?&=]+/)
    .map((step) => step.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== ''));
  return Math.max(...steps.map(({ length }) => length));
}

/** Both ends of a path say more than its middle. */
function middleOut(path: string, longest: number): string {
  const half = (longest - 1) >> 1;
  return path.length <= longest ? path : `${path.slice(0, half)}…${path.slice(-half)}`;
}

function readable(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
