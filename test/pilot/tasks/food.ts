import type { CartLine, FoodState } from '../../../src/practice/food/state.ts';
import { every, holds, sameText, silentOn, tells } from '../checks.ts';
import type { Check, WrittenTask } from '../task.ts';

export const food: readonly WrittenTask[] = [
  {
    name: 'food: two tiramisu',
    site: 'food',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Open Forno Vecchio and add two Tiramisu to the basket.',
      'Go to the restaurant Forno Vecchio, then put 2 portions of Tiramisu into the basket.',
      "I'd like tiramisu from Forno Vecchio, make it two. Just the basket, don't order yet",
    ],
    kinds: ['open', 'add', 'number', 'then'],
    commits: false,
    outcome: basket({ tiramisu: 2 }),
  },
  {
    name: 'food: a large pizza with extras',
    site: 'food',
    path: '/restaurants/forno-vecchio',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Choose Margherita, size large, tick Mushrooms and Olives, and add it to the basket.',
      'Add one large Margherita with mushrooms and olives to the basket.',
      'a big margherita please, the 35 cm one, mushrooms + olives on top, into the basket with it',
    ],
    kinds: ['choose', 'tick', 'add', 'pronoun'],
    commits: false,
    outcome: every(
      basket({ margherita: 1 }),
      line('margherita', 'The pizza is not as it was wanted.', ({ size, extras }) => {
        return size === '35' && extras.toSorted().join() === 'mushrooms,olives';
      }),
    ),
  },
  {
    name: 'food: who delivers for free',
    site: 'food',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Which restaurants have free delivery? List their names.',
      'Filter the restaurants by free delivery and list what is left.',
      'who brings me food without charging for the delivery? all the names please',
    ],
    kinds: ['which', 'filter', 'list', 'all'],
    commits: false,
    outcome: every(tells('Suliko Yard', 'Halva Street'), silentOn('Crumb Bakery', 'Brisk Burger', 'Forno Vecchio')),
  },
  {
    name: 'food: the fastest',
    site: 'food',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Sort the restaurants by fastest delivery and tell me the first one.',
      'Which restaurant comes first when the list is sorted by fastest delivery?',
      'who is the quickest to deliver here',
    ],
    kinds: ['sort', 'first', 'which'],
    commits: false,
    outcome: every(tells('Crumb Bakery'), silentOn('Forno Vecchio', 'Brisk Burger', 'Green Spoon')),
  },
  {
    name: 'food: the cheapest under a heading',
    site: 'food',
    path: '/restaurants/warm-pelmeni',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'What is the cheapest dish under the heading "Pelmeni and vareniki", and what does it cost?',
      'Look at the section Pelmeni and vareniki: which dish there costs the least, and how much?',
      'of the pelmeni and vareniki, what can I get for the smallest price? tell me the price too',
    ],
    kinds: ['cheapest', 'under the heading', 'what is', 'price', 'pronoun'],
    commits: false,
    outcome: every(tells('Vareniki with potato', 6.8), silentOn('Siberian', 'salmon', 'cherries')),
  },
  {
    name: 'food: again, without the lemonade',
    site: 'food',
    path: '/orders',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Click "Order again" next to the order from Suliko Yard, then remove the lemonade from the basket.',
      'Put the Suliko Yard order into the basket again. After that take the House lemonade out.',
      'same as last time from Suliko Yard but no lemonade this time; leave it in the basket for now',
    ],
    kinds: ['click', 'next to', 'then', 'after', 'remove'],
    commits: false,
    outcome: basket({ adjaruli: 2 }),
  },
  {
    name: 'food: price of the last order, on a Russian page',
    site: 'food',
    path: '/',
    language: 'en',
    pageLanguage: 'ru',
    wordings: [
      'Go to my orders and tell me how much the latest one cost.',
      'What is the total of my most recent order?',
      'how much did I spend the last time I ordered here?',
    ],
    kinds: ['go', 'latest', 'what is', 'price', 'pronoun'],
    commits: false,
    outcome: every(tells(28.8), silentOn(13.37)),
  },
  {
    name: 'food: find borscht, on a Russian page',
    site: 'food',
    path: '/',
    language: 'en',
    pageLanguage: 'ru',
    wordings: [
      'Search for borscht and add it to the basket.',
      'Find a dish called borscht, then put one into the basket.',
      'somebody here must have borscht, get me a bowl of it into the basket',
    ],
    kinds: ['search', 'find', 'add', 'pronoun', 'unquoted'],
    commits: false,
    outcome: basket({ borscht: 1 }),
  },
  {
    name: 'еда: три медовика',
    site: 'food',
    path: '/',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Открой «Тёплые пельмени» и добавь в корзину три медовика.',
      'Положи в корзину 3 медовика из ресторана «Тёплые пельмени».',
      'хочу медовик из Тёплых пельменей, три штуки, закинь в корзину',
    ],
    kinds: ['open', 'add', 'number', 'quoted'],
    commits: false,
    outcome: basket({ 'honey-cake': 3 }),
  },
  {
    name: 'еда: повторить и применить промокод',
    site: 'food',
    path: '/orders',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Нажми «Заказать ещё раз» у заказа из «Двора Сулико», потом введи в корзине промокод WELCOME10 и примени его.',
      'Положи в корзину заново заказ из «Двора Сулико» и примени промокод WELCOME10.',
      'повтори в корзине то, что брали во Дворе Сулико, и пусть сработает промокод WELCOME10. Оформлять пока не надо',
    ],
    kinds: ['click', 'type', 'then', 'in the row of', 'pronoun', 'unquoted'],
    commits: false,
    outcome: every(
      basket({ adjaruli: 2, lemonade: 2 }),
      holds<FoodState>('The promo code is not applied.', ({ cart }) => cart.promo === 'WELCOME10'),
    ),
  },
  {
    name: 'еда: сумма всех заказов',
    site: 'food',
    path: '/orders',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Сложи суммы всех заказов на этой странице.',
      'Какова общая сумма всех моих заказов?',
      'посчитай, сколько в сумме вышло по всем заказам из истории',
    ],
    kinds: ['sum', 'all', 'price'],
    commits: false,
    outcome: tells(42.17),
  },
  {
    name: 'еда: сравнить доставку',
    site: 'food',
    path: '/',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Сравни стоимость доставки в «Кумо Суши» и «Рамен Дори»: где дешевле и сколько?',
      'У кого доставка дешевле, у Кумо Суши или у Рамен Дори? Назови цену.',
      'Кумо Суши или Рамен Дори — кто меньше берёт за доставку и сколько именно',
    ],
    kinds: ['compare', 'which', 'price'],
    commits: false,
    outcome: tells('Рамен Дори', 2.29),
  },
  {
    name: 'еда: сколько открыто',
    site: 'food',
    path: '/',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Отметь «Открыто сейчас», примени фильтр и скажи, сколько осталось ресторанов.',
      'Сколько ресторанов открыто прямо сейчас?',
      'скока ресторанов сейчас работает, не считая закрытых?',
    ],
    kinds: ['tick', 'filter', 'how many', 'except'],
    commits: false,
    outcome: tells(12),
  },
  {
    name: 'еда: заказ с оплатой',
    site: 'food',
    path: '/orders',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Повтори заказ из «Двора Сулико»: адрес — сохранённый, карта 4242 4242 4242 4242, срок 12/28, CVC 123, имя на карте A VISITOR. Оплати и закажи.',
      'Закажи ещё раз то же, что в «Дворе Сулико», на сохранённый адрес и оплати картой 4242 4242 4242 4242 (12/28, CVC 123, A VISITOR).',
      'давай опять ужин из Двора Сулико на мой обычный адрес. Карта 4242 4242 4242 4242, действует до 12/28, код 123, имя A VISITOR, оплачивай',
    ],
    kinds: ['click', 'fill', 'number', 'name', 'then'],
    commits: true,
    outcome: holds<FoodState>('The order was not placed as wanted.', ({ orders: [order, ...others] }) => {
      if (others.length !== 2 || order?.restaurant !== 'suliko-yard') return false;
      return order.total === 2680 && order.payment.last4 === '4242' && order.delivery.address.house === '14';
    }),
  },
  {
    name: 'еда: острый мисо, на английской странице',
    site: 'food',
    path: '/restaurants/ramen-dori',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Выбери Spicy miso, остроту поставь hot, в комментарии для кухни напиши «без кукурузы» и добавь в корзину.',
      'Добавь в корзину Spicy miso: острота hot, комментарий «без кукурузы».',
      'мне spicy miso поострее — hot, и допиши кухне: без кукурузы. В корзину',
    ],
    kinds: ['choose', 'set', 'type', 'quoted', 'add'],
    commits: false,
    outcome: every(
      basket({ 'spicy-miso': 1 }),
      line('spicy-miso', 'The soup is not as it was wanted.', ({ spice, comment }) => {
        return spice === 'hot' && sameText(comment, 'без кукурузы');
      }),
    ),
  },
  {
    name: 'еда: лучший из бесплатных, на английской странице',
    site: 'food',
    path: '/',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Отфильтруй рестораны с бесплатной доставкой, отсортируй по рейтингу и назови первый.',
      'У какого ресторана с бесплатной доставкой самый высокий рейтинг?',
      'среди тех, кто везёт бесплатно, у кого оценка выше всех?',
    ],
    kinds: ['filter', 'sort', 'first', 'most', 'which'],
    commits: false,
    outcome: every(tells('Suliko Yard'), silentOn('Crumb Bakery', 'Forno Vecchio')),
  },
];

/** So many of each dish lie in the basket, and nothing else. */
function basket(wanted: Readonly<Record<string, number>>): Check {
  return ({ state }) => {
    const { lines } = (state as FoodState).cart;
    const found: Record<string, number> = {};
    for (const { dish, quantity } of lines) found[dish] = (found[dish] ?? 0) + quantity;
    const list = (counts: Readonly<Record<string, number>>) =>
      Object.entries(counts)
        .map(([dish, count]) => `${count} ${dish}`)
        .toSorted()
        .join(', ');
    return list(found) === list(wanted) || `The basket holds ${list(found) || 'nothing'}.`;
  };
}

function line(dish: string, complaint: string, isSo: (line: CartLine) => boolean): Check {
  return holds<FoodState>(complaint, ({ cart }) => cart.lines.some((one) => one.dish === dish && isSo(one)));
}
