import { html } from 'hono/html';
import { type Exhibit, flag, number, text, words } from '../exhibit.ts';
import { PIGMENTS } from '../pigments.ts';

/** Widgets in which one or several of many are picked. */
export const patterns: readonly Exhibit[] = [
  {
    id: 'listbox',
    title: ['Listbox', 'Список выбора'],
    about: [
      'Built from divs: one list for a single pigment, one for several.',
      'Собран из div: один список для одного пигмента, другой для нескольких.',
    ],
    task: [
      'Choose ochre as the ground; add umber and indigo to the palette.',
      'Выберите охру для грунта; добавьте в палитру умбру и индиго.',
    ],
    parts: { ground: text, palette: words },
    stage: ({ t }) => html`<div class="columns">
      ${(['ground', 'palette'] as const).map(
        (part) => html`<div class="field">
          <span id="${part}-label">${part === 'ground' ? t('Ground', 'Грунт') : t('Palette (several)', 'Палитра (несколько)')}</span>
          <div role="listbox" class="listbox" tabindex="0" data-part="${part}" aria-labelledby="${part}-label" aria-multiselectable="${String(part === 'palette')}">
            ${PIGMENTS.slice(0, 7).map(({ id, colour, name }) => html`<div role="option" id="${part}-${id}" data-value="${id}" aria-selected="false"><i style="background:${colour}"></i>${t(...name)}</div>`)}
          </div>
        </div>`,
      )}
    </div>`,
  },
  {
    id: 'combobox',
    title: ['Combobox', 'Поле со списком'],
    about: [
      'Type to narrow the list, which arrives from the server a moment later.',
      'Печатайте, чтобы сузить список; он приходит с сервера чуть позже.',
    ],
    task: ['Find and choose “Verdigris”.', 'Найдите и выберите «Ярь-медянка».'],
    parts: { pigment: text },
    stage: ({ t }) => html`<div class="field narrow combo">
      <label for="pigment">${t('Pigment', 'Пигмент')}</label>
      <input id="pigment" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="pigment-list" autocomplete="off" placeholder="${t('Start typing…', 'Начните печатать…')}" />
      <ul role="listbox" id="pigment-list" class="listbox floating-list" aria-label="${t('Pigments', 'Пигменты')}" hidden></ul>
    </div>`,
  },
  {
    id: 'radio-group',
    title: ['Radio group', 'Группа переключателей'],
    about: ['Cards that behave as radio buttons.', 'Карточки, которые ведут себя как переключатели.'],
    task: ['Choose the annual pass.', 'Выберите годовой абонемент.'],
    parts: { pass: text },
    stage: ({ t }) => html`<div role="radiogroup" class="cards" aria-label="${t('Pass', 'Абонемент')}">
      <div role="radio" aria-checked="true" tabindex="0" data-value="day"><strong>${t('Day', 'На день')}</strong><span>€ 9</span></div>
      <div role="radio" aria-checked="false" tabindex="-1" data-value="month"><strong>${t('Month', 'На месяц')}</strong><span>€ 24</span></div>
      <div role="radio" aria-checked="false" tabindex="-1" data-value="year"><strong>${t('Annual', 'Годовой')}</strong><span>€ 96</span></div>
    </div>`,
  },
  {
    id: 'switch',
    title: ['Switch', 'Тумблер'],
    about: ['On or off at once, without a save button.', 'Включается сразу, без кнопки «Сохранить».'],
    task: ['Turn the audio guide on and the alarm off.', 'Включите аудиогид и выключите сигнализацию.'],
    parts: { audio: flag, alarm: flag },
    stage: ({ t }) => html`<ul class="rows">
      <li><span id="audio-label">${t('Audio guide', 'Аудиогид')}</span><button role="switch" class="switch" aria-checked="false" aria-labelledby="audio-label" data-part="audio"></button></li>
      <li><span id="alarm-label">${t('Alarm', 'Сигнализация')}</span><button role="switch" class="switch" aria-checked="true" aria-labelledby="alarm-label" data-part="alarm"></button></li>
    </ul>`,
  },
  {
    id: 'spinbutton',
    title: ['Spinbutton', 'Счётчик'],
    about: ['Plus and minus around a number that is no input.', 'Плюс и минус вокруг числа, которое не поле ввода.'],
    task: ['Set four adults.', 'Укажите четырёх взрослых.'],
    parts: { adults: number.int().min(0).max(10) },
    stage: ({ t }) => html`<div class="spin">
      <button class="icon-button" tabindex="-1" data-step="-1" aria-label="${t('Fewer', 'Меньше')}">−</button>
      <div role="spinbutton" tabindex="0" aria-label="${t('Adults', 'Взрослые')}" aria-valuemin="0" aria-valuemax="10" aria-valuenow="1">1</div>
      <button class="icon-button" tabindex="-1" data-step="1" aria-label="${t('More', 'Больше')}">+</button>
    </div>`,
  },
  {
    id: 'slider',
    title: ['Slider', 'Ползунок'],
    about: ['One thumb for the lamp, two for the years.', 'Один бегунок для лампы, два для годов.'],
    task: ['Narrow the years to 1850–1900.', 'Сузьте годы до 1850–1900.'],
    parts: { lamp: number.min(0).max(100), from: number, to: number },
    stage: ({ t }) => html`<div class="stack">
      <div class="field"><span>${t('Lamp', 'Лампа')}</span><div class="track" data-min="0" data-max="100" data-step="1"><div role="slider" tabindex="0" class="thumb" data-part="lamp" aria-label="${t('Lamp', 'Лампа')}" aria-valuemin="0" aria-valuemax="100" aria-valuenow="30"></div></div></div>
      <div class="field"><span>${t('Years', 'Годы')}</span><div class="track" data-min="1800" data-max="2000" data-step="10">
        <div role="slider" tabindex="0" class="thumb" data-part="from" aria-label="${t('From year', 'С года')}" aria-valuemin="1800" aria-valuemax="2000" aria-valuenow="1820"></div>
        <div role="slider" tabindex="0" class="thumb" data-part="to" aria-label="${t('To year', 'По год')}" aria-valuemin="1800" aria-valuemax="2000" aria-valuenow="1960"></div>
      </div></div>
    </div>`,
  },
  {
    id: 'toolbar',
    title: ['Toolbar', 'Панель инструментов'],
    about: [
      'One tab stop; arrows move within. Some buttons toggle, some exclude each other.',
      'Одна остановка табуляции, внутри ходят стрелками. Одни кнопки залипают, другие исключают друг друга.',
    ],
    task: ['Make the text bold and centred.', 'Сделайте текст жирным и по центру.'],
    parts: { formats: words, align: text },
    stage: ({
      t,
    }) => html`<div role="toolbar" class="toolbar" aria-label="${t('Formatting', 'Оформление')}" aria-controls="specimen">
        <button tabindex="0" aria-pressed="false" data-format="bold" aria-label="${t('Bold', 'Жирный')}"><b>B</b></button>
        <button tabindex="-1" aria-pressed="false" data-format="italic" aria-label="${t('Italic', 'Курсив')}"><i>I</i></button>
        <button tabindex="-1" aria-pressed="false" data-format="underline" aria-label="${t('Underline', 'Подчёркнутый')}"><u>U</u></button>
        <span role="separator"></span>
        <div role="radiogroup" aria-label="${t('Alignment', 'Выравнивание')}">
          <button role="radio" tabindex="-1" aria-checked="true" data-align="left">${t('Left', 'Влево')}</button>
          <button role="radio" tabindex="-1" aria-checked="false" data-align="center">${t('Centre', 'По центру')}</button>
          <button role="radio" tabindex="-1" aria-checked="false" data-align="right">${t('Right', 'Вправо')}</button>
        </div>
      </div>
      <p id="specimen" class="specimen">${t('Every line of a drawing is a decision.', 'Каждая линия рисунка это решение.')}</p>`,
  },
];
