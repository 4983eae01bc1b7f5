import { both } from '../../words.ts';
import type { MenuSection } from './dish.ts';
import { drinksSection } from './drinks.ts';
import { pastaOptions, pizzaOptions } from './options.ts';

export const fornoVecchio: readonly MenuSection[] = [
  {
    id: 'pizza',
    name: both('Pizza from the oven', 'Пицца из печи'),
    dishes: [
      {
        id: 'margherita',
        name: both('Margherita', 'Маргарита'),
        about: both('Crushed tomatoes, fior di latte, basil', 'Мятые томаты, фиор ди латте, базилик'),
        price: 890,
        amount: 390,
        picture: ['pizza', 'mozzarella', 'tomato', 'basil'],
        options: pizzaOptions,
        popular: true,
      },
      {
        id: 'quattro-formaggi',
        name: both('Four cheeses', 'Четыре сыра'),
        about: both('Mozzarella, gorgonzola, taleggio, parmesan', 'Моцарелла, горгонзола, таледжо, пармезан'),
        price: 1190,
        amount: 410,
        picture: ['pizza', 'cheese', 'cream', 'herb'],
        options: pizzaOptions,
      },
      {
        id: 'diavola',
        name: both('Diavola', 'Дьявола'),
        about: both('Spicy salami, chilli honey, tomato', 'Острая салями, мёд с чили, томаты'),
        price: 1120,
        amount: 420,
        picture: ['pizza', 'cheese', 'chili', 'olive'],
        options: pizzaOptions,
        popular: true,
      },
      {
        id: 'funghi',
        name: both('Funghi', 'Грибная'),
        about: both('Porcini, champignons, thyme, cream', 'Белые грибы, шампиньоны, тимьян, сливки'),
        price: 1090,
        amount: 430,
        picture: ['pizza', 'mozzarella', 'mushroom', 'herb'],
        options: pizzaOptions,
      },
      {
        id: 'prosciutto',
        name: both('Ham and rocket', 'Ветчина и руккола'),
        about: both('Aged ham, rocket, cherry tomatoes', 'Выдержанная ветчина, руккола, томаты черри'),
        price: 1240,
        amount: 440,
        picture: ['pizza', 'mozzarella', 'ham', 'basil'],
        options: pizzaOptions,
      },
    ],
  },
  {
    id: 'starters',
    name: both('Starters', 'Закуски'),
    dishes: [
      {
        id: 'caprese',
        name: both('Caprese', 'Капрезе'),
        about: both('Tomatoes, buffalo mozzarella, basil oil', 'Томаты, моцарелла буффало, масло с базиликом'),
        price: 780,
        amount: 240,
        picture: ['salad', 'basil', 'tomato', 'mozzarella'],
      },
      {
        id: 'focaccia',
        name: both('Rosemary focaccia', 'Фокачча с розмарином'),
        about: both('Warm, with sea salt and olive oil', 'Тёплая, с морской солью и оливковым маслом'),
        price: 420,
        amount: 220,
        picture: ['flatbread', 'bread', 'basil'],
      },
    ],
  },
  {
    id: 'sweet',
    name: both('Something sweet', 'Сладкое'),
    dishes: [
      {
        id: 'tiramisu',
        name: both('Tiramisu', 'Тирамису'),
        about: both('Mascarpone, espresso, cocoa', 'Маскарпоне, эспрессо, какао'),
        price: 560,
        amount: 150,
        picture: ['cake', 'milk', 'coffee', 'chocolate'],
      },
    ],
  },
  drinksSection('lemonade', 'cola', 'water'),
];

export const nonnaLina: readonly MenuSection[] = [
  {
    id: 'pasta',
    name: both('Fresh pasta', 'Свежая паста'),
    dishes: [
      {
        id: 'carbonara',
        name: both('Carbonara', 'Карбонара'),
        about: both('Guanciale, egg yolk, pecorino, pepper', 'Гуанчале, желток, пекорино, перец'),
        price: 1080,
        amount: 320,
        picture: ['pasta', 'noodle', 'egg', 'ham'],
        options: pastaOptions,
        popular: true,
      },
      {
        id: 'bolognese',
        name: both('Tagliatelle bolognese', 'Тальятелле болоньезе'),
        about: both('Beef ragù cooked for six hours', 'Говяжье рагу, которое томили шесть часов'),
        price: 1140,
        amount: 340,
        picture: ['pasta', 'noodle', 'tomato', 'basil'],
        options: pastaOptions,
        popular: true,
      },
      {
        id: 'pesto',
        name: both('Linguine with pesto', 'Лингвине с песто'),
        about: both('Basil, pine nuts, green beans', 'Базилик, кедровые орехи, стручковая фасоль'),
        price: 990,
        amount: 300,
        picture: ['pasta', 'noodle', 'pesto', 'basil'],
        options: pastaOptions,
      },
      {
        id: 'shrimp-pasta',
        name: both('Spaghetti with shrimp', 'Спагетти с креветками'),
        about: both('Garlic, white wine, cherry tomatoes', 'Чеснок, белое вино, томаты черри'),
        price: 1290,
        amount: 330,
        picture: ['pasta', 'noodle', 'shrimp', 'tomato'],
        options: pastaOptions,
      },
    ],
  },
  {
    id: 'baked',
    name: both('Baked', 'Из духовки'),
    dishes: [
      {
        id: 'lasagne',
        name: both('Lasagne', 'Лазанья'),
        about: both('Seven layers, béchamel, parmesan crust', 'Семь слоёв, бешамель, корочка пармезана'),
        price: 1190,
        amount: 380,
        picture: ['pan', 'cheese', 'tomato', 'basil'],
      },
      {
        id: 'aubergine',
        name: both('Aubergine parmigiana', 'Баклажаны пармиджана'),
        about: both('Tomato, smoked mozzarella, basil', 'Томаты, копчёная моцарелла, базилик'),
        price: 1020,
        amount: 330,
        picture: ['pan', 'tomato', 'mozzarella', 'basil'],
      },
    ],
  },
  {
    id: 'sweet',
    name: both('Dolci', 'Десерты'),
    dishes: [
      {
        id: 'panna-cotta',
        name: both('Panna cotta', 'Панна-котта'),
        about: both('Vanilla cream, raspberry sauce', 'Ванильные сливки, малиновый соус'),
        price: 490,
        amount: 140,
        picture: ['cup', 'cream', 'strawberry', 'berry'],
      },
      {
        id: 'cannoli',
        name: both('Cannoli, two pieces', 'Канноли, две штуки'),
        about: both('Ricotta, candied orange, pistachio', 'Рикотта, цукаты, фисташки'),
        price: 530,
        amount: 130,
        picture: ['rolls', 'bread', 'cream'],
        soldOut: true,
      },
    ],
  },
  drinksSection('lemonade', 'icedTea', 'water'),
];
