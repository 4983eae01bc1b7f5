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
  ['в 37-й строке щёлкни кнопку «Забронировать»', 'press("Забронировать":button in(:row#37))'],
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
  ['If in the list there is a red row, open it', 'go(<red>:row in(:list)) if there(red:row in(:list))'],
  [
    'Если в списке есть письмо от Анны, открой его',
    'go(<>:message[от=Анны] in(:list)) if there(:message[от=Анны] in(:list))',
  ],
  [
    'I need the titles of the jobs you get with Prague as the city and the "Remote only" box checked.',
    'tick(on "Remote only":checkbox) ; tell(table title, city of all×jobs[contains Prague])',
  ],
  ['Count the flats in Graz, the box "Balcony" ticked.', 'tick(on "Balcony") ; tell(count of all×flats in(Graz))'],
  ['Tell me the total and see that "Invoice" is ticked.', 'tell(value of total) ; tick(on "Invoice")'],
  [
    'В карточке «Photograph the wool throws» надо поставить галочку у «Iron the samples», зайди туда, сделай это и не забудь сохранить.',
    'go("Photograph the wool throws":card) ; tick(on "Iron the samples":checkbox in("Photograph the wool throws":card)) ; press(сохранить)',
  ],
  [
    'На странице «Профиль» включи «Уведомления», зайди туда',
    'go("Профиль":page) ; tick(on "Уведомления" in("Профиль":page))',
  ],
  [
    'In "Settings" the box "Sound" should be ticked, go there',
    'go("Settings") ; tick(on "Sound":checkbox in("Settings"))',
  ],
  [
    'I need flights Berlin to Lisbon, out on 4 December 2026 and back on 8 December 2026, can you look for them?',
    'enter(Berlin → from) ; enter(Lisbon → to) ; enter(2026-12-04 → depart:date) ; enter(2026-12-08 → return:date) ; submit(search)',
  ],
  [
    'Авиабилеты Москва — Стамбул, туда 12 декабря 2026, возврат 19 декабря 2026.',
    'enter(Москва → откуда) ; enter(Стамбул → куда) ; enter(2026-12-12 → туда:date) ; enter(2026-12-19 → обратно:date) ; submit(найти)',
  ],
  [
    'Завтра мне надо быть в Осло, лечу из Риги, обратный билет не нужен. Какие есть рейсы?',
    'choose(в одну сторону) ; enter(2026-11-16 → туда:date) ; enter(Осло → куда) ; enter(Риги → откуда) ; submit(найти)',
  ],
  [
    'Мне завтра нужно из Риги в Осло, назад пока не собираюсь. Посмотри, пожалуйста, какие есть самолёты только туда.',
    'choose(в одну сторону) ; enter(2026-11-16 → туда:date) ; enter(Риги → откуда) ; enter(Осло → куда) ; submit(найти)',
  ],
  [
    'Для участника ilse_t нужно отправить сообщение с темой «Конверт» и таким текстом: «Фасоль пришла, спасибо!»',
    'send(тема="Конверт", текст="Фасоль пришла, спасибо!", кому=ilse_t)',
  ],
  ['Отправь сообщение пользователю max_22 с текстом «Привет»', 'send(кому=max_22, текст="Привет")'],
  ['Send a message to user max_22: “Hi”', 'send(to=max_22, "Hi")'],
  ['Напиши коллеге Анне Берг «Буду в три»', 'send(кому=Анне Берг, "Буду в три")'],
  ['Add the user Ann Lee', 'add(user Ann Lee)'],
];
