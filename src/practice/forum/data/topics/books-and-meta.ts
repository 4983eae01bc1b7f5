import { both } from '../../../words.ts';
import { answer, reply, type TopicSeed } from '../topic-seed.ts';

export const books: readonly TopicSeed[] = [
  {
    id: 'reading-winter',
    author: 'moira_g',
    at: '2026-11-12 17:00',
    title: both('Books for long evenings', 'Книги для долгих вечеров'),
    ask: both('One title each, and why.', 'По одной книге, и почему именно она.'),
    replies: [
      reply(
        'sofie_d',
        17,
        both(
          '*The Glass Orchard* by E. Marrowby. Quiet, slow, full of trees.',
          '*«Стеклянный сад»* Э. Марроуби. Тихая, неспешная и вся в деревьях.',
        ),
      ),
      reply(
        'arkady_z',
        14,
        both(
          '*Eleven Snows*, a travel diary. You will want to go out and freeze.',
          '*«Одиннадцать снегов»*, путевой дневник. Захочется выйти и замёрзнуть.',
        ),
      ),
    ],
    chatter: 3,
  },
  {
    id: 'learn-japanese-tools',
    author: 'gus_p',
    at: '2026-11-05 12:50',
    title: both('Names of Japanese tools: where to look?', 'Названия японских инструментов: где смотреть?'),
    ask: both('I want to read the old catalogues.', 'Хочу читать старые каталоги.'),
    replies: [
      answer(
        'yuki_h',
        19,
        both(
          'Begin with forty words: *kanna*, *nomi*, *nokogiri*. I can post my list.',
          'Начните с сорока слов: *канна*, *номи*, *нокогири*. Могу выложить свой список.',
        ),
      ),
    ],
  },
  {
    id: 'repair-manuals',
    author: 'lena_k',
    at: '2026-10-24 16:05',
    title: both('Old repair manuals: how do you scan them?', 'Старые руководства по ремонту: как вы их сканируете?'),
    ask: both('The paper is falling apart.', 'Бумага рассыпается.'),
    replies: [
      answer(
        'moira_g',
        22,
        both(
          'Photograph, do not scan. Glass plate, two lamps at 45 degrees, never flatten the spine.',
          'Не сканируйте, а фотографируйте. Стекло, две лампы под 45 градусов и не распрямляйте корешок.',
        ),
      ),
    ],
  },
  {
    id: 'handwriting',
    author: 'moira_g',
    at: '2026-10-02 13:35',
    title: both('Does anybody still keep a paper workshop diary?', 'Кто-нибудь ещё ведёт дневник мастера на бумаге?'),
    ask: both('Mine goes back to 1998.', 'Мой — с 1998 года.'),
    replies: [
      reply(
        'marta_q',
        13,
        both(
          'Every project: date, wood, mistakes. Mostly mistakes.',
          'По каждому делу: дата, дерево, ошибки. В основном ошибки.',
        ),
      ),
    ],
  },
];

export const meta: readonly TopicSeed[] = [
  {
    id: 'welcome',
    author: 'petra_o',
    at: '2026-09-01 09:00',
    title: both('Welcome. Please read before posting', 'Добро пожаловать. Прочтите перед первым сообщением'),
    ask: both(
      'Be kind, be concrete, quote what you answer. **Staff never ask for passwords or private messages**, neither in topics nor in your inbox. Report what looks wrong.',
      'Будьте добры, пишите по делу, цитируйте то, на что отвечаете. **Администрация никогда не просит пароли или личные сообщения** — ни в темах, ни в личке. Если что-то не так, жмите «Пожаловаться».',
    ),
    replies: [],
    pinned: true,
    closed: true,
    chatter: 0,
  },
  {
    id: 'search-wish',
    author: 'wen_l',
    at: '2026-11-10 09:25',
    title: both('Wish: search inside one board', 'Пожелание: поиск внутри раздела'),
    ask: both('The search box looks everywhere.', 'Сейчас поиск идёт сразу везде.'),
    replies: [
      answer(
        'petra_o',
        25,
        both(
          'Done since **version 4.2**: choose the board beside the search field.',
          'Сделано в **версии 4.2**: выберите раздел рядом со строкой поиска.',
        ),
      ),
    ],
  },
  {
    id: 'meetup-spring',
    author: 'petra_o',
    at: '2026-11-09 10:45',
    title: both('Spring meet-up 2027: date and place', 'Весенняя встреча 2027: когда и где'),
    ask: both('Votes are counted, see below.', 'Голоса подсчитаны, см. ниже.'),
    replies: [
      answer(
        'petra_o',
        36,
        both(
          '**Saturday 17 April 2027**, the old tram depot in Oldhaven, doors at 11:00. Bring something broken.',
          '**Суббота, 17 апреля 2027**, старое трамвайное депо в Олдхейвене, с 11:00. Приносите что-нибудь сломанное.',
        ),
      ),
    ],
    chatter: 3,
  },
];
