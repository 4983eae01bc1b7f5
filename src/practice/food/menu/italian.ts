import { type MenuSection, words } from './dish.ts';
import { drinksSection } from './drinks.ts';
import { pastaOptions, pizzaOptions } from './options.ts';

export const fornoVecchio: readonly MenuSection[] = [
  {
    id: 'pizza',
    name: words('Pizza from the oven', 'Пицца из печи'),
    dishes: [
      {
        id: 'margherita',
        name: words('Margherita', 'Маргарита'),
        about: words('Crushed tomatoes, fior di latte, basil', 'Мятые томаты, фиор ди латте, базилик'),
        price: 890,
        amount: 390,
        picture: ['pizza', 'mozzarella', 'tomato', 'basil'],
        options: pizzaOptions,
        popular: true,
      },
      {
        id: 'quattro-formaggi',
        name: words('Four cheeses', 'Четыре сыра'),
        about: words('Mozzarella, gorgonzola, taleggio, parmesan', 'Моцарелла, горгонзола, таледжо, пармезан'),
        price: 1190,
        amount: 410,
        picture: ['pizza', 'cheese', 'cream', 'herb'],
        options: pizzaOptions,
      },
      {
        id: 'diavola',
        name: words('Diavola', 'Дьявола'),
        about: words('Spicy salami, chilli honey, tomato', 'Острая салями, мёд с чили, томаты'),
        price: 1120,
        amount: 420,
        picture: ['pizza', 'cheese', 'chili', 'olive'],
        options: pizzaOptions,
        popular: true,
      },
      {
        id: 'funghi',
        name: words('Funghi', 'Грибная'),
        about: words('Porcini, champignons, thyme, cream', 'Белые грибы, шампиньоны, тимьян, сливки'),
        price: 1090,
        amount: 430,
        picture: ['pizza', 'mozzarella', 'mushroom', 'herb'],
        options: pizzaOptions,
      },
      {
        id: 'prosciutto',
        name: words('Ham and rocket', 'Ветчина и руккола'),
        about: words('Aged ham, rocket, cherry tomatoes', 'Выдержанная ветчина, руккола, томаты черри'),
        price: 1240,
        amount: 440,
        picture: ['pizza', 'mozzarella', 'ham', 'basil'],
        options: pizzaOptions,
      },
    ],
  },
  {
    id: 'starters',
    name: words('Starters', 'Закуски'),
    dishes: [
      {
        id: 'caprese',
        name: words('Caprese', 'Капрезе'),
        about: words('Tomatoes, buffalo mozzarella, basil oil', 'Томаты, моцарелла буффало, масло с базиликом'),
        price: 780,
        amount: 240,
        picture: ['salad', 'basil', 'tomato', 'mozzarella'],
      },
      {
        id: 'focaccia',
        name: words('Rosemary focaccia', 'Фокачча с розмарином'),
        about: words('Warm, with sea salt and olive oil', 'Тёплая, с морской солью и оливковым маслом'),
        price: 420,
        amount: 220,
        picture: ['flatbread', 'bread', 'basil'],
      },
    ],
  },
  {
    id: 'sweet',
    name: words('Something sweet', 'Сладкое'),
    dishes: [
      {
        id: 'tiramisu',
        name: words('Tiramisu', 'Тирамису'),
        about: words('Mascarpone, espresso, cocoa', 'Маскарпоне, эспрессо, какао'),
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
    name: words('Fresh pasta', 'Свежая паста'),
    dishes: [
      {
        id: 'carbonara',
        name: words('Carbonara', 'Карбонара'),
        about: words('Guanciale, egg yolk, pecorino, pepper', 'Гуанчале, желток, пекорино, перец'),
        price: 1080,
        amount: 320,
        picture: ['pasta', 'noodle', 'egg', 'ham'],
        options: pastaOptions,
        popular: true,
      },
      {
        id: 'bolognese',
        name: words('Tagliatelle bolognese', 'Тальятелле болоньезе'),
        about: words('Beef ragù cooked for six hours', 'Говяжье рагу, которое томили шесть часов'),
        price: 1140,
        amount: 340,
        picture: ['pasta', 'noodle', 'tomato', 'basil'],
        options: pastaOptions,
        popular: true,
      },
      {
        id: 'pesto',
        name: words('Linguine with pesto', 'Лингвине с песто'),
        about: words('Basil, pine nuts, green beans', 'Базилик, кедровые орехи, стручковая фасоль'),
        price: 990,
        amount: 300,
        picture: ['pasta', 'noodle', 'pesto', 'basil'],
        options: pastaOptions,
      },
      {
        id: 'shrimp-pasta',
        name: words('Spaghetti with shrimp', 'Спагетти с креветками'),
        about: words('Garlic, white wine, cherry tomatoes', 'Чеснок, белое вино, томаты черри'),
        price: 1290,
        amount: 330,
        picture: ['pasta', 'noodle', 'shrimp', 'tomato'],
        options: pastaOptions,
      },
    ],
  },
  {
    id: 'baked',
    name: words('Baked', 'Из духовки'),
    dishes: [
      {
        id: 'lasagne',
        name: words('Lasagne', 'Лазанья'),
        about: words('Seven layers, béchamel, parmesan crust', 'Семь слоёв, бешамель, корочка пармезана'),
        price: 1190,
        amount: 380,
        picture: ['pan', 'cheese', 'tomato', 'basil'],
      },
      {
        id: 'aubergine',
        name: words('Aubergine parmigiana', 'Баклажаны пармиджана'),
        about: words('Tomato, smoked mozzarella, basil', 'Томаты, копчёная моцарелла, базилик'),
        price: 1020,
        amount: 330,
        picture: ['pan', 'tomato', 'mozzarella', 'basil'],
      },
    ],
  },
  {
    id: 'sweet',
    name: words('Dolci', 'Десерты'),
    dishes: [
      {
        id: 'panna-cotta',
        name: words('Panna cotta', 'Панна-котта'),
        about: words('Vanilla cream, raspberry sauce', 'Ванильные сливки, малиновый соус'),
        price: 490,
        amount: 140,
        picture: ['cup', 'cream', 'strawberry', 'berry'],
      },
      {
        id: 'cannoli',
        name: words('Cannoli, two pieces', 'Канноли, две штуки'),
        about: words('Ricotta, candied orange, pistachio', 'Рикотта, цукаты, фисташки'),
        price: 530,
        amount: 130,
        picture: ['rolls', 'bread', 'cream'],
        soldOut: true,
      },
    ],
  },
  drinksSection('lemonade', 'icedTea', 'water'),
];
