/** What people tell before and after what they want: what they need, where it is, what they have. */
export const toldAroundWordings: readonly (readonly [said: string, means: string])[] = [
  ['Tell me the total price of the tent, the stove and the lamp.', 'tell(sum price of tent against stove, lamp)'],
  ['What is the total weight of the crate and the pallet?', 'tell(sum weight of crate against pallet)'],
  ['What do rent, heating and water come to in total?', 'tell(sum of rent against heating, water)'],
  ['Сколько стоят вместе стол, стулья и лампа?', 'tell(sum цена of стол against стулья, лампа)'],
  [
    'Сколько стоят вместе стол, стулья и лампа? Цены указаны в письме «Смета», сложи их.',
    'go("Смета":message) ; tell(sum цена of стол against стулья, лампа)',
  ],
  [
    'How much do the paint, the grout and the glue cost together? The prices are in the thread "Bathroom", please read it and add them up.',
    'go("Bathroom") ; tell(sum price of paint against grout, glue)',
  ],
  [
    'I need the invoice "May". It should be under Billing, please go there and download it.',
    'go(Billing) ; download(<May>)',
  ],
  [
    'Мне нужен договор «Аренда». Он лежит в разделе «Архив», зайди туда и скачай его.',
    'go("Архив":section) ; download(<Аренда>)',
  ],
  [
    'I\'m looking for the form "Visa request", it\'s under Help, so please go there and open it',
    'go(Help) ; go(<Visa request>:form)',
  ],
  ['I need "Report 7", could you open the Files section and download it?', 'go(Files:section) ; download(<Report 7>)'],
  [
    'How many books are on the shelf "Poetry"? You\'ll have to go there first.',
    'tell(count of all×books in("Poetry"))',
  ],
  [
    'Сколько писем в папке «Счета»? Тебе придётся сначала туда зайти.',
    'tell(count of all×:message in("Счета":folder))',
  ],
  [
    'How many seats are left in the course "Pottery"? You need to go there first.',
    'tell(count of all×seats in("Pottery"))',
  ],
  ['Log me in here, my e-mail and password are saved, just use those', 'login()'],
  ['Войди в аккаунт, логин и пароль у тебя сохранены, возьми их.', 'login()'],
  ['Sign in please, the user name and the password are stored, use them', 'login()'],
  [
    'Find the review that Anna Berg wrote and press Helpful beside it',
    'press(Helpful beside(<review>[from=Anna Berg]))',
  ],
  [
    'Could you find the answer that Tom Reed posted and click Agree next to it?',
    'press(Agree beside(<answer>[from=Tom Reed]))',
  ],
  ['Download the file called "June"', 'download("June")'],
  ['Tell me the seller of the red lamp and the price of that lamp.', 'tell(value seller, price of red lamp)'],
  [
    'Назови автора закреплённого поста в этой группе и число просмотров у этого поста.',
    'tell(value автор, просмотры of закреплённого поста in(группе))',
  ],
  ['Who wrote the message that is flagged as urgent?', 'tell(value author of :message[urgent])'],
  [
    'Find the film with the longest running time and tell me its name and that time.',
    'tell(value name, running time of film{most running time})',
  ],
  [
    'Найди рецепт с самым большим временем приготовления, скажи его название и это время.',
    'tell(value название, временем приготовления of рецепт{most временем приготовления})',
  ],
  [
    'Какая игра самая долгая? Напиши, как она называется и сколько её проходить.',
    'tell(value название, длительность of игра{most длительность})',
  ],
  [
    'Which hike takes the most time? Tell me its name and how long it is.',
    'tell(value name, duration of hike{most duration})',
  ],
  [
    'Найди книгу с самой высокой оценкой, напиши название и сколько её читать.',
    'tell(value название, длительность of книгу{most рейтинг})',
  ],
  ['Delete the note by Ann, it starts with the word "Remember".', 'remove(note[by=Ann contains "Remember"])'],
  [
    'There is a review by Tom Reed that begins with "Never". Report it.',
    'handle(report <review>[by=Tom Reed contains "Never"])',
  ],
  [
    'Там есть отзыв от Веры Беловой, первое слово в нём «Ужасно». Удали его, а когда спросят, подтверди.',
    'remove(<отзыв>[от=Веры Беловой contains "Ужасно"]) ; submit()',
  ],
  ['Удали заметку, которая начинается словом «Купить».', 'remove(заметку[contains "Купить"])'],
  [
    'Можешь убрать ответ от Ильи Котова? Он начинается со слова «Нет». Когда спросят, точно ли удалить, подтверди.',
    'remove(ответ[от=Ильи Котова contains "Нет"]) ; submit()',
  ],
  [
    'Find out how many kilograms came from the hives behind the barn this year',
    'tell(value kilograms of hives behind the barn)',
  ],
  ['Tell me how many litres the cows gave this month', 'tell(value litres of cows)'],
  ["I'd like to know how many litres we got this week from the farm shop", 'tell(value litres of farm shop)'],
  [
    'How many kilograms did the apple trees in the yard give this season?',
    'tell(value kilograms of apple trees in(yard))',
  ],
  ['Find the recipe by searching for "lentil soup" and open it', 'search("lentil soup") ; go(<lentil soup>)'],
  ['Find the job using a search for barista', 'search(barista)'],
  ['Locate the article with a search for solar panels, then open it', 'search(solar panels) ; go(<solar panels>)'],
  [
    "I don't want to miss new replies in the thread about rye bread, so please open it and follow it for me.",
    'go(<thread>[about=rye bread]) ; handle(follow <thread>[about=rye bread])',
  ],
  [
    "I don't want to lose the comments in the post about bees, so open it and pin it",
    'go(<post>[about=bees]) ; handle(pin <post>[about=bees])',
  ],
  ['Мне нравятся рецепты в статье «Хлеб», открой её', 'go(<Хлеб>)'],
  ["There's a note on the fridge board, “Milk”. Would you mind moving it to Done?", 'drag("Milk" → Done)'],
  ["I'm thinking of Lyon, so please pick that as the city", 'choose(Lyon from city)'],
  ["We can't go to Madrid after all, so please cancel that booking", 'remove(booking Madrid)'],
  ['Мы всё думаем насчёт Казани, так что выбери, пожалуйста, этот город', 'choose(Казани)'],
  ['Ann is fond of “Blue hour”, so please open that album', 'go("Blue hour")'],
  ['Надо бы поздравить anna_k. Напиши ей: «С днём рождения!»', 'send(кому=anna_k, "С днём рождения!")'],
  ['Мне понравился рецепт «Уха», добавь его в избранное', 'add(<Уха> → избранное)'],
  ['We talked about “Invoice 7” yesterday. Could you delete that file?', 'remove("Invoice 7")'],
  [
    'Ответь на письмо Анны Берг, открыв его: «Приеду в среду.»',
    'handle(ответь :message[от=Анны Берг] with "Приеду в среду.")',
  ],
  [
    'Какая сумма указана в последнем сообщении, которое мне прислала компания «Свет»?',
    'tell(value сумма of :message#-1[от="Свет"])',
  ],
  [
    'Сколько писем в папке с черновиками я ещё не прочитал?',
    'tell(count of all×:message[непрочитанные] in(черновиками:folder))',
  ],
  ['Зайди в папку с договорами и скажи, сколько там файлов', 'go(договорами:folder) ; tell(count of all×файлов)'],
  ["Which shops don't charge anything for shipping?", 'tell(list of all×shops[contains free shipping])'],
  [
    'Tell me the names of the hotels that do not charge extra for breakfast',
    'tell(list of all×hotels[contains free breakfast])',
  ],
  ['Назови магазины, которые не берут денег за доставку', 'tell(list of all×магазины[contains бесплатной доставкой])'],
  ['Всё, что было в «Новых», мы разобрали: удали все заметки этой папки.', 'remove(all×заметки from "Новых":folder)'],
  [
    'Всё, что стояло в «Сушке», уже готово: перемести все вазы этого списка в «Обжиг».',
    'each(all×вазы in("Сушке":list)) drag(<вазы> → "Обжиг")',
  ],
  [
    'Всё, что было в «Ремонте», мы закончили: перенеси все машины этой группы в «Выдача».',
    'each(all×машины[из="Ремонте"]) drag(<машины> → "Выдача")',
  ],
];
