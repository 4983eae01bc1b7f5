import { html } from 'hono/html';
import { z } from 'zod';
import { type Exhibit, flag, number, text, words } from '../exhibit.ts';

export const inputs: readonly Exhibit[] = [
  {
    id: 'inputs-text',
    title: ['Text inputs', 'Текстовые поля'],
    about: [
      'All inputs that take words. Each is recorded when you leave it.',
      'Все поля, в которые вводят слова. Значение записывается, когда вы выходите из поля.',
    ],
    task: ['Fill in your e-mail and a short message.', 'Укажите почту и короткое сообщение.'],
    parts: {
      text,
      search: text,
      tel: text,
      url: text,
      email: text,
      password: text,
      number: number.nullable(),
      textarea: text,
    },
    stage: ({ t }) => html`<div class="fields">
      <label class="field"><span>${t('Full name', 'Имя и фамилия')}</span><input type="text" data-record="text" autocomplete="off" /></label>
      <label class="field"><span>${t('Search the collection', 'Поиск по собранию')}</span><input type="search" data-record="search" /></label>
      <label class="field"><span>${t('Telephone', 'Телефон')}</span><input type="tel" data-record="tel" placeholder="+00 000 000" autocomplete="off" /></label>
      <label class="field"><span>${t('Website', 'Сайт')}</span><input type="url" data-record="url" placeholder="https://" autocomplete="off" /></label>
      <label class="field"><span>${t('E-mail', 'Эл. почта')}</span><input type="email" data-record="email" placeholder="name@example.org" autocomplete="off" /></label>
      <label class="field"><span>${t('Password', 'Пароль')}</span><input type="password" data-record="password" autocomplete="new-password" /></label>
      <label class="field"><span>${t('Number of guests', 'Число гостей')}</span><input type="number" data-record="number" min="1" max="30" step="1" /></label>
      <label class="field wide"><span>${t('Message', 'Сообщение')}</span><textarea data-record="textarea" rows="4"></textarea></label>
    </div>`,
  },
  {
    id: 'inputs-dates',
    title: ['Dates and times', 'Дата и время'],
    about: ['The five native pickers.', 'Пять родных полей выбора даты и времени.'],
    task: ['Book 24 December 2026 at half past ten.', 'Запишитесь на 24 декабря 2026 года на половину одиннадцатого.'],
    parts: { date: text, time: text, month: text, week: text, datetime: text },
    stage: ({ t }) => html`<div class="fields">
      <label class="field"><span>${t('Date of visit', 'Дата визита')}</span><input type="date" data-record="date" min="2026-11-15" max="2027-12-31" /></label>
      <label class="field"><span>${t('Time', 'Время')}</span><input type="time" data-record="time" step="300" /></label>
      <label class="field"><span>${t('Month of membership', 'Месяц абонемента')}</span><input type="month" data-record="month" /></label>
      <label class="field"><span>${t('Week of the workshop', 'Неделя мастерской')}</span><input type="week" data-record="week" /></label>
      <label class="field"><span>${t('Guided tour', 'Экскурсия')}</span><input type="datetime-local" data-record="datetime" /></label>
    </div>`,
  },
  {
    id: 'inputs-choices',
    title: ['Choices', 'Выбор'],
    about: [
      'Checkboxes with a mixed state, radio buttons, and selects of every kind.',
      'Флажки с промежуточным состоянием, переключатели и списки всех видов.',
    ],
    task: [
      'Ask for both newsletters and choose the evening session.',
      'Подпишитесь на обе рассылки и выберите вечерний сеанс.',
    ],
    parts: { newsletters: words, terms: flag, session: text, language: text, era: text, topics: words, city: text },
    stage: ({ t }) => html`<div class="fields">
      <fieldset class="choices">
        <legend>${t('Newsletters', 'Рассылки')}</legend>
        <label><input type="checkbox" id="all-letters" /> ${t('All newsletters', 'Все рассылки')}</label>
        <label class="indent"><input type="checkbox" name="letter" value="events" checked /> ${t('Events', 'События')}</label>
        <label class="indent"><input type="checkbox" name="letter" value="acquisitions" /> ${t('New acquisitions', 'Новые поступления')}</label>
        <label><input type="checkbox" data-record="terms" /> ${t('I have read the house rules', 'Правила музея мне известны')}</label>
      </fieldset>
      <fieldset class="choices">
        <legend>${t('Session', 'Сеанс')}</legend>
        <label><input type="radio" name="session" value="morning" data-record="session" /> ${t('Morning', 'Утренний')}</label>
        <label><input type="radio" name="session" value="afternoon" data-record="session" /> ${t('Afternoon', 'Дневной')}</label>
        <label><input type="radio" name="session" value="evening" data-record="session" /> ${t('Evening', 'Вечерний')}</label>
        <label><input type="radio" name="session" value="night" data-record="session" disabled /> ${t('Night (sold out)', 'Ночной (мест нет)')}</label>
      </fieldset>
      <label class="field"><span>${t('Language of the guide', 'Язык гида')}</span><select data-record="language"><option value="">${t('Choose…', 'Выберите…')}</option><option value="en">${t('English', 'Английский')}</option><option value="ru">${t('Russian', 'Русский')}</option><option value="fi">${t('Finnish', 'Финский')}</option></select></label>
      <label class="field"><span>${t('Era', 'Эпоха')}</span><select data-record="era"><optgroup label="${t('Antiquity', 'Античность')}"><option value="greek">${t('Greek', 'Греция')}</option><option value="roman">${t('Roman', 'Рим')}</option></optgroup><optgroup label="${t('Modern age', 'Новое время')}"><option value="baroque">${t('Baroque', 'Барокко')}</option><option value="romantic">${t('Romantic', 'Романтизм')}</option></optgroup></select></label>
      <label class="field"><span>${t('Topics (several)', 'Темы (несколько)')}</span><select multiple size="4" data-record="topics"><option value="light">${t('Light', 'Свет')}</option><option value="sea">${t('Sea', 'Море')}</option><option value="hands">${t('Hands', 'Руки')}</option><option value="cities">${t('Cities', 'Города')}</option></select></label>
      <label class="field"><span>${t('City', 'Город')}</span><input list="cities" data-record="city" autocomplete="off" /><datalist id="cities"><option value="${t('Bergen', 'Берген')}"></option><option value="${t('Lisbon', 'Лиссабон')}"></option><option value="${t('Tbilisi', 'Тбилиси')}"></option><option value="${t('Riga', 'Рига')}"></option></datalist></label>
    </div>`,
  },
  {
    id: 'inputs-values',
    title: ['Ranges, colours, gauges', 'Шкалы, цвета, индикаторы'],
    about: [
      'Controls that are dragged rather than typed, and the elements that only show a value.',
      'То, что двигают, а не печатают, и то, что только показывает значение.',
    ],
    task: ['Set the humidity to 45 and the wall to #2f6f5e.', 'Установите влажность 45 и цвет стены #2f6f5e.'],
    parts: { humidity: number.min(0).max(100), wall: text },
    stage: ({ t }) => html`<div class="fields">
      <label class="field"><span>${t('Humidity, %', 'Влажность, %')}</span><input type="range" min="0" max="100" step="5" value="60" data-record="humidity" id="humidity" /></label>
      <div class="field"><span>${t('Set to', 'Установлено')}</span><output for="humidity" id="humidity-out">60</output></div>
      <label class="field"><span>${t('Wall colour', 'Цвет стены')}</span><input type="color" value="#c8553d" data-record="wall" /></label>
      <label class="field"><span>${t('Light in the hall', 'Освещённость зала')}</span><meter min="0" max="200" low="50" high="150" optimum="90" value="120"></meter></label>
      <label class="field"><span>${t('Restoration', 'Реставрация')}</span><progress max="100" value="72"></progress></label>
      <label class="field"><span>${t('Scanning', 'Сканирование')}</span><progress></progress></label>
    </div>`,
  },
  {
    id: 'inputs-buttons',
    title: ['Submit, reset, image, hidden', 'Отправка, сброс, картинка, скрытое поле'],
    about: [
      'A form without any script: the page is sent, recorded and shown again. The picture is a button too, and sends where it was hit.',
      'Форма без единого скрипта: страница отправляется, записывается и показывается снова. Картинка тоже кнопка и передаёт место щелчка.',
    ],
    task: ['Change the title and save it as a draft.', 'Измените название и сохраните черновик.'],
    parts: { title: text, ticket: text, intent: text, 'map.x': text, 'map.y': text, bell: number },
    stage: ({ t }) => html`<form method="post" action="/exhibits/inputs-buttons" class="stack narrow">
      <input type="hidden" name="ticket" value="V-2026-1115" />
      <label class="field"><span>${t('Title', 'Название')}</span><input name="title" value="${t('Untitled', 'Без названия')}" required /></label>
      <div class="row">
        <input class="button" type="submit" name="intent" value="${t('Publish', 'Опубликовать')}" />
        <button class="button quiet" name="intent" value="draft">${t('Save draft', 'Сохранить черновик')}</button>
        <input class="button quiet" type="reset" value="${t('Reset', 'Сбросить')}" />
        <input class="button quiet" type="button" id="bell" value="${t('Ring the bell', 'Позвонить в звонок')}" />
      </div>
      <input type="image" name="map" src="/public/floor-plan.svg" width="320" height="160" alt="${t('Send with a place on the floor plan', 'Отправить с местом на плане')}" />
    </form>`,
  },
  {
    id: 'inputs-files',
    title: ['File inputs', 'Выбор файлов'],
    about: [
      'One file, several files, and one hidden behind a nicer button.',
      'Один файл, несколько файлов и поле, спрятанное за кнопкой покрасивее.',
    ],
    task: ['Attach a text file as your portrait label.', 'Прикрепите текстовый файл как подпись к портрету.'],
    parts: { single: words, several: words, hidden: words },
    stage: ({ t }) => html`<div class="fields">
      <label class="field"><span>${t('Label (one file)', 'Подпись (один файл)')}</span><input type="file" data-record="single" /></label>
      <label class="field"><span>${t('Photographs (several)', 'Фотографии (несколько)')}</span><input type="file" multiple accept="image/*,.txt" data-record="several" /></label>
      <div class="field"><span>${t('Catalogue', 'Каталог')}</span><button class="button quiet" id="choose" type="button">${t('Choose catalogue…', 'Выбрать каталог…')}</button><input type="file" id="catalogue" data-record="hidden" hidden /></div>
    </div>`,
  },
  {
    id: 'drop-zone',
    title: ['Drop zone', 'Зона для файлов'],
    about: [
      'Drop files onto it, or click it to choose. Their sizes reach the server.',
      'Бросьте сюда файлы или щёлкните, чтобы выбрать. Размеры дойдут до сервера.',
    ],
    task: ['Upload any two files.', 'Загрузите любые два файла.'],
    parts: { files: z.array(z.object({ name: z.string(), size: z.number() })), how: z.enum(['drop', 'click']) },
    stage: ({
      t,
    }) => html`<div class="drop" tabindex="0" role="button" aria-label="${t('Upload scans', 'Загрузить сканы')}">
      <svg viewBox="0 0 48 48" width="44" height="44" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M24 32V12m-8 8 8-8 8 8M8 34v4a3 3 0 0 0 3 3h26a3 3 0 0 0 3-3v-4" /></svg>
      <strong>${t('Drop scans here', 'Перетащите сканы сюда')}</strong>
      <span class="hint">${t('or click to choose files', 'или щёлкните, чтобы выбрать файлы')}</span>
      <input type="file" multiple hidden />
      <ul class="file-list"></ul>
    </div>`,
  },
  {
    id: 'contenteditable',
    title: ['Editable text', 'Редактируемый текст'],
    about: [
      'Two regions without any input: one for plain words, one for rich text.',
      'Две области без единого поля ввода: для простых слов и для текста с оформлением.',
    ],
    task: ['Rename the painting to “Low tide”.', 'Переименуйте картину в «Отлив».'],
    parts: { heading: text, body: text },
    stage: ({ t }) => html`<article class="sheet">
      <h3 contenteditable="plaintext-only" spellcheck="false" id="heading" role="textbox" aria-label="${t('Title of the painting', 'Название картины')}">${t('High tide', 'Прилив')}</h3>
      <div contenteditable="true" id="body" role="textbox" aria-multiline="true" aria-label="${t('Description', 'Описание')}"><p>${t('Oil on canvas, about', 'Холст, масло, около')} <b>1887</b>. ${t('A gift of the harbour guild.', 'Дар портовой гильдии.')}</p></div>
    </article>`,
  },
  {
    id: 'one-time-code',
    title: ['One-time code', 'Одноразовый код'],
    about: [
      'Six boxes, one digit each; the focus moves on by itself and a pasted code spreads over all of them.',
      'Шесть клеток по цифре; фокус переходит сам, а вставленный код раскладывается по всем.',
    ],
    task: ['Enter the code 407 215.', 'Введите код 407 215.'],
    parts: { code: z.string().regex(/^\d{6}$/) },
    stage: ({ t }) => html`<fieldset class="code">
      <legend>${t('Code from the ticket', 'Код с билета')}</legend>
      ${[1, 2, 3, 4, 5, 6].map((place) => html`<input inputmode="numeric" maxlength="1" autocomplete="${place === 1 ? 'one-time-code' : 'off'}" aria-label="${t(`Digit ${place}`, `Цифра ${place}`)}" />`)}
    </fieldset>
    <p class="hint" role="status"></p>`,
  },
];
