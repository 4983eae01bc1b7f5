import { both } from '../../../words.ts';
import { answer, reply, type TopicSeed } from '../topic-seed.ts';

export const balcony: readonly TopicSeed[] = [
  {
    id: 'tomatoes-winter',
    author: 'hanne_v',
    at: '2026-11-14 10:15',
    title: both('Can a tomato plant survive the winter indoors?', 'Переживёт ли помидор зиму в квартире?'),
    ask: both(
      'It still has eleven green tomatoes and I feel guilty.',
      'На нём ещё одиннадцать зелёных помидоров, и мне совестно.',
    ),
    replies: [
      answer(
        'ilse_t',
        29,
        both(
          'Cut it back to two shoots, 16 °C, as much light as you have, water **once a week**. Ripen the green ones in a paper bag with an apple.',
          'Обрежьте до двух побегов, держите при 16 °C на самом светлом месте, поливайте **раз в неделю**. Зелёные дозреют в бумажном пакете с яблоком.',
        ),
      ),
      reply(
        'priya_n',
        8,
        both(
          'A small grow lamp on a timer, 12 hours, made the difference for me.',
          'Мне помогла небольшая фитолампа по таймеру, 12 часов в день.',
        ),
      ),
    ],
  },
  {
    id: 'soil-mix',
    author: 'priya_n',
    at: '2026-11-13 08:30',
    title: both('Best soil mix for balcony boxes?', 'Лучшая почвосмесь для балконных ящиков?'),
    ask: both('Sun until two, then wind. Peat-free, please.', 'Солнце до двух, потом ветер. Без торфа, пожалуйста.'),
    replies: [
      answer(
        'ilse_t',
        45,
        both(
          'Two parts compost, one part coir, one part **perlite**. I buy *Mossgate Peat-Free* and add the perlite myself.',
          'Две части компоста, одна часть кокосового волокна, одна часть **перлита**. Беру *Mossgate без торфа* и перлит добавляю сама.',
        ),
      ),
      reply(
        'hanne_v',
        11,
        both(
          'Mulch on top, the wind dries boxes faster than the sun.',
          'Сверху мульча: ветер сушит ящики быстрее солнца.',
        ),
      ),
    ],
    chatter: 4,
  },
  {
    id: 'watering-holiday',
    author: 'nadia_s',
    at: '2026-11-07 15:35',
    title: both('Watering while on holiday', 'Полив на время отпуска'),
    ask: both('Ten days, six pots, no neighbours at home.', 'Десять дней, шесть горшков, соседей нет.'),
    replies: [
      answer(
        'priya_n',
        24,
        both(
          'Clay spikes with wine bottles: **one litre lasts about nine days** in a 10-litre pot.',
          'Керамические конусы с бутылкой: **литра хватает примерно на девять дней** в горшке на 10 литров.',
        ),
      ),
      reply(
        'wen_l',
        6,
        both(
          'Cotton wick from a bucket works as well. Test it a week before.',
          'Хлопковый фитиль из ведра тоже работает. Проверьте за неделю до отъезда.',
        ),
      ),
    ],
  },
  {
    id: 'aphids',
    author: 'hanne_v',
    at: '2026-11-03 11:20',
    title: both('Aphids on indoor peppers', 'Тля на перце в квартире'),
    ask: both('Nothing poisonous, the cat naps in there.', 'Только без яда: там спит кошка.'),
    replies: [
      answer(
        'ilse_t',
        21,
        both(
          'Shower, then soap water, 5 ml per litre, three times every **four days**.',
          'Душ, потом мыльный раствор, 5 мл на литр, три раза через каждые **четыре дня**.',
        ),
      ),
    ],
  },
  {
    id: 'basil-dies',
    author: 'bea_c',
    at: '2026-10-29 18:05',
    title: both('Why does supermarket basil always die?', 'Почему базилик из магазина всегда погибает?'),
    ask: both('Two weeks and it is over.', 'Две недели — и конец.'),
    replies: [
      answer(
        'ilse_t',
        32,
        both(
          'It is forty seedlings in one pot. Split it into four pots on the first day.',
          'Там сорок ростков в одном горшке. В первый же день рассадите на четыре.',
        ),
      ),
    ],
    note: both('Moved here from Kitchen & coffee.', 'Тема перенесена из раздела «Кухня и кофе».'),
  },
  {
    id: 'compost-flat',
    author: 'raul_e',
    at: '2026-10-21 09:40',
    title: both('Composting in a flat without smell', 'Компост в квартире без запаха'),
    ask: both('Worms or bokashi?', 'Черви или бокаси?'),
    replies: [
      answer(
        'priya_n',
        16,
        both(
          'Bokashi. Sealed, sour but not foul, ready for soil after two weeks.',
          'Бокаси. Закрыто, пахнет кисло, но не гнилью, через две недели можно в землю.',
        ),
      ),
      reply('ilse_t', 10, both('Worms are better company.', 'С червями веселее.')),
    ],
  },
  {
    id: 'north-balcony',
    author: 'hanne_v',
    at: '2026-10-15 13:00',
    title: both('What grows on a north-facing balcony?', 'Что растёт на северном балконе?'),
    ask: both('Two hours of sun in June, none now.', 'Два часа солнца в июне, сейчас нисколько.'),
    replies: [
      answer(
        'ilse_t',
        27,
        both(
          'Mint, chervil, lettuce, ferns. Forget tomatoes there.',
          'Мята, кервель, салат, папоротники. О помидорах там забудьте.',
        ),
      ),
    ],
  },
  {
    id: 'seed-swap',
    author: 'robin',
    at: '2026-10-10 12:00',
    title: both('Seed swap 2027: who has what?', 'Обмен семенами 2027: у кого что есть?'),
    ask: both(
      'Usual rules: post what you offer, message the person, send a stamped envelope.',
      'Правила прежние: пишете, что предлагаете, договариваетесь в сообщениях, шлёте конверт с маркой.',
    ),
    replies: [
      reply(
        'ilse_t',
        14,
        both(
          'Offering: *Amber Bell* tomato, climbing beans, calendula.',
          'Отдам: помидор *Amber Bell*, вьющуюся фасоль, календулу.',
        ),
      ),
      reply(
        'priya_n',
        9,
        both('Offering: Thai basil, okra. Looking for beans.', 'Отдам: тайский базилик, бамию. Ищу фасоль.'),
      ),
    ],
  },
  {
    id: 'rain-barrel',
    author: 'wen_l',
    at: '2026-09-25 16:50',
    title: both('Rain barrel on a balcony: allowed weight?', 'Бочка для дождевой воды на балконе: какой вес можно?'),
    ask: both('100 litres is 100 kilos.', '100 литров — это 100 килограммов.'),
    replies: [
      answer(
        'tomasz_w',
        18,
        both(
          'Most balconies carry 400 kg per square metre, but ask the building manager. Put it against the wall, never at the rail.',
          'Большинство балконов держит 400 кг на квадратный метр, но спросите управляющего. Ставьте к стене, а не к перилам.',
        ),
      ),
    ],
  },
];
