import { dice } from '../../random.ts';
import type { Words } from '../../words.ts';
import { fromPair } from './cities.ts';

export interface Stay {
  readonly id: string;
  readonly city: StayCity;
  readonly name: Words;
  readonly district: Words;
  readonly stars: number;
  /** Guests' rating out of ten. */
  readonly rating: number;
  readonly reviews: number;
  /** Euro cents for one night. */
  readonly night: number;
  readonly freeCancellation: boolean;
  readonly breakfast: boolean;
  /** On a map that is 600 wide and 720 high. */
  readonly at: readonly [x: number, y: number];
  /** Of the building in its picture. */
  readonly hue: number;
}

export const STAY_CITIES = ['LIS', 'TBS'] as const;
export type StayCity = (typeof STAY_CITIES)[number];

const DISTRICTS: Readonly<Record<StayCity, readonly [Words, readonly [number, number]][]>> = {
  LIS: [
    [{ en: 'Alfama', ru: 'Алфама' }, [470, 480]],
    [{ en: 'Baixa', ru: 'Байша' }, [325, 455]],
    [{ en: 'Bairro Alto', ru: 'Байрру-Алту' }, [165, 410]],
    [{ en: 'Graça', ru: 'Граса' }, [465, 290]],
    [{ en: 'Avenidas', ru: 'Авенидаш' }, [220, 170]],
  ],
  TBS: [
    [{ en: 'Old Town', ru: 'Старый город' }, [330, 480]],
    [{ en: 'Sololaki', ru: 'Сололаки' }, [165, 420]],
    [{ en: 'Vera', ru: 'Вера' }, [130, 190]],
    [{ en: 'Avlabari', ru: 'Авлабари' }, [500, 440]],
    [{ en: 'Chugureti', ru: 'Чугурети' }, [400, 230]],
  ],
};

/** Plaster, brick, tile and sea. */
const HUES = [8, 18, 32, 42, 172, 198, 214, 262, 336];

const NAMES: Readonly<Record<StayCity, readonly string[]>> = {
  LIS: [
    'Casa do Limoeiro|Каса-ду-Лимоэйру',
    'Hotel Azulejo|Отель «Азулежу»',
    'Pátio da Figueira|Патиу-да-Фигейра',
    'Miradouro Suites|Мирадору Сьютс',
    'The Tram 28 House|Дом «Трамвай 28»',
    'Quinta da Colina|Кинта-да-Колина',
    'Hotel Ribeira Nova|Отель «Рибейра-Нова»',
    'Saudade Guesthouse|Гостевой дом «Саудаде»',
    'Palácio das Andorinhas|Паласиу-даш-Андориньяш',
    'Porta Verde|Порта-Верде',
    'Oliveira Rooms|Комнаты «Оливейра»',
    'Hotel Marquise|Отель «Маркиз»',
    'Bairro Loft|Байрру Лофт',
    'Lanterna Hostel|Хостел «Лантерна»',
    'Jardim Secreto|Жардин-Секрету',
    'Hotel Cais 9|Отель «Каиш 9»',
    'Sardinha Urban Stay|«Сардинья» в центре',
    'Vila Graciosa|Вила-Грасиоза',
    'Hotel Atlântida|Отель «Атлантида»',
    'Telhado House|Дом «Тельяду»',
  ],
  TBS: [
    'Balcony House|Дом с балконом',
    'Hotel Narikala View|Отель «Вид на Нарикалу»',
    'Sulphur & Silk|«Сера и шёлк»',
    'Hotel Metekhi|Отель «Метехи»',
    'Kera Rooms|Комнаты «Кера»',
    'Vinotheque Stay|Винотека с ночлегом',
    'Sololaki Loft|Сололаки Лофт',
    'Hotel Tamada|Отель «Тамада»',
    'Pomegranate House|Гранатовый дом',
    'Gudauri Court|Двор «Гудаури»',
    'Fabrika Nine|Фабрика №9',
    'Hotel Orbeliani|Отель «Орбелиани»',
    'Verde Vera|Верде Вера',
    'Hotel Avlabari Hill|Отель «Холм Авлабари»',
    'Mtkvari Riverside|«Мтквари» у реки',
    'Old Printing House|Старая типография',
    'Hostel Churchkhela|Хостел «Чурчхела»',
    'Marjani Suites|Марджани Сьютс',
    'Hotel Kartli|Отель «Картли»',
    'Plane Tree Inn|Гостиница «Чинара»',
  ],
};

export const stays: readonly Stay[] = STAY_CITIES.flatMap((city) => {
  const roll = dice(`stays in ${city}`);
  return NAMES[city].map((pair, index) => {
    const place = DISTRICTS[city][index % DISTRICTS[city].length];
    if (!place) throw new RangeError(`${city} has no districts.`);
    const [district, [x, y]] = place;
    const stars = roll.between(2, 5);
    // Four hotels of a district stand around its middle, far enough apart to be pointed at.
    const angle = (Math.floor(index / 5) + 0.5) * (Math.PI / 2) + roll.next() * 0.3;
    const away = roll.between(50, 58);
    return {
      id: `${city.toLowerCase()}-${index + 1}`,
      city,
      name: fromPair(pair),
      district,
      stars,
      rating: Math.round((6.7 + stars * 0.28 + roll.next() * 1.1) * 10) / 10,
      reviews: roll.between(38, 1900),
      night: (22 + stars * 19 + roll.between(0, 42)) * 100,
      freeCancellation: roll.next() < 0.6,
      breakfast: roll.next() < 0.5,
      at: [Math.round(x + Math.cos(angle) * away), Math.round(y + Math.sin(angle) * away)],
      hue: roll.pick(HUES),
    };
  });
});
