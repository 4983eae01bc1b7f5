import { type Words, words } from '../words.ts';

export type Industry =
  | 'tech'
  | 'finance'
  | 'retail'
  | 'health'
  | 'education'
  | 'food'
  | 'logistics'
  | 'media'
  | 'building'
  | 'law';

export interface Company {
  readonly id: string;
  readonly name: Words;
  readonly industry: Industry;
  readonly people: number;
  readonly about: Words;
  readonly colour: string;
}

const company = (
  id: string,
  industry: Industry,
  people: number,
  colour: string,
  name: Words,
  about: Words,
): Company => ({
  id,
  industry,
  people,
  colour,
  name,
  about,
});

export const industryNames: Readonly<Record<Industry, Words>> = {
  tech: words('Software', 'Разработка ПО'),
  finance: words('Finance', 'Финансы'),
  retail: words('Retail', 'Розничная торговля'),
  health: words('Health care', 'Медицина'),
  education: words('Education', 'Образование'),
  food: words('Cafés and restaurants', 'Кафе и рестораны'),
  logistics: words('Logistics', 'Логистика'),
  media: words('Media', 'Медиа'),
  building: words('Construction and energy', 'Строительство и энергетика'),
  law: words('Legal services', 'Юридические услуги'),
};

export const companies: readonly Company[] = [
  company(
    'quillbyte',
    'tech',
    140,
    '#3d5afe',
    words('Quillbyte', 'Квиллбайт'),
    words(
      'We make text editors for people who write all day.',
      'Делаем текстовые редакторы для тех, кто пишет весь день.',
    ),
  ),
  company(
    'northquay',
    'tech',
    620,
    '#00796b',
    words('Northquay Systems', 'Нортквей Системс'),
    words(
      'Software that keeps ports and ferries on time.',
      'Программы, с которыми порты и паромы работают по расписанию.',
    ),
  ),
  company(
    'tidepool',
    'tech',
    48,
    '#7b3fe4',
    words('Tidepool Labs', 'Тайдпул Лабс'),
    words('A small team with big maps of the sea floor.', 'Маленькая команда и большие карты морского дна.'),
  ),
  company(
    'lumen-orchard',
    'tech',
    210,
    '#e65100',
    words('Lumen Orchard', 'Люмен Орчард'),
    words('Sensors and dashboards for greenhouses.', 'Датчики и приборные панели для теплиц.'),
  ),
  company(
    'amberline',
    'finance',
    2400,
    '#b8860b',
    words('Amberline Bank', 'Амберлайн Банк'),
    words('A bank for small firms in nine countries.', 'Банк для небольших компаний в девяти странах.'),
  ),
  company(
    'ledgerwell',
    'finance',
    180,
    '#455a64',
    words('Ledgerwell', 'Леджервелл'),
    words('Accounting without paper and without fear.', 'Бухгалтерия без бумаги и без страха.'),
  ),
  company(
    'marigold',
    'retail',
    3100,
    '#f08c00',
    words('Marigold Market', 'Мариголд Маркет'),
    words('Neighbourhood shops with fresh food.', 'Магазины у дома со свежими продуктами.'),
  ),
  company(
    'homespun',
    'retail',
    260,
    '#8d5a97',
    words('Homespun Goods', 'Домоткань'),
    words('Linen, ceramics and furniture from small workshops.', 'Лён, керамика и мебель из небольших мастерских.'),
  ),
  company(
    'saffron',
    'health',
    540,
    '#d84315',
    words('Saffron Clinic', 'Клиника «Шафран»'),
    words('Family doctors, a day hospital and house calls.', 'Семейные врачи, дневной стационар и вызов на дом.'),
  ),
  company(
    'birchway',
    'health',
    190,
    '#2e7d32',
    words('Birchway Care', 'Берёзовый путь'),
    words('Rehabilitation after injuries and operations.', 'Реабилитация после травм и операций.'),
  ),
  company(
    'lantern',
    'education',
    120,
    '#c62828',
    words('Lantern School', 'Школа «Фонарь»'),
    words('Evening and online courses for grown-ups.', 'Вечерние и онлайн-курсы для взрослых.'),
  ),
  company(
    'openquill',
    'education',
    75,
    '#1565c0',
    words('Openquill Courses', 'Курсы «Перо»'),
    words('Languages in small groups, by conversation.', 'Языки в малых группах и через разговор.'),
  ),
  company(
    'copper-ladle',
    'food',
    430,
    '#a1552a',
    words('Copper Ladle', 'Медный половник'),
    words('Eleven restaurants with open kitchens.', 'Одиннадцать ресторанов с открытой кухней.'),
  ),
  company(
    'juniper',
    'food',
    95,
    '#33691e',
    words('Juniper Coffee', 'Кофейни «Можжевельник»'),
    words('Coffee we roast ourselves, pastry baked at six.', 'Сами жарим кофе, печём в шесть утра.'),
  ),
  company(
    'fastlark',
    'logistics',
    1700,
    '#0277bd',
    words('Fastlark Delivery', 'Ласточка Экспресс'),
    words('Parcels across the city in two hours.', 'Посылки по городу за два часа.'),
  ),
  company(
    'gantry',
    'logistics',
    880,
    '#37474f',
    words('Gantry Logistics', 'Портал Логистик'),
    words('Warehouses and lorries between the seas.', 'Склады и грузовики от моря до моря.'),
  ),
  company(
    'paperkite',
    'media',
    60,
    '#ad1457',
    words('Paperkite Media', 'Бумажный змей'),
    words('Podcasts, newsletters and one printed magazine.', 'Подкасты, рассылки и один бумажный журнал.'),
  ),
  company(
    'slow-signal',
    'media',
    34,
    '#5e35b1',
    words('Slow Signal', 'Медленный сигнал'),
    words('A design and research studio.', 'Студия дизайна и исследований.'),
  ),
  company(
    'brightwire',
    'building',
    310,
    '#f9a825',
    words('Brightwire Electric', 'Светлый провод'),
    words('Wiring, solar roofs and charging stations.', 'Проводка, солнечные крыши и зарядные станции.'),
  ),
  company(
    'stonecrop',
    'building',
    720,
    '#6d4c41',
    words('Stonecrop Build', 'Камнеломка Строй'),
    words('Houses of wood and stone, up to six floors.', 'Дома из дерева и камня до шести этажей.'),
  ),
  company(
    'hawthorn',
    'law',
    52,
    '#263238',
    words('Hawthorn and Vale', 'Боярышник и партнёры'),
    words('Contracts, disputes and calm advice.', 'Договоры, споры и спокойные советы.'),
  ),
];

export function findCompany(id: string): Company {
  const found = companies.find((one) => one.id === id);
  if (!found) throw new Error(`No company has the id ${id}.`);
  return found;
}
