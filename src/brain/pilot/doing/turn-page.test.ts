import { expect, test } from 'vitest';
import { NOTHING_YET, type Way } from '../memo.ts';
import { written } from '../reading/written.testing.ts';
import type { Situation } from '../situation.ts';
import { scrollFurther, turnPage } from './turn-page.ts';

const onPage = (page: string, ways: readonly Way[] = []) =>
  turnPage({ page: written(page), memo: { ...NOTHING_YET, ways } } as unknown as Situation);
const turned = (went: Way['went']): Way => ({ name: 'look further on 1', went, before: '' });

test.each(['Next', 'Next page ›', 'Load more', 'Show 20 more', 'Дальше', 'Следующая страница', 'Показать ещё'])(
  'a list goes on behind “%s”',
  (name) => {
    expect(onPage(`# List\n- Mug\n[link ${name}]`)).toMatchObject({
      do: [{ tool: 'click', input: { id: 1 } }],
      keeps: true,
    });
  },
);

test.each(['Following', 'Next month', 'More about us', 'Новая тема'])('“%s” leads elsewhere', (name) => {
  expect(onPage(`# List\n- Mug\n[link ${name}]`)).toBeUndefined();
});

test('where nothing came of it, the list ends', () => {
  expect(onPage('# List\n[button Next]', [turned('well')])).toMatchObject({ way: 'look further on 2' });
  expect(onPage('# List\n[button Next]', [turned('idle')])).toBeUndefined();
});

test('a list that says it is longer is followed to its end, as long as more comes', () => {
  const scrolled = (went: Way['went']) => ({ name: 'look further down 1', went, before: '' });
  const from = (...ways: readonly Way[]) => scrollFurther({ memo: { ...NOTHING_YET, ways } } as unknown as Situation);

  expect(from()).toMatchObject({ do: [{ tool: 'scroll', input: { to: 'bottom' } }] });
  expect(from(scrolled('well'))).toMatchObject({ way: 'look further down 2' });
  expect(from(scrolled('idle'))).toBeUndefined();
  expect(from(scrolled('wrong'))).toBeUndefined();
});
