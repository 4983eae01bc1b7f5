import type { ColourName, Line, ShapeName } from '../../observation.ts';
import type { Speech } from './speech.ts';

export const russian: Speech = {
  untitled: '(без заголовка)',
  loading: 'ещё загружается',
  tab: (number, of) => `вкладка ${number}, открыто ${of}`,
  screen: (number, of) => `экран ${number} из ${of}`,
  onTop: (what) => `Поверх страницы: ${what}. Остальное недоступно.`,
  unanswered: (frame) => `Часть страницы не ответила: ${frame}`,
  notice: (kind, about) => NOTICES[kind](about === undefined ? '' : ` (${about})`),

  role: (role) => ROLES[role]?.[0] ?? role,
  roles: (role) => ROLES[role]?.[1] ?? role,
  state: (state) => STATES[state] ?? state,
  looks: ({ size, colour, shape }) =>
    [shape && SHAPES[shape], colour && `${COLOURS[colour]} цвет`, size && SIZES[size]]
      .filter((word) => word)
      .join(', '),
  placeholder: 'подсказка',
  options: 'из:',
  coveredBy: (what) => `закрыто: ${what}`,
  picture: 'картинка',
  notDrawn: 'не видно',

  lines: (count) => counted(count, 'строка', 'строки', 'строк'),
  controls: (count) => counted(count, 'элемент', 'элемента', 'элементов'),
  screens: (count, spoken) =>
    `${spoken} ${Number.isInteger(count) ? plural(count, 'экран', 'экрана', 'экранов') : 'экрана'}`,
  above: 'выше',
  below: 'ниже',
  characters: (count) => `+${counted(count, 'знак', 'знака', 'знаков')}`,
  more: (count, kind) => `ещё ${counted(count, ...MORE[kind ?? 'text'])}`,
  leftOut: (what) => `пропущено: ${what}`,
  ways: 'find, expand или scroll',

  nothingChanged: 'Ничего не изменилось.',
  title: (title) => `заголовок: ${title}`,
  address: (address) => `адрес: ${address}`,
  loaded: 'загружено',
  loadingAgain: 'загружается',
  nothingOnTop: 'поверх страницы больше ничего нет',
  scrolled: (from, to, of) => `экран ${from} → ${to} из ${of}`,
  focus: (control) => `фокус: ${control}`,
  outOfView: (lines) => `ушло из вида: ${lines}`,
  over: (notice) => `больше нет: ${notice}`,

  found: (lines, query) => `${counted(lines, 'строка', 'строки', 'строк')}, где есть ${query}`,
  foundNothing: (query) => `Здесь нигде нет ${query}.`,
  near: (words) => `Похоже: ${words.join(', ')}.`,
  someWords: (words) => `Всех слов сразу нет ни в одной строке; есть ${words.join(', ')}:`,
  moreFound: (count) => `найдено ещё ${count}: уточните слова или поднимите предел`,
  badPattern: (why) => `Такой образец не годится: ${why}`,

  part: (from, to, of) => `Строки ${from}–${to} из ${of}`,
  page: (number, of) => `страница ${number} из ${of}`,
  nextPage: (left, part, page) => `ещё ${left}: expand ${part}, страница ${page}`,
  noPart: (part) => `Части ${part} нет. Номера частей стоят там, где пропущены строки: [+12].`,
};

const NOTICES = {
  loading: () => 'Страница ещё переходит или загружается.',
  empty: () => 'Страница пуста.',
  error: (about: string) => `Похоже на страницу ошибки${about}.`,
  login: (about: string) => `Здесь просят войти${about}.`,
  'one-time code': (about: string) => `Здесь просят одноразовый код${about}.`,
  challenge: (about: string) => `Здесь проверяют, человек ли вы${about}.`,
  overlay: (about: string) => `Часть страницы закрыта поверх${about}.`,
  'poor text': (about: string) => `Почти всё здесь — картинка${about}: снимок экрана покажет больше.`,
  'page tools': (about: string) => `Страница сама предлагает действия${about}: page_tools покажет их.`,
} as const;

const MORE: Readonly<Record<Line['kind'], readonly [one: string, few: string, many: string]>> = {
  text: ['строка', 'строки', 'строк'],
  heading: ['заголовок', 'заголовка', 'заголовков'],
  row: ['ряд', 'ряда', 'рядов'],
  item: ['пункт', 'пункта', 'пунктов'],
  landmark: ['часть', 'части', 'частей'],
  group: ['группа', 'группы', 'групп'],
};

const ROLES: Readonly<Record<string, readonly [one: string, several: string]>> = {
  alert: ['тревога', 'тревоги'],
  alertdialog: ['окно-предупреждение', 'окна-предупреждения'],
  banner: ['шапка', 'шапки'],
  button: ['кнопка', 'кнопки'],
  canvas: ['холст', 'холсты'],
  checkbox: ['флажок', 'флажки'],
  clickable: ['нажимаемое', 'нажимаемые'],
  colour: ['цвет', 'цвета'],
  combobox: ['выпадающий список', 'выпадающие списки'],
  complementary: ['дополнение', 'дополнения'],
  contentinfo: ['подвал', 'подвалы'],
  date: ['дата', 'даты'],
  'date and time': ['дата и время', 'даты и время'],
  dialog: ['диалог', 'диалоги'],
  file: ['файл', 'файлы'],
  focusable: ['фокусируемое', 'фокусируемые'],
  form: ['форма', 'формы'],
  gridcell: ['ячейка', 'ячейки'],
  group: ['группа', 'группы'],
  link: ['ссылка', 'ссылки'],
  listbox: ['список', 'списки'],
  main: ['главное', 'главное'],
  media: ['проигрыватель', 'проигрыватели'],
  menu: ['меню', 'меню'],
  menuitem: ['пункт меню', 'пункты меню'],
  menuitemcheckbox: ['пункт-флажок', 'пункты-флажки'],
  menuitemradio: ['пункт-переключатель', 'пункты-переключатели'],
  month: ['месяц', 'месяцы'],
  navigation: ['навигация', 'навигация'],
  option: ['вариант', 'варианты'],
  radio: ['переключатель', 'переключатели'],
  region: ['раздел', 'разделы'],
  row: ['ряд', 'ряды'],
  scrollbar: ['полоса прокрутки', 'полосы прокрутки'],
  search: ['поиск', 'поиск'],
  searchbox: ['поле поиска', 'поля поиска'],
  slider: ['ползунок', 'ползунки'],
  spinbutton: ['счётчик', 'счётчики'],
  status: ['состояние', 'состояния'],
  switch: ['выключатель', 'выключатели'],
  tab: ['вкладка', 'вкладки'],
  tablist: ['вкладки', 'вкладки'],
  textbox: ['поле', 'поля'],
  time: ['время', 'время'],
  tree: ['дерево', 'деревья'],
  treeitem: ['узел дерева', 'узлы дерева'],
  week: ['неделя', 'недели'],
};

const STATES: Readonly<Record<string, string>> = {
  busy: 'занято',
  checked: 'отмечено',
  collapsed: 'свёрнуто',
  current: 'текущее',
  disabled: 'недоступно',
  expanded: 'раскрыто',
  focused: 'в фокусе',
  invalid: 'ошибка',
  'partly checked': 'отмечено частично',
  pressed: 'нажато',
  'read-only': 'только чтение',
  required: 'обязательно',
  selected: 'выбрано',
};

function counted(count: number, one: string, few: string, many: string): string {
  return `${count} ${plural(count, one, few, many)}`;
}

function plural(count: number, one: string, few: string, many: string): string {
  const [tens, ones] = [count % 100, count % 10];
  if (tens > 10 && tens < 20) return many;
  if (ones === 1) return one;
  return ones > 1 && ones < 5 ? few : many;
}

const COLOURS: Readonly<Record<ColourName, string>> = {
  red: 'красный',
  orange: 'оранжевый',
  yellow: 'жёлтый',
  green: 'зелёный',
  turquoise: 'бирюзовый',
  'light blue': 'голубой',
  blue: 'синий',
  purple: 'фиолетовый',
  magenta: 'пурпурный',
  pink: 'розовый',
  brown: 'коричневый',
  black: 'чёрный',
  grey: 'серый',
  white: 'белый',
};

const SHAPES: Readonly<Record<ShapeName, string>> = {
  circle: 'круг',
  ellipse: 'овал',
  square: 'квадрат',
  rectangle: 'прямоугольник',
  triangle: 'треугольник',
  diamond: 'ромб',
  pentagon: 'пятиугольник',
  hexagon: 'шестиугольник',
  octagon: 'восьмиугольник',
  polygon: 'многоугольник',
  star: 'звезда',
  line: 'линия',
};

const SIZES = { big: 'крупно', small: 'мелко' } as const;
