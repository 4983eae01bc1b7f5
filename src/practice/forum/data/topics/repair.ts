import { both } from '../../../words.ts';
import { answer, reply, type TopicSeed } from '../topic-seed.ts';

export const repair: readonly TopicSeed[] = [
  {
    id: 'fixed-this-week',
    author: 'oskar_b',
    at: '2026-11-08 08:00',
    title: both('What did you fix this week?', 'Что вы починили на этой неделе?'),
    ask: both(
      'The weekly thread. One thing, one sentence, no thing too small. I begin: a kitchen radio, dry solder joint on the speaker.',
      'Наша еженедельная тема. Одна вещь, одно предложение, мелочей не бывает. Начну: кухонный приёмник, непропай на динамике.',
    ),
    replies: [],
    pinned: true,
    chatter: 26,
  },
  {
    id: 'kettle-leak',
    author: 'bea_c',
    at: '2026-11-14 07:55',
    title: both('Electric kettle drips from the bottom', 'Электрочайник подтекает снизу'),
    ask: both(
      'Three years old, drips only while boiling. Safe to open?',
      'Три года, капает только при кипении. Можно ли вскрывать?',
    ),
    replies: [
      answer(
        'oskar_b',
        37,
        both(
          'Unplug it and wait. It is almost always the **silicone gasket under the heating plate**. Measure it and order food-grade silicone; never use sealant in a kettle.',
          'Выдерните из розетки и дайте остыть. Почти всегда виновата **силиконовая прокладка под нагревателем**. Замерьте и закажите из пищевого силикона; герметик в чайнике — ни в коем случае.',
        ),
      ),
      reply(
        'gus_p',
        14,
        both(
          'Same on mine, 71 mm ring, twenty minutes of work.',
          'У меня было то же, кольцо 71 мм, работы на двадцать минут.',
        ),
      ),
    ],
    chatter: 3,
  },
  {
    id: 'sewing-belt',
    author: 'lena_k',
    at: '2026-11-12 21:30',
    title: both(
      'Which belt fits a 1962 Aurelia sewing machine?',
      'Какой ремень подойдёт к швейной машине «Аурелия» 1962 года?',
    ),
    ask: both('The old belt turned to crumbs. No markings left.', 'Старый ремень рассыпался в крошку. Маркировки нет.'),
    replies: [
      answer(
        'fedor_m',
        23,
        both(
          'Run a string over both pulleys, subtract 3 %. For the Aurelia 40 it came to **362 mm**, 5 mm wide, toothed.',
          'Обмотайте оба шкива ниткой и отнимите 3 %. Для «Аурелии-40» вышло **362 мм**, ширина 5 мм, зубчатый.',
        ),
      ),
      reply(
        'moira_g',
        5,
        both('Keep the crumbs, tooth pitch can be read from them.', 'Крошки не выбрасывайте: по ним виден шаг зуба.'),
      ),
    ],
  },
  {
    id: 'headphones-one-ear',
    author: 'iggy_f',
    at: '2026-11-10 12:10',
    title: both('Headphones play in one ear', 'В наушниках играет одно ухо'),
    ask: both(
      'Wired ones. Wiggling near the plug brings sound back.',
      'Проводные. Если пошевелить у штекера, звук возвращается.',
    ),
    replies: [
      answer(
        'oskar_b',
        18,
        both(
          'Broken strand at the plug. Cut 4 cm off and solder a new 3.5 mm plug.',
          'Перелом жилы у штекера. Отрежьте 4 см и припаяйте новый разъём 3,5 мм.',
        ),
      ),
    ],
  },
  {
    id: 'washing-machine-noise',
    author: 'nadia_s',
    at: '2026-11-06 17:25',
    title: both('Washing machine roars when spinning', 'Стиральная машина гудит на отжиме'),
    ask: both(
      'Bearings? Is it worth it on a nine-year-old machine?',
      'Подшипники? Стоит ли возиться с девятилетней машиной?',
    ),
    replies: [
      answer(
        'gus_p',
        26,
        both(
          'Turn the drum by hand with the belt off. If it rumbles, it is the bearings: 6205 and 6206 on most machines. A day of work, parts cost less than a pizza.',
          'Снимите ремень и покрутите барабан рукой. Рокочет — значит подшипники: чаще всего 6205 и 6206. Работы на день, детали дешевле пиццы.',
        ),
      ),
    ],
  },
  {
    id: 'phone-battery',
    author: 'hanne_v',
    at: '2026-11-02 09:50',
    title: both('Swollen phone battery: what now?', 'Вздулась батарея телефона: что делать?'),
    ask: both(
      'The back cover is lifting. Can I still copy my photos?',
      'Крышка отходит. Успею скопировать фотографии?',
    ),
    replies: [
      answer(
        'fedor_m',
        30,
        both(
          'Do not charge it again. Copy over the cable at low battery, then take it to a collection point in a **metal tin with sand**.',
          'Больше не заряжайте. Скопируйте по кабелю на остатке заряда и отнесите в пункт приёма **в жестяной банке с песком**.',
        ),
      ),
    ],
  },
  {
    id: 'zip-repair',
    author: 'lena_k',
    at: '2026-10-26 14:00',
    title: both('Zips: repair without replacing', 'Молнии: чиним без замены'),
    ask: both(
      'Collecting tricks. Mine: squeeze the slider with pliers, half a millimetre.',
      'Собираю хитрости. Моя: чуть поджать бегунок пассатижами, на полмиллиметра.',
    ),
    replies: [reply('bea_c', 13, both('Candle wax on stiff teeth.', 'Свечной воск, если зубцы идут туго.'))],
  },
  {
    id: 'lamp-flicker',
    author: 'raul_e',
    at: '2026-10-19 20:40',
    title: both('LED lamp flickers when dimmed', 'Светодиодная лампа мерцает на диммере'),
    ask: both('Old dimmer, new bulbs.', 'Диммер старый, лампы новые.'),
    replies: [
      answer(
        'fedor_m',
        12,
        both(
          'The dimmer wants at least 40 W. Use a trailing-edge one made for LEDs.',
          'Диммеру нужно хотя бы 40 Вт. Поставьте диммер по заднему фронту, для светодиодов.',
        ),
      ),
    ],
  },
  {
    id: 'umbrella',
    author: 'bea_c',
    at: '2026-10-08 08:30',
    title: both('Is an umbrella worth mending?', 'Стоит ли чинить зонт?'),
    ask: both('One rib is bent.', 'Погнулась одна спица.'),
    replies: [
      answer(
        'gus_p',
        8,
        both(
          'A splint from a bicycle spoke and heat-shrink. Mine has lasted four winters.',
          'Шина из велосипедной спицы и термоусадка. Мой держится четвёртую зиму.',
        ),
      ),
    ],
  },
  {
    id: 'solder-starter',
    author: 'iggy_f',
    at: '2026-09-20 18:00',
    title: both('Soldering iron for a beginner', 'Паяльник для начинающего'),
    ask: both('Not the cheapest, not a lab station.', 'Не самый дешёвый, но и не лабораторная станция.'),
    replies: [
      answer(
        'oskar_b',
        34,
        both(
          'Any 60 W iron with temperature control and a **chisel tip**. I gave my nephew a *Tinwell T60* and have no complaints.',
          'Любой на 60 Вт с регулировкой и **жалом-лопаткой**. Племяннику подарил *Tinwell T60*, жалоб нет.',
        ),
      ),
      reply('wen_l', 9, both('And good flux. Flux is half the skill.', 'И хороший флюс. Флюс — половина умения.')),
    ],
  },
];
