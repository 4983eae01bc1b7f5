import { html } from 'hono/html';
import type { View } from '../exhibit.ts';
import { type Exhibit, number, text, words } from '../exhibit.ts';

const artists = ({ t }: View) =>
  [
    ['etching', t('Etching', 'Офорт')],
    ['lithograph', t('Lithograph', 'Литография')],
    ['woodcut', t('Woodcut', 'Ксилография')],
    ['linocut', t('Linocut', 'Линогравюра')],
  ] as const;

export const gestures: readonly Exhibit[] = [
  {
    id: 'long-press',
    title: ['Long press', 'Долгое нажатие'],
    about: [
      'A short click does nothing; holding for 0.8 s rings the bell.',
      'Короткий щелчок ничего не делает; через 0,8 с удержания звенит колокол.',
    ],
    task: ['Ring the bell.', 'Позвоните в колокол.'],
    parts: { rung: number.int(), heldMs: number },
    stage: ({ t }) =>
      html`<button class="button big hold" id="bell">${t('Hold to ring', 'Удерживайте, чтобы позвонить')}</button>`,
  },
  {
    id: 'double-click',
    title: ['Double click', 'Двойной щелчок'],
    about: ['One click selects a file, two open it.', 'Один щелчок выделяет файл, два открывают.'],
    task: ['Open the inventory.', 'Откройте опись.'],
    parts: { selected: text, opened: text },
    stage: ({ t }) => html`<ul class="files">
      ${(
        [
          ['letters', t('Letters', 'Письма')],
          ['inventory', t('Inventory', 'Опись')],
          ['floor-plans', t('Floor plans', 'Планы залов')],
        ] as const
      ).map(
        ([id, name]) =>
          html`<li tabindex="0" data-value="${id}"><svg viewBox="0 0 48 40" width="56" height="46" aria-hidden="true"><path d="M3 7a4 4 0 0 1 4-4h11l5 6h18a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z" fill="#e8c98b" stroke="#a87f35" /></svg><span>${name}</span></li>`,
      )}
    </ul>`,
  },
  {
    id: 'context-menu',
    title: ['Context menu', 'Контекстное меню'],
    about: [
      'The right button opens a menu of the page’s own.',
      'Правая кнопка мыши открывает собственное меню страницы.',
    ],
    task: ['Rotate the picture to the left.', 'Поверните картину влево.'],
    parts: { action: text },
    stage: ({
      t,
    }) => html`<div class="picture" tabindex="0" role="img" aria-label="${t('Landscape with a mill', 'Пейзаж с мельницей')}"></div>
      <ul role="menu" class="menu at-pointer" id="picture-menu" aria-label="${t('Picture', 'Картина')}" hidden>
        <li role="menuitem" tabindex="-1" data-value="rotate-left">${t('Rotate left', 'Повернуть влево')}</li>
        <li role="menuitem" tabindex="-1" data-value="rotate-right">${t('Rotate right', 'Повернуть вправо')}</li>
        <li role="menuitem" tabindex="-1" data-value="take-down">${t('Take down', 'Снять со стены')}</li>
      </ul>`,
  },
  {
    id: 'reorder-native',
    title: ['Reorder, native drag', 'Порядок: родное перетаскивание'],
    about: [
      'Drag and drop of the browser itself, with a data transfer.',
      'Перетаскивание самим браузером, с передачей данных.',
    ],
    task: ['Put Linocut first.', 'Поставьте линогравюру первой.'],
    parts: { order: words },
    stage: (view) =>
      html`<ol class="sortable" aria-label="${view.t('Order of the rooms', 'Порядок залов')}">${artists(view).map(([id, name]) => html`<li draggable="true" data-value="${id}">${name}</li>`)}</ol>`,
  },
  {
    id: 'reorder-pointer',
    title: ['Reorder, pointer drag', 'Порядок: перетаскивание указателем'],
    about: [
      'Moved by pointer events and a handle; with a focused handle, arrows work too.',
      'Двигается событиями указателя за ручку; если ручка в фокусе, работают и стрелки.',
    ],
    task: ['Put Etching last.', 'Поставьте офорт последним.'],
    parts: { order: words },
    stage: (view) =>
      html`<ol class="sortable handles" aria-label="${view.t('Order of the rooms', 'Порядок залов')}">${artists(view).map(([id, name]) => html`<li data-value="${id}"><button class="grip" aria-label="${view.t(`Move ${name}`, `Переместить: ${name}`)}"></button>${name}</li>`)}</ol>`,
  },
  {
    id: 'resize',
    title: ['Resize handle', 'Изменение размера'],
    about: ['Pull the corner of the pane.', 'Потяните панель за угол.'],
    task: ['Make the pane wider than 400 pixels.', 'Сделайте панель шире 400 пикселей.'],
    parts: { width: number, height: number },
    stage: ({ t }) =>
      html`<div class="pane"><span>240 × 140</span><div class="corner" role="separator" aria-label="${t('Resize', 'Изменить размер')}"></div></div>`,
  },
];
