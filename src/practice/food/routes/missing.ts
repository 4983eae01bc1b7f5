import type { FoodContext } from '../pages/context.ts';
import { troublePage } from '../pages/frame.ts';

export function missing(c: FoodContext) {
  const { t } = c.var;
  const text = t(
    'Perhaps it was eaten. Have a look at what is on the stove.',
    'Возможно, его уже съели. Посмотрите, что сейчас на плите.',
  );
  return c.html(troublePage(c, t('There is no such page', 'Такой страницы нет'), text), 404);
}
