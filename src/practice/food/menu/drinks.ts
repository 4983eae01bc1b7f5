import { both } from '../../words.ts';
import type { Dish, MenuSection } from './dish.ts';

const drinks = {
  lemonade: {
    id: 'lemonade',
    name: both('House lemonade', 'Домашний лимонад'),
    about: both('Lemon, mint and a little cane sugar', 'Лимон, мята и немного тростникового сахара'),
    price: 350,
    amount: 400,
    unit: 'ml',
    picture: ['glass', 'lemon', 'mint'],
  },
  berry: {
    id: 'berry-drink',
    name: both('Berry mors', 'Ягодный морс'),
    about: both('Cranberry and blackcurrant, not too sweet', 'Клюква и чёрная смородина, не слишком сладкий'),
    price: 320,
    amount: 400,
    unit: 'ml',
    picture: ['glass', 'berry', 'strawberry'],
  },
  cola: {
    id: 'cola',
    name: both('Craft cola', 'Крафтовая кола'),
    about: both('Kola nut, lime and vanilla', 'Орех кола, лайм и ваниль'),
    price: 290,
    amount: 330,
    unit: 'ml',
    picture: ['glass', 'cola', 'lemon'],
  },
  water: {
    id: 'water',
    name: both('Sparkling water', 'Вода с газом'),
    about: both('In a glass bottle', 'В стеклянной бутылке'),
    price: 190,
    amount: 500,
    unit: 'ml',
    picture: ['glass', 'water', 'lemon'],
  },
  icedTea: {
    id: 'iced-tea',
    name: both('Peach iced tea', 'Холодный чай с персиком'),
    about: both('Black tea brewed in the morning, peach, ice', 'Чёрный чай, заваренный утром, персик, лёд'),
    price: 310,
    amount: 400,
    unit: 'ml',
    picture: ['glass', 'tea', 'orange'],
  },
  mangoLassi: {
    id: 'mango-lassi',
    name: both('Mango lassi', 'Манговый ласси'),
    about: both('Yoghurt, alphonso mango, cardamom', 'Йогурт, манго альфонсо, кардамон'),
    price: 420,
    amount: 300,
    unit: 'ml',
    picture: ['glass', 'mango', 'mint'],
  },
} as const satisfies Record<string, Dish>;

export function drinksSection(...names: (keyof typeof drinks)[]): MenuSection {
  return { id: 'drinks', name: both('Drinks', 'Напитки'), dishes: names.map((name) => drinks[name]) };
}
