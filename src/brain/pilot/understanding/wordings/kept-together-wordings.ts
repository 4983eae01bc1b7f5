/** Nothing that was said gets lost, or goes where something else was meant to go. */
export const keptTogetherWordings: readonly (readonly [said: string, means: string])[] = [
  [
    'Tom Reed will look after the trip "Lake weekend". Open it and put him down as the contact.',
    'go(<Lake weekend>[Tom Reed]) ; enter(Tom Reed → contact)',
  ],
  [
    'Ann Berg is taking over "Boiler check". Put her as the owner on that card and save it.',
    'enter(Ann Berg → owner in("Boiler check":card)) ; press(save)',
  ],
  [
    'Kim Lund has agreed to do "Spring fair". So please open that card, put her down as the assignee and save it.',
    'go("Spring fair":card) ; enter(Kim Lund → assignee) ; press(save)',
  ],
  [
    'Put in my name, Ann Lee, and my e-mail, ann@example.org, write the message "Hello" and send it.',
    'enter(Ann Lee → name) ; enter(ann@example.org → e-mail) ; enter("Hello" → message) ; submit()',
  ],
  [
    'Enter Kim Lund as owner, kim@firm.example as contact and 4 as seats.',
    'enter(Kim Lund → owner) ; enter(kim@firm.example → contact) ; enter(4 → seats)',
  ],
  [
    'Надо зайти в письмо от Даниила и отправить ответ с текстом: «Буду в 12:20.»',
    'go(:message[от=Даниила]) ; handle(ответь <>:message[от=Даниила] with "Буду в 12:20.")',
  ],
  [
    'Открой письмо от Анны и дай ответ «Буду».',
    'go(:message[от=Анны]) ; handle(ответь <>:message[от=Анны] with "Буду")',
  ],
  [
    'Открой тему о пчёлах и оставь ответ «Спасибо!»',
    'go(тему[про=пчёлах]) ; handle(ответь <тему>[про=пчёлах] with "Спасибо!")',
  ],
  ['Invoices -> March -> download', 'go(Invoices) ; download(March)'],
  ['Settings → Notifications → open', 'go(Settings) ; go(Notifications)'],
  ['Файлы -> «План» -> удалить', 'go(Файлы) ; remove("План")'],
  ['Lamp "Nordlys" x3 -> cart', 'add(3×"Nordlys" → cart)'],
  ['my orders – latest one – how much was it?', 'go(orders) ; tell(value price of <orders>{most date})'],
  ['Письмо от Анны -> архив', 'add(:message[от=Анны] → архив)'],
  ['Which shops ask nothing for returns?', 'tell(list of all×shops[contains free returns])'],
  [
    'The names of all the restaurants that charge nothing for delivery, please.',
    'tell(list name of all×restaurants[contains free delivery])',
  ],
  ['Отметь пункт «Б». Не забудь сохранить карточку «План».', 'tick(on "Б":item) ; press(сохранить)'],
  ['Find the "Oak desk" by search and open it.', 'go("Oak desk")'],
  [
    'Everything sitting in the Spam folder can be deleted, so please go there and clear it all out.',
    'go(Spam) ; remove(all×<> in(Spam:folder))',
  ],
  [
    'The Drafts folder should be empty, go there and delete everything in it.',
    'go(Drafts) ; remove(all× in(<Drafts>))',
  ],
  ['table: filter supplier = Nordhem. number of rows?', 'filter(supplier=Nordhem) ; tell(count of all×:row)'],
  ['sort: price. which is first?', 'sort(price) ; tell(value of #1)'],
  ['search: oak lamp. open the first one', 'search(oak lamp) ; go(<oak lamp>#1)'],
  ['поиск: «лампа», открыть первую', 'search("лампа") ; go(<лампа>#1)'],
  [
    'Search for lawyer; I need the name of the company in the first result.',
    'search(lawyer) ; tell(value company of result#1)',
  ],
  ["What's the name of the author of the third book?", 'tell(value author of book#3)'],
  ['Tell me which hall the concert "Spring" is in.', 'tell(value hall of "Spring")'],
  ['Open "Tea" and say which shop the offer is from.', 'go("Tea") ; tell(value shop of offer)'],
  ['Tell me which shelf that book is on.', 'tell(value shelf of book)'],
  ['Search for tea and tell me the number found.', 'search(tea) ; tell(count of all×results)'],
  [
    'Please post "Two sugars." as a reply in the topic you\'ll find by searching for "coffee".',
    'search("coffee") ; handle(reply topic with "Two sugars.")',
  ],
  ['Open the article you get when you search for "bees".', 'search("bees") ; go(article)'],
  ['Put 2x Tiramisu into the cart', 'add(2×Tiramisu → cart)'],
  ['Add the desk lamp ×4 to my basket', 'add(4×desk lamp → basket)'],
  ['положи медовик x3 в корзину', 'add(3×медовик → корзину)'],
  ['Put 3 x Lemonade into my cart', 'add(3×Lemonade → cart)'],
  ['Section "Soups": price of the cheapest one.', 'tell(value price of {least price}in("Soups":section))'],
  ['Folder "Plans": delete all drafts', 'remove(all×drafts in("Plans":folder))'],
  ['Bikes board: newest topic?', 'tell(name of topic{most date} in(Bikes board))'],
  [
    'See if Ann Berg has a letter in Spam and delete it.',
    'tell(whether of :message[from=Ann Berg] in(Spam)) ; remove(<>:message[from=Ann Berg] in(Spam))',
  ],
  ['Find out if Vera has any mail in Drafts.', 'tell(whether of :message[from=Vera] in(Drafts))'],
  [
    'What did order 50412 come to in total? There is a mail about it, have a look inside.',
    'go(:message[about=order 50412]) ; tell(value total of order 50412)',
  ],
  [
    'Когда начинается семинар «Лето»? Открой письмо про него.',
    'go(:message[про="Лето"]) ; tell(value начинается:date of "Лето")',
  ],
  [
    'How long is the walk to Skarra? Open the page about it.',
    'go(:page[about=walk]) ; tell(value duration of walk[to=Skarra])',
  ],
  ['Delete the letter "Plans": press "Delete" and confirm.', 'remove("Plans":message by "Delete")'],
  ['Remove the card "Boiler" and press "Remove".', 'remove("Boiler":card by "Remove")'],
  ['Удали задачу «Отчёт», нажми «Удалить».', 'remove("Отчёт" by "Удалить")'],
  [
    'Удали файл «план-2024.txt»: открой действия в его строке, выбери «Удалить» и подтверди.',
    'go(действия in(:row of(<план-2024.txt>))) ; choose("Удалить") ; submit()',
  ],
  ['Delete the file "a.txt", then press "Empty trash"', 'remove("a.txt") ; press("Empty trash")'],
  [
    'Кто берёт за доставку меньше, «Кумо Суши» или «Рамен Дори»? И какая там цена?',
    'tell(difference доставку of "Кумо Суши" against "Рамен Дори")',
  ],
  ['Кто возьмёт меньше за перевозку: «Север» или «Юг»?', 'tell(difference перевозку of "Север" against "Юг")'],
  ['Who asks less for parking: "North" or "South"?', 'tell(difference parking of "North" against "South")'],
  [
    'Мне приглянулся отель «Метехи» — поставь город Тбилиси и сохрани этот отель в избранном.',
    'enter(Тбилиси → город) ; add("Метехи" → избранном)',
  ],
  [
    'I like the hotel “Metekhi”, so set the city to Tbilisi and save this hotel to my favourites',
    'enter(Tbilisi → city) ; add("Metekhi" → favourites)',
  ],
  ['Which is the longest article by reading time?', 'tell(name of article{most length})'],
  [
    'Скажи, какая из статей самая долгая по времени чтения и сколько минут она займёт.',
    'tell(value название, минут of статей{most длительность})',
  ],
  [
    'Найди статью с самым долгим временем чтения, скажи название и сколько её читать.',
    'tell(value название, длительность of статью{most длительность})',
  ],
  ['No need to delete the letter, just archive it.', 'handle(archive <>:message) if there(:message)'],
  [
    'I would hate to delete the letter from Ann, so please archive it.',
    'handle(archive <>:message[from=Ann]) if there(:message[from=Ann])',
  ],
  ['Удалять письмо от Анны не хочу, убери его в архив', 'add(<>:message[от=Анны] → архив)'],
  ['Delete all spam, but I do not want to delete the letter from Ann.', 'remove(all×spam−:message[from=Ann])'],
  ['А вот письма от Анны удали все.', 'remove(all×:message[от=Анны])'],
  ['Черновики удали все.', 'remove(all×Черновики)'],
  ['Спам удали весь.', 'remove(all× from Спам)'],
];
