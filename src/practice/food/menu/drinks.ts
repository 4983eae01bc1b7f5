import { type Dish, type MenuSection, words } from './dish.ts';

const drinks = {
  lemonade: {
    id: 'lemonade',
    name: words('House lemonade', 'Домашний лимонад'),
    about: words('Lemon, mint and a little cane sugar', 'Лимон, мята и немного тростникового сахара'),
    price: 350,
    amount: 400,
    unit: 'ml',
    picture: ['glass', 'lemon', 'mint'],
  },
  berry: {
    id: 'berry-drink',
    name: words('Berry mors', 'Ягодный морс'),
    about: words('Cranberry and blackcurrant, not too sweet', 'Клюква и чёрная смородина, не слишком сладкий'),
    price: 320,
    amount: 400,
    unit: 'ml',
    picture: ['glass', 'berry', 'strawberry'],
  },
  cola: {
    id: 'cola',
    name: words('Craft cola', 'Крафтовая кола'),
    about: words('Kola nut, lime and vanilla', 'Орех кола, лайм и ваниль'),
    price: 290,
    amount: 330,
    unit: 'ml',
    picture: ['glass', 'cola', 'lemon'],
  },
  water: {
    id: 'water',
    name: words('Sparkling water', 'Вода с газом'),
    about: words('In a glass bottle', 'В стеклянной бутылке'),
    price: 190,
    amount: 500,
    unit: 'ml',
    picture: ['glass', 'water', 'lemon'],
  },
  icedTea: {
    id: 'iced-tea',
    name: words('Peach iced tea', 'Холодный чай с персиком'),
    about: words('Black tea brewed in the morning, peach, ice', 'Чёрный чай, заваренный утром, персик, лёд'),
    price: 310,
    amount: 400,
    unit: 'ml',
    picture: ['glass', 'tea', 'orange'],
  },
  mangoLassi: {
    id: 'mango-lassi',
    name: words('Mango lassi', 'Манговый ласси'),
    about: words('Yoghurt, alphonso mango, cardamom', 'Йогурт, манго альфонсо, кардамон'),
    price: 420,
    amount: 300,
    unit: 'ml',
    picture: ['glass', 'mango', 'mint'],
  },
} as const satisfies Record<string, Dish>;

export function drinksSection(...names: (keyof typeof drinks)[]): MenuSection {
  return { id: 'drinks', name: words('Drinks', 'Напитки'), dishes: names.map((name) => drinks[name]) };
}
