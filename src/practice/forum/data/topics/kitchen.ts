import { both } from '../../../words.ts';
import { answer, reply, type TopicSeed } from '../topic-seed.ts';

export const kitchen: readonly TopicSeed[] = [
  {
    id: 'grinder',
    author: 'yuki_h',
    at: '2026-11-14 08:05',
    title: both('A quiet coffee grinder for early mornings?', 'Тихая кофемолка для раннего утра?'),
    ask: both('I get up at five and would like to stay married.', 'Встаю в пять и хотел бы остаться женатым.'),
    replies: [
      answer(
        'danilo',
        48,
        both(
          'A hand grinder. The *Pellori Uno* does 18 g in forty seconds and you hear nothing behind a closed door.',
          'Ручная. *Pellori Uno* мелет 18 г за сорок секунд, и за закрытой дверью ничего не слышно.',
        ),
      ),
      reply(
        'nadia_s',
        12,
        both('Or grind in the evening. Nobody will arrest you.', 'Или мелите с вечера. Никто вас не арестует.'),
      ),
    ],
    chatter: 5,
  },
  {
    id: 'sourdough-flat',
    author: 'robin',
    at: '2026-11-12 07:10',
    title: both('Sourdough spreads instead of rising', 'Хлеб на закваске расплывается, а не поднимается'),
    ask: both(
      '75 % water, four hours at 24 °C, then overnight in the fridge.',
      '75 % воды, четыре часа при 24 °C, потом ночь в холодильнике.',
    ),
    replies: [
      answer(
        'nadia_s',
        35,
        both(
          'Too long in bulk. Stop when the dough has grown by **half**, not doubled, and shape it tighter.',
          'Перестояло. Останавливайте, когда тесто выросло **в полтора раза**, а не вдвое, и формуйте туже.',
        ),
      ),
      reply(
        'ilse_t',
        7,
        both('Lower the water to 70 % until you trust your hands.', 'Снизьте воду до 70 %, пока руки не привыкнут.'),
      ),
    ],
  },
  {
    id: 'knife-angle',
    author: 'danilo',
    at: '2026-11-10 16:45',
    title: both('Sharpening angle for kitchen knives', 'Угол заточки кухонных ножей'),
    ask: both('15 or 20 degrees? Soft steel, daily use.', '15 или 20 градусов? Сталь мягкая, нож каждый день в деле.'),
    replies: [
      answer(
        'yuki_h',
        39,
        both(
          '**20 degrees per side** for soft steel, on a 1000 stone, then ten strokes on leather.',
          '**20 градусов на сторону** для мягкой стали, камень 1000, потом десять движений по коже.',
        ),
      ),
    ],
  },
  {
    id: 'cast-iron-rust',
    author: 'bea_c',
    at: '2026-11-06 19:30',
    title: both('Rust on a cast-iron pan', 'Ржавчина на чугунной сковороде'),
    ask: both('Somebody let it soak overnight. Somebody was me.', 'Кто-то оставил её на ночь в воде. Этот кто-то — я.'),
    replies: [
      answer(
        'nadia_s',
        28,
        both(
          'Steel wool, dry at once, thin flaxseed oil, **one hour at 230 °C**. Twice.',
          'Стальная вата, сразу просушить, тонкий слой льняного масла, **час при 230 °C**. Два раза.',
        ),
      ),
    ],
  },
  {
    id: 'kombucha',
    author: 'hanne_v',
    at: '2026-10-28 11:50',
    title: both('Kombucha smells of vinegar', 'Чайный гриб пахнет уксусом'),
    ask: both('Twelve days at 25 °C.', 'Двенадцать дней при 25 °C.'),
    replies: [
      answer(
        'priya_n',
        10,
        both(
          'Seven days are enough at that warmth. Use this batch for salads.',
          'В таком тепле хватит семи дней. Эту порцию — в салаты.',
        ),
      ),
    ],
  },
  {
    id: 'wooden-spoons',
    author: 'sofie_d',
    at: '2026-10-20 10:30',
    title: both('Which wood for spoons?', 'Из какого дерева делать ложки?'),
    ask: both('I have birch, plum and some oak.', 'Есть берёза, слива и немного дуба.'),
    replies: [
      answer(
        'marta_q',
        21,
        both(
          'Plum for eating, birch for cooking. Oak tastes of oak.',
          'Слива — чтобы есть, берёза — чтобы готовить. Дуб отдаёт дубом.',
        ),
      ),
    ],
  },
  {
    id: 'pressure-cooker',
    author: 'gus_p',
    at: '2026-10-14 18:20',
    title: both('Pressure cooker hisses all the time', 'Скороварка всё время шипит'),
    ask: both('New gasket already.', 'Прокладка уже новая.'),
    replies: [
      answer(
        'oskar_b',
        15,
        both(
          'Clean the valve seat with a toothpick. A grain of rice is enough.',
          'Прочистите седло клапана зубочисткой. Хватает и рисинки.',
        ),
      ),
    ],
  },
  {
    id: 'moka-metal-taste',
    author: 'iggy_f',
    at: '2026-09-30 07:45',
    title: both('Moka pot tastes of metal', 'Гейзерная кофеварка отдаёт металлом'),
    ask: both('Brand new, washed twice.', 'Совсем новая, вымыта дважды.'),
    replies: [
      answer(
        'danilo',
        24,
        both(
          'Brew and throw away three pots. Never wash it with soap again.',
          'Сварите и вылейте три порции. И больше никогда с мылом.',
        ),
      ),
    ],
  },
];
