import type { MarketState } from '../../../src/practice/market/state.ts';
import { every, holds, plain, silentOn, tells } from '../checks.ts';
import type { Check, WrittenTask } from '../task.ts';

export const market: readonly WrittenTask[] = [
  {
    name: 'market: the cheapest clock',
    site: 'market',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Click the tab Clocks, choose "Cheapest first" and tell me the first one with its price.',
      'What is the cheapest clock, and how much is it?',
      "I want a clock but don't want to spend much, which one costs the least and how much is that?",
    ],
    kinds: ['click', 'sort', 'cheapest', 'first', 'price', 'which', 'pronoun'],
    commits: false,
    outcome: every(tells('Vardholm alarm clock, oak', 9), silentOn('Ennis wall clock', 'Skarra')),
  },
  {
    name: 'market: a lantern into the basket',
    site: 'market',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Search for "Skarra ship lantern, oak", open it and add it to the basket.',
      'Find the Skarra ship lantern made of oak and put it into the basket.',
      'that oak ship lantern from Skarra, I want it in my basket',
    ],
    kinds: ['search', 'find', 'open', 'add', 'pronoun'],
    commits: false,
    outcome: basket(65),
  },
  {
    name: 'market: a letter',
    site: 'market',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Go to "Write to us" and send a message: name Ann Lee, e-mail ann@example.org, message "Do you buy old radios?"',
      'Write to the market as Ann Lee (ann@example.org): "Do you buy old radios?" Send it.',
      'ask them through their contact form: Do you buy old radios? My name is Ann Lee, mail ann@example.org',
    ],
    kinds: ['go', 'fill', 'send', 'name', 'mail address', 'quoted', 'pronoun'],
    commits: true,
    outcome: holds<MarketState>('The letter was not sent as wanted.', ({ letters: [letter, ...others] }) => {
      if (!letter || others.length > 0 || letter.email !== 'ann@example.org' || letter.name !== 'Ann Lee') return false;
      return plain(letter.message).includes('do you buy old radios?');
    }),
  },
  {
    name: 'market: alarm clocks in the archive, on a Russian page',
    site: 'market',
    path: '/archive',
    language: 'en',
    pageLanguage: 'ru',
    wordings: [
      'Look up "будильник" and tell me how many things were found.',
      'Search the archive for будильник. How many things are there?',
      'how many alarm clocks, будильник in Russian, does the archive know of',
    ],
    kinds: ['search', 'how many', 'quoted', 'unquoted'],
    commits: false,
    outcome: tells(12),
  },
  {
    name: 'рынок: самая дорогая лампа',
    site: 'market',
    path: '/',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Открой вкладку «Лампы», поставь «Сначала дорогие» и назови первую вещь и её цену.',
      'Какая лампа самая дорогая и сколько она стоит?',
      'что тут из ламп дороже всего? и почём',
    ],
    kinds: ['go', 'sort', 'most', 'first', 'which', 'price', 'pronoun'],
    commits: false,
    outcome: every(tells('Латунь, судовой фонарь, Эннис', 166), silentOn('Вишня, судовой фонарь, Скарра')),
  },
  {
    name: 'рынок: вопрос справочной',
    site: 'market',
    path: '/desk',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Напиши вопрос «Есть ли у вас сейчас зонты?» и нажми «Спросить».',
      'Спроси в справочной: «Есть ли у вас сейчас зонты?»',
      'узнай у них через справочную вот что: Есть ли у вас сейчас зонты?',
    ],
    kinds: ['type', 'send', 'click', 'quoted', 'then'],
    commits: true,
    outcome: holds<MarketState>('The desk was not asked this, once.', ({ asked: [question, ...others] }) => {
      return others.length === 0 && plain(question ?? '') === plain('Есть ли у вас сейчас зонты?');
    }),
  },
  {
    name: 'рынок: cookie и две первые вещи',
    site: 'market',
    path: '/',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Нажми «Только необходимые», потом добавь в корзину первые две вещи из списка.',
      'Прими только необходимые cookie. После этого положи в корзину первую и вторую вещь.',
      'куки только самые необходимые, а потом закинь мне в корзину две верхние вещи из списка',
    ],
    kinds: ['accept', 'then', 'after', 'first', 'two of', 'for each', 'add'],
    commits: false,
    outcome: every(
      holds<MarketState>('The cookies were not limited.', ({ consent }) => consent === 'necessary'),
      basket(72, 71),
    ),
  },
  {
    name: 'рынок: вопрос о весе, на английской странице',
    site: 'market',
    path: '/goods/17',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Нажимай «Load more», пока не появится вопрос «How heavy is it?», и прочитай ответ.',
      'Найди в вопросах и ответах, сколько это весит. Если не видно, нажми Load more.',
      'тяжёлая эта штука? в вопросах должно быть, подгрузи ещё, если сразу не видно',
    ],
    kinds: ['until', 'if there is', 'click', 'read', 'find', 'pronoun'],
    commits: false,
    outcome: tells(['One person can carry it', 'один человек донес', 'может унести один']),
  },
];

/** Exactly these goods lie in the basket, in any order. */
function basket(...goods: readonly number[]): Check {
  const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join();
  return holds<MarketState>(`The basket should hold ${goods.join()}.`, (state) => {
    return inOrder(state.basket) === inOrder(goods);
  });
}
