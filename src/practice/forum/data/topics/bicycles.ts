import { both } from '../../../words.ts';
import { answer, reply, type TopicSeed } from '../topic-seed.ts';

export const bicycles: readonly TopicSeed[] = [
  {
    id: 'winter-tyres',
    author: 'bea_c',
    at: '2026-11-14 16:40',
    title: both('Studded tyres: worth it in a city?', 'Шипованные покрышки: нужны ли в городе?'),
    ask: both('Ice on maybe fifteen days a year.', 'Лёд дней пятнадцать в году.'),
    replies: [
      answer(
        'arkady_z',
        43,
        both(
          'Yes, at least in front. One fall costs more. I ride *Grimsel Spike 240* and put them on when the night drops **below 3 °C**.',
          'Да, хотя бы вперёд. Одно падение дороже. Езжу на *Grimsel Spike 240* и ставлю, когда ночью **ниже 3 °C**.',
        ),
      ),
      reply(
        'tomasz_w',
        16,
        both(
          'Run them 50 km on dry asphalt first, so that the studs settle.',
          'Сначала 50 км по сухому асфальту, чтобы шипы сели.',
        ),
      ),
    ],
    chatter: 4,
  },
  {
    id: 'chain-wear',
    author: 'raul_e',
    at: '2026-11-11 18:55',
    title: both('When to replace a chain?', 'Когда менять цепь?'),
    ask: both('3,200 km, eight-speed, all weather.', '3200 км, восемь скоростей, любая погода.'),
    replies: [
      answer(
        'tomasz_w',
        30,
        both(
          'Measure 24 links: over **306.5 mm** it goes. Your sprockets will thank you.',
          'Измерьте 24 звена: больше **306,5 мм** — меняем. Звёздочки скажут спасибо.',
        ),
      ),
    ],
  },
  {
    id: 'creaking-bottom-bracket',
    author: 'danilo',
    at: '2026-11-08 14:15',
    title: both('Creak with every pedal stroke', 'Скрип при каждом обороте педалей'),
    ask: both('Bottom bracket is new.', 'Каретка новая.'),
    replies: [
      answer(
        'tomasz_w',
        27,
        both(
          'Take out the **seat post**, clean and grease it. Eight of ten “bottom brackets” are seat posts.',
          'Выньте **подседельный штырь**, протрите и смажьте. Восемь «кареток» из десяти — это штырь.',
        ),
      ),
    ],
  },
  {
    id: 'cargo-lock',
    author: 'robin',
    at: '2026-11-01 09:30',
    title: both('How do you lock a cargo bike?', 'Как вы пристёгиваете грузовой велосипед?'),
    ask: both('It is too long for every stand in town.', 'Он длиннее любой стойки в городе.'),
    replies: [
      answer(
        'arkady_z',
        18,
        both(
          'Frame lock plus a 140 cm chain around a lamp post. Photograph the frame number.',
          'Рамный замок плюс цепь 140 см вокруг столба. И сфотографируйте номер рамы.',
        ),
      ),
      reply('gus_p', 5, both('Mine is so ugly that nobody wants it.', 'Мой такой страшный, что никому не нужен.')),
    ],
  },
  {
    id: 'paint-frame',
    author: 'sofie_d',
    at: '2026-10-23 15:10',
    title: both('Painting a steel frame at home', 'Красим стальную раму дома'),
    ask: both('Spray or brush?', 'Баллон или кисть?'),
    replies: [
      answer(
        'tomasz_w',
        20,
        both(
          'Two-part spray primer, then enamel by brush. Wait two weeks before the first ride.',
          'Двухкомпонентный грунт из баллона, потом эмаль кистью. До первой поездки подождите две недели.',
        ),
      ),
    ],
  },
  {
    id: 'dynamo-light',
    author: 'hanne_v',
    at: '2026-10-16 20:00',
    title: both('Dynamo light flickers at walking pace', 'Фара от динамо мигает на малой скорости'),
    ask: both('Normal or broken?', 'Так и надо или сломалась?'),
    replies: [
      answer(
        'fedor_m',
        9,
        both('Normal. A stand-light capacitor smooths it: 1 F, 5.5 V.', 'Так и надо. Сгладит ионистор: 1 Ф, 5,5 В.'),
      ),
    ],
  },
  {
    id: 'first-100-km',
    author: 'iggy_f',
    at: '2026-09-22 21:15',
    title: both('First hundred kilometres: advice?', 'Первая сотня километров: что посоветуете?'),
    ask: both('I have done 40 so far.', 'Пока проезжал 40.'),
    replies: [
      reply(
        'arkady_z',
        26,
        both(
          'Eat before you are hungry, drink before you are thirsty, start slowly.',
          'Ешьте до голода, пейте до жажды, начинайте медленно.',
        ),
      ),
    ],
  },
];
