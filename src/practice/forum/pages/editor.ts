import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import type { View } from '../view.ts';

export const LONGEST_COMMENT = 4000;

/** A text field with a few formatting buttons; without the script it is a plain text field. */
export function editor({ t }: View, label: string, text: string): Html {
  const buttons = [
    ['**', '**', t('Bold', 'Полужирный'), 'B'],
    ['*', '*', t('Italic', 'Курсив'), 'I'],
    ['> ', '', t('Quote', 'Цитата'), '”'],
    ['`', '`', t('Code', 'Код'), '<>'],
    ['[', '](https://)', t('Link', 'Ссылка'), '@/'],
  ] as const;
  return html`<div class="editor">
    <div class="format" role="toolbar" aria-label="${t('Formatting', 'Форматирование')}" hidden>
      ${buttons.map(([before, after, name, sign]) => html`<button type="button" data-before="${before}" data-after="${after}" aria-label="${name}" title="${name}">${sign}</button>`)}
    </div>
    <textarea name="body" aria-label="${label}" rows="6" maxlength="${LONGEST_COMMENT}" required placeholder="${t('Be kind, be concrete.', 'По-доброму и по делу.')}">${text}</textarea>
    <p class="counter" data-longest="${LONGEST_COMMENT}" aria-hidden="true"></p>
  </div>`;
}
