import { both } from '../../../words.ts';
import { answer, reply, type TopicSeed } from '../topic-seed.ts';

export const workshop: readonly TopicSeed[] = [
  {
    id: 'first-plane',
    author: 'iggy_f',
    at: '2026-11-13 18:20',
    title: both('Which hand plane should I buy first?', 'Какой рубанок купить первым?'),
    ask: both(
      'I want to flatten two oak boards for a shelf. Budget is about 80. One plane only, please.',
      'Хочу выровнять две дубовые доски для полки. Бюджет около 80. Нужен всего один рубанок.',
    ),
    replies: [
      answer(
        'marta_q',
        41,
        both(
          'Get a **No. 5 jack plane**. It flattens, it squares edges, and with a straight blade it will even finish. I would look for a used *Harbinger No. 5* and spend the rest on a stone.',
          'Берите **рубанок № 5**, он же «джек». Им и плоскость выведете, и кромку, а с прямо заточенным ножом ещё и начисто пройдёте. Поищите подержанный *Harbinger № 5*, а остаток потратьте на камень.',
        ),
      ),
      reply(
        'sofie_d',
        12,
        both(
          'Agree with Marta. Learn to sharpen before you judge the plane.',
          'Марта права. Сначала научитесь точить, а потом уже судите о рубанке.',
        ),
      ),
    ],
    chatter: 4,
  },
  {
    id: 'oil-or-varnish',
    author: 'bea_c',
    at: '2026-11-11 09:05',
    title: both('Oil or varnish for a kitchen table?', 'Масло или лак для кухонного стола?'),
    ask: both(
      'Beech, daily use, two small children. What survives and can be repaired later?',
      'Бук, каждый день в деле, двое маленьких детей. Что выдержит и что потом можно подновить?',
    ),
    replies: [
      answer(
        'sofie_d',
        33,
        both(
          'Hardwax oil, three thin coats, **24 hours between coats**. Scratches are repaired with a rag in ten minutes. Varnish is tougher, but when it fails you sand the whole top.',
          'Масло с твёрдым воском, три тонких слоя, **сутки между слоями**. Царапина правится тряпкой за десять минут. Лак крепче, но если уж облез — шлифовать всю столешницу.',
        ),
      ),
      reply('gus_p', 7, both('Put coasters on it anyway.', 'Подставки под кружки всё равно нужны.')),
    ],
  },
  {
    id: 'bench-height',
    author: 'sofie_d',
    at: '2026-11-09 20:15',
    title: both('How high should a workbench be?', 'Какой высоты делать верстак?'),
    ask: both('I am 168 cm tall and mostly plane by hand.', 'Рост 168 см, в основном строгаю руками.'),
    replies: [
      answer(
        'marta_q',
        28,
        both(
          'Stand straight, arms down: the bench top should touch the crease of your wrist. For you that is about **82 cm**. For joinery add a small bench on top.',
          'Встаньте прямо, руки опустите: верх верстака — у складки запястья. Для вас это примерно **82 см**. Для мелкой работы поставьте сверху небольшой верстачок.',
        ),
      ),
    ],
  },
  {
    id: 'dust-collection',
    author: 'gus_p',
    at: '2026-11-05 11:40',
    title: both('Quiet dust extraction in a flat', 'Тихая вытяжка пыли в квартире'),
    ask: both(
      'My neighbours hear everything. What do you use for sanding?',
      'Соседи слышат всё. Чем вы собираете пыль при шлифовке?',
    ),
    replies: [
      answer(
        'fedor_m',
        19,
        both(
          'A small *Zephyrline 20* on the lowest step plus a cyclone lid on a bucket: 58 dB, measured. Wear a mask all the same.',
          'Маленький *Zephyrline 20* на первой скорости и циклон-крышка на ведре: 58 дБ, замерил. Респиратор всё равно обязателен.',
        ),
      ),
      reply(
        'yuki_h',
        9,
        both('Hand plane instead of sander. Zero decibels.', 'Рубанок вместо шлифмашинки. Ноль децибел.'),
      ),
    ],
  },
  {
    id: 'dovetail-gap',
    author: 'moira_g',
    at: '2026-10-30 16:30',
    title: both('My dovetails have gaps on one side only', 'Щели в «ласточкином хвосте» только с одной стороны'),
    ask: both(
      'Same side every time. Is it the saw or me?',
      'Каждый раз с одной и той же стороны. Дело в пиле или во мне?',
    ),
    replies: [
      answer(
        'marta_q',
        22,
        both(
          'It is the set of the saw: one side cuts wider, so the blade drifts. Stone the heavy side lightly, **two strokes**, and try again on scrap.',
          'Дело в разводе: одна сторона режет шире, и полотно уводит. Пройдитесь камнем по этой стороне, **два движения**, и проверьте на обрезке.',
        ),
      ),
    ],
  },
  {
    id: 'glue-open-time',
    author: 'iggy_f',
    at: '2026-10-22 13:10',
    title: both('Glue sets before I have all the clamps on', 'Клей схватывается раньше, чем я ставлю струбцины'),
    ask: both('Twelve joints, one pair of hands. Help?', 'Двенадцать соединений, одна пара рук. Что делать?'),
    replies: [
      answer(
        'sofie_d',
        17,
        both(
          'Liquid hide glue. You have half an hour and it cleans with water.',
          'Жидкий костный клей. В запасе полчаса, и смывается водой.',
        ),
      ),
      reply(
        'oskar_b',
        6,
        both(
          'Or glue it in two stages. Nobody said it must be one evening.',
          'Или клейте в два приёма. Никто не говорил, что за один вечер.',
        ),
      ),
    ],
  },
  {
    id: 'cheap-chisels',
    author: 'danilo',
    at: '2026-10-12 10:00',
    title: both('Are cheap chisels worth sharpening?', 'Есть ли смысл точить дешёвые стамески?'),
    ask: both(
      'A set of six for the price of lunch. Hopeless or fine?',
      'Шесть штук по цене обеда. Безнадёжно или сойдёт?',
    ),
    replies: [
      answer(
        'yuki_h',
        25,
        both(
          'Fine. Grind 30 degrees instead of 25 and they hold an edge for an hour of pine.',
          'Сойдёт. Заточите на 30 градусов вместо 25 — на сосне час продержатся.',
        ),
      ),
    ],
  },
  {
    id: 'shelf-load',
    author: 'raul_e',
    at: '2026-09-28 19:45',
    title: both('How thick for a metre-long bookshelf?', 'Какой толщины полка длиной метр под книги?'),
    ask: both('Pine, supported at both ends only.', 'Сосна, опоры только по краям.'),
    replies: [
      answer(
        'marta_q',
        15,
        both(
          'At least **28 mm**, or 20 mm with a 40 mm strip glued under the front edge.',
          'Не меньше **28 мм** или 20 мм с рейкой 40 мм, приклеенной под переднюю кромку.',
        ),
      ),
    ],
  },
  {
    id: 'lathe-kids',
    author: 'moira_g',
    at: '2026-09-14 15:20',
    title: both('Turning tops with children', 'Точим волчки с детьми'),
    ask: both('What age is sensible at the lathe?', 'С какого возраста можно к станку?'),
    replies: [
      reply(
        'oskar_b',
        11,
        both(
          'Mine started at nine, with my hand on the switch the whole time.',
          'Мои начали в девять, и моя рука всё время была на выключателе.',
        ),
      ),
    ],
  },
];
