import { expect, test } from 'vitest';
import { withLocale } from './locale-env.ts';

test('where no language is set, file names are written in UTF-8 all the same', () => {
  expect(withLocale({ HOME: '/home/ann', EMPTY: undefined })).toEqual({ HOME: '/home/ann', LC_ALL: 'C.UTF-8' });
  expect(withLocale({ LANG: 'POSIX' })).toMatchObject({ LC_ALL: 'C.UTF-8' });
  expect(withLocale({ LANG: 'C', LC_ALL: '' })).toMatchObject({ LC_ALL: 'C.UTF-8' });
});

test('a language that is set stays', () => {
  expect(withLocale({ LANG: 'de_AT.UTF-8' })).toEqual({ LANG: 'de_AT.UTF-8' });
  expect(withLocale({ LC_ALL: 'ru_RU.UTF-8', LANG: 'C' })).toEqual({ LC_ALL: 'ru_RU.UTF-8', LANG: 'C' });
});
