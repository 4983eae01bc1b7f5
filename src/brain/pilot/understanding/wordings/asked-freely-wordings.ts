/** What people want to know, asked freely: the word that asks comes last, a total is what it comes to, and it is told beforehand who wrote. */
export const askedFreelyWordings: readonly (readonly [said: string, means: string])[] = [
  ['Красная лампа сколько стоит?', 'tell(value цена of красная лампа)'],
  ['Музей когда открывается?', 'tell(value открывается:date of Музей)'],
  ['Билет на концерт почём?', 'tell(value цена of билет in(концерт))'],
  ['А отзывов у книги «Туман» сколько?', 'tell(count of all×отзывов of("Туман"))'],
  ['Скажи, рейс из Осло в Берген когда?', 'tell(value время:date of рейс[из=Осло в=Берген])'],
  ['What does my basket come to?', 'tell(value total of basket)'],
  ['Open the invoice from Nordlys and tell me what it comes to.', 'go(invoice[from=Nordlys]) ; tell(value of total)'],
  ['How much did the repair come to in all?', 'tell(value total of repair)'],
  ['На сколько вышло в последнем заказе?', 'tell(value of итог in(заказе#-1))'],
  ['Открой счёт от «Ромашки» и скажи, сколько там выходит итого.', 'go(счёт[от="Ромашки"]) ; tell(value of итог)'],
  ['Сколько получилось в общей сложности за все поездки?', 'tell(sum of all×поездки)'],
  ['Поищи лампы. Сколько всего получилось?', 'search(лампы) ; tell(count of all×<лампы>)'],
  [
    'Anna Berg writes to me now and then. Open her latest letter and tell me the total.',
    'go(:message[from=Anna Berg]{most date}) ; tell(value of total)',
  ],
  [
    'Nordlys sent me an email. Open it and tell me the invoice number.',
    'go(:message[from=Nordlys]) ; tell(value of invoice number)',
  ],
  [
    'Мне написала Вера Ким. Открой её последнее письмо и скажи, какая там дата.',
    'go(:message#-1[от=Вера Ким]) ; tell(value of :date)',
  ],
  ['«Ромашка» прислала письмо, покажи его.', 'go(:message[от="Ромашка"])'],
  [
    'Посмотри самое свежее письмо от банка и назови номер договора.',
    'go(:message[от=банка]{most дата}) ; tell(value of номер договора)',
  ],
  [
    'Look at the newest letter from Anna and tell me the total.',
    'go(:message[from=Anna]{most date}) ; tell(value of total)',
  ],
  ['Open the booking and tell me when we check out.', 'go(booking) ; tell(value of check-out time)'],
  ['What time do we land in Oslo?', 'tell(value of arrival time in(Oslo))'],
  ['When do we fly back?', 'tell(value of return departure time)'],
  ['Открой билет и скажи, когда мы вылетаем.', 'go(билет) ; tell(value время:date of вылет)'],
  ['Во сколько я приезжаю?', 'tell(value время:date of прибытие)'],
  ['How much is the lamp, the one with the oak base?', 'tell(value price of lamp[contains oak base])'],
  [
    'Open the letter, the one from Anna Berg, and tell me the date.',
    'go(:message[from=Anna Berg]) ; tell(value of :date)',
  ],
  ['Удали задачу, ту, что про налоги.', 'remove(задачу[про=налоги])'],
  ['Во сколько отходит паром, тот, что из Риги в Стокгольм?', 'tell(value отходит:date of паром[из=Риги в=Стокгольм])'],
  [
    "What is the status of parcel 77? There's an email about it.",
    'go(:message[about=parcel 77]) ; tell(value of status)',
  ],
  [
    'What is the departure time of the Riga ferry? There should be a letter about it in my inbox, have a look.',
    'go(:message[about=Riga ferry]) ; tell(value of departure time)',
  ],
  [
    'How much did the repair of the roof come to? There is a message about it in my mail, please open it.',
    'go(:message[about=repair] of(roof)) ; tell(value of total)',
  ],
  [
    'Во сколько приём? Посмотри в письме клиники «Здравие».',
    'go(:message[от="Здравие"]) ; tell(value время:date of приём)',
  ],
  ['Какой номер договора? Он должен быть в письме от банка.', 'go(:message[от=банка]) ; tell(value of номер договора)'],
  ['Какой у меня логин? Глянь в сообщении Ивана.', 'go(:message[от=Ивана]) ; tell(value of логин)'],
  ['Sorted by price, which lamp comes first?', 'sort(price) ; tell(value of lamp#1)'],
  ["Sort by date. What's at the top and for how much?", 'sort(:date) ; tell(value name, price of :item#1)'],
  ['Отсортируй по рейтингу: кто первый?', 'sort(рейтингу) ; tell(value of #1)'],
  ['Все поезда, по времени: какой последний?', 'sort(времени) ; tell(value of <поезда>#-1)'],
  ['Search for lamps: how many are there?', 'search(lamps) ; tell(count of all×<lamps>)'],
  ['Какая лампа будет первой, если товары упорядочить по весу?', 'sort(весу) ; tell(value of лампа#1)'],
  ['Which flat comes first when sorted by size?', 'sort(size) ; tell(value of flat#1)'],
  ['Выстрой вакансии от самой большой зарплаты к самой маленькой.', 'sort(зарплаты falling)'],
  ['Расставь квартиры от самой низкой цены к высокой.', 'sort(цены rising)'],
  ['Sort the flats from the highest rent to the lowest.', 'sort(rent falling)'],
  [
    'Отсортируй поезда по цене и скажи, какой перевозчик стоит в самом первом.',
    'sort(цене) ; tell(value of перевозчик in(<поезда>#1))',
  ],
  ['Put the newest films first, then the rest.', 'sort(date falling)'],
  ['Расставь лодки так, чтобы сначала шли самые новые, а потом остальные.', 'sort(дата falling)'],
  ["Which shops don't charge for shipping?", 'tell(list of all×shops[contains free shipping])'],
  ['Show only the hotels where breakfast is free.', 'filter(hotels: contains free breakfast)'],
  ['Какие кафе не берут денег за доставку?', 'tell(list of all×кафе[contains бесплатной доставкой])'],
  ['Покажи музеи, где вход бесплатный.', 'filter(музеи: contains бесплатной вход)'],
  [
    'За доставку платить не хочется, покажи только те магазины, где она бесплатная.',
    'filter(магазины: contains бесплатной доставку)',
  ],
  [
    'Отсортируй сотрудников по стажу. Кто оказался на последнем месте?',
    'sort(стажу) ; tell(value of <сотрудников>#-1)',
  ],
  ["Sort the runners by time. Who's at the top?", 'sort(time) ; tell(value of <runners>#1)'],
  ['Who gave the accepted answer and how many likes did it get?', 'tell(value author, likes of accepted answer)'],
  ['Кто оставил последний отзыв и сколько звёзд ему поставили?', 'tell(value автор, звёзд of отзыв#-1)'],
  ['Tell me what the bed, the desk and the chair cost in total.', 'tell(sum price of bed against desk, chair)'],
  ['How much do the tent and the stove cost altogether?', 'tell(sum price of tent against stove)'],
  ['Bed plus desk, how much together?', 'tell(sum price of Bed against desk)'],
  [
    'Make a neat little table of all orders: number in one column, total in the other.',
    'tell(table number, total of all×orders)',
  ],
  [
    'Сделай небольшую таблицу по всем рейсам: в первой колонке город, во второй время.',
    'tell(table город, время of all×рейсам)',
  ],
  [
    'Нужна табличка по всему, что лежит в папке «Счета»: номер и сумма.',
    'tell(table номер, сумма of all× in("Счета":folder))',
  ],
  ['I have a question about the Riga ferry: when does it leave?', 'tell(value leave:date of Riga ferry)'],
  // Which of two is better value
  [
    'Выбираю между «Ива» и «Клён». Посмотри, сколько стоит у каждого доставка, и скажи, где она дешевле.',
    'tell(difference стоимость доставки of "Ива" against "Клён")',
  ],
  [
    'Никак не решим, где заказать, выбираем между «Лён» и «Шёлк». Узнай, почём у них доставка, и напиши, у кого выгоднее и во сколько она выйдет.',
    'tell(difference стоимость доставки of "Лён" against "Шёлк")',
  ],
  [
    'Выбираю между «Двор» и «Сад». Глянь, почём у каждого доставка, и скажи мне, у кого дороже.',
    'tell(difference стоимость доставки of "Двор" against "Сад")',
  ],
  [
    'Отсортируй список по цене по убыванию, отсчитай вторую строку и скажи мне номер.',
    'sort(цене falling) ; tell(value название, номер of :row#2)',
  ],
  // Journeys told in one breath
  [
    'Еду на выходные в Псков, выезжаю из Твери 3 мая, назад надо 9 мая, найди поезда.',
    'enter(Псков → куда) ; enter(Твери → откуда) ; enter(2027-05-03 → туда:date) ; enter(2027-05-09 → обратно:date) ; submit(найти)',
  ],
  [
    'Летим на неделю в Рим, вылетаем из Осло 5 июня, домой хотим 12 июня, посмотри, какие есть рейсы на эти даты.',
    'enter(Рим → куда) ; enter(Осло → откуда) ; enter(2027-06-05 → туда:date) ; enter(2027-06-12 → обратно:date) ; submit(найти)',
  ],
  [
    'Собираюсь в Казань на праздники, еду из Самары 2 мая, обратно хочу 6 мая, покажи билеты на эти дни.',
    'enter(Казань → куда) ; enter(Самары → откуда) ; enter(2027-05-02 → туда:date) ; enter(2027-05-06 → обратно:date) ; submit(найти)',
  ],
  ['Вопрос про музей часов: когда он открывается?', 'tell(value открывается:date of музей часов)'],
  ['What price stands in the row of Anna?', 'tell(value price of in(Anna:row))'],
  ['Which date is given for the concert?', 'tell(value date of concert)'],
  ['How much does the oak desk weigh?', 'tell(value weight of oak desk)'],
  ['Какая лодка первая, если отсортировать их по цене? Выполни эту сортировку.', 'sort(цене) ; tell(value of лодка#1)'],
  ["I'm wondering about the oak desk: how much does it weigh?", 'tell(value weight of oak desk)'],
  [
    "I can't remember my gate. Open the boarding pass and tell me which one it is.",
    'go(boarding pass) ; tell(value of gate)',
  ],
  [
    "I've forgotten my customer number. Go to the profile and tell me what it is.",
    'go(profile) ; tell(value of customer number)',
  ],
  [
    "I don't know our meter number. Please open Contracts and say what it is.",
    'go(Contracts) ; tell(value of meter number)',
  ],
  [
    'How much does the "Garden hose 20 m" weigh? Use the search.',
    'search("Garden hose 20 m") ; tell(value weight of "Garden hose 20 m")',
  ],
  [
    'Who wrote "The Silent Sea"? Please use the search and check its page.',
    'search("The Silent Sea") ; tell(value author of "The Silent Sea")',
  ],
  [
    'When does "Blue Barn" open? Use the search box to find it.',
    'search("Blue Barn") ; tell(value open:date of "Blue Barn")',
  ],
  ['Tent, stove and lantern: what do they cost together?', 'tell(sum price of tent against stove, lantern)'],
  [
    'Paint, brushes and tape: how much do they cost all together according to the list "Kitchen"?',
    'tell(sum price of paint in("Kitchen":list) against brushes, tape)',
  ],
  ['The chair and the desk: what would they cost in total?', 'tell(sum price of chair against desk)'],
  [
    'Which band is playing on Sunday? Open the programme and give me the name in the last row.',
    'go(programme) ; tell(value band of :row#-1)',
  ],
  [
    'Which bakery is offering rye bread? Search for bread and give me the name from the first result.',
    'search(bread) ; tell(value bakery of result#1)',
  ],
  [
    'Which club has indoor courts? Search for courts and tell me the name from the second result.',
    'search(courts) ; tell(value club of result#2)',
  ],
  ['What are the rooms called that you get for the floor Attic?', 'choose(Attic from floor) ; tell(list of all×rooms)'],
  [
    'Which courses are there that come up for the level Beginner with "Evening" ticked?',
    'choose(level Beginner) ; tick(on "Evening") ; tell(list of all×courses)',
  ],
  [
    'List the boats that are shown for the harbour Split with the "Skipper included" filter on.',
    'choose(harbour Split) ; tick(on "Skipper included") ; tell(list of all×boats)',
  ],
  [
    'Which lamp is the cheapest and what does it cost? Go to the Lamps tab, put it on "Cheapest first" and look at the one on top.',
    'press(Lamps:tab) ; choose("Cheapest first") ; tell(value name, price of lamp{least price})',
  ],
  [
    'Which song is the longest? Open the Albums tab and choose "Longest first".',
    'press(Albums:tab) ; choose("Longest first") ; tell(name of song{most length})',
  ],
  [
    'What is the name of the first train? Go to the Trains tab and set it to "Fastest first".',
    'press(Trains:tab) ; choose("Fastest first") ; tell(value name of train#1)',
  ],
  [
    "I'm looking for a cabin in Bergen with 4 stars and free parking. How many like that are there?",
    'tell(count of all×cabins[rating=4stars contains free parking] in(Bergen))',
  ],
  [
    "I'd like to know the number of hostels in Graz that are rated 3 stars and offer free breakfast.",
    'tell(count of all×hostels[rating=3stars contains free breakfast] in(Graz))',
  ],
  [
    'With Graz chosen and the list sorted by price, what is the cheapest cabin called and how much does it cost?',
    'choose(Graz) ; sort(price) ; tell(value name, price of cabin{least price})',
  ],
  [
    'I need the names of the courses that are shown once the city is set to Graz and "Evening" is ticked.',
    'enter(Graz → city) ; tick(on "Evening") ; tell(list of all×courses)',
  ],
  ['How many lamps are shown when the colour is set to "Amber"?', 'enter("Amber" → colour) ; tell(count of all×lamps)'],
  [
    'I need a cabin in Bergen with a sauna. How many such ones are there?',
    'tell(count of all×cabins[contains sauna] in(Bergen))',
  ],
  ['With Graz chosen, how many cabins are there?', 'choose(Graz) ; tell(count of all×cabins)'],
  [
    "I can't remember which platform we leave from, so please search for trip 8812 in my tickets and tell me.",
    'search(trip 8812 in tickets) ; tell(value platform of <trip 8812>)',
  ],
  ['I forgot how much the lamp costs, open the shop and tell me.', 'go(shop) ; tell(value price of lamp)'],
  [
    'I have no idea who wrote the review about the kettle, go to the reviews and tell me, please.',
    'go(reviews) ; tell(value author of review[about=kettle])',
  ],
  [
    'Не помню, какой у меня размер обуви: открой «Мои заказы» и скажи.',
    'go("Мои заказы") ; tell(value размер of обуви)',
  ],
  ['Забыл, во сколько вылет, открой «Мои поездки» и скажи мне.', 'go("Мои поездки") ; tell(value время:date of вылет)'],
  ['Search for "lamp" and tell me.', 'search("lamp") ?(tell me)'],
  ['Зайди на страницу доставки и сообщи, пожалуйста.', 'go(доставки:page) ?(сообщи)'],
  ['Book the room and let me know.', 'handle(book room)'],
  ['Какая скидка, если заплатить в течение 30 дней?', 'tell(value скидка of in(30 дней))'],
  ['If we pay within 30 days, what discount do we get?', 'tell(value discount of [duration≤30d])'],
  ['Если отменить за сутки, сколько вернут?', 'tell(value вернут of [за=сутки])'],
  ['Сколько стоит доставка, если заказать сегодня?', 'tell(value цена of доставка[=2026-11-15])'],
  [
    'Если купить за неделю, какую скидку дают? Посмотри в «Правилах».',
    'go("Правилах") ; tell(name of скидку[за=неделю])',
  ],
  ['Какую нам дадут скидку за три ночи?', 'tell(name of скидку[за=3d])'],
  ['Какой здесь предлагают завтрак?', 'tell(value of завтрак)'],
  ['Какую дают гарантию на чайник?', 'tell(value of гарантию in(чайник))'],
];
