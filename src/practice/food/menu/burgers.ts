import { both } from '../../words.ts';
import type { MenuSection } from './dish.ts';
import { drinksSection } from './drinks.ts';
import { burgerOptions, grillOptions } from './options.ts';

export const briskBurger: readonly MenuSection[] = [
  {
    id: 'burgers',
    name: both('Burgers', 'Бургеры'),
    dishes: [
      {
        id: 'classic',
        name: both('Classic Brisk', 'Классический «Бриск»'),
        about: both('Beef, lettuce, tomato, house sauce', 'Говядина, салат, томат, фирменный соус'),
        price: 860,
        amount: 280,
        picture: ['burger', 'tomato', 'lettuce'],
        options: burgerOptions,
        popular: true,
      },
      {
        id: 'cheddar',
        name: both('Cheddar and bacon', 'Чеддер и бекон'),
        about: both('Aged cheddar, smoked bacon, onion jam', 'Выдержанный чеддер, бекон, луковый джем'),
        price: 990,
        amount: 310,
        picture: ['burger', 'cheese', 'ham'],
        options: burgerOptions,
        popular: true,
      },
      {
        id: 'blue',
        name: both('Blue cheese and pear', 'С голубым сыром и грушей'),
        about: both('Blue cheese, pear, walnuts', 'Голубой сыр, груша, грецкий орех'),
        price: 1040,
        amount: 300,
        picture: ['burger', 'mozzarella', 'avocado'],
        options: burgerOptions,
      },
      {
        id: 'mushroom-burger',
        name: both('Portobello', 'Портобелло'),
        about: both('Grilled mushroom, halloumi, pesto', 'Гриб на гриле, халуми, песто'),
        price: 920,
        amount: 270,
        picture: ['burger', 'pesto', 'mozzarella'],
        options: burgerOptions,
      },
    ],
  },
  {
    id: 'sides',
    name: both('Sides', 'Гарниры'),
    dishes: [
      {
        id: 'fries',
        name: both('French fries', 'Картофель фри'),
        about: both('Twice fried, sea salt', 'Двойная обжарка, морская соль'),
        price: 350,
        amount: 150,
        picture: ['fries', 'corn', 'tomato'],
        popular: true,
      },
      {
        id: 'sweet-fries',
        name: both('Sweet potato fries', 'Фри из батата'),
        about: both('With smoked paprika', 'С копчёной паприкой'),
        price: 430,
        amount: 150,
        picture: ['fries', 'carrot', 'berry'],
      },
      {
        id: 'nuggets',
        name: both('Chicken bites', 'Куриные кусочки'),
        about: both('Nine pieces, honey mustard', 'Девять штук, медово-горчичный соус'),
        price: 620,
        amount: 190,
        picture: ['pieces', 'chicken', 'corn'],
      },
    ],
  },
  {
    id: 'shakes',
    name: both('Shakes', 'Коктейли'),
    dishes: [
      {
        id: 'vanilla-shake',
        name: both('Vanilla shake', 'Ванильный коктейль'),
        about: both('Ice cream, milk, real vanilla', 'Мороженое, молоко, настоящая ваниль'),
        price: 480,
        amount: 350,
        unit: 'ml',
        picture: ['glass', 'milk', 'strawberry'],
      },
    ],
  },
  drinksSection('cola', 'lemonade', 'water'),
];

export const smokeYard: readonly MenuSection[] = [
  {
    id: 'grill',
    name: both('From the smoker', 'Из коптильни'),
    dishes: [
      {
        id: 'brisket',
        name: both('Smoked brisket', 'Копчёная грудинка'),
        about: both('Fourteen hours over oak', 'Четырнадцать часов на дубовых дровах'),
        price: 1690,
        amount: 300,
        picture: ['steak', 'beef', 'lettuce', 'corn'],
        options: grillOptions,
        popular: true,
      },
      {
        id: 'ribs',
        name: both('Pork ribs', 'Свиные рёбра'),
        about: both('Cherry glaze, half a rack', 'Вишнёвая глазурь, половина пластины'),
        price: 1540,
        amount: 420,
        picture: ['steak', 'bean', 'carrot', 'herb'],
        options: grillOptions,
        popular: true,
      },
      {
        id: 'wings',
        name: both('Chicken wings, 8 pieces', 'Куриные крылья, 8 штук'),
        about: both('Dry rub, blue cheese dip', 'Сухие специи, соус с голубым сыром'),
        price: 980,
        amount: 340,
        picture: ['pieces', 'caramel', 'cream'],
        options: grillOptions,
      },
      {
        id: 'shashlik',
        name: both('Chicken skewers', 'Шашлык из курицы'),
        about: both('Two skewers, lavash, red onion', 'Два шампура, лаваш, красный лук'),
        price: 1090,
        amount: 330,
        picture: ['skewers', 'chicken', 'tomato'],
        options: grillOptions,
      },
    ],
  },
  {
    id: 'sides',
    name: both('On the side', 'К мясу'),
    dishes: [
      {
        id: 'corn',
        name: both('Grilled corn', 'Кукуруза на гриле'),
        about: both('Lime butter, smoked salt', 'Масло с лаймом, копчёная соль'),
        price: 390,
        amount: 200,
        picture: ['rolls', 'corn', 'mozzarella'],
      },
      {
        id: 'slaw',
        name: both('Coleslaw', 'Салат коул-слоу'),
        about: both('Cabbage, carrot, apple', 'Капуста, морковь, яблоко'),
        price: 320,
        amount: 180,
        picture: ['salad', 'lettuce', 'carrot', 'cream'],
      },
      {
        id: 'mac',
        name: both('Mac and cheese', 'Макароны с сыром'),
        about: both('Three cheeses, toasted crumbs', 'Три сыра, поджаренные крошки'),
        price: 610,
        amount: 260,
        picture: ['pan', 'cheese', 'egg', 'crust'],
      },
    ],
  },
  drinksSection('cola', 'berry', 'water'),
];
