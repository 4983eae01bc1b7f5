import type { GalleryState } from '../../../src/practice/gallery/state.ts';
import { daysFromNow, sameText } from '../checks.ts';
import type { Check, WrittenTask } from '../task.ts';

type Parts = Readonly<Record<string, unknown>>;

export const gallery: readonly WrittenTask[] = [
  {
    name: 'gallery: fill in text fields',
    site: 'gallery',
    path: '/exhibits/inputs-text',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Fill in: full name Ada Byron, e-mail ada@example.org, number of guests 12.',
      'Type "Ada Byron" into Full name, ada@example.org into E-mail and 12 into Number of guests.',
      "the name is Ada Byron, reach me at ada@example.org, we'll be 12 guests – put that in",
    ],
    kinds: ['fill', 'type', 'name', 'mail address', 'number'],
    commits: false,
    outcome: recorded('inputs-text', ({ text, email, number }) => {
      return sameText(String(text), 'Ada Byron') && email === 'ada@example.org' && number === 12;
    }),
  },
  {
    name: 'gallery: a date and a time',
    site: 'gallery',
    path: '/exhibits/inputs-dates',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Set the date of visit to 3 March 2027 and the time to 14:30.',
      'Date of visit: March 3, 2027. Time: 2:30 pm.',
      "I'll come on the third of March 2027 at half past two in the afternoon, enter that",
    ],
    kinds: ['set', 'date', 'time'],
    commits: false,
    outcome: recorded('inputs-dates', ({ date, time }) => date === '2027-03-03' && time === '14:30'),
  },
  {
    name: 'gallery: a slider, on a Russian page',
    site: 'gallery',
    path: '/exhibits/slider',
    language: 'en',
    pageLanguage: 'ru',
    wordings: ['Set the lamp to 75.', 'Move the slider of the lamp to 75.', 'more light! turn that lamp up to 75'],
    kinds: ['set', 'move', 'number'],
    commits: false,
    outcome: recorded('slider', ({ lamp, from, to }) => lamp === 75 && from === undefined && to === undefined),
  },
  {
    name: 'gallery: any two of several',
    site: 'gallery',
    path: '/exhibits/inputs-choices',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Choose any two of the topics in the list "Topics (several)".',
      'In Topics select two of the entries, no matter which.',
      'I have to name two topics, pick whichever two you like from that list',
    ],
    kinds: ['choose', 'two of'],
    commits: false,
    outcome: recorded('inputs-choices', ({ topics }) => Array.isArray(topics) && topics.length === 2),
  },
  {
    name: 'gallery: drag to the top',
    site: 'gallery',
    path: '/exhibits/reorder-pointer',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Drag Woodcut to the first place of the list.',
      'Move Woodcut to the top.',
      'Woodcut should come before all the others in that list',
    ],
    kinds: ['drag', 'move', 'first'],
    commits: false,
    outcome: recorded('reorder-pointer', ({ order }) => Array.isArray(order) && order[0] === 'woodcut'),
  },
  {
    name: 'gallery: scroll until a note comes',
    site: 'gallery',
    path: '/exhibits/feed',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Scroll the feed down until Note 17 appears and like it.',
      'Keep scrolling until you see Note 17, then click Like under it.',
      'note 17 is further down, give it a like',
    ],
    kinds: ['scroll', 'until', 'click', 'under the heading', 'pronoun'],
    commits: false,
    outcome: recorded('feed', ({ liked }) => liked === 17),
  },
  {
    name: 'галерея: сеанс, язык и правила',
    site: 'gallery',
    path: '/exhibits/inputs-choices',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Выбери дневной сеанс, язык гида — финский, и отметь «Правила музея мне известны».',
      'Сеанс: дневной. Язык гида: финский. Поставь галочку, что правила музея мне известны.',
      'мы придём днём, гид пусть говорит по-фински, с правилами я знаком — отметь всё это',
    ],
    kinds: ['choose', 'tick'],
    commits: false,
    outcome: recorded('inputs-choices', ({ session, language, terms }) => {
      return session === 'afternoon' && language === 'fi' && terms === true;
    }),
  },
  {
    name: 'галерея: послезавтра',
    site: 'gallery',
    path: '/exhibits/inputs-dates',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Поставь дату визита на послезавтра.',
      'Дата визита — через два дня.',
      'я приду послезавтра, впиши эту дату визита',
    ],
    kinds: ['set', 'relative date', 'pronoun'],
    commits: false,
    outcome: recorded('inputs-dates', ({ date }) => daysFromNow(2).includes(String(date))),
  },
  {
    name: 'галерея: меню строки',
    site: 'gallery',
    path: '/exhibits/portal-menu',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Нажми «Действия» рядом с «Женщина с кувшином» и выбери «В архив».',
      'Отправь в архив «Женщину с кувшином».',
      'женщину с кувшином убери в архив',
    ],
    kinds: ['click', 'next to', 'in the row of', 'choose', 'move'],
    commits: false,
    outcome: recorded('portal-menu', ({ action }) => action === 'archive-2'),
  },
  {
    name: 'галерея: ячейка таблицы',
    site: 'gallery',
    path: '/exhibits/grid',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Впиши в ячейку C4 число 55.',
      'Поставь 55 в клетку C4.',
      'в таблице на пересечении столбца C и строки 4 должно быть 55',
    ],
    kinds: ['type', 'set', 'number', 'in the row of'],
    commits: false,
    outcome: recorded('grid', ({ cells }) => JSON.stringify(cells) === '{"C4":"55"}'),
  },
  {
    name: 'галерея: только аудиогид, на английской странице',
    site: 'gallery',
    path: '/exhibits/switch',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Включи аудиогид. Сигнализацию не трогай.',
      'Включи только аудиогид.',
      'хочу слушать аудиогид, включи его, а остальное оставь как есть',
    ],
    kinds: ['set', 'except', 'pronoun'],
    commits: false,
    outcome: recorded('switch', ({ audio, alarm }) => audio === true && alarm !== false),
  },
  {
    name: 'галерея: вкладка аренды, на английской странице',
    site: 'gallery',
    path: '/exhibits/tabs',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Перейди на вкладку Loan, укажи 30 дней и нажми Request loan.',
      'На вкладке Loan запроси работу на 30 дней.',
      'хотим взять эту работу на месяц, то есть на 30 дней: вкладка Loan, отправь запрос',
    ],
    kinds: ['go', 'fill', 'click', 'number', 'then'],
    commits: false,
    outcome: recorded('tabs', ({ days }) => days === 30),
  },
];

/** What the server has recorded of an exhibit is as it should be. */
function recorded(exhibit: string, isSo: (parts: Parts) => boolean): Check {
  return ({ state }) => {
    const parts = (state as GalleryState).exhibits[exhibit] ?? {};
    return isSo(parts) || `The exhibit has recorded ${JSON.stringify(parts)}.`;
  };
}
