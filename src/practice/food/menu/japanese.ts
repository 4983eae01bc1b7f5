import { both } from '../../words.ts';
import type { MenuSection } from './dish.ts';
import { drinksSection } from './drinks.ts';
import { noodleSoupOptions, sushiOptions } from './options.ts';

export const kumoSushi: readonly MenuSection[] = [
  {
    id: 'rolls',
    name: both('Rolls', 'Роллы'),
    dishes: [
      {
        id: 'philadelphia',
        name: both('Philadelphia', 'Филадельфия'),
        about: both('Salmon, cream cheese, cucumber', 'Лосось, сливочный сыр, огурец'),
        price: 1090,
        amount: 260,
        picture: ['sushi', 'salmon', 'lettuce'],
        options: sushiOptions,
        popular: true,
      },
      {
        id: 'california',
        name: both('California with crab', 'Калифорния с крабом'),
        about: both('Crab, avocado, tobiko', 'Краб, авокадо, икра тобико'),
        price: 1020,
        amount: 250,
        picture: ['sushi', 'carrot', 'avocado'],
        options: sushiOptions,
      },
      {
        id: 'spicy-tuna',
        name: both('Spicy tuna', 'Острый тунец'),
        about: both('Tuna, chilli mayo, spring onion', 'Тунец, майонез с чили, зелёный лук'),
        price: 1150,
        amount: 240,
        picture: ['sushi', 'tuna', 'herb'],
        options: sushiOptions,
        popular: true,
      },
      {
        id: 'avocado-roll',
        name: both('Avocado and sesame', 'Авокадо с кунжутом'),
        about: both('Avocado, cucumber, roasted sesame', 'Авокадо, огурец, жареный кунжут'),
        price: 790,
        amount: 210,
        picture: ['sushi', 'avocado', 'sesame'],
        options: sushiOptions,
      },
    ],
  },
  {
    id: 'nigiri',
    name: both('Nigiri and sashimi', 'Нигири и сашими'),
    dishes: [
      {
        id: 'salmon-nigiri',
        name: both('Salmon nigiri, 4 pieces', 'Нигири с лососем, 4 штуки'),
        about: both('Lightly torched on request', 'По желанию слегка опалим'),
        price: 820,
        amount: 140,
        picture: ['nigiri', 'salmon'],
      },
      {
        id: 'tuna-nigiri',
        name: both('Tuna nigiri, 4 pieces', 'Нигири с тунцом, 4 штуки'),
        about: both('Bluefin tuna, warm rice', 'Голубой тунец, тёплый рис'),
        price: 940,
        amount: 140,
        picture: ['nigiri', 'tuna'],
      },
    ],
  },
  {
    id: 'sets',
    name: both('Sets to share', 'Сеты на компанию'),
    dishes: [
      {
        id: 'evening-set',
        name: both('Evening set, 24 pieces', 'Сет «Вечер», 24 штуки'),
        about: both('Philadelphia, California, avocado', 'Филадельфия, Калифорния, авокадо'),
        price: 2650,
        amount: 720,
        picture: ['sushi', 'salmon', 'tuna'],
        popular: true,
      },
      {
        id: 'miso',
        name: both('Miso soup', 'Мисо-суп'),
        about: both('Tofu, wakame, spring onion', 'Тофу, вакамэ, зелёный лук'),
        price: 390,
        amount: 250,
        picture: ['soup', 'miso', 'cream', 'herb'],
      },
    ],
  },
  drinksSection('icedTea', 'lemonade', 'water'),
];

export const ramenDori: readonly MenuSection[] = [
  {
    id: 'ramen',
    name: both('Ramen', 'Рамен'),
    dishes: [
      {
        id: 'tonkotsu',
        name: both('Tonkotsu', 'Тонкоцу'),
        about: both('Eighteen-hour pork broth, chashu, egg', 'Свиной бульон (18 часов), чашу, яйцо'),
        price: 1260,
        amount: 620,
        picture: ['noodleSoup', 'sesame', 'ham', 'herb'],
        options: noodleSoupOptions,
        popular: true,
      },
      {
        id: 'shoyu',
        name: both('Shoyu with chicken', 'Сёю с курицей'),
        about: both('Clear soy broth, chicken, bamboo', 'Прозрачный соевый бульон, курица, бамбук'),
        price: 1130,
        amount: 600,
        picture: ['noodleSoup', 'miso', 'chicken', 'herb'],
        options: noodleSoupOptions,
      },
      {
        id: 'spicy-miso',
        name: both('Spicy miso', 'Острый мисо'),
        about: both('Minced pork, corn, chilli oil', 'Свиной фарш, кукуруза, масло чили'),
        price: 1190,
        amount: 610,
        picture: ['noodleSoup', 'tomYum', 'beef', 'corn'],
        options: noodleSoupOptions,
        popular: true,
      },
      {
        id: 'veggie-ramen',
        name: both('Vegetable ramen', 'Овощной рамен'),
        about: both('Mushroom broth, tofu, pak choi', 'Грибной бульон, тофу, пак-чой'),
        price: 1050,
        amount: 590,
        picture: ['noodleSoup', 'broth', 'mushroom', 'lettuce'],
        options: noodleSoupOptions,
      },
    ],
  },
  {
    id: 'small',
    name: both('Small plates', 'Закуски'),
    dishes: [
      {
        id: 'gyoza',
        name: both('Pork gyoza, 6 pieces', 'Гёдза со свининой, 6 штук'),
        about: both('Pan-fried, with ponzu', 'Обжаренные, с соусом пондзу'),
        price: 690,
        amount: 180,
        picture: ['dumplings', 'bread', 'cola'],
      },
      {
        id: 'karaage',
        name: both('Chicken karaage', 'Курица караагэ'),
        about: both('Crisp thigh, lemon, Japanese mayo', 'Хрустящее бедро, лимон, японский майонез'),
        price: 740,
        amount: 200,
        picture: ['pieces', 'chicken', 'cream'],
      },
      {
        id: 'edamame',
        name: both('Edamame', 'Эдамаме'),
        about: both('Young soy beans, sea salt', 'Молодые соевые бобы, морская соль'),
        price: 450,
        amount: 160,
        picture: ['salad', 'herb', 'lettuce', 'avocado'],
      },
    ],
  },
  drinksSection('icedTea', 'cola', 'water'),
];
