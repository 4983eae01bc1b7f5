import type { Kind } from '../../goal.ts';
import { lexicon } from './match.ts';

/** What people call the things on a page. */
export const kinds = lexicon<Kind>([
  ['button', 'button~|btn|кнопк~|кнопок|кнопочк~'],
  ['link', 'link~|hyperlink~|ссылк~|ссылок|гиперссылк~'],
  [
    'field',
    'field~|spin box~|spin button~|box|boxes|textbox~|input~|input field~|input textbox~|input text box~|text input~|text input field~|text entry field~|text field~|text box~|textarea~|text area~|input box~|search box~|search bar~|search field~|поле|поля|полю|полем|полей|полях|полям|пол|текстов~ поле|строк~ поиска|поисков~ строк~|граф~|окошк~|пол~ ввода',
  ],
  [
    'checkbox',
    'checkbox~|check box~|tickbox~|tick box~|checkmark~|check mark~|галочк~|галочек|галк~|флажок|флажк~|чекбокс~|птичк~',
  ],
  ['radio', 'radio~|radio button~|радиокнопк~|радио-кнопк~'],
  ['switch', 'toggle~|toggle switch~|switch~|тумблер~|переключател~'],
  [
    'list',
    'list~|dropdown~|drop-down~|drop down~|drop-down list~|dropdown list~|drop-down menu~|dropdown menu~|combobox~|combo box~|listbox~|select box~|список|списк~|выпадающ~ список|выпадающ~ списк~|перечень|перечн~',
  ],
  ['option', 'option~|choice~|опци~|вариант~|вариант~ ответа'],
  ['menu', 'menu~|меню'],
  ['tab', 'tab~|вкладк~|вкладок|закладк~|таб~'],
  ['slider', 'slider~|ползунок|ползунк~|бегунок|бегунк~|слайдер~|регулятор~'],
  ['date', 'date~|datepicker~|date picker~|calendar~|дат~|календар~'],
  ['row', 'row~|строк~|строчк~|ряд~'],
  ['column', 'column~|столбец|столбц~|колонк~|колонок'],
  ['cell', 'cell~|ячейк~|ячеек|клетк~'],
  ['table', 'table~|таблиц~'],
  ['card', 'card~|tile~|карточк~|карточек|плитк~'],
  ['item', 'item~|entry|entries|элемент~|пункт~|позици~|запис~|записей'],
  ['section', 'section~|panel~|area~|accordion~|block~|раздел~|секци~|панел~|блок~|рубрик~'],
  ['heading', 'heading~|headline~|header~|заголовок|заголовк~'],
  [
    'dialog',
    'dialog~|dialogue~|popup~|pop-up~|pop up~|modal~|modal window~|overlay~|window~|dialog box~|диалог~|диалогов~ окн~|всплывающ~ окн~|окн~|попап~',
  ],
  ['page', 'page~|webpage~|web page~|screen~|страниц~|страничк~|экран~'],
  ['picture', 'picture~|image~|photo~|avatar~|thumbnail~|картинк~|картинок|изображени~|фото|фотографи~|аватар~'],
  ['icon', 'icon~|symbol~|значок|значк~|иконк~|иконок|пиктограмм~'],
  ['text', 'paragraph~|text~|sentence~|абзац~|текст~|предложени~'],
  ['form', 'form~|questionnaire~|форм~|анкет~'],
  ['folder', 'folder~|папк~|папок'],
  ['message', 'message~|email~|e-mail~|mail~|letter~|письм~|писем|сообщени~'],
]);

/** Kinds that take a value. In the name of a field the other kind words are part of the name: "the message", "page". */
export const controlKinds: ReadonlySet<Kind> = new Set<Kind>([
  'field',
  'checkbox',
  'radio',
  'switch',
  'list',
  'option',
  'slider',
  'date',
  'menu',
  'button',
  'form',
  'cell',
]);

/** Field words that also say what the field is for: in "search box" the name is "search". */
export const tellingFields = lexicon([
  ['search', 'search box~|search bar~|search field~'],
  ['поиск', 'поисков~ строк~|строк~ поиска|поисков~ поле'],
]);
