import type { Settings } from '../../../src/practice/office/account/model.ts';
import type { Card } from '../../../src/practice/office/boards/model.ts';
import type { OfficeState } from '../../../src/practice/office/state.ts';
import { say } from '../../../src/practice/words.ts';
import { every, holds, sameText, tells } from '../checks.ts';
import type { Check, WrittenTask } from '../task.ts';

export const office: readonly WrittenTask[] = [
  {
    name: 'office: move a card',
    site: 'office',
    path: '/boards/warehouse',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Move the card "Update bin codes" to Done.',
      'Put the card Update bin codes into the column Done.',
      'the bin codes are updated, that card can go to done',
    ],
    kinds: ['move', 'quoted'],
    commits: false,
    outcome: every(column('warehouse', 'doing', ['warehouse-5']), isIn('warehouse', 'done', 'warehouse-6')),
  },
  {
    name: 'office: drag a card',
    site: 'office',
    path: '/boards/launch',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Drag the card "Agree on the discount" to the column Review.',
      'Drag "Agree on the discount" from Done to Review.',
      'we have to look at the discount agreement once more, pull its card from Done back into Review',
    ],
    kinds: ['drag', 'move', 'quoted'],
    commits: false,
    outcome: every(column('launch', 'done', ['launch-9']), isIn('launch', 'review', 'launch-10')),
  },
  {
    name: 'office: dark, and told about low stock',
    site: 'office',
    path: '/settings',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Choose the dark theme and turn on the "Low stock" notification.',
      'Set the theme to Dark and switch on Low stock.',
      'make it dark in here and let me know when something is low on stock',
    ],
    kinds: ['choose', 'set', 'tick'],
    commits: false,
    outcome: settings('Theme and alerts are not as wanted.', ({ theme, alerts }) => {
      return theme === 'dark' && alerts.lowStock && alerts.mentions && alerts.dueCards && alerts.weeklyDigest;
    }),
  },
  {
    name: 'office: how many from one supplier',
    site: 'office',
    path: '/table',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Filter the table by the supplier Fjordhus and tell me how many rows there are.',
      'How many products come from the supplier Fjordhus?',
      'how much stuff do we get from Fjordhus? I need the number of rows in the table',
    ],
    kinds: ['filter', 'how many', 'name'],
    commits: false,
    outcome: tells(1160),
  },
  {
    name: 'office: price of a throw',
    site: 'office',
    path: '/table',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Search for "Velvet throw Oslo" and tell me the price in the row of size XL.',
      'What is the price of the Velvet throw Oslo, XL?',
      'the xl version of that velvet throw Oslo, what do we sell it for',
    ],
    kinds: ['search', 'what is', 'in the row of', 'price', 'pronoun'],
    commits: false,
    outcome: tells(74.1),
  },
  {
    name: 'office: a new folder',
    site: 'office',
    path: '/files',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Create a new folder named Photos 2026.',
      'Add a folder with the name "Photos 2026".',
      'I need a place for pictures here, a folder, call it Photos 2026',
    ],
    kinds: ['add', 'unquoted', 'type', 'pronoun'],
    commits: false,
    said: [{ to: /where|which folder|in what/i, answer: 'Right here, in the shared drive.' }],
    outcome: holds<OfficeState>('There is no such folder.', ({ files }) =>
      Object.values(files).some(({ kind, name }) => kind === 'folder' && sameText(say(name, 'en'), 'Photos 2026')),
    ),
  },
  {
    name: 'office: a card with a person and a date',
    site: 'office',
    path: '/boards/launch',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Open the card "Gift guide under €50", assign it to Daniel Hart, set the due date to 27 November 2026 and save.',
      'Set the assignee of the card Gift guide under €50 to Daniel Hart and its due date to 27.11.2026.',
      'Daniel Hart takes over the gift guide under €50, due on the 27th of November 2026. Put that on the card and save it.',
    ],
    kinds: ['open', 'choose', 'set', 'date', 'name', 'pronoun'],
    commits: false,
    outcome: card('launch-1', 'Person and date are not on the card.', ({ assignee, due }) => {
      return assignee === 'daniel' && due === '2026-11-27';
    }),
  },
  {
    name: 'office: Tokyo and Sundays, on a Russian page',
    site: 'office',
    path: '/settings',
    language: 'en',
    pageLanguage: 'ru',
    wordings: [
      'Set the time zone to Asia/Tokyo and let the week start on Sunday.',
      'Choose the time zone Tokyo, and Sunday as the first day of the week.',
      'I work from Tokyo now where weeks begin on sundays, adjust the settings',
    ],
    kinds: ['set', 'choose'],
    commits: false,
    outcome: settings('Zone and week are not as wanted.', ({ timeZone, weekStart }) => {
      return timeZone === 'Asia/Tokyo' && weekStart === 'sunday';
    }),
  },
  {
    name: 'офис: новая карточка под заголовком',
    site: 'office',
    path: '/boards/launch',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Под заголовком «Идеи» добавь карточку «Позвонить в типографию».',
      'Добавь в колонку «Идеи» карточку «Позвонить в типографию».',
      'закинь в идеи новую карточку: Позвонить в типографию',
    ],
    kinds: ['add', 'under the heading', 'quoted', 'type'],
    commits: false,
    outcome: holds<OfficeState>('Ideas have no such card.', ({ boards }) => {
      const ideas = boards.list.find(({ id }) => id === 'launch')?.columns.find(({ id }) => id === 'ideas');
      const titles = ideas?.cards.map((id) => say(boards.cards[id]?.title ?? '', 'ru')) ?? [];
      return titles.length === 4 && titles.some((title) => sameText(title, 'Позвонить в типографию'));
    }),
  },
  {
    name: 'офис: каждую карточку в готовое',
    site: 'office',
    path: '/boards/warehouse',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Каждую карточку из колонки «В работе» перенеси в «Готово».',
      'Перемести все карточки из «В работе» в колонку «Готово».',
      'всё, что было в работе, сделано — перекинь эти карточки в готово',
    ],
    kinds: ['for each', 'all', 'move', 'pronoun'],
    commits: false,
    outcome: every(
      column('warehouse', 'doing', []),
      isIn('warehouse', 'done', 'warehouse-5'),
      isIn('warehouse', 'done', 'warehouse-6'),
    ),
  },
  {
    name: 'офис: удалить файл из строки',
    site: 'office',
    path: '/files/old-counts',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'В строке «инвентаризация-2024.xlsx» открой действия, нажми «Удалить» и подтверди.',
      'Удали файл инвентаризация-2024.xlsx.',
      'инвентаризация-2024.xlsx больше не нужна, сотри её',
    ],
    kinds: ['remove', 'in the row of', 'open', 'accept', 'pronoun'],
    commits: true,
    outcome: holds<OfficeState>('Not exactly this file is gone.', ({ files }) => {
      const gone = Object.keys(files).filter((id) => files[id]?.trashed);
      return gone.join() === 'count-2024' || (!('count-2024' in files) && gone.length === 0);
    }),
  },
  {
    name: 'офис: третий по цене',
    site: 'office',
    path: '/table',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Отсортируй таблицу по цене по убыванию и скажи артикул третьего товара.',
      'Какой артикул у третьего товара, если отсортировать по убыванию цены?',
      'расставь товары от дорогих к дешёвым, мне нужен артикул того, что в третьей строке',
    ],
    kinds: ['sort', 'third', 'what is'],
    commits: false,
    outcome: tells('FU-18773'),
  },
  {
    name: 'офис: новая должность',
    site: 'office',
    path: '/settings',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'В поле «Должность» впиши «Директор по логистике» и нажми «Сохранить профиль».',
      'Поменяй должность на «Директор по логистике» и сохрани профиль.',
      'меня повысили, я теперь Директор по логистике — обнови должность в профиле',
    ],
    kinds: ['fill', 'click', 'quoted', 'then'],
    commits: false,
    outcome: holds<OfficeState>('The job title is another one.', ({ account: { profile } }) =>
      sameText(say(profile.jobTitle, 'ru'), 'Директор по логистике'),
    ),
  },
  {
    name: 'офис: пункт чек-листа, на английской странице',
    site: 'office',
    path: '/boards/launch',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Открой карточку «Photograph the wool throws», отметь пункт «Iron the samples» и сохрани.',
      'В карточке Photograph the wool throws поставь галочку у Iron the samples и сохрани карточку.',
      'образцы отглажены: в карточке Photograph the wool throws отметь Iron the samples',
    ],
    kinds: ['open', 'tick', 'then', 'next to'],
    commits: false,
    outcome: card('launch-4', 'Not exactly this item is ticked.', ({ checklist }) => {
      return checklist.map(({ done }) => done).join() === 'true,true,false';
    }),
  },
  {
    name: 'офис: скидка из документа, на английской странице',
    site: 'office',
    path: '/docs',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Открой документ «Supplier terms 2027» и прочитай, какая скидка за оплату в 14 дней.',
      'Какая скидка указана в документе Supplier terms 2027 для оплаты за 14 дней?',
      'глянь в Supplier terms 2027: если платить за 14 дней, сколько процентов скинут?',
    ],
    kinds: ['open', 'read', 'what is', 'number'],
    commits: false,
    outcome: tells(['2%', '2 %', '2 процента', 'two per cent']),
  },
];

/** The column holds these cards, in any order. */
function column(board: string, name: string, cards: readonly string[]): Check {
  return holds<OfficeState>(
    `${name} should hold ${cards.join() || 'nothing'}.`,
    (state) => cardsIn(state, board, name).toSorted().join() === cards.toSorted().join(),
  );
}

function isIn(board: string, name: string, id: string): Check {
  return holds<OfficeState>(`${id} should be in ${name}.`, (state) => cardsIn(state, board, name).includes(id));
}

function cardsIn({ boards }: OfficeState, board: string, name: string): readonly string[] {
  return boards.list.find(({ id }) => id === board)?.columns.find(({ id }) => id === name)?.cards ?? [];
}

function card(id: string, complaint: string, isSo: (card: Card) => boolean): Check {
  return holds<OfficeState>(complaint, ({ boards }) => {
    const found = boards.cards[id];
    return found !== undefined && isSo(found);
  });
}

function settings(complaint: string, isSo: (settings: Settings) => boolean): Check {
  return holds<OfficeState>(complaint, ({ account }) => isSo(account.settings));
}
