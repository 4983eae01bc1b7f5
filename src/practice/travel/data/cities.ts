import { both, type Words } from '../../words.ts';

export interface Airport {
  readonly code: string;
  readonly name: Words;
}

export interface City {
  /** Stands for all airports of the city; the same as the airport's code where there is only one. */
  readonly code: string;
  readonly name: Words;
  readonly country: Words;
  readonly at: readonly [latitude: number, longitude: number];
  /** Hours ahead of UTC in winter. */
  readonly utc: number;
  readonly airports: readonly Airport[];
}

type Row = [
  code: string,
  name: string,
  country: string,
  latitude: number,
  longitude: number,
  utc: number,
  airports: string,
];

const RUSSIA = 'Russia|Россия';
const TURKEY = 'Türkiye|Турция';
const ITALY = 'Italy|Италия';
const SPAIN = 'Spain|Испания';
const PORTUGAL = 'Portugal|Португалия';
const GERMANY = 'Germany|Германия';
const KAZAKHSTAN = 'Kazakhstan|Казахстан';
const INDIA = 'India|Индия';
const THAILAND = 'Thailand|Таиланд';

const ROWS: readonly Row[] = [
  [
    'MOW',
    'Moscow|Москва',
    RUSSIA,
    55.75,
    37.62,
    3,
    'SVO Sheremetyevo|Шереметьево; DME Domodedovo|Домодедово; VKO Vnukovo|Внуково',
  ],
  ['LED', 'Saint Petersburg|Санкт-Петербург', RUSSIA, 59.93, 30.34, 3, 'LED Pulkovo|Пулково'],
  ['KZN', 'Kazan|Казань', RUSSIA, 55.79, 49.12, 3, 'KZN Kazan|Казань'],
  ['AER', 'Sochi|Сочи', RUSSIA, 43.6, 39.73, 3, 'AER Adler|Адлер'],
  ['SVX', 'Yekaterinburg|Екатеринбург', RUSSIA, 56.84, 60.61, 5, 'SVX Koltsovo|Кольцово'],
  ['OVB', 'Novosibirsk|Новосибирск', RUSSIA, 55.03, 82.92, 7, 'OVB Tolmachevo|Толмачёво'],
  ['KGD', 'Kaliningrad|Калининград', RUSSIA, 54.71, 20.51, 2, 'KGD Khrabrovo|Храброво'],
  ['VVO', 'Vladivostok|Владивосток', RUSSIA, 43.12, 131.89, 10, 'VVO Knevichi|Кневичи'],
  [
    'IST',
    'Istanbul|Стамбул',
    TURKEY,
    41.01,
    28.98,
    3,
    'IST Istanbul Airport|Новый аэропорт; SAW Sabiha Gökçen|Сабиха Гёкчен',
  ],
  ['AYT', 'Antalya|Анталья', TURKEY, 36.9, 30.7, 3, 'AYT Antalya|Анталья'],
  ['TBS', 'Tbilisi|Тбилиси', 'Georgia|Грузия', 41.72, 44.79, 4, 'TBS Shota Rustaveli|Шота Руставели'],
  ['EVN', 'Yerevan|Ереван', 'Armenia|Армения', 40.18, 44.51, 4, 'EVN Zvartnots|Звартноц'],
  ['ALA', 'Almaty|Алматы', KAZAKHSTAN, 43.24, 76.89, 5, 'ALA Almaty|Алматы'],
  ['NQZ', 'Astana|Астана', KAZAKHSTAN, 51.17, 71.45, 5, 'NQZ Nazarbayev|Назарбаев'],
  ['TAS', 'Tashkent|Ташкент', 'Uzbekistan|Узбекистан', 41.31, 69.24, 5, 'TAS Islam Karimov|Ислам Каримов'],
  ['BEG', 'Belgrade|Белград', 'Serbia|Сербия', 44.79, 20.45, 1, 'BEG Nikola Tesla|Никола Тесла'],
  [
    'LON',
    'London|Лондон',
    'United Kingdom|Великобритания',
    51.51,
    -0.13,
    0,
    'LHR Heathrow|Хитроу; LGW Gatwick|Гатвик; STN Stansted|Станстед',
  ],
  ['PAR', 'Paris|Париж', 'France|Франция', 48.86, 2.35, 1, 'CDG Charles de Gaulle|Шарль-де-Голль; ORY Orly|Орли'],
  ['NCE', 'Nice|Ницца', 'France|Франция', 43.7, 7.27, 1, 'NCE Côte d’Azur|Лазурный Берег'],
  ['ROM', 'Rome|Рим', ITALY, 41.9, 12.5, 1, 'FCO Fiumicino|Фьюмичино; CIA Ciampino|Чампино'],
  ['MIL', 'Milan|Милан', ITALY, 45.46, 9.19, 1, 'MXP Malpensa|Мальпенса; LIN Linate|Линате; BGY Bergamo|Бергамо'],
  ['VCE', 'Venice|Венеция', ITALY, 45.44, 12.33, 1, 'VCE Marco Polo|Марко Поло'],
  ['MAD', 'Madrid|Мадрид', SPAIN, 40.42, -3.7, 1, 'MAD Barajas|Барахас'],
  ['BCN', 'Barcelona|Барселона', SPAIN, 41.39, 2.17, 1, 'BCN El Prat|Эль-Прат'],
  ['LIS', 'Lisbon|Лиссабон', PORTUGAL, 38.72, -9.14, 0, 'LIS Humberto Delgado|Умберту Делгаду'],
  ['OPO', 'Porto|Порту', PORTUGAL, 41.15, -8.61, 0, 'OPO Francisco Sá Carneiro|Франсишку Са Карнейру'],
  ['BER', 'Berlin|Берлин', GERMANY, 52.52, 13.4, 1, 'BER Brandenburg|Бранденбург'],
  ['MUC', 'Munich|Мюнхен', GERMANY, 48.14, 11.58, 1, 'MUC Franz Josef Strauss|Франц-Йозеф Штраус'],
  ['VIE', 'Vienna|Вена', 'Austria|Австрия', 48.21, 16.37, 1, 'VIE Schwechat|Швехат'],
  ['PRG', 'Prague|Прага', 'Czechia|Чехия', 50.09, 14.42, 1, 'PRG Václav Havel|Вацлав Гавел'],
  ['BUD', 'Budapest|Будапешт', 'Hungary|Венгрия', 47.5, 19.04, 1, 'BUD Ferenc Liszt|Ференц Лист'],
  ['WAW', 'Warsaw|Варшава', 'Poland|Польша', 52.23, 21.01, 1, 'WAW Chopin|Шопен'],
  ['ATH', 'Athens|Афины', 'Greece|Греция', 37.98, 23.73, 2, 'ATH Eleftherios Venizelos|Элефтериос Венизелос'],
  ['HEL', 'Helsinki|Хельсинки', 'Finland|Финляндия', 60.17, 24.94, 2, 'HEL Vantaa|Вантаа'],
  ['STO', 'Stockholm|Стокгольм', 'Sweden|Швеция', 59.33, 18.07, 1, 'ARN Arlanda|Арланда; BMA Bromma|Бромма'],
  ['OSL', 'Oslo|Осло', 'Norway|Норвегия', 59.91, 10.75, 1, 'OSL Gardermoen|Гардермуэн'],
  ['CPH', 'Copenhagen|Копенгаген', 'Denmark|Дания', 55.68, 12.57, 1, 'CPH Kastrup|Каструп'],
  ['AMS', 'Amsterdam|Амстердам', 'Netherlands|Нидерланды', 52.37, 4.9, 1, 'AMS Schiphol|Схипхол'],
  ['ZRH', 'Zurich|Цюрих', 'Switzerland|Швейцария', 47.38, 8.54, 1, 'ZRH Kloten|Клотен'],
  ['DUB', 'Dublin|Дублин', 'Ireland|Ирландия', 53.35, -6.26, 0, 'DUB Dublin|Дублин'],
  ['KEF', 'Reykjavik|Рейкьявик', 'Iceland|Исландия', 64.15, -21.94, 0, 'KEF Keflavík|Кеблавик'],
  ['CAI', 'Cairo|Каир', 'Egypt|Египет', 30.04, 31.24, 2, 'CAI Cairo|Каир'],
  ['RAK', 'Marrakesh|Марракеш', 'Morocco|Марокко', 31.63, -7.99, 1, 'RAK Menara|Менара'],
  [
    'DXB',
    'Dubai|Дубай',
    'United Arab Emirates|ОАЭ',
    25.2,
    55.27,
    4,
    'DXB Dubai International|Международный; DWC Al Maktoum|Аль-Мактум',
  ],
  ['DOH', 'Doha|Доха', 'Qatar|Катар', 25.29, 51.53, 3, 'DOH Hamad|Хамад'],
  ['DEL', 'Delhi|Дели', INDIA, 28.61, 77.21, 5.5, 'DEL Indira Gandhi|Индира Ганди'],
  ['GOI', 'Goa|Гоа', INDIA, 15.49, 73.83, 5.5, 'GOI Dabolim|Даболим'],
  ['BKK', 'Bangkok|Бангкок', THAILAND, 13.76, 100.5, 7, 'BKK Suvarnabhumi|Суварнабхуми; DMK Don Mueang|Донмыанг'],
  ['HKT', 'Phuket|Пхукет', THAILAND, 7.88, 98.39, 7, 'HKT Phuket|Пхукет'],
  ['DPS', 'Denpasar, Bali|Денпасар, Бали', 'Indonesia|Индонезия', -8.65, 115.22, 8, 'DPS Ngurah Rai|Нгурах-Рай'],
  ['SIN', 'Singapore|Сингапур', 'Singapore|Сингапур', 1.35, 103.82, 8, 'SIN Changi|Чанги'],
  ['SEL', 'Seoul|Сеул', 'South Korea|Южная Корея', 37.57, 126.98, 9, 'ICN Incheon|Инчхон; GMP Gimpo|Кимпхо'],
  ['TYO', 'Tokyo|Токио', 'Japan|Япония', 35.68, 139.69, 9, 'HND Haneda|Ханэда; NRT Narita|Нарита'],
  ['BJS', 'Beijing|Пекин', 'China|Китай', 39.9, 116.41, 8, 'PEK Capital|Столичный; PKX Daxing|Дасин'],
  [
    'NYC',
    'New York|Нью-Йорк',
    'United States|США',
    40.71,
    -74.01,
    -5,
    'JFK John F. Kennedy|Джон Кеннеди; EWR Newark|Ньюарк',
  ],
];

export const cities: readonly City[] = ROWS.map(([code, name, country, latitude, longitude, utc, airports]) => ({
  code,
  name: fromPair(name),
  country: fromPair(country),
  at: [latitude, longitude],
  utc,
  airports: airports.split('; ').map((airport) => ({ code: airport.slice(0, 3), name: fromPair(airport.slice(4)) })),
}));

/** `Moscow|Москва` */
export function fromPair(pair: string): Words {
  const [en = '', ru = ''] = pair.split('|');
  return both(en, ru);
}
