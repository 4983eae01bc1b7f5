import { expect, test } from 'vitest';
import { written } from '../reading/written.testing.ts';
import { isAboutIt } from './is-about.ts';

const MENUS = '## Texts\n## Choices\n## Dates\n## Lists';

test('a page is about its main heading, wherever that stands, and not about any other far down', () => {
  expect(isAboutIt(written(`${MENUS}\n# Feed`), { words: 'feed' })).toBe(true);
  expect(isAboutIt(written(`${MENUS}\n## Feed`), { words: 'feed' })).toBe(false);
});
