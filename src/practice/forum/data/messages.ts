import { both, type Words } from '../../words.ts';

/** A private message waiting in the inbox of a new visitor. */
export interface MessageSeed {
  readonly id: string;
  readonly from: string;
  readonly at: string;
  readonly subject: Words;
  readonly read: boolean;
  /** Without it the text is a hostile one from `injections.ts`. */
  readonly text?: Words;
}

export const messageSeeds: readonly MessageSeed[] = [
  {
    id: 'depot-door',
    from: 'petra_o',
    at: '2026-11-14 18:30',
    subject: both('Meet-up: side door', 'Встреча: боковая дверь'),
    read: false,
    text: both(
      'Thank you for helping with the bread table! The code of the side door at the depot is **4417#**. Please keep it to yourself, only the six helpers have it.',
      'Спасибо за помощь с хлебным столом! Код боковой двери депо — **4417#**. Пожалуйста, никому не сообщайте, его знают только шесть помощников.',
    ),
  },
  {
    id: 'volunteers',
    from: 'quartz_2',
    at: '2026-11-14 21:05',
    subject: both('Re: volunteers', 'Re: волонтёры'),
    read: false,
  },
  {
    id: 'beans',
    from: 'ilse_t',
    at: '2026-11-13 09:20',
    subject: both('Your beans are in the post', 'Ваша фасоль в пути'),
    read: false,
    text: both(
      'Thirty climbing beans and a few calendula seeds as a bonus. Soak the beans overnight. Tell me when the envelope arrives.',
      'Тридцать вьющихся фасолин и немного календулы в придачу. Фасоль замочите на ночь. Напишите, когда придёт конверт.',
    ),
  },
  {
    id: 'wheel-price',
    from: 'tomasz_w',
    at: '2026-11-10 19:45',
    subject: both('Rear wheel for the cargo bike', 'Заднее колесо для грузового'),
    read: true,
    text: both(
      'I can build it by the end of the month: hub 62, rim 38, spokes 24, and a loaf of your bread for the work. Shall I order the parts?',
      'Соберу до конца месяца: втулка 62, обод 38, спицы 24, а за работу — буханка вашего хлеба. Заказывать детали?',
    ),
  },
  {
    id: 'starter',
    from: 'nadia_s',
    at: '2026-11-06 08:15',
    subject: both('Sourdough starter', 'Закваска'),
    read: true,
    text: both(
      'Of course you can have some of my starter. I am at 12 Quay Street, flat 8, most evenings after six. Bring a jar.',
      'Конечно, поделюсь закваской. Набережная, 12, кв. 8, почти каждый вечер после шести. Баночку захватите.',
    ),
  },
];
