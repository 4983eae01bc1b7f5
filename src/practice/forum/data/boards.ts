import { both, type Words } from '../../words.ts';

export interface Board {
  readonly id: string;
  readonly name: Words;
  readonly about: Words;
  /** Names its picture in the sprite `public/boards.svg`, and its colour in the style sheet. */
  readonly mark: string;
  /** Handles of those who may leave moderator notes here; staff may everywhere. */
  readonly moderators: readonly string[];
}

export const boards: readonly Board[] = [
  {
    id: 'workshop',
    name: both('Workshop', 'Мастерская'),
    about: both('Wood, metal, finishes and the tools behind them.', 'Дерево, металл, отделка и инструмент для них.'),
    mark: 'plane',
    moderators: ['marta_q'],
  },
  {
    id: 'repair',
    name: both('Repair bench', 'Ремонт и починка'),
    about: both('Give broken things a second life.', 'Вторая жизнь сломанных вещей.'),
    mark: 'wrench',
    moderators: ['oskar_b'],
  },
  {
    id: 'balcony',
    name: both('Balcony & garden', 'Балкон и сад'),
    about: both('From one pot of basil to a whole allotment.', 'От горшка с базиликом до целого огорода.'),
    mark: 'sprout',
    moderators: ['robin'],
  },
  {
    id: 'network',
    name: both('Home network', 'Домашняя сеть'),
    about: both('Routers, cables, small servers, backups.', 'Роутеры, кабели, домашние серверы, резервные копии.'),
    mark: 'signal',
    moderators: ['wen_l'],
  },
  {
    id: 'kitchen',
    name: both('Kitchen & coffee', 'Кухня и кофе'),
    about: both('Bread, knives, pots and everything brewed.', 'Хлеб, ножи, кастрюли и всё, что заваривают.'),
    mark: 'cup',
    moderators: ['nadia_s'],
  },
  {
    id: 'bicycles',
    name: both('Bicycles', 'Велосипеды'),
    about: both('Commuters, old steel frames, winter riding.', 'Город, старые стальные рамы, зимние поездки.'),
    mark: 'wheel',
    moderators: ['tomasz_w'],
  },
  {
    id: 'books',
    name: both('Books & languages', 'Книги и языки'),
    about: both('What we read between two coats of varnish.', 'Что почитать, пока сохнет лак.'),
    mark: 'book',
    moderators: ['moira_g'],
  },
  {
    id: 'meta',
    name: both('About this forum', 'О форуме'),
    about: both('News, rules and wishes for this place.', 'Новости, правила и пожелания.'),
    mark: 'lantern',
    moderators: ['petra_o'],
  },
];

export const boardById = (id: string): Board | undefined => boards.find((board) => board.id === id);
