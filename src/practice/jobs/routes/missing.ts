import type { JobsContext } from '../pages/context.ts';
import { troublePage } from '../pages/frame.ts';

export function missing(c: JobsContext) {
  const { t } = c.var;
  const text = t(
    'The vacancy may have been filled, or the address is mistyped.',
    'Возможно, вакансию уже закрыли или в адресе опечатка.',
  );
  return c.html(troublePage(c, t('There is no such page', 'Такой страницы нет'), text), 404);
}
