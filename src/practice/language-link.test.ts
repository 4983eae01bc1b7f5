import { expect, test } from 'vitest';
import { languageLink } from './language-link.ts';

test('the other language is one link away, on the same page and for the same visitor', () => {
  const link = String(languageLink('en', 'http://food.localhost:8080/cart?q=tea&visitor=ann&lang=en'));

  expect(link).toBe('<a class="language" href="/cart?q=tea&amp;lang=ru" lang="ru" hreflang="ru">Русский</a>');
});
