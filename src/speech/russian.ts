import { russianDeed } from './russian-deed.ts';
import type { Place, Shut, Speech } from './speech.ts';

export const russian: Speech = {
  language: 'ru',
  quoted,
  deed: russianDeed,
  asks: {
    press: (name, host) => `Нажать ${name === undefined ? 'кнопку' : quoted(name)} на ${host}`,
    givesRights: 'Эта страница даёт другому сайту права от вашего имени.',
    sendPaymentData: (host) => `Отправить номер карты или счёта на ${host}`,
    isPaymentData: 'Это платёжные данные.',
    openLinkSaying: (word) => `Открыть ссылку, в адресе которой стоит ${quoted(word)}`,
    mayChange: 'Уже само открытие может что-то изменить.',
    doThis: (tool) => `Выполнить ${tool}`,
    cannotBeUndone: 'Это нельзя отменить.',
    carry: (to, from) => `Действовать на ${to} с учётом прочитанного на ${from.join(', ')}`,
    mightBeTold: 'Прочитанное там может попасть сюда.',
    emptyPage: 'пустой странице',
    open: (address) => `Открыть ${address}`,
    beginsMessage: 'Так начинается письмо или звонок.',
    notNamed: 'Вы не называли этот адрес, и по ссылке на него не переходили.',
    tellModelsWords: (host) => `Сообщить сайту ${host} то, что написала модель`,
    notNamedAndOpen: 'Вы не называли этот сайт, а между этим браузером и сетью нет прокси.',
    use: (host) => `Действовать на ${host}`,
    blindAndOpen: 'Неизвестно, что это затронет, а между этим браузером и сетью нет прокси.',
    buttonSaysSo: 'Судя по надписи на кнопке, это нельзя отменить.',
    sendForm: (button, host) => `Отправить форму на ${host}${button === undefined ? '' : ` кнопкой ${quoted(button)}`}`,
    formPays: 'В форме платёжные данные.',
    formSetsPassword: 'Форма задаёт пароль.',
    formHoldsPassword: 'В форме пароль.',
    formHoldsCode: 'В форме одноразовый код.',
    formChanges: 'Форма что-то меняет на сервере.',
    sendTo: (host) => `Отправить на ${host}`,
    changesServer: (things) =>
      `Это что-то меняет на сервере.${things === undefined ? '' : ` Затронуто сразу: ${things}.`}`,
    openPaymentSheet: (host = 'этой страницы') => `Открыть окно оплаты для ${host}`,
    pageAsksForPayment: 'Страница просит браузер об оплате.',
    goOnWith: (tool) => `Продолжить: ${tool}`,
    notOfTheTask: 'Похоже, это не относится к задаче.',
    sign: 'Можно ли сделать следующее, больше не спрашивая?',
    toSign: ({ effect, origin, count, amount, recipients }) => {
      const most = amount === undefined ? '' : `, не больше чем на ${amount}`;
      const people = recipients === undefined ? '' : `, кому: ${recipients.join(' и ')}`;
      const times = count === 1 ? 'один раз' : counted(count, 'раз', 'раза', 'раз');
      return `${EFFECTS[effect] ?? effect} на ${origin}, ${times}${most}${people}`;
    },
  },
  facts: {
    page: 'Страница',
    under: 'Раздел',
    beside: 'Рядом',
    ticked: 'Отмечено',
    from: 'Откуда',
    to: 'Куда',
    goesTo: 'Куда',
    readBefore: 'Прочитано раньше',
    says: 'Текст',
    recipients: 'Получатели',
    amount: 'Сумма',
    thingsAtOnce: 'Затронуто сразу',
    file: 'Файл',
    largestSum: 'Наибольшая сумма на странице',
    selected: (count) => `Выбрано: ${count}`,
    selectedOnPage: (count) => `Выбрано на странице: ${count}`,
    andMore: (count) => `… и ещё ${count}`,
    moreCharacters: (count) => `ещё ${counted(count, 'знак', 'знака', 'знаков')}`,
    notShown: '(не показано)',
    payment: (to) => `Платёж для ${to}`,
    message: (to) => `Сообщение на ${to}`,
    otherSiteThan: (pages) => `На другой сайт: сама страница на ${pages}`,
    toOtherSite: (host) => `На другой сайт, не на сайт страницы: ${host}`,
    unreadBytes: (count) => `Байт, которые нельзя прочитать: ${count}`,
    unreadPart: 'Часть, которую нельзя прочитать',
    notNamedNorFollowed: 'Вы его не называли, и по ссылке на него не переходили.',
  },
  refusals: {
    secretElsewhere: (host) => `Секрет ушёл бы на другой сайт: ${host}.`,
    sentOnElsewhere: (host) => `Отправленное ушло бы дальше, на другой сайт: ${host}.`,
    nameBeforeHost: (host) => `В этом адресе перед сайтом стоит ещё одно имя, а сам сайт — ${host}.`,
    permission: (host, name) =>
      `${host} просит разрешение ${quoted(name)}, а страницы получают только те, что перечислены (--permission).`,
    notWritable: (site) =>
      site === undefined
        ? 'Здесь ничего менять нельзя: разрешены только перечисленные сайты (--write-site).'
        : `${site} не входит в число сайтов, на которых можно что-то менять (--write-site).`,
    toOpen: (site) => `Открыть его: --allow-site ${site}`,
  },
  shut,
  allowed: { before: 'Это уже было разрешено.', asPart: 'Это часть того, что было разрешено.' },
  person: {
    browserIsYours: 'Браузер в вашем распоряжении. Скажите, когда продолжать.',
    usesBrowser: 'В браузере кто-то работает мышью или клавиатурой.',
    wantsBrowser: 'Браузер понадобился человеку.',
    wayIsFree: 'Путь свободен.',
    whichTab: 'В какой вкладке работать?',
    newTab: 'В новой вкладке',
    untitled: 'Без названия',
  },
  doubt: {
    wasItDone: (deed) => `Lotsman остановился посреди этого действия: ${deed}. Оно выполнено?`,
    done: 'выполнено',
    notDone: 'не выполнено',
    pageShows: (quote) => `На странице видно, что это сделано: ${quoted(quote)}.`,
  },
  stuck: {
    failsAgain: (times, deed) => `Одно и то же не удалось ${counted(times, 'раз', 'раза', 'раз')}: ${deed}.`,
    circles: (one, other) => `Снова и снова одни и те же два действия: ${one}; ${other}.`,
    standsStill: (steps) => `Страница не изменилась за ${counted(steps, 'шаг', 'шага', 'шагов')}.`,
    noProgress: (steps) => `За ${counted(steps, 'шаг', 'шага', 'шагов')} не достигнута ни одна цель плана.`,
    nudge: 'Нужно попробовать иначе: другой элемент, другой путь, назад, поиск.',
    howToGoOn: 'Как продолжать?',
    nothingHelped: 'Ничего не помогло.',
  },
  dropped: {
    otherPage: 'страница теперь другая',
    otherTab: 'впереди другая вкладка',
    onTop: 'поверх страницы появилось или исчезло окно',
    gone: (id) => `[${id}] больше нет на странице`,
  },
  mended: {
    lookedAgain: 'Взглянул на страницу ещё раз.',
    openedAgain: 'Открыл страницу заново.',
    leftOut: 'Опустил старое: вопрос был слишком длинным для модели.',
    askedAgain: 'Спросил модель ещё раз.',
  },
  checks: {
    notSeen: (quote) => `${quoted(quote)} не встретилось ни на одной странице.`,
    notQuoted: 'Это не подкреплено цитатой.',
    accepted: (method, url) => `Сервер принял ${method} ${url}`,
    answered: (status) => `Он ответил ${status}.`,
    doesNotHold: 'Результат не подтверждается.',
    wrongShape: (misfit) => `Данные не той формы, которая нужна: ${misfit}`,
    notProved: 'Не доказано',
  },
  endings: {
    limit: (what) => `Достигнут предел: ${what}.`,
    steps: (count) => `не больше ${counted(count, 'шага', 'шагов', 'шагов')}`,
    cost: (dollars) => `не больше $${dollars}`,
    tokens: (count) => `не больше ${counted(count, 'токена', 'токенов', 'токенов')}`,
    seconds: (count) => `не больше ${counted(count, 'секунды', 'секунд', 'секунд')}`,
    early: 'Работа прервалась раньше времени.',
    waits: 'Ждёт ответа.',
    stopped: 'Остановлено.',
  },
};

function quoted(name: string): string {
  return `«${name}»`;
}

const plurals = new Intl.PluralRules('ru');

function counted(count: number, one: string, few: string, many: string): string {
  const form = { one, few, many, other: few, zero: many, two: few }[plurals.select(count)];
  return `${count} ${form}`;
}

/** Kinds of acts that a person can sign for. */
const EFFECTS: Readonly<Record<string, string>> = {
  pay: 'Оплата',
  order: 'Заказ',
  delete: 'Удаление',
  send: 'Отправка',
  publish: 'Публикация',
  'sign out': 'Выход',
  subscribe: 'Подписка',
  'sign in': 'Вход',
  account: 'Изменение учётной записи',
  authorise: 'Выдача прав',
  upload: 'Загрузка файла',
  download: 'Скачивание',
  submit: 'Отправка формы',
  reach: 'Переход на сайт',
  flow: 'Передача прочитанного',
  other: 'Необратимое действие',
};

const PLACES: Readonly<Record<Place, string>> = {
  public: 'открытый сайт',
  loopback: 'находится на этом компьютере',
  private: 'находится в частной сети',
  'link-local': 'находится в сети рядом с этим компьютером',
  metadata: 'ведёт к ключам этого компьютера',
  reserved: 'стоит на ничейном адресе',
};

function shut(why: Shut): string {
  switch (why.kind) {
    case 'blocked':
      return `${why.site} под запретом.`;
    case 'unlisted':
      return `${why.site} не входит в число сайтов, которые сейчас открыты.`;
    case 'closed':
      return `${why.site} ${PLACES[why.place]}, и доступ туда не открыт.`;
    case 'scheme':
      return `Адреса, которые начинаются с ${why.scheme}, никогда не открываются.`;
    case 'no address':
      return 'Такой адрес открыть нельзя.';
    case 'no host':
      return 'Туннель никуда не ведёт.';
  }
}
