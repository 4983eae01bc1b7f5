import { russian as speech } from '../../../speech/russian.ts';
import type { Deed } from '../deed.ts';
import type { Words } from './english.ts';

/** 1 шаг, 2 шага, 5 шагов. */
function counted(count: number, one: string, few: string, many: string): string {
  const form = new Intl.PluralRules('ru').select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

const verbs: Readonly<Record<string, readonly [did: string, doing: string]>> = {
  click: ['нажал', 'нажимаю'],
  double: ['дважды нажал', 'дважды нажимаю'],
  right: ['нажал правой кнопкой', 'нажимаю правой кнопкой'],
  click_at: ['нажал', 'нажимаю'],
  type: ['ввёл', 'ввожу'],
  press: ['нажал', 'нажимаю'],
  hover: ['навёл на', 'навожу на'],
  hover_at: ['навёл на', 'навожу на'],
  drag: ['перетащил', 'перетаскиваю'],
  drag_at: ['перетащил', 'перетаскиваю'],
  select_text: ['выделил', 'выделяю'],
  scroll: ['прокрутил', 'прокручиваю'],
  select: ['выбрал', 'выбираю'],
  check: ['отметил', 'отмечаю'],
  uncheck: ['снял отметку', 'снимаю отметку'],
  set: ['задал', 'задаю'],
  upload: ['передал', 'передаю'],
  fill: ['заполнил', 'заполняю'],
  navigate: ['перешёл на', 'перехожу на'],
  back: ['вернулся назад', 'возвращаюсь назад'],
  forward: ['перешёл вперёд', 'перехожу вперёд'],
  reload: ['загрузил страницу заново', 'загружаю страницу заново'],
  wait: ['подождал', 'жду'],
  tabs: ['посмотрел вкладки', 'смотрю вкладки'],
  open_tab: ['открыл вкладку', 'открываю вкладку'],
  switch_tab: ['перешёл на вкладку', 'перехожу на вкладку'],
  close_tab: ['закрыл вкладку', 'закрываю вкладку'],
  find: ['искал на странице', 'ищу на странице'],
  expand: ['раскрыл часть страницы', 'раскрываю часть страницы'],
  extract: ['прочитал страницу', 'читаю страницу'],
  extract_data: ['прочитал', 'читаю'],
  screenshot: ['сделал снимок', 'делаю снимок'],
  read_file: ['прочитал файл', 'читаю файл'],
  dialog: ['решил, что ответить диалогу', 'решаю, что ответить диалогу'],
  page_tool: ['применил инструмент страницы', 'применяю инструмент страницы'],
};

function act({ tool, target, value, enters, host, tense }: Deed): string {
  const verb = verbs[tool]?.[tense === 'did' ? 0 : 1] ?? `${tense === 'did' ? 'применил' : 'применяю'} ${tool}`;
  const on = host === '' ? '' : ` на ${host}`;
  switch (tool) {
    case 'type':
    case 'select':
      return `${verb} ${value} в ${target || 'поле'}${enters ? ' и нажал Enter' : ''}${on}`;
    case 'set':
      return `${verb} ${target}: ${value}${on}`;
    case 'upload':
      return `${verb} ${value} в ${target}${on}`;
    case 'press':
      return `${verb} ${value}${target === '' ? '' : ` в ${target}`}${on}`;
    case 'navigate':
    case 'read_file':
    case 'switch_tab':
      return `${verb} ${value}`;
    default:
      return [verb, target || value].filter((part) => part !== '').join(' ') + on;
  }
}

function time(milliseconds: number): string {
  if (milliseconds < 9_950) return `${(milliseconds / 1_000).toFixed(1).replace('.', ',')} с`;
  const seconds = Math.round(milliseconds / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  if (hours > 0) return `${hours} ч ${minutes} мин`;
  return minutes > 0 ? `${minutes} мин ${seconds % 60} с` : `${seconds} с`;
}

function count(number: number): string {
  if (number < 1_000) return String(number);
  const [value, unit] = number < 999_500 ? [number / 1_000, 'тыс.'] : [number / 1_000_000, 'млн'];
  return `${value < 100 ? value.toFixed(1).replace(/\.0$/, '').replace('.', ',') : Math.round(value)} ${unit}`;
}

function cost(dollars: number): string {
  if (dollars === 0) return '$0';
  return dollars < 0.0001 ? '< $0,0001' : `$${dollars.toFixed(dollars < 1 ? 4 : 2).replace('.', ',')}`;
}

export const russian: Words = {
  act,
  quoted: (words) => `«${words}»`,
  secret: (name) => `секрет ${name}`,
  fields: (number) => counted(number, 'поле', 'поля', 'полей'),
  directions: { up: 'вверх', down: 'вниз', left: 'влево', right: 'вправо', top: 'в начало', bottom: 'в конец' },
  figures: {
    time,
    tokens: (number) => (number < 1_000 ? counted(number, 'токен', 'токена', 'токенов') : `${count(number)} токенов`),
    cost,
    step: (step) => `шаг ${step}`,
  },
  now: {
    starting: 'открываю браузер',
    planning: 'составляю план',
    looking: 'смотрю на страницу',
    thinking: 'думаю',
    checking: 'проверяю результат',
    waiting: 'жду вас',
    stopping: 'остановлюсь после этого шага; ещё раз Ctrl-C — сразу',
  },
  plan: 'План',
  planned: (done, all) => `сделано ${done} из ${all}`,
  more: (number) => `… ещё ${number}`,
  refused: (what) => `Не разрешено: ${what}`,
  answeredWith: (method, url, status) => `${method} ${url}: ответ ${status}`,
  unanswered: (method, url, why) => `${method} ${url}: ответа нет, ${why}`,
  downloaded: (name) => `скачан файл ${name}, он в карантине`,
  leftUndone: (what) => `не сделано: ${what}`,
  holds: 'Результат проверен и верен.',
  holdsNot: (feedback) => `Результат проверен и не подтвердился: ${feedback}`,
  noted: (what) => `запомнил: ${what}`,
  summarised: (number) => `${counted(number, 'старая строка', 'старые строки', 'старых строк')} сведены в пересказ`,
  asks: {
    where: 'Где',
    what: 'Что',
    act: speech.deed,
  },
  keys: {
    once: ['д', 'да, один раз'],
    run: ['з', 'до конца запуска'],
    always: ['в', 'всегда на этом сайте'],
    no: ['н', 'нет'],
    say: ['с', 'сказать'],
    wasDone: ['д', 'было сделано'],
    wasNotDone: ['н', 'не было'],
  },
  answers: {
    once: 'да, один раз',
    run: 'да, до конца запуска',
    always: 'да, всегда на этом сайте',
    no: 'нет',
    goOn: 'продолжать',
  },
  typeNumber: 'номер или свои слова, затем Enter',
  typeWords: 'ваш ответ, затем Enter',
  handBack: 'Enter, когда закончите; когда путь свободен, он продолжит и сам',
  sayInstead: 'что сделать вместо этого, затем Enter; Esc — назад',
  lineFirst: 'закончите строку: Enter, или Esc — ответить',
  steer: ['скажите что-нибудь по ходу; Ctrl-C останавливает', 'скажите что-нибудь по ходу', ''],
  stopped: (run) => `Остановлено. lotsman resume ${run} продолжит.`,
  result: {
    done: 'Сделано.',
    partial: 'Сделано частично.',
    failed: 'Не сделано.',
    stopped: 'Остановлено.',
    blocked: 'Продолжить не удалось.',
  },
  why: 'Почему',
  proof: {
    seen: 'видно на странице в конце',
    none: 'не доказано',
    quote: (quote, url, step) => `шаг ${step}: «${quote}» на ${url}`,
    request: (method, url, status, step) => `шаг ${step}: ${method} ${url}: ответ ${status}`,
    file: (name, hash, step) => `шаг ${step}: файл ${name}, sha256 ${hash}…`,
  },
  steps: (number) => counted(number, 'шаг', 'шага', 'шагов'),
  cached: (number) => `${count(number)} из кеша`,
  unknownPrice: 'цена неизвестна',
  atLeast: (sum) => `не меньше ${sum}`,
  run: (id) => `запуск ${id}`,
  report: 'Отчёт',
  prompt: {
    welcome: 'Скажите, что сделать в сети. /help покажет, что ещё можно набрать, /exit — выход.',
    placeholder: 'что нужно сделать?',
    noRun: 'Сейчас ничего не выполняется.',
    unknown: (typed, meant) =>
      `Команды ${typed} нет${meant === undefined ? '; /help покажет, какие есть' : `; может быть, ${meant}?`}`,
    noBrowser: 'Браузер ещё не открыт: он откроется с первой задачей.',
    leaveHint: 'Ещё раз Ctrl-C — выход, как и /exit.',
    stopped: (run) => `Остановлено. Здесь продолжит /resume, позже — lotsman resume ${run}.`,
    notPaused: 'Паузы нет.',
    noPlan: 'Плана нет.',
    picture: (file) => `Снимок: ${file}`,
    nothingGranted:
      'В этой сессии ничего не разрешали навсегда. /undo-grant ID отзовёт другое разрешение; все покажет lotsman grants.',
    takenBack: (what) => `Отозвано: ${what}. Об этом снова будет вопрос.`,
    noSuchGrant: (id) => `Разрешения ${id} нет.`,
    model: (model) => `Думает ${model}.`,
    nextModel: (model) => `Со следующей задачи думает ${model}.`,
    noReport: 'Отчитываться пока не о чем.',
    help: {
      screenshot: 'сделать снимок страницы',
      url: 'где сейчас браузер',
      tabs: 'его вкладки',
      plan: 'план запуска',
      pause: 'отойти в сторону и отдать мне браузер',
      resume: 'продолжить, после /pause или /stop',
      stop: 'закончить после этого шага',
      'undo-grant': 'отозвать последнее, что разрешено навсегда',
      model: 'кто думает, или кому думать: /model provider/name',
      report: 'записать последний запуск в один файл',
      help: 'этот список',
      exit: 'закрыть браузер и выйти',
    },
    helpMore: 'Всё остальное — задача, а во время запуска — слова для него. ↑ и ↓ листают набранное раньше.',
  },
};
