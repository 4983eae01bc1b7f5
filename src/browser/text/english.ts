import type { Speech } from './speech.ts';

export const english: Speech = {
  untitled: '(no title)',
  loading: 'still loading',
  tab: (number, of) => `tab ${number}, ${of} open`,
  screen: (number, of) => `screen ${number} of ${of}`,
  onTop: (what) => `On top of the page: ${what}. Nothing else can be reached.`,
  unanswered: (frame) => `A part of the page did not answer: ${frame}`,
  notice: () => undefined,

  role: (role) => role,
  roles: (role) => (/(?:x|ch|s)$/.test(role) ? `${role}es` : `${role}s`),
  state: (state) => state,
  looks: ({ size, colour, shape }) => [size, colour, shape].filter((word) => word !== undefined).join(' '),
  placeholder: 'placeholder',
  options: 'of:',
  coveredBy: (what) => `covered by ${what}`,
  picture: 'picture',
  notDrawn: 'not drawn',

  lines: (count) => counted(count, 'line'),
  controls: (count) => counted(count, 'control'),
  screens: (count, spoken) => `${spoken} ${count > 1.04 ? 'screens' : 'screen'}`,
  above: 'above',
  below: 'below',
  characters: (count) => `+${count} characters`,
  more: (count, kind) => `${count} more ${MORE[kind ?? 'text']}${count === 1 ? '' : 's'}`,
  leftOut: (what) => `${what} left out`,
  ways: 'find, expand or scroll',

  nothingChanged: 'Nothing changed.',
  title: (title) => `title: ${title}`,
  address: (address) => `address: ${address}`,
  loaded: 'loaded',
  loadingAgain: 'loading',
  nothingOnTop: 'nothing is on top any more',
  scrolled: (from, to, of) => `screen ${from} → ${to} of ${of}`,
  focus: (control) => `focus: ${control}`,
  outOfView: (lines) => `${lines} out of view now`,
  over: (notice) => `no longer: ${notice}`,

  found: (lines, query) => `${counted(lines, 'line')} with ${query}`,
  foundNothing: (query) => `Nothing here says ${query}.`,
  near: (words) => `Near: ${words.join(', ')}.`,
  someWords: (words) => `No line has all the words; these have ${words.join(', ')}:`,
  moreFound: (count) => `${count} more found: ask for more words, or a higher limit`,
  badPattern: (why) => `The pattern cannot be used: ${why}`,

  part: (from, to, of) => `Lines ${from} to ${to} of ${of}`,
  page: (number, of) => `page ${number} of ${of}`,
  nextPage: (left, part, page) => `${left} more: expand ${part}, page ${page}`,
  noPart: (part) => `There is no part ${part}. Parts have their numbers where lines are left out: [+12].`,
};

const MORE = { text: 'line', heading: 'heading', row: 'row', item: 'item', landmark: 'part', group: 'group' } as const;

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
