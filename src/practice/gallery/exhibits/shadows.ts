import { html } from 'hono/html';
import { z } from 'zod';
import { type Exhibit, flag, text, words } from '../exhibit.ts';

export const shadows: readonly Exhibit[] = [
  {
    id: 'shadow-open',
    title: ['Open shadow roots', 'Открытые теневые деревья'],
    about: [
      'A case holds a drawer, the drawer holds a box. Each is a component with an open shadow root.',
      'В витрине ящик, в ящике коробка. Каждый из них компонент с открытым теневым деревом.',
    ],
    task: ['Label the drawer and seal the box.', 'Подпишите ящик и запечатайте коробку.'],
    parts: { caseLabel: text, drawerLabel: text, boxSealed: flag },
    stage: () => html`<museum-case></museum-case>`,
  },
  {
    id: 'shadow-closed',
    title: ['Closed shadow roots', 'Закрытые теневые деревья'],
    about: [
      'A safe with a closed root, an open tray inside it, and a closed envelope inside that.',
      'Сейф с закрытым деревом, в нём открытый лоток, а в лотке закрытый конверт.',
    ],
    task: ['Write into the safe and open the envelope.', 'Впишите что-нибудь в сейф и вскройте конверт.'],
    parts: { safeNote: text, safeLocked: flag, trayNote: text, envelopeOpened: flag },
    stage: () => html`<museum-safe></museum-safe>`,
  },
  {
    id: 'slots',
    title: ['Slotted content', 'Содержимое в слотах'],
    about: [
      'The buttons live in the page, but the component decides where they appear: their order on screen is not their order in the markup. The last one is the fallback of an empty slot.',
      'Кнопки живут на странице, но место им выбирает компонент: порядок на экране не тот, что в разметке. Последняя кнопка запасная, из пустого слота.',
    ],
    task: ['Press the button that is shown first.', 'Нажмите кнопку, которая показана первой.'],
    parts: { pressed: text },
    stage: ({ t }) => html`<museum-plinth>
      <button slot="end" class="button quiet" data-record="pressed" data-value="bronze">${t('Bronze', 'Бронза')}</button>
      <button slot="middle" class="button quiet" data-record="pressed" data-value="marble">${t('Marble', 'Мрамор')}</button>
      <button slot="start" class="button quiet" data-record="pressed" data-value="plaster">${t('Plaster', 'Гипс')}</button>
      <p>${t('A plinth for small sculpture.', 'Постамент для малой скульптуры.')}</p>
    </museum-plinth>`,
  },
  {
    id: 'form-elements',
    title: ['Components in a form', 'Компоненты в форме'],
    about: [
      'A rating and a tag field that take part in the form like native controls: they have names, values and validity.',
      'Оценка и поле тегов участвуют в форме наравне с родными элементами: у них есть имя, значение и проверка.',
    ],
    task: [
      'Give four stars, add the tag “clay” and send the review.',
      'Поставьте четыре звезды, добавьте тег «глина» и отправьте отзыв.',
    ],
    parts: { stars: z.number().int().min(1).max(5), tags: words, comment: text },
    stage: ({ t }) => html`<form class="stack narrow" id="review">
      <div class="field"><span id="stars-label">${t('Rating', 'Оценка')}</span><star-rating name="stars" aria-labelledby="stars-label"></star-rating></div>
      <div class="field"><span id="tags-label">${t('Tags', 'Теги')}</span><tag-field name="tags" aria-labelledby="tags-label"></tag-field></div>
      <label class="field"><span>${t('Comment', 'Комментарий')}</span><textarea name="comment" rows="3"></textarea></label>
      <button class="button">${t('Send review', 'Отправить отзыв')}</button>
      <p class="hint" role="status"></p>
    </form>`,
  },
];
