import { html } from 'hono/html';
import { z } from 'zod';
import { type Exhibit, number, text, words } from '../exhibit.ts';

const branch = (label: string, id: string, children: unknown) =>
  html`<li role="treeitem" aria-expanded="false" aria-selected="false" data-value="${id}" tabindex="-1"><span>${label}</span><ul role="group">${children}</ul></li>`;
const leaf = (label: string, id: string) =>
  html`<li role="treeitem" aria-selected="false" data-value="${id}" tabindex="-1"><span>${label}</span></li>`;

/** Widgets that unfold, page or scroll to show more. */
export const structures: readonly Exhibit[] = [
  {
    id: 'tree',
    title: ['Tree', 'Дерево'],
    about: [
      'Open branches with a click or the right arrow; Enter selects.',
      'Ветви открываются щелчком или стрелкой вправо; Enter выбирает.',
    ],
    task: ['Select Europe, Northern, Glass.', 'Выберите: Европа, Северная, Стекло.'],
    parts: { selected: text, expanded: words },
    stage: ({ t }) => html`<ul role="tree" class="tree" aria-label="${t('Collection', 'Собрание')}">
      ${branch(t('Europe', 'Европа'), 'europe', [
        branch(t('Northern', 'Северная'), 'northern', [
          leaf(t('Glass', 'Стекло'), 'northern-glass'),
          leaf(t('Silver', 'Серебро'), 'northern-silver'),
        ]),
        branch(t('Southern', 'Южная'), 'southern', [leaf(t('Majolica', 'Майолика'), 'majolica')]),
      ])}
      ${branch(t('Asia', 'Азия'), 'asia', [leaf(t('Lacquer', 'Лаки'), 'lacquer'), leaf(t('Porcelain', 'Фарфор'), 'porcelain')])}
      ${leaf(t('Unsorted', 'Неразобранное'), 'unsorted')}
    </ul>`,
  },
  {
    id: 'tabs',
    title: ['Tabs', 'Вкладки'],
    about: [
      'Arrows switch tabs; only the chosen panel exists for readers.',
      'Вкладки переключают стрелками; видна только выбранная панель.',
    ],
    task: ['On the tab “Loan”, request the work for 14 days.', 'На вкладке «Аренда» запросите работу на 14 дней.'],
    parts: { tab: text, days: number.int() },
    stage: ({ t }) => html`<div class="tabs">
      <div role="tablist" aria-label="${t('Work', 'Произведение')}">
        <button role="tab" id="tab-facts" aria-selected="true" aria-controls="panel-facts">${t('Facts', 'Сведения')}</button>
        <button role="tab" id="tab-history" aria-selected="false" aria-controls="panel-history" tabindex="-1">${t('History', 'История')}</button>
        <button role="tab" id="tab-loan" aria-selected="false" aria-controls="panel-loan" tabindex="-1">${t('Loan', 'Аренда')}</button>
      </div>
      <div role="tabpanel" id="panel-facts" aria-labelledby="tab-facts" tabindex="0"><p>${t('Oil on oak panel, 42 × 61 cm.', 'Дубовая доска, масло, 42 × 61 см.')}</p></div>
      <div role="tabpanel" id="panel-history" aria-labelledby="tab-history" tabindex="0" hidden><p>${t('Bought at auction in 1931.', 'Куплена на аукционе в 1931 году.')}</p></div>
      <div role="tabpanel" id="panel-loan" aria-labelledby="tab-loan" tabindex="0" hidden>
        <form data-record-form class="row bottom"><label class="field"><span>${t('Days', 'Дней')}</span><input type="number" name="days" min="1" max="90" value="7" /></label><button class="button">${t('Request loan', 'Запросить')}</button></form>
      </div>
    </div>`,
  },
  {
    id: 'accordion',
    title: ['Accordion', 'Аккордеон'],
    about: [
      'One section open at a time, each behind a heading button.',
      'Открыт только один раздел, каждый за кнопкой в заголовке.',
    ],
    task: ['Open “Photography” and mark it as helpful.', 'Откройте «Фотосъёмка» и отметьте, что ответ помог.'],
    parts: { open: text, helpful: text },
    stage: ({ t }) => html`<div class="accordion">
      ${[
        {
          id: 'coats',
          question: t('Coats and bags', 'Пальто и сумки'),
          answer: t('Leave them in the cloakroom, free of charge.', 'Оставьте их в гардеробе, это бесплатно.'),
        },
        {
          id: 'photography',
          question: t('Photography', 'Фотосъёмка'),
          answer: t('Allowed without flash and tripod.', 'Можно, но без вспышки и штатива.'),
        },
        {
          id: 'children',
          question: t('Children', 'Дети'),
          answer: t('Free entry up to the age of twelve.', 'До двенадцати лет вход свободный.'),
        },
      ].map(
        ({
          id,
          question,
          answer,
        }) => html`<h3><button aria-expanded="false" aria-controls="answer-${id}" data-value="${id}">${question}</button></h3>
          <div id="answer-${id}" role="region" aria-label="${question}" hidden><p>${answer}</p><button class="button quiet small" data-record="helpful" data-value="${id}">${t('This helped', 'Это помогло')}</button></div>`,
      )}
    </div>`,
  },
  {
    id: 'disclosure',
    title: ['Disclosure', 'Раскрытие'],
    about: ['A native details element and a hand-made one.', 'Родной элемент details и самодельный.'],
    task: ['Reveal the conservator’s word and write it down.', 'Откройте слово реставратора и запишите его.'],
    parts: { native: z.boolean(), custom: z.boolean(), word: text },
    stage: ({ t }) => html`<div class="stack narrow">
      <details class="disclosure"><summary>${t('Provenance', 'Происхождение')}</summary><p>${t('From the cabinet of a ship’s doctor.', 'Из кабинета корабельного врача.')}</p></details>
      <div class="disclosure"><button aria-expanded="false" aria-controls="note" id="reveal">${t('Conservator’s note', 'Заметка реставратора')}</button><p id="note" hidden>${t('The word is “craquelure”.', 'Слово: «кракелюр».')}</p></div>
      <form data-record-form class="row bottom"><label class="field"><span>${t('The word', 'Слово')}</span><input name="word" required autocomplete="off" /></label><button class="button">${t('Write down', 'Записать')}</button></form>
    </div>`,
  },
  {
    id: 'menu-button',
    title: ['Menu button', 'Кнопка с меню'],
    about: ['Items, a submenu and items that stay checked.', 'Пункты, подменю и пункты с галочкой.'],
    task: ['Export as PDF.', 'Экспортируйте в PDF.'],
    parts: { action: text, captions: z.boolean() },
    stage: ({ t }) => html`<div class="menu-anchor">
      <button class="button" aria-haspopup="menu" aria-expanded="false" aria-controls="plate-menu">${t('Plate', 'Иллюстрация')}</button>
      <ul role="menu" id="plate-menu" class="menu" aria-label="${t('Plate', 'Иллюстрация')}" hidden>
        <li role="menuitem" tabindex="-1" data-value="duplicate">${t('Duplicate', 'Дублировать')}</li>
        <li role="menuitem" tabindex="-1" aria-haspopup="menu" aria-expanded="false"><span>${t('Export', 'Экспорт')}</span>
          <ul role="menu" class="menu sub" aria-label="${t('Export', 'Экспорт')}" hidden><li role="menuitem" tabindex="-1" data-value="export-png">PNG</li><li role="menuitem" tabindex="-1" data-value="export-pdf">PDF</li></ul>
        </li>
        <li role="menuitemcheckbox" tabindex="-1" aria-checked="false">${t('Captions', 'Подписи')}</li>
        <li role="separator"></li>
        <li role="menuitem" tabindex="-1" data-value="remove">${t('Remove', 'Убрать')}</li>
      </ul>
    </div>`,
  },
  {
    id: 'carousel',
    title: ['Carousel', 'Карусель'],
    about: ['Turns by itself until you point at it.', 'Крутится сама, пока вы на неё не наведёте.'],
    task: ['Add the third picture to your visit.', 'Добавьте третью картину в маршрут.'],
    parts: { slide: number.int(), added: text },
    stage: ({
      t,
    }) => html`<section class="carousel" aria-roledescription="${t('carousel', 'карусель')}" aria-label="${t('Highlights', 'Лучшее')}">
      ${[
        t('Ice on the canal', 'Лёд на канале'),
        t('The red chair', 'Красное кресло'),
        t('Swallows', 'Ласточки'),
        t('Night ferry', 'Ночной паром'),
      ].map(
        (name, index) =>
          html`<div role="group" class="slide slide-${index + 1}" aria-roledescription="${t('slide', 'слайд')}" aria-label="${index + 1} / 4"><strong>${name}</strong><button class="button small" data-record="added" data-value="slide-${index + 1}">${t('Add to visit', 'Добавить в маршрут')}</button></div>`,
      )}
      <button class="icon-button previous" aria-label="${t('Previous', 'Назад')}">‹</button><button class="icon-button next" aria-label="${t('Next', 'Вперёд')}">›</button>
    </section>`,
  },
  {
    id: 'feed',
    title: ['Feed', 'Лента'],
    about: [
      'More articles arrive from the server as you near the end.',
      'Когда лента подходит к концу, сервер присылает новые записи.',
    ],
    task: ['Like note 23.', 'Отметьте заметку 23.'],
    parts: { liked: number.int(), loaded: number.int() },
    stage: ({ t }) =>
      html`<div role="feed" class="feed" tabindex="0" aria-busy="false" aria-label="${t('Notes from the workshop', 'Заметки из мастерской')}"></div>`,
  },
  {
    id: 'grid',
    title: ['Editable grid', 'Таблица с правкой'],
    about: [
      'A small spreadsheet: arrows move, Enter or a double click edits.',
      'Маленькая электронная таблица: стрелки двигают, Enter или двойной щелчок правит.',
    ],
    task: ['Set B3 to 120.', 'Запишите в B3 число 120.'],
    parts: { cells: z.record(z.string().regex(/^[A-D][1-6]$/), z.string().max(100)) },
    stage: ({
      t,
    }) => html`<div class="grid-scroll"><table role="grid" class="sheet-grid" aria-label="${t('Crates', 'Ящики')}">
      <thead><tr><th></th>${['A', 'B', 'C', 'D'].map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
      <tbody>${[1, 2, 3, 4, 5, 6].map((row) => html`<tr><th scope="row">${row}</th>${['A', 'B', 'C', 'D'].map((column) => html`<td role="gridcell" tabindex="-1" data-cell="${column}${row}" aria-label="${column}${row}">${column === 'A' ? t(`Crate ${row}`, `Ящик ${row}`) : ''}</td>`)}</tr>`)}</tbody>
    </table></div>`,
  },
];
