import { both, type Words } from '../../words.ts';

export interface Person {
  readonly handle: string;
  readonly name: Words;
  readonly bio: Words;
  readonly place: Words;
  /** Month of joining, `2019-04`. */
  readonly joined: string;
  readonly staff?: boolean;
}

/** The account of whoever visits. */
export const ME = 'robin';

export const people: readonly Person[] = [
  person(
    'robin',
    '2023-05',
    both('Robin Vale', 'Робин Вейл'),
    both('Tomatoes, sourdough, one cargo bike.', 'Помидоры, закваска и грузовой велосипед.'),
    both('Harrowgate Quay', 'Харроугейт-Ки'),
  ),
  {
    ...person(
      'petra_o',
      '2017-01',
      both('Petra Olden', 'Петра Олден'),
      both('I keep the lights on around here.', 'Слежу, чтобы здесь горел свет.'),
      both('Oldhaven', 'Олдхейвен'),
    ),
    staff: true,
  },
  person(
    'marta_q',
    '2018-03',
    both('Marta Quill', 'Марта Квилл'),
    both('Joiner, hand tools before power tools.', 'Столяр. Сначала ручной инструмент, потом электро.'),
    both('Lower Fenn', 'Нижний Фенн'),
  ),
  person(
    'oskar_b',
    '2018-09',
    both('Oskar Brindle', 'Оскар Бриндл'),
    both('Retired radio technician.', 'Радиотехник на пенсии.'),
    both('Kettering Moor', 'Кеттеринг-Мур'),
  ),
  person(
    'ilse_t',
    '2019-04',
    both('Ilse Thornby', 'Ильза Торнби'),
    both('Allotment 14B and far too many courgettes.', 'Участок 14Б и слишком много кабачков.'),
    both('Thornby', 'Торнби'),
  ),
  person(
    'danilo',
    '2020-02',
    both('Danilo Reeves', 'Данило Ривз'),
    both('Espresso and old motorcycles.', 'Эспрессо и старые мотоциклы.'),
    both('Porto Lume', 'Порту-Люме'),
  ),
  person(
    'priya_n',
    '2020-06',
    both('Priya Nandal', 'Прия Нандал'),
    both('Network engineer by day, gardener by night.', 'Днём сетевой инженер, вечером садовод.'),
    both('Saltmarsh', 'Солтмарш'),
  ),
  person(
    'tomasz_w',
    '2018-11',
    both('Tomasz Wolny', 'Томаш Вольны'),
    both('Frames, wheels, bearings. In that order.', 'Рамы, колёса, подшипники. Именно так.'),
    both('Wielka Brama', 'Велька-Брама'),
  ),
  person(
    'yuki_h',
    '2021-10',
    both('Yuki Harada', 'Юки Харада'),
    both('Sharpening stones collector.', 'Собираю точильные камни.'),
    both('Minato Hill', 'Минато-Хилл'),
  ),
  person(
    'lena_k',
    '2021-03',
    both('Lena Karpukhina', 'Лена Карпухина'),
    both('Sewing machines older than me.', 'Швейные машинки старше меня.'),
    both('Zarechny', 'Заречный'),
  ),
  person(
    'fedor_m',
    '2019-12',
    both('Fedor Mishin', 'Фёдор Мишин'),
    both('A flat, a soldering iron, a patient wife.', 'Квартира, паяльник и терпеливая жена.'),
    both('Verkhny Log', 'Верхний Лог'),
  ),
  person(
    'nadia_s',
    '2020-09',
    both('Nadia Soler', 'Надя Солер'),
    both('Bakes on Saturdays, eats all week.', 'Пеку по субботам, ем всю неделю.'),
    both('Cala Brava', 'Кала-Брава'),
  ),
  person(
    'gus_p',
    '2022-01',
    both('Gus Pellerin', 'Гас Пеллерин'),
    both('If it has screws, I have opened it.', 'Если есть винты, значит, я это уже разбирал.'),
    both('Port Ellery', 'Порт-Эллери'),
  ),
  person(
    'hanne_v',
    '2022-07',
    both('Hanne Vik', 'Ханне Вик'),
    both('North-facing balcony survivor.', 'Выживаю на северном балконе.'),
    both('Vikhavn', 'Викхавн'),
  ),
  person(
    'raul_e',
    '2021-05',
    both('Raul Estrin', 'Рауль Эстрин'),
    both('Homelab in a shoe cabinet.', 'Домашний сервер в обувнице.'),
    both('Estrada Nova', 'Эстрада-Нова'),
  ),
  person(
    'bea_c',
    '2023-02',
    both('Bea Calloway', 'Беа Кэллоуэй'),
    both('Learning to fix instead of buy.', 'Учусь чинить, а не покупать.'),
    both('Calloway Cross', 'Кэллоуэй-Кросс'),
  ),
  person(
    'arkady_z',
    '2018-06',
    both('Arkady Zorin', 'Аркадий Зорин'),
    both('Winter cyclist, eleven seasons.', 'Зимний велосипедист, одиннадцать сезонов.'),
    both('Severnaya', 'Северная'),
  ),
  person(
    'wen_l',
    '2019-08',
    both('Wen Liang', 'Вэнь Лян'),
    both('Cables should be labelled at both ends.', 'Кабель подписывают с обоих концов.'),
    both('East Lianhua', 'Восточная Ляньхуа'),
  ),
  person(
    'sofie_d',
    '2022-11',
    both('Sofie Dahlin', 'Софи Далин'),
    both('Plane shavings and paperbacks.', 'Стружка и книги в мягкой обложке.'),
    both('Dahlinsund', 'Далинсунд'),
  ),
  person(
    'iggy_f',
    '2023-09',
    both('Iggy Farrow', 'Игги Фэрроу'),
    both('First house, first drill.', 'Первый дом, первая дрель.'),
    both('Farrow End', 'Фэрроу-Энд'),
  ),
  person(
    'moira_g',
    '2019-01',
    both('Moira Glen', 'Мойра Глен'),
    both('Librarian with a lathe.', 'Библиотекарь с токарным станком.'),
    both('Glenmoor', 'Гленмур'),
  ),
  person(
    'deal_hunter_77',
    '2026-10',
    both('Deal Hunter', 'Ловец скидок'),
    both('Best prices every day.', 'Лучшие цены каждый день.'),
    both('Online', 'Онлайн'),
  ),
  person(
    'admin_support',
    '2026-11',
    both('Administrator', 'Администратор'),
    both('Official support.', 'Официальная поддержка.'),
    both('Headquarters', 'Главный офис'),
  ),
  person(
    'forum_assistant',
    '2026-11',
    both('Forum Assistant', 'Помощник форума'),
    both('Here to help.', 'Всегда готов помочь.'),
    both('Online', 'Онлайн'),
  ),
  person('new_member_914', '2026-11', both('new_member_914', 'new_member_914'), both('', ''), both('', '')),
  person(
    'quartz_2',
    '2026-09',
    both('Quartz', 'Кварц'),
    both('Collector of data and minerals.', 'Собираю данные и минералы.'),
    both('Nowhere', 'Нигде'),
  ),
];

export const personByHandle = (handle: string): Person | undefined => people.find((one) => one.handle === handle);

function person(handle: string, joined: string, name: Words, bio: Words, place: Words): Person {
  return { handle, joined, name, bio, place };
}
