import { html } from 'hono/html';
import { type Exhibit, flag, number, text } from '../exhibit.ts';

export const oddities: readonly Exhibit[] = [
  {
    id: 'bare-clicks',
    title: ['Clickable without a role', 'Кликабельное без роли'],
    about: [
      'Divs and spans that answer clicks. One listens itself, one only shows a pointer, the list has one listener for all.',
      'Div и span, которые отвечают на щелчки. Один слушает сам, другой лишь показывает курсор, у списка один слушатель на всех.',
    ],
    task: ['Choose the seat C.', 'Выберите место C.'],
    parts: { listener: number.int(), cursor: text, seat: text },
    stage: ({ t }) => html`<div class="stack">
      <div class="tile" id="listener">${t('Applaud', 'Аплодировать')}</div>
      <p>${t('Read the', 'Прочтите')} <span class="textlink">${t('small print', 'мелкий шрифт')}</span>.</p>
      <div class="seats" id="seats">${['A', 'B', 'C', 'D'].map((seat) => html`<div><span>${seat}</span></div>`)}</div>
    </div>`,
  },
  {
    id: 'far-labels',
    title: ['Names from afar', 'Имена издалека'],
    about: [
      'Labels stand far from their fields, a name is put together from three places, and a list owns an item that lives elsewhere.',
      'Подписи стоят далеко от полей, имя складывается из трёх мест, а список владеет пунктом, который лежит в другом месте.',
    ],
    task: [
      'Write “blue” into the field named “Second lender, loan, colour”.',
      'Впишите «синий» в поле «Второй владелец, аренда, цвет».',
    ],
    parts: { far: text, composed: text, owned: text },
    stage: ({ t }) => html`<div class="stack">
      <p><label for="far-field">${t('Code of the crate', 'Шифр ящика')}</label> · <span id="lender">${t('Second lender', 'Второй владелец')}</span></p>
      <p class="prose">${t('The paperwork for a loan fills a folder of its own. Names of lenders are kept apart from the fields in which their wishes are noted, for reasons nobody remembers.', 'Бумаги на одну аренду занимают целую папку. Имена владельцев хранят отдельно от полей с их пожеланиями, а почему, никто уже не помнит.')}</p>
      <div class="fields"><input id="far-field" data-record="far" autocomplete="off" /><input aria-labelledby="lender loan colour" data-record="composed" autocomplete="off" /></div>
      <p class="hint"><span id="loan">${t('loan', 'аренда')}</span> · <span id="colour">${t('colour', 'цвет')}</span></p>
      <div role="listbox" class="listbox inline-list" tabindex="0" aria-label="${t('Crate size', 'Размер ящика')}" aria-owns="owned-large"><div role="option" aria-selected="false" data-value="small">${t('Small', 'Малый')}</div></div>
      <p class="hint">${t('The list above owns this one:', 'Этим пунктом владеет список выше:')}</p>
      <div class="listbox inline-list"><div role="option" id="owned-large" aria-selected="false" data-value="large">${t('Large', 'Большой')}</div></div>
    </div>`,
  },
  {
    id: 'sticky-header',
    title: ['Sticky header over anchors', 'Шапка поверх якорей'],
    about: [
      'Anchor links scroll their target under the header, where it cannot be clicked.',
      'Ссылки прокручивают цель под липкую шапку, и щёлкнуть по ней нельзя.',
    ],
    task: ['Jump to room 4 and press its lamp.', 'Перейдите к залу 4 и включите в нём лампу.'],
    parts: { lamp: text },
    stage: ({ t }) => html`<div class="scroller" tabindex="0">
      <nav class="sticky" aria-label="${t('Rooms', 'Залы')}"><strong>${t('Rooms', 'Залы')}</strong><p>${[1, 2, 3, 4, 5].map((room) => html`<a href="#room-${room}">${t(`Room ${room}`, `Зал ${room}`)}</a> `)}</p></nav>
      ${[1, 2, 3, 4, 5].map((room) => html`<section class="room" id="room-${room}"><button class="button small" data-record="lamp" data-value="room-${room}">${t(`Lamp of room ${room}`, `Лампа зала ${room}`)}</button><p>${t('Quiet walls, one bench, a view of the yard.', 'Тихие стены, одна скамья, окно во двор.')}</p></section>`)}
    </div>`,
  },
  {
    id: 'covered-button',
    title: ['Covered buttons', 'Накрытые кнопки'],
    about: [
      'A banner lies over the first button until closed. Clear glass lies over the second. What lies over the third lets clicks through.',
      'Первая кнопка закрыта баннером, пока его не убрать. На второй прозрачное стекло. То, что лежит на третьей, пропускает щелчки.',
    ],
    task: ['Press the first button.', 'Нажмите первую кнопку.'],
    parts: { first: flag, second: flag, third: flag, coverHits: number.int() },
    stage: ({ t }) => html`<div class="stack covers">
      <div class="covered"><button class="button" data-record="first" data-value="true">${t('First button', 'Первая кнопка')}</button><div class="cover banner"><span>${t('We use biscuits.', 'У нас есть печенье.')}</span><button class="button small quiet" id="close-cover">${t('Fine', 'Хорошо')}</button></div></div>
      <div class="covered"><button class="button" data-record="second" data-value="true">${t('Second button', 'Вторая кнопка')}</button><div class="cover glass"></div></div>
      <div class="covered"><button class="button" data-record="third" data-value="true">${t('Third button', 'Третья кнопка')}</button><div class="cover veil"></div></div>
      <label class="check"><input type="checkbox" id="lift-glass" /> ${t('Lift the glass', 'Поднять стекло')}</label>
    </div>`,
  },
  {
    id: 'disguised',
    title: ['Disguised states', 'Обманчивый вид'],
    about: [
      'Looks disabled and works; looks fine and is disabled; says it is disabled to readers only; works after a tick.',
      'Выглядит выключенной, но работает; выглядит рабочей, но выключена; выключена только на словах; заработает после галочки.',
    ],
    task: ['Press the grey button.', 'Нажмите серую кнопку.'],
    parts: { grey: flag, bright: flag, aria: flag, ariaRefused: number.int(), agreed: flag, inert: flag },
    stage: ({ t }) => html`<div class="stack">
      <div class="row">
        <button class="button looks-disabled" data-record="grey" data-value="true">${t('Grey', 'Серая')}</button>
        <button class="button looks-enabled" disabled data-record="bright" data-value="true">${t('Bright', 'Яркая')}</button>
        <button class="button" aria-disabled="true" id="aria">${t('Spoken', 'На словах')}</button>
        <span inert><button class="button looks-enabled" data-record="inert" data-value="true">${t('Inert', 'Инертная')}</button></span>
      </div>
      <label class="check"><input type="checkbox" id="agree" /> ${t('I agree to be careful', 'Обещаю быть осторожнее')}</label>
      <fieldset disabled id="gated"><button class="button" data-record="agreed" data-value="true">${t('Enter', 'Войти')}</button></fieldset>
    </div>`,
  },
  {
    id: 'hover-menu',
    title: ['Hover-only menu', 'Меню только при наведении'],
    about: [
      'Two levels of menu that exist only while the pointer is over them.',
      'Два уровня меню, которые живут, только пока над ними указатель.',
    ],
    task: ['Go to Shop, Books, Catalogues.', 'Откройте: Магазин, Книги, Каталоги.'],
    parts: { destination: text },
    stage: ({ t }) => html`<ul class="hover-menu">
      <li>${t('Visit', 'Посещение')}<ul><li data-value="hours">${t('Hours', 'Часы работы')}</li><li data-value="tickets">${t('Tickets', 'Билеты')}</li></ul></li>
      <li>${t('Shop', 'Магазин')}<ul><li data-value="prints">${t('Prints', 'Репродукции')}</li><li class="has-sub">${t('Books', 'Книги')}<ul><li data-value="catalogues">${t('Catalogues', 'Каталоги')}</li><li data-value="children">${t('For children', 'Для детей')}</li></ul></li></ul></li>
    </ul>`,
  },
  {
    id: 'custom-cursor',
    title: ['Custom cursors', 'Свой курсор'],
    about: [
      'On the left the cursor is a drawn ring that trails the pointer; on the right it is a picture, and only one strip answers.',
      'Слева вместо курсора кольцо, которое догоняет указатель; справа курсор из картинки, и отвечает лишь одна полоса.',
    ],
    task: ['Hit the small dot on the left.', 'Попадите в маленькую точку слева.'],
    parts: { dot: number.int(), strip: number.int() },
    stage: () =>
      html`<div class="columns"><div class="cursorless"><div class="ring"></div><div class="dot"></div></div><div class="pictured"><div class="strip"></div></div></div>`,
  },
  {
    id: 'invisible-text',
    title: ['Text nobody sees', 'Текст, которого никто не видит'],
    about: [
      'Six cards, each with a word. People can read only one of them; the markup holds them all.',
      'Шесть карточек, в каждой слово. Люди могут прочесть только одно; в разметке есть все.',
    ],
    task: ['Write down the word that can be seen.', 'Запишите слово, которое видно.'],
    parts: { seen: text },
    stage: ({ t }) => html`<div class="stack">
      <ul class="specimens">
        <li><small>${t('White on white', 'Белым по белому')}</small><span style="color:#fff;background:#fff">${t('Invisible word: heron', 'Невидимое слово: цапля')}</span></li>
        <li><small>${t('Zero size', 'Нулевой размер')}</small><span style="font-size:0">${t('Invisible word: otter', 'Невидимое слово: выдра')}</span></li>
        <li><small>${t('Off screen', 'За краем экрана')}</small><span style="position:absolute;left:-9999px">${t('Invisible word: lynx', 'Невидимое слово: рысь')}</span></li>
        <li><small>${t('Not displayed', 'Не отображается')}</small><span style="display:none">${t('Invisible word: raven', 'Невидимое слово: ворон')}</span></li>
        <li><small>${t('Fully transparent', 'Полностью прозрачное')}</small><span style="opacity:0">${t('Invisible word: hare', 'Невидимое слово: заяц')}</span></li>
        <li><small>${t('Seen, but hidden from readers', 'Видно глазом, скрыто от чтеца')}</small><span aria-hidden="true">${t('Visible word: swan', 'Видимое слово: лебедь')}</span></li>
      </ul>
      <form data-record-form class="row bottom"><label class="field"><span>${t('The word I see', 'Слово, которое я вижу')}</span><input name="seen" required autocomplete="off" /></label><button class="button">${t('Write down', 'Записать')}</button></form>
    </div>`,
  },
];
