/** As plain commands are told, with what belongs to one of them said in another. */
export const plainCommandWordings: readonly (readonly [said: string, means: string])[] = [
  ['Set the date of the visit to the third of March 2027', 'enter(2027-03-03 → :date of(visit))'],
  ['Поставь дату на двадцать первое мая', 'enter(2027-05-21 → :date)'],
  ['Покажи только вакансии за последние 7 дней', 'filter(вакансии: за=последние 7 дней)'],
  ['Like the comment of Ann Lee', 'handle(like comment[by=Ann Lee])'],
  ['Open the topic on winter tyres', 'go(topic[about=winter tyres])'],
  ['What is in column C of row 4?', 'tell(value of C4 in(:cell))'],
  ['Mark it as unread', 'handle(mark as unread <>)'],
  ['Withdraw the application for the Cook job', 'handle(withdraw application[for=Cook job])'],
  ['Закажи ещё раз из «Кафе Уголок»', 'handle(повтори заказ[из="Кафе Уголок"])'],
  [
    'Find stays in Porto from 3 May to 5 May for two',
    'enter(Porto → destination) ; enter(2027-05-03 → check-in:date) ; enter(2027-05-05 → check-out:date) ; enter(2 → adults) ; submit(search)',
  ],
  ['What is the sum of “Trip” and “Tickets”?', 'tell(sum of "Trip" against "Tickets")'],
  ['Какая сумма у «Рейс» и «Билеты»?', 'tell(sum сумма of "Рейс" against "Билеты")'],
  ['Choose any two topics of "Topics (several)"', 'each(2×topics) choose(<topics> from "Topics (several)":list)'],
  [
    'Open the heading "Soups". What is the name of the cheapest dish?',
    'go("Soups":heading) ; tell(value name of dish{least price} under("Soups":heading))',
  ],
  ['Find the row “Ann Lee”. Press the star.', 'press(star in(<Ann Lee>:row))'],
  ['Find “Ann Lee”. Press the star button.', 'search("Ann Lee") ; press(star:button in(<Ann Lee>))'],
  [
    'Найди билеты из Москвы в Сочи на 12 декабря 2026, домой 19 декабря 2026',
    'enter(Москвы → откуда) ; enter(Сочи → куда) ; enter(2026-12-12 → туда:date) ; enter(2026-12-19 → обратно:date) ; submit(найти)',
  ],
  ['Delete the whole Trash folder', 'remove(all× in(Trash:folder))'],
  ['Кто автор у принятого ответа?', 'tell(value автор of принятого ответа)'],
  [
    'Open Ramen. Choose hot in spiciness. Add it to basket.',
    'go(Ramen) ; choose(hot in(spiciness)) ; add(<Ramen> → basket)',
  ],
  ['Open topic "Tyres". Reply to "Tyres": "Thanks!"', 'go("Tyres") ; handle(reply <Tyres> with "Thanks!")'],
  ['I fancy soup, add Borscht to my basket', 'add(Borscht → basket)'],
  ['Просто интересно, сколько там писем', 'tell(count of all×:message in(<>))'],
  ['Смени валюту сайта на рубли', 'enter(рубли → валюту)'],
  ['Change the language of the site to German', 'enter(German → language)'],
  ['Open the map of the site', 'go(map of(site))'],
  [
    'The message from Sofia Reyes needs a star, could you hit the star icon on her line?',
    'press(star:icon in(:row[contains Sofia Reyes]))',
  ],
  [
    'Considering just the part "Soups", what is the cheapest dish?',
    'tell(name of dish{least price} under("Soups":heading))',
  ],
  ['What remote-only jobs are there in Prague?', 'tell(list of all×jobs[remote-only] in(Prague))'],
  [
    'Создай тему: раздел — «Велосипеды», название — «Насос», текст — «Подскажите насос». Опубликуй.',
    'handle(создай тему with раздел="Велосипеды", название="Насос", текст="Подскажите насос")',
  ],
];
