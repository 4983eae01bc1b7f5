import { addDays, TODAY } from '../../days.ts';
import { dice } from '../../random.ts';
import type { Language } from '../../site.ts';
import { both, type Words } from '../../words.ts';
import { type Category, type Item, STATUSES, SUPPLIERS } from './columns.ts';

const ITEM_COUNT = 10_000;

/** A row before it is said in one language. */
type SeededItem = Omit<Item, 'name'> & { name: Words };

/** Masculine, feminine and plural: Russian adjectives agree with their noun. */
type Gender = 'm' | 'f' | 'p';
type Material = readonly [english: string, stem: string, endings: Readonly<Record<Gender, string>>];
type Thing = readonly [english: string, russian: string, gender: Gender];

const HARD = { m: 'ый', f: 'ая', p: 'ые' };
const STRESSED = { m: 'ой', f: 'ая', p: 'ые' };

const oak: Material = ['Oak', 'Дубов', HARD];
const walnut: Material = ['Walnut', 'Орехов', HARD];
const bamboo: Material = ['Bamboo', 'Бамбуков', HARD];
const rattan: Material = ['Rattan', 'Ротангов', HARD];
const steel: Material = ['Steel', 'Стальн', STRESSED];
const iron: Material = ['Iron', 'Чугунн', HARD];
const brass: Material = ['Brass', 'Латунн', HARD];
const copper: Material = ['Copper', 'Медн', HARD];
const glass: Material = ['Glass', 'Стеклянн', HARD];
const ceramic: Material = ['Ceramic', 'Керамическ', { m: 'ий', f: 'ая', p: 'ие' }];
const enamel: Material = ['Enamel', 'Эмалированн', HARD];
const linen: Material = ['Linen', 'Льнян', STRESSED];
const cotton: Material = ['Cotton', 'Хлопков', HARD];
const wool: Material = ['Wool', 'Шерстян', STRESSED];
const velvet: Material = ['Velvet', 'Бархатн', HARD];

const RANGES: Readonly<Record<Category, { materials: readonly Material[]; things: readonly Thing[]; price: number }>> =
  {
    lighting: {
      materials: [brass, glass, steel, oak, copper, rattan, ceramic],
      things: [
        ['table lamp', 'настольная лампа', 'f'],
        ['floor lamp', 'торшер', 'm'],
        ['wall light', 'настенная лампа', 'f'],
        ['pendant', 'подвесной светильник', 'm'],
        ['lantern', 'фонарь', 'm'],
      ],
      price: 85,
    },
    kitchen: {
      materials: [steel, enamel, copper, ceramic, glass],
      things: [
        ['teapot', 'чайник', 'm'],
        ['salad bowl', 'салатница', 'f'],
        ['butter dish', 'маслёнка', 'f'],
        ['jug', 'кувшин', 'm'],
        ['mug set', 'кружки, набор', 'p'],
        ['sugar bowl', 'сахарница', 'f'],
      ],
      price: 28,
    },
    textile: {
      materials: [linen, cotton, wool, velvet],
      things: [
        ['throw', 'плед', 'm'],
        ['cushion cover', 'наволочка', 'f'],
        ['curtains', 'шторы', 'p'],
        ['tablecloth', 'скатерть', 'f'],
        ['table runner', 'дорожка на стол', 'f'],
      ],
      price: 46,
    },
    furniture: {
      materials: [oak, walnut, rattan, steel, bamboo],
      things: [
        ['bedside table', 'тумба', 'f'],
        ['bench', 'скамья', 'f'],
        ['bar stool', 'барный стул', 'm'],
        ['side table', 'приставной столик', 'm'],
        ['coat stand', 'вешалка', 'f'],
      ],
      price: 190,
    },
    garden: {
      materials: [steel, ceramic, copper, brass, iron],
      things: [
        ['planter', 'вазон', 'm'],
        ['watering can', 'лейка', 'f'],
        ['bird bath', 'поилка для птиц', 'f'],
        ['torch', 'садовый факел', 'm'],
        ['sundial', 'солнечные часы', 'p'],
      ],
      price: 60,
    },
    storage: {
      materials: [oak, bamboo, steel, rattan, walnut],
      things: [
        ['basket', 'корзина', 'f'],
        ['wall shelf', 'полка', 'f'],
        ['drawer box', 'ящик', 'm'],
        ['shoe rack', 'обувница', 'f'],
        ['hooks', 'крючки', 'p'],
      ],
      price: 38,
    },
  };

const LINES = [
  'Alva/Альва Brisa/Бриза Corin/Корин Darya/Дарья Elmo/Эльмо Fenix/Феникс Gala/Гала',
  'Hugo/Хьюго Inga/Инга Jarl/Ярл Kaisa/Кайса Lumen/Люмен Mira/Мира Nord/Норд',
  'Oslo/Осло Pavo/Паво Quinta/Квинта Rilla/Рилла Sola/Сола Tarn/Тарн',
]
  .flatMap((pairs) => pairs.split(' '))
  .map((pair) => pair.split('/'));

const SIZES = ['S', 'M', 'L', 'XL'];

interface Article {
  category: Category;
  prefix: string;
  english: string;
  russian: string;
  price: number;
}

const ARTICLES: readonly Article[] = Object.entries(RANGES).flatMap(([category, { materials, things, price }]) =>
  materials.flatMap(([material, stem, endings]) =>
    things.flatMap(([thing, russianThing, gender]) =>
      LINES.flatMap(([line, russianLine]) =>
        SIZES.map((size, step) => ({
          category: category as Category,
          prefix: category.slice(0, 2).toUpperCase(),
          english: `${material} ${thing} ${line}, ${size}`,
          russian: `${stem}${endings[gender]} ${russianThing} «${russianLine}», ${size}`,
          price: price * (1 + step * 0.35),
        })),
      ),
    ),
  ),
);

/** Prime to the number of articles, so that neighbours differ and no name comes twice. */
const STRIDE = 7951;

/** Seeds far apart: rows that follow one another shall not resemble each other. */
const SPREAD = 2_654_435_761;

function makeItem(id: number): SeededItem {
  const { next: random, between, pick } = dice(id * SPREAD);
  const article = ARTICLES[(id * STRIDE) % ARTICLES.length];
  if (!article) throw new Error(`There is no article for row ${id}`);
  const status = STATUSES[random() < 0.82 ? 0 : random() < 0.6 ? 1 : 2] ?? 'active';
  return {
    id,
    sku: `${article.prefix}-${String(10_000 + id)}`,
    name: both(article.english, article.russian),
    category: article.category,
    supplier: pick(SUPPLIERS),
    stock: status === 'discontinued' ? 0 : Math.floor(random() ** 2 * 600),
    price: Math.round(article.price * (0.7 + random() * 0.6) * 10) / 10,
    status,
    restock: random() < 0.55 ? addDays(TODAY, between(1, 120)) : '',
    online: status === 'active' && random() < 0.8,
  };
}

let seeded: readonly SeededItem[] | undefined;
const spoken = new Map<Language, readonly Item[]>();

function seededItems(): readonly SeededItem[] {
  seeded ??= Array.from({ length: ITEM_COUNT }, (_, index) => makeItem(index + 1));
  return seeded;
}

/** All seeded rows in one language; made once, shared by all visitors and never changed. */
export function baseItems(language: Language): readonly Item[] {
  const known = spoken.get(language);
  if (known) return known;
  const items = seededItems().map((item) => ({ ...item, name: item.name[language] }));
  spoken.set(language, items);
  return items;
}
