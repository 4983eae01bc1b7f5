import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import { page } from '../doing/situation.testing.ts';
import { boxRatherThanLink } from './box-rather-than-link.ts';

const LINK = control(1, 'link', 'Free delivery');
const BOX = control(2, 'checkbox', 'Free delivery only');

test('a box that says the same is chosen rather than a link that leads away', () => {
  expect(boxRatherThanLink(page([LINK], [BOX]), LINK, 'free delivery')).toBe(BOX);
  expect(boxRatherThanLink(page([LINK]), LINK, 'free delivery')).toBe(LINK);
  expect(boxRatherThanLink(page([LINK], [BOX], [control(3, 'radio', 'Free delivery')]), LINK, 'free delivery')).toBe(
    LINK,
  );
  expect(boxRatherThanLink(page([LINK], [BOX]), BOX, 'free delivery')).toBe(BOX);
});
