import { both } from '../../words.ts';
import type { Choice, DishOptions } from './dish.ts';

const choice = (id: string, en: string, ru: string, price: number): Choice => ({ id, name: both(en, ru), price });

const usualOrLarge = [
  choice('regular', 'Regular', 'Обычная порция', 0),
  choice('large', 'Large', 'Большая порция', 320),
];

export const pizzaOptions: DishOptions = {
  sizes: [
    choice('25', 'Small, 25 cm', 'Маленькая, 25 см', 0),
    choice('30', 'Medium, 30 cm', 'Средняя, 30 см', 300),
    choice('35', 'Large, 35 cm', 'Большая, 35 см', 550),
  ],
  extras: [
    choice('cheese', 'Extra mozzarella', 'Ещё моцареллы', 150),
    choice('mushrooms', 'Mushrooms', 'Шампиньоны', 120),
    choice('olives', 'Olives', 'Маслины', 100),
    choice('jalapeno', 'Jalapeño', 'Халапеньо', 90),
    choice('ham', 'Cooked ham', 'Ветчина', 180),
  ],
};

export const pastaOptions: DishOptions = {
  sizes: usualOrLarge,
  extras: [
    choice('parmesan', 'Parmesan', 'Пармезан', 120),
    choice('burrata', 'Half a burrata', 'Половинка бурраты', 290),
    choice('garlic-bread', 'Garlic bread', 'Чесночный хлеб', 210),
  ],
};

export const sushiOptions: DishOptions = {
  sizes: [choice('8', '8 pieces', '8 штук', 0), choice('4', '4 pieces', '4 штуки', -380)],
  extras: [
    choice('ginger', 'Extra ginger', 'Ещё имбиря', 50),
    choice('wasabi', 'Extra wasabi', 'Ещё васаби', 50),
    choice('soy', 'Soy sauce', 'Соевый соус', 60),
    choice('spicy-sauce', 'Spicy sauce', 'Острый соус', 80),
  ],
};

export const noodleSoupOptions: DishOptions = {
  sizes: usualOrLarge,
  extras: [
    choice('egg', 'Marinated egg', 'Маринованное яйцо', 150),
    choice('noodles', 'More noodles', 'Ещё лапши', 180),
    choice('greens', 'Fresh greens', 'Свежая зелень', 90),
  ],
  spicy: true,
};

export const burgerOptions: DishOptions = {
  sizes: [choice('single', 'Single patty', 'Одна котлета', 0), choice('double', 'Double patty', 'Две котлеты', 350)],
  extras: [
    choice('cheddar', 'Cheddar', 'Чеддер', 110),
    choice('bacon', 'Bacon', 'Бекон', 160),
    choice('pickles', 'Pickles', 'Солёные огурчики', 60),
    choice('no-onion', 'No onion', 'Без лука', 0),
  ],
};

export const grillOptions: DishOptions = {
  extras: [
    choice('bbq', 'Smoked BBQ sauce', 'Копчёный соус барбекю', 90),
    choice('garlic', 'Garlic sauce', 'Чесночный соус', 90),
    choice('coleslaw', 'Coleslaw', 'Капустный салат', 250),
    choice('potatoes', 'Baked potatoes', 'Печёный картофель', 280),
  ],
  spicy: true,
};

export const curryOptions: DishOptions = {
  sizes: usualOrLarge,
  extras: [
    choice('rice', 'Basmati rice', 'Рис басмати', 220),
    choice('naan', 'Butter naan', 'Масляный наан', 240),
    choice('raita', 'Raita', 'Райта', 150),
  ],
  spicy: true,
};

export const tacoOptions: DishOptions = {
  extras: [
    choice('guacamole', 'Guacamole', 'Гуакамоле', 190),
    choice('sour-cream', 'Sour cream', 'Сметана', 90),
    choice('salsa', 'Salsa roja', 'Сальса роха', 90),
    choice('cheese', 'Melted cheese', 'Тёртый сыр', 120),
  ],
  spicy: true,
};

export const bowlOptions: DishOptions = {
  sizes: usualOrLarge,
  extras: [
    choice('avocado', 'Avocado', 'Авокадо', 190),
    choice('salmon', 'Smoked salmon', 'Копчёный лосось', 340),
    choice('seeds', 'Roasted seeds', 'Жареные семечки', 80),
    choice('tofu', 'Crispy tofu', 'Хрустящий тофу', 210),
  ],
};

export const dumplingOptions: DishOptions = {
  sizes: [choice('10', '10 pieces', '10 штук', 0), choice('16', '16 pieces', '16 штук', 360)],
  extras: [
    choice('sour-cream', 'Sour cream', 'Сметана', 80),
    choice('butter', 'Melted butter', 'Топлёное масло', 60),
    choice('onion', 'Fried onion', 'Жареный лук', 90),
    choice('adjika', 'Adjika', 'Аджика', 90),
  ],
};

export const wrapOptions: DishOptions = {
  sizes: usualOrLarge,
  extras: [
    choice('halloumi', 'Grilled halloumi', 'Халуми на гриле', 230),
    choice('tahini', 'Tahini sauce', 'Соус тахини', 80),
    choice('pickles', 'Pickled turnip', 'Маринованная репа', 70),
  ],
  spicy: true,
};

export const coffeeOptions: DishOptions = {
  sizes: [choice('m', '250 ml', '250 мл', 0), choice('l', '400 ml', '400 мл', 90)],
  extras: [
    choice('oat', 'Oat milk', 'Овсяное молоко', 60),
    choice('shot', 'Extra shot', 'Двойной эспрессо', 80),
    choice('syrup', 'Vanilla syrup', 'Ванильный сироп', 50),
  ],
};
