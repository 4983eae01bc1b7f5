import { both, type Words } from '../words.ts';
import { briskBurger, smokeYard } from './menu/burgers.ts';
import type { Dish, MenuSection } from './menu/dish.ts';
import { halvaStreet, sulikoYard, tandoorLane } from './menu/eastern.ts';
import { crumbBakery, warmPelmeni } from './menu/homely.ts';
import { fornoVecchio, nonnaLina } from './menu/italian.ts';
import { kumoSushi, ramenDori } from './menu/japanese.ts';
import { greenSpoon, phoLantern, taqueriaAzul } from './menu/world.ts';

export const cuisines = {
  italian: both('Italian', 'Итальянская'),
  japanese: both('Japanese', 'Японская'),
  burgers: both('Burgers and grill', 'Бургеры и гриль'),
  georgian: both('Georgian', 'Грузинская'),
  indian: both('Indian', 'Индийская'),
  vietnamese: both('Vietnamese', 'Вьетнамская'),
  mexican: both('Mexican', 'Мексиканская'),
  eastern: both('Middle Eastern', 'Ближневосточная'),
  healthy: both('Healthy', 'Полезная'),
  homely: both('Home cooking', 'Домашняя'),
  bakery: both('Bakery and coffee', 'Выпечка и кофе'),
} as const satisfies Record<string, Words>;

export type Cuisine = keyof typeof cuisines;

/** Money is in cents, times are in minutes. */
export interface Restaurant {
  readonly id: string;
  readonly name: Words;
  readonly cuisine: readonly Cuisine[];
  readonly rating: number;
  readonly reviews: number;
  readonly minutes: readonly [from: number, to: number];
  readonly minimumOrder: number;
  readonly deliveryFee: number;
  /** From this sum of dishes on the delivery costs nothing. */
  readonly freeDeliveryFrom?: number;
  /** Set while the kitchen is closed: when it opens again. */
  readonly opensAt?: string;
  readonly street: Words;
  readonly menu: readonly MenuSection[];
}

export const restaurants: readonly Restaurant[] = [
  {
    id: 'forno-vecchio',
    name: both('Forno Vecchio', 'Форно Веккьо'),
    cuisine: ['italian'],
    rating: 4.8,
    reviews: 1240,
    minutes: [25, 35],
    minimumOrder: 1200,
    deliveryFee: 199,
    freeDeliveryFrom: 3000,
    street: both('3 Chapel Square', 'Часовенная площадь, 3'),
    menu: fornoVecchio,
  },
  {
    id: 'kumo-sushi',
    name: both('Kumo Sushi', 'Кумо Суши'),
    cuisine: ['japanese'],
    rating: 4.7,
    reviews: 980,
    minutes: [35, 45],
    minimumOrder: 1500,
    deliveryFee: 249,
    freeDeliveryFrom: 3500,
    street: both('18 Harbour Street', 'Портовая улица, 18'),
    menu: kumoSushi,
  },
  {
    id: 'brisk-burger',
    name: both('Brisk Burger', 'Бриск Бургер'),
    cuisine: ['burgers'],
    rating: 4.6,
    reviews: 2110,
    minutes: [20, 30],
    minimumOrder: 1000,
    deliveryFee: 149,
    street: both('41 Mill Lane', 'Мельничный переулок, 41'),
    menu: briskBurger,
  },
  {
    id: 'suliko-yard',
    name: both('Suliko Yard', 'Двор Сулико'),
    cuisine: ['georgian'],
    rating: 4.9,
    reviews: 1675,
    minutes: [35, 50],
    minimumOrder: 1500,
    deliveryFee: 0,
    street: both('7 Vineyard Hill', 'Виноградная горка, 7'),
    menu: sulikoYard,
  },
  {
    id: 'green-spoon',
    name: both('Green Spoon', 'Зелёная ложка'),
    cuisine: ['healthy'],
    rating: 4.5,
    reviews: 640,
    minutes: [20, 30],
    minimumOrder: 900,
    deliveryFee: 199,
    freeDeliveryFrom: 2500,
    street: both('22 Orchard Road', 'Садовая дорога, 22'),
    menu: greenSpoon,
  },
  {
    id: 'ramen-dori',
    name: both('Ramen Dori', 'Рамен Дори'),
    cuisine: ['japanese'],
    rating: 4.7,
    reviews: 870,
    minutes: [30, 40],
    minimumOrder: 1100,
    deliveryFee: 229,
    street: both('5 Lantern Passage', 'Фонарный проезд, 5'),
    menu: ramenDori,
  },
  {
    id: 'tandoor-lane',
    name: both('Tandoor Lane', 'Тандур Лейн'),
    cuisine: ['indian'],
    rating: 4.4,
    reviews: 530,
    minutes: [40, 55],
    minimumOrder: 1400,
    deliveryFee: 279,
    freeDeliveryFrom: 4000,
    street: both('60 Spice Quay', 'Пряная набережная, 60'),
    menu: tandoorLane,
  },
  {
    id: 'warm-pelmeni',
    name: both('Warm Pelmeni', 'Тёплые пельмени'),
    cuisine: ['homely'],
    rating: 4.8,
    reviews: 1390,
    minutes: [25, 40],
    minimumOrder: 1000,
    deliveryFee: 149,
    street: both('12 Linden Street', 'Липовая улица, 12'),
    menu: warmPelmeni,
  },
  {
    id: 'taqueria-azul',
    name: both('Taqueria Azul', 'Такерия Азуль'),
    cuisine: ['mexican'],
    rating: 4.3,
    reviews: 410,
    minutes: [30, 45],
    minimumOrder: 1200,
    deliveryFee: 199,
    street: both('9 Blue Gate', 'Синие ворота, 9'),
    menu: taqueriaAzul,
  },
  {
    id: 'crumb-bakery',
    name: both('Crumb Bakery', 'Пекарня «Крошка»'),
    cuisine: ['bakery'],
    rating: 4.9,
    reviews: 720,
    minutes: [15, 25],
    minimumOrder: 600,
    deliveryFee: 99,
    street: both('1 Market Row', 'Рыночный ряд, 1'),
    menu: crumbBakery,
  },
  {
    id: 'halva-street',
    name: both('Halva Street', 'Халва-стрит'),
    cuisine: ['eastern'],
    rating: 4.6,
    reviews: 1015,
    minutes: [20, 35],
    minimumOrder: 900,
    deliveryFee: 0,
    street: both('33 Copper Street', 'Медная улица, 33'),
    menu: halvaStreet,
  },
  {
    id: 'pho-lantern',
    name: both('Pho Lantern', 'Фо и фонарик'),
    cuisine: ['vietnamese'],
    rating: 4.5,
    reviews: 580,
    minutes: [30, 40],
    minimumOrder: 1100,
    deliveryFee: 189,
    street: both('14 River Walk', 'Речная аллея, 14'),
    menu: phoLantern,
  },
  {
    id: 'nonna-lina',
    name: both('Nonna Lina', 'Нонна Лина'),
    cuisine: ['italian'],
    rating: 4.6,
    reviews: 760,
    minutes: [35, 45],
    minimumOrder: 1300,
    deliveryFee: 249,
    opensAt: '17:00',
    street: both('8 Chapel Square', 'Часовенная площадь, 8'),
    menu: nonnaLina,
  },
  {
    id: 'smoke-yard',
    name: both('Smoke Yard', 'Дымный двор'),
    cuisine: ['burgers'],
    rating: 4.2,
    reviews: 350,
    minutes: [45, 60],
    minimumOrder: 1800,
    deliveryFee: 299,
    opensAt: '18:00',
    street: both('2 Timber Yard', 'Дровяной двор, 2'),
    menu: smokeYard,
  },
];

export function findRestaurant(id: string | null): Restaurant | undefined {
  return restaurants.find((restaurant) => restaurant.id === id);
}

export function dishesOf(restaurant: Restaurant): Dish[] {
  return restaurant.menu.flatMap((section) => section.dishes);
}

export function findDish(restaurant: Restaurant, id: string): Dish | undefined {
  return dishesOf(restaurant).find((dish) => dish.id === id);
}
