import { html } from 'hono/html';
import { type Exhibit, flag, number, text } from '../exhibit.ts';

export const layers: readonly Exhibit[] = [
  {
    id: 'portal-menu',
    title: ['Portal menu', 'Меню-портал'],
    about: [
      'The menu is not beside its button in the document: it is created at the very end of the body when opened.',
      'В документе меню нет рядом с кнопкой: оно создаётся в самом конце страницы, когда его открывают.',
    ],
    task: ['Archive the third print.', 'Отправьте третий оттиск в архив.'],
    parts: { action: text },
    stage: ({ t }) => html`<ul class="rows">
      ${[
        t('Harbour at dusk', 'Гавань в сумерках'),
        t('Woman with a jug', 'Женщина с кувшином'),
        t('Study of a knot', 'Этюд с узлом'),
      ].map(
        (name, index) => html`<li>
          <span>${name}</span>
          <button class="button quiet small" aria-haspopup="menu" aria-expanded="false" data-row="${index + 1}" aria-label="${t(`Actions for ${name}`, `Действия: ${name}`)}">${t('Actions', 'Действия')}</button>
        </li>`,
      )}
    </ul>`,
  },
  {
    id: 'popovers',
    title: ['Popovers', 'Всплывающие окна'],
    about: [
      'Built on the popover attribute: one opens another, a click outside closes both, a manual one stays until dismissed.',
      'На атрибуте popover: одно открывает другое, щелчок мимо закрывает оба, а ручное висит, пока его не закроют.',
    ],
    task: ['Choose the frame “Walnut” from the inner popover.', 'Выберите раму «Орех» во вложенном окне.'],
    parts: { paper: text, frame: text, noticeDismissed: flag },
    stage: ({ t }) => html`<div class="row">
        <button class="button" popovertarget="print-options">${t('Print options', 'Параметры печати')}</button>
        <button class="button quiet" popovertarget="notice" popovertargetaction="show">${t('Show notice', 'Показать уведомление')}</button>
      </div>
      <div popover id="print-options" class="pop">
        <p class="pop-title">${t('Paper', 'Бумага')}</p>
        <button class="option" data-record="paper" data-value="cotton">${t('Cotton', 'Хлопковая')}</button>
        <button class="option" data-record="paper" data-value="rice">${t('Rice', 'Рисовая')}</button>
        <button class="option more" popovertarget="frame-options">${t('Frame…', 'Рама…')}</button>
        <div popover id="frame-options" class="pop inner">
          <p class="pop-title">${t('Frame', 'Рама')}</p>
          <button class="option" data-record="frame" data-value="oak">${t('Oak', 'Дуб')}</button>
          <button class="option" data-record="frame" data-value="walnut">${t('Walnut', 'Орех')}</button>
        </div>
      </div>
      <div popover="manual" id="notice" class="pop notice" role="status">
        <p>${t('The east wing closes at six.', 'Восточное крыло закрывается в шесть.')}</p>
        <button class="button small" popovertarget="notice" popovertargetaction="hide" data-record="noticeDismissed" data-value="true">${t('Dismiss', 'Закрыть')}</button>
      </div>`,
  },
  {
    id: 'hover-card',
    title: ['Hover card', 'Карточка при наведении'],
    about: [
      'A card appears a moment after the pointer rests on a name, and vanishes when it leaves. The icon has a plain tooltip.',
      'Карточка появляется, если задержать указатель на имени, и пропадает, когда он уходит. У значка обычная подсказка.',
    ],
    task: ['Follow the restorer.', 'Подпишитесь на реставратора.'],
    parts: { followed: text, starred: flag },
    stage: ({ t }) => html`<p class="prose">
      ${t('Cleaned in spring by', 'Весной картину расчистила')} <span class="mention" tabindex="0">${t('Ada Lindqvist', 'Ада Линдквист')}</span>${t(', then varnished again.', ', затем её снова покрыли лаком.')}
      <button class="icon-button" data-record="starred" data-value="true" aria-describedby="star-tip" aria-label="${t('Star', 'В избранное')}">
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true"><path d="m12 4 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" /></svg>
        <span role="tooltip" id="star-tip" class="tip">${t('Keep in your collection', 'Сохранить в коллекцию')}</span>
      </button>
    </p>`,
  },
  {
    id: 'dialog-modal',
    title: ['Modal dialog', 'Модальное окно'],
    about: [
      'A native dialog that makes the rest of the page inert.',
      'Родной диалог: остальная страница под ним недоступна.',
    ],
    task: ['Reserve a ticket for Mira.', 'Забронируйте билет на имя Мира.'],
    parts: { name: text, closedWith: text, behind: number },
    stage: ({ t }) => html`<div class="row">
        <button class="button" id="open">${t('Reserve a ticket', 'Забронировать билет')}</button>
        <button class="button quiet" id="behind">${t('Button behind', 'Кнопка под окном')}</button>
      </div>
      <dialog aria-labelledby="reserve-title">
        <form method="dialog" class="stack">
          <h3 id="reserve-title">${t('Reserve a ticket', 'Бронирование билета')}</h3>
          <label class="field"><span>${t('Name', 'Имя')}</span><input name="name" autocomplete="off" /></label>
          <div class="row end">
            <button class="button quiet" value="cancel" formnovalidate>${t('Cancel', 'Отмена')}</button>
            <button class="button" value="reserve">${t('Reserve', 'Забронировать')}</button>
          </div>
        </form>
      </dialog>`,
  },
  {
    id: 'dialog-floating',
    title: ['Non-modal dialog', 'Немодальное окно'],
    about: ['The dialog floats, the page stays usable below it.', 'Окно висит сверху, а страница под ним работает.'],
    task: [
      'Open the magnifier and set the page to night while it is open.',
      'Откройте лупу и, не закрывая её, включите ночной режим.',
    ],
    parts: { magnifier: text, lens: text, theme: text },
    stage: ({ t }) => html`<div class="row">
        <button class="button" id="open">${t('Open magnifier', 'Открыть лупу')}</button>
        <label class="field inline"><span>${t('Light', 'Свет')}</span><select data-record="theme"><option value="day">${t('Day', 'День')}</option><option value="night">${t('Night', 'Ночь')}</option></select></label>
      </div>
      <dialog class="floating" aria-label="${t('Magnifier', 'Лупа')}">
        <p class="pop-title">${t('Magnifier', 'Лупа')}</p>
        <div class="row">
          <button class="button quiet small" data-record="lens" data-value="2x">2×</button>
          <button class="button quiet small" data-record="lens" data-value="8x">8×</button>
          <button class="button small" id="close">${t('Close', 'Закрыть')}</button>
        </div>
      </dialog>`,
  },
  {
    id: 'dialog-stacked',
    title: ['Dialog in a dialog', 'Окно в окне'],
    about: [
      'Deleting asks first, and the question asks once more.',
      'Удаление сначала переспрашивает, а потом переспрашивает ещё раз.',
    ],
    task: ['Delete the sketch, then confirm twice.', 'Удалите набросок и подтвердите дважды.'],
    parts: { deleted: flag, kept: flag },
    stage: ({ t }) => html`<button class="button danger" id="delete">${t('Delete sketch', 'Удалить набросок')}</button>
      <dialog id="first" aria-labelledby="first-title">
        <div class="stack">
          <h3 id="first-title">${t('Delete this sketch?', 'Удалить набросок?')}</h3>
          <div class="row end">
            <button class="button quiet" data-keep>${t('Keep it', 'Оставить')}</button>
            <button class="button danger" id="sure">${t('Delete', 'Удалить')}</button>
          </div>
        </div>
        <dialog id="second" aria-labelledby="second-title">
          <div class="stack">
            <h3 id="second-title">${t('There is no copy. Delete for good?', 'Копии нет. Удалить навсегда?')}</h3>
            <div class="row end">
              <button class="button quiet" data-keep>${t('Keep it', 'Оставить')}</button>
              <button class="button danger" id="forever">${t('Delete for good', 'Удалить навсегда')}</button>
            </div>
          </div>
        </dialog>
      </dialog>`,
  },
];
