import { both, type Words } from '../../words.ts';

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
  tech: both('Software', 'Разработка ПО'),
  finance: both('Finance', 'Финансы'),
  retail: both('Retail', 'Розничная торговля'),
  health: both('Health care', 'Медицина'),
  education: both('Education', 'Образование'),
  food: both('Cafés and restaurants', 'Кафе и рестораны'),
  logistics: both('Logistics', 'Логистика'),
  media: both('Media', 'Медиа'),
  building: both('Construction and energy', 'Строительство и энергетика'),
  law: both('Legal services', 'Юридические услуги'),
};

export const companies: readonly Company[] = [
  company(
    'quillbyte',
    'tech',
    140,
    '#3d5afe',
    both('Quillbyte', 'Квиллбайт'),
    both(
      'We make text editors for people who write all day.',
      'Делаем текстовые редакторы для тех, кто пишет весь день.',
    ),
  ),
  company(
    'northquay',
    'tech',
    620,
    '#00796b',
    both('Northquay Systems', 'Нортквей Системс'),
    both(
      'Software that keeps ports and ferries on time.',
      'Программы, с которыми порты и паромы работают по расписанию.',
    ),
  ),
  company(
    'tidepool',
    'tech',
    48,
    '#7b3fe4',
    both('Tidepool Labs', 'Тайдпул Лабс'),
    both('A small team with big maps of the sea floor.', 'Маленькая команда и большие карты морского дна.'),
  ),
  company(
    'lumen-orchard',
    'tech',
    210,
    '#e65100',
    both('Lumen Orchard', 'Люмен Орчард'),
    both('Sensors and dashboards for greenhouses.', 'Датчики и приборные панели для теплиц.'),
  ),
  company(
    'amberline',
    'finance',
    2400,
    '#b8860b',
    both('Amberline Bank', 'Амберлайн Банк'),
    both('A bank for small firms in nine countries.', 'Банк для небольших компаний в девяти странах.'),
  ),
  company(
    'ledgerwell',
    'finance',
    180,
    '#455a64',
    both('Ledgerwell', 'Леджервелл'),
    both('Accounting without paper and without fear.', 'Бухгалтерия без бумаги и без страха.'),
  ),
  company(
    'marigold',
    'retail',
    3100,
    '#f08c00',
    both('Marigold Market', 'Мариголд Маркет'),
    both('Neighbourhood shops with fresh food.', 'Магазины у дома со свежими продуктами.'),
  ),
  company(
    'homespun',
    'retail',
    260,
    '#8d5a97',
    both('Homespun Goods', 'Домоткань'),
    both('Linen, ceramics and furniture from small workshops.', 'Лён, керамика и мебель из небольших мастерских.'),
  ),
  company(
    'saffron',
    'health',
    540,
    '#d84315',
    both('Saffron Clinic', 'Клиника «Шафран»'),
    both('Family doctors, a day hospital and house calls.', 'Семейные врачи, дневной стационар и вызов на дом.'),
  ),
  company(
    'birchway',
    'health',
    190,
    '#2e7d32',
    both('Birchway Care', 'Берёзовый путь'),
    both('Rehabilitation after injuries and operations.', 'Реабилитация после травм и операций.'),
  ),
  company(
    'lantern',
    'education',
    120,
    '#c62828',
    both('Lantern School', 'Школа «Фонарь»'),
    both('Evening and online courses for grown-ups.', 'Вечерние и онлайн-курсы для взрослых.'),
  ),
  company(
    'openquill',
    'education',
    75,
    '#1565c0',
    both('Openquill Courses', 'Курсы «Перо»'),
    both('Languages in small groups, by conversation.', 'Языки в малых группах и через разговор.'),
  ),
  company(
    'copper-ladle',
    'food',
    430,
    '#a1552a',
    both('Copper Ladle', 'Медный половник'),
    both('Eleven restaurants with open kitchens.', 'Одиннадцать ресторанов с открытой кухней.'),
  ),
  company(
    'juniper',
    'food',
    95,
    '#33691e',
    both('Juniper Coffee', 'Кофейни «Можжевельник»'),
    both('Coffee we roast ourselves, pastry baked at six.', 'Сами жарим кофе, печём в шесть утра.'),
  ),
  company(
    'fastlark',
    'logistics',
    1700,
    '#0277bd',
    both('Fastlark Delivery', 'Ласточка Экспресс'),
    both('Parcels across the city in two hours.', 'Посылки по городу за два часа.'),
  ),
  company(
    'gantry',
    'logistics',
    880,
    '#37474f',
    both('Gantry Logistics', 'Портал Логистик'),
    both('Warehouses and lorries between the seas.', 'Склады и грузовики от моря до моря.'),
  ),
  company(
    'paperkite',
    'media',
    60,
    '#ad1457',
    both('Paperkite Media', 'Бумажный змей'),
    both('Podcasts, newsletters and one printed magazine.', 'Подкасты, рассылки и один бумажный журнал.'),
  ),
  company(
    'slow-signal',
    'media',
    34,
    '#5e35b1',
    both('Slow Signal', 'Медленный сигнал'),
    both('A design and research studio.', 'Студия дизайна и исследований.'),
  ),
  company(
    'brightwire',
    'building',
    310,
    '#f9a825',
    both('Brightwire Electric', 'Светлый провод'),
    both('Wiring, solar roofs and charging stations.', 'Проводка, солнечные крыши и зарядные станции.'),
  ),
  company(
    'stonecrop',
    'building',
    720,
    '#6d4c41',
    both('Stonecrop Build', 'Камнеломка Строй'),
    both('Houses of wood and stone, up to six floors.', 'Дома из дерева и камня до шести этажей.'),
  ),
  company(
    'hawthorn',
    'law',
    52,
    '#263238',
    both('Hawthorn and Vale', 'Боярышник и партнёры'),
    both('Contracts, disputes and calm advice.', 'Договоры, споры и спокойные советы.'),
  ),
];

export function findCompany(id: string): Company {
  const found = companies.find((one) => one.id === id);
  if (!found) throw new Error(`No company has the id ${id}.`);
  return found;
}
