import { expect, test } from 'vitest';
import { answerTo } from './asking.testing.ts';
import { where } from './written.testing.ts';

const NOTES =
  '# Notes\n| Note | Author | Date\n| [link Paint the fence] | Ann Lee | 3 May 2026\n| [link A task for spring] | Bob Ray | 9 May 2026\n| [link Buy nails] | Bob Ray | 1 May 2026';

test('all but the newest is all but the one with the latest day', () => {
  const except = [{ words: 'notes', isPronoun: true, best: { by: { words: 'date' }, order: 'most' } }] as const;
  const answered = answerTo({ what: 'notes', count: 'all', want: 'list', except: [...except] }, NOTES);

  expect(answered).toMatchObject({ rows: [{ name: 'Paint the fence' }, { name: 'Buy nails' }] });
});

test('what is left out is found by whose it is, though another one has the word for it in its name', () => {
  const except = [{ words: 'task', like: [where('author', '=', 'Ann Lee')] }];
  const answered = answerTo({ what: 'notes', count: 'all', want: 'list', except }, NOTES);

  expect(answered).toMatchObject({ rows: [{ name: 'A task for spring' }, { name: 'Buy nails' }] });
});

test('where nothing says which one is the newest, none is known to be another', () => {
  const except = [{ words: '', best: { by: { words: 'date' }, order: 'most' } }] as const;
  const list = '# Notes\n- [link Paint the fence]\n- [link Buy nails]';

  expect(answerTo({ what: 'notes', count: 'all', want: 'list', except: [...except] }, list)).toMatchObject({
    found: false,
  });
});

test('what is to stay and is nowhere to be found leaves all the others alone, too', () => {
  const except = [{ words: 'the one that Ann must not lose' }];
  expect(answerTo({ what: 'notes', count: 'all', want: 'list', except }, NOTES)).toMatchObject({ found: false });
});
