import { both } from '../../../words.ts';
import { answer, reply, type TopicSeed } from '../topic-seed.ts';

export const network: readonly TopicSeed[] = [
  {
    id: 'attic-wifi',
    author: 'iggy_f',
    at: '2026-11-14 19:10',
    title: both('Wi-Fi does not reach the attic', 'Wi-Fi не добивает до чердака'),
    ask: both('Two concrete ceilings. Repeater, mesh or cable?', 'Два бетонных перекрытия. Репитер, mesh или кабель?'),
    replies: [
      answer(
        'wen_l',
        38,
        both(
          'Cable first, always. Pull one **Cat 6** through the old chimney and hang a plain access point at its end. A repeater halves the speed per hop.',
          'Сначала кабель, всегда. Протяните **Cat 6** через старый дымоход и повесьте на конец обычную точку доступа. Репитер на каждом шаге режет скорость вдвое.',
        ),
      ),
      reply(
        'raul_e',
        15,
        both(
          'If you cannot pull cable, the *Northway Mesh 3* with a wired backhaul is fine.',
          'Если кабель никак, подойдёт *Northway Mesh 3* с проводной связью между узлами.',
        ),
      ),
    ],
    chatter: 4,
  },
  {
    id: 'backup-rule',
    author: 'bea_c',
    at: '2026-11-13 21:00',
    title: both('How do you back up family photos?', 'Как вы храните копии семейных фото?'),
    ask: both(
      'Twelve years of pictures on one disk. I know, I know.',
      'Двенадцать лет снимков на одном диске. Да, понимаю.',
    ),
    replies: [
      answer(
        'priya_n',
        52,
        both(
          'Three copies, two kinds of media, one outside the house. Mine runs with one line:\n\n```\nresticle backup ~/photos --repo shelf --keep-monthly 24\n```\n\nTest a restore **every six months**.',
          'Три копии, два вида носителей, одна вне дома. У меня это одна строка:\n\n```\nresticle backup ~/photos --repo shelf --keep-monthly 24\n```\n\nПроверяйте восстановление **раз в полгода**.',
        ),
      ),
      reply(
        'raul_e',
        17,
        both(
          'My off-site copy lives at my sister’s, in a biscuit tin.',
          'Моя копия вне дома живёт у сестры в жестянке из-под печенья.',
        ),
      ),
    ],
    chatter: 5,
  },
  {
    id: 'router-reboot',
    author: 'nadia_s',
    at: '2026-11-11 22:45',
    title: both('Router reboots every evening at nine', 'Роутер перезагружается каждый вечер в девять'),
    ask: both('Same minute, every day.', 'Каждый день минута в минуту.'),
    replies: [
      answer(
        'wen_l',
        20,
        both(
          'Look for “scheduled restart” under *Maintenance*. If it is off, swap the power supply: yours is 12 V 1.5 A and dries out.',
          'Посмотрите «перезагрузка по расписанию» в разделе *Обслуживание*. Если выключена — меняйте блок питания: ваш на 12 В 1,5 А, они высыхают.',
        ),
      ),
    ],
  },
  {
    id: 'dns-slow',
    author: 'gus_p',
    at: '2026-11-09 13:30',
    title: both('Pages wait three seconds, then fly', 'Страницы ждут три секунды, а потом летят'),
    ask: both('Only the first one on each site.', 'Только первая на каждом сайте.'),
    replies: [
      answer(
        'priya_n',
        31,
        both(
          'That is name lookup. Check with:\n\n```\ndig +stats example.test | grep time\n```\n\nThen put the second name server first.',
          'Это поиск имени. Проверьте:\n\n```\ndig +stats example.test | grep time\n```\n\nИ поставьте второй сервер имён первым.',
        ),
      ),
    ],
  },
  {
    id: 'nas-noise',
    author: 'raul_e',
    at: '2026-11-04 20:20',
    title: both('Making a small server silent', 'Как сделать домашний сервер бесшумным'),
    ask: both('It lives in a shoe cabinet next to the bed.', 'Он живёт в обувнице рядом с кроватью.'),
    replies: [
      answer(
        'fedor_m',
        14,
        both(
          'Rubber feet, disks on elastic bands, and a 120 mm fan at 600 rpm.',
          'Резиновые ножки, диски на резинках и вентилятор 120 мм на 600 оборотах.',
        ),
      ),
    ],
  },
  {
    id: 'label-cables',
    author: 'wen_l',
    at: '2026-10-31 10:10',
    title: both('Label your cables: a plea', 'Подписывайте кабели: крик души'),
    ask: both('Both ends. In a year you will thank yourself.', 'С обоих концов. Через год скажете себе спасибо.'),
    replies: [
      reply(
        'priya_n',
        19,
        both('Bread-bag clips make good labels.', 'Из зажимов от хлебных пакетов выходят хорошие бирки.'),
      ),
    ],
  },
  {
    id: 'guest-network',
    author: 'hanne_v',
    at: '2026-10-25 18:15',
    title: both('Guest network for visitors and light bulbs', 'Гостевая сеть для друзей и лампочек'),
    ask: both('Should smart bulbs be in the guest network?', 'Пускать ли умные лампочки в гостевую сеть?'),
    replies: [
      answer(
        'wen_l',
        23,
        both(
          'Yes, and switch on client isolation for everything but the bulbs’ bridge.',
          'Да, и включите изоляцию клиентов для всех, кроме моста лампочек.',
        ),
      ),
    ],
  },
  {
    id: 'vpn-home',
    author: 'danilo',
    at: '2026-10-18 12:25',
    title: both('Reaching home from abroad', 'Доступ домой из-за границы'),
    ask: both('I only need two files now and then.', 'Мне нужно всего пару файлов иногда.'),
    replies: [
      answer(
        'raul_e',
        13,
        both(
          'A tunnel on the router and nothing else open. Two files do not need a cloud.',
          'Туннель на роутере, и больше ничего наружу. Ради двух файлов облако не нужно.',
        ),
      ),
    ],
  },
  {
    id: 'ups-size',
    author: 'fedor_m',
    at: '2026-10-05 17:00',
    title: both('UPS for router and server: how big?', 'ИБП для роутера и сервера: какой мощности?'),
    ask: both('I want fifteen minutes.', 'Хочу пятнадцать минут.'),
    replies: [
      answer(
        'priya_n',
        11,
        both(
          'Add the watts, times two. For 45 W a 400 VA unit is plenty.',
          'Сложите ватты и умножьте на два. Для 45 Вт с запасом хватит 400 ВА.',
        ),
      ),
    ],
  },
  {
    id: 'old-laptop-server',
    author: 'iggy_f',
    at: '2026-09-18 09:15',
    title: both('Old laptop as a server?', 'Старый ноутбук вместо сервера?'),
    ask: both('It has a battery, so a UPS is included.', 'В нём батарея, значит, ИБП уже есть.'),
    replies: [
      reply(
        'raul_e',
        16,
        both(
          'Take the battery out after two years of constant charging.',
          'Через два года постоянной зарядки батарею лучше вынуть.',
        ),
      ),
    ],
  },
];
