/** What is wanted comes first, and then somebody is told to see to it; what goes with it, and what must not be passed over. */
export const seenToWordings: readonly (readonly [string, string])[] = [
  ['My city is now Bergen, please update that in my profile', 'enter(Bergen → city in(profile))'],
  ['Мой телефон теперь 555-12-34, поменяй это в настройках', 'enter(555-12-34 → телефон in(настройках))'],
  [
    "I now want 3200 as my expected pay. Please change that in my profile and don't forget to save it.",
    'enter(3200 → expected pay in(profile)) ; press(save)',
  ],
  [
    'Choose the blue shirt in size XL and put it in my cart.',
    'choose(blue shirt) ; choose(XL from size) ; add(<blue shirt> → cart)',
  ],
  [
    'Ann Berg is to look after "Roof" by 27 November 2026. Open that card, put her down as the owner, enter that date as the deadline and save.',
    'go("Roof":card) ; enter(Ann Berg → owner) ; enter(2026-11-27 → deadline) ; press(save)',
  ],
  [
    'We want to visit on 3 March 2027 at 14:30, please enter that date and time.',
    'enter(2027-03-03 → :date) ; enter(14:30 → time)',
  ],
  [
    "I'd like two maps from Northwind, open their page and put 2 in the cart",
    'go(Northwind) ; add(2×<maps>[from=Northwind] → cart)',
  ],
  [
    "I'd like a couple of teapots from Casa Bruna, go to their page and put 2 in my basket.",
    'go(Casa Bruna) ; add(2×<teapots>[from=Casa Bruna] → basket)',
  ],
  [
    'Write to Ann Lee. Put “Hi” as the subject and “See you” as the text, then send.',
    'send(to=Ann Lee, subject="Hi", text="See you")',
  ],
  [
    'Надо написать Вере Кастальской и сразу отправить. В теме укажи «Ужин», а в самом письме — «Я ем рыбу.»',
    'send(кому=Вере Кастальской, тема="Ужин", текст="Я ем рыбу.")',
  ],
  [
    'Напиши Анне Берг. В теме «Отпуск», в тексте «Буду в мае.»',
    'send(кому=Анне Берг, тема="Отпуск", текст="Буду в мае.")',
  ],
  ['В 12-й строке кликни по кнопке «Открыть»', 'press("Открыть" in(:row#12))'],
  ['в 37-й строке щёлкни кнопку «Забронировать»', 'press("Забронировать" in(:row#37))'],
  ['В пятой карточке нажми кнопку «Открыть»', 'press("Открыть":button in(:card#5))'],
  ['Put the biggest salaries first', 'sort(salaries falling)'],
  ['Order them with the smallest discounts on top', 'sort(discounts rising)'],
  ['Show the largest flats first', 'sort(size falling)'],
  [
    'At what time does my train leave, according to the letter from Rail North?',
    'go(:message[from=Rail North]) ; tell(value leave:date of train)',
  ],
  [
    'Сколько с нас просит типография «Люмен»? Смотреть надо в самом свежем их письме.',
    'go(:message{most дата} of(<Люмен>)) ; tell(value с нас просит of "Люмен")',
  ],
  [
    'Какую скидку дают за оплату в 14 дней, написано в документе «Terms», открой его и прочти мне.',
    'go("Terms") ; tell(name of скидку[за=оплату] in(14 дней))',
  ],
  ['Tell me the price of the lamp, then open Orders.', 'tell(value price of lamp) ; go(Orders)'],
  [
    'Сеанс мне нужен дневной, галочку «Правила» поставь, а собака пусть ждёт снаружи.',
    'choose(дневной) ; tick(on "Правила":checkbox) ?(а собака пусть ждёт снаружи)',
  ],
  [
    'I\'d like everything in dark colours, and please tick "Newsletter" too.',
    'tick(on "Newsletter") ?(I\'d like everything in dark colours)',
  ],
  ['В C4 должно стоять 55, введи это число в ячейку таблицы.', 'enter(55 → C4)'],
];
