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
  ["We can't go to Madrid after all, so please cancel that booking", 'remove(booking[to=Madrid])'],
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
  ['I no longer want the yoga class. Please cancel that booking.', 'remove(booking[for=yoga class])'],
  ["We don't need the projector any more, so cancel our reservation.", 'remove(reservation[for=projector])'],
  ["I've changed my mind about the blue sofa. Withdraw my offer, please.", 'handle(withdraw offer[for=blue sofa])'],
  ['Take back my complaint about the lift.', 'handle(withdraw complaint[about=lift])'],
  ["I'd like you to take back our proposal for the school garden.", 'handle(withdraw proposal[for=school garden])'],
  ['Please take back the claim for the broken window.', 'handle(withdraw claim[for=broken window])'],
  ['Two bags of Fine Gravel into the cart.', 'add(2×bags of(Fine Gravel) → cart)'],
  [
    'One small Bouquet with Tulips and Fern ticked as extras, into the basket please.',
    'add(small Bouquet[contains Tulips contains Fern] → basket)',
  ],
  ['Three rolls of Jute String, to my basket please.', 'add(3×rolls of(Jute String) → basket)'],
  ['Lena Voss posted a lovely recipe, save it for me.', 'handle(save recipe[by=Lena Voss])'],
  ['Marta Lund left a rude review. Report it with the button next to it.', 'handle(report review[by=Marta Lund])'],
  ['Jonas wrote a long answer, open it and tell me the date.', 'go(answer[by=Jonas]) ; tell(value of :date)'],
  [
    'I want to mute the thread about parking, please open that conversation and do it.',
    'go(conversation[about=parking]) ; handle(mute <conversation>[about=parking])',
  ],
  [
    "I'd like to keep up with the harbour debate, so please open that thread and press Subscribe.",
    'go(thread[about=harbour]) ; press(Subscribe)',
  ],
  [
    'I need to keep an eye on the discussion about school lunches, so go to that topic and click Watch.',
    'go(topic[about=school lunches]) ; press(Watch)',
  ],
  ['My boss needs "Roof plan". It\'s in Drawings, please download the file.', 'go(Drawings) ; download("Roof plan")'],
  [
    'The landlord is asking for "Contract 17". Go to Papers and get that document deleted.',
    'go(Papers) ; remove("Contract 17")',
  ],
  ['I need "Invoice 81". It\'s under Bills, get the document printed.', 'handle(print "Invoice 81" in(Bills))'],
  ["It's in Members, get the account closed please.", 'go(Members) ; close(account)'],
  ['Open Events and get the pottery course cancelled.', 'go(Events) ; remove(pottery course)'],
  ['Open the Trains tab and set it to "Fastest first".', 'press(Trains:tab) ; choose("Fastest first")'],
  ['Click the Kayaks tab and set the list to "Longest first".', 'press(Kayaks:tab) ; choose("Longest first")'],
  ['Open the Films page and switch it to "Newest first".', 'go(Films:page) ; choose("Newest first")'],
  [
    'I want the album to be called "Summer": press "Edit", type that in the title field and press Save.',
    'press("Edit") ; enter("Summer" → title:field) ; press(Save)',
  ],
  [
    'Our team should be named "Otters". Click "Settings", enter the name in the box Team name and save.',
    'press("Settings") ; enter("Otters" → Team name:field) ; press(save)',
  ],
  [
    'I\'d like my robot to be named "Rusty": open Devices, press "Rename" and type it in the dialog.',
    'go(Devices) ; press("Rename") ; enter("Rusty" → dialog)',
  ],
  ['Press "Rename", type "Otters" in the dialog and accept', 'press("Rename") ; enter("Otters" → dialog) ; submit()'],
  // What was needed, recommended, or is said to be there
  ['Придут гости, и им понадобится проектор, включи его.', 'tick(on проектор)'],
  ['Мне пригодится будильник, так что заведи его.', 'add(будильник)'],
  ['Начинается урок, и нам понадобится звук, включи его, только осторожно.', 'tick(on звук)'],
  [
    'Друзья посоветовали сходить в «Осень»: открой Тверь и добавь этот театр в избранное.',
    'go(Тверь) ; add("Осень" → избранное)',
  ],
  ['Мне хвалили «Липу», найди Тверь и добавь эту клинику в избранное.', 'search(Тверь) ; add("Липу" → избранное)'],
  ['Соседи порекомендовали «Якорь», открой карту и отметь этот магазин.', 'go(карту) ; tick(on "Якорь")'],
  [
    'Открой карточку «Абонемент», там должен быть номер, и продиктуй мне его.',
    'go("Абонемент":card) ; tell(value номер of <Абонемент>:card)',
  ],
  // Beside what was found
  // What it is called was said first
  [
    'Пост называется «Осень», он далеко. Нажимай «Ещё», пока он не появится, и скажи его автора.',
    'press("Ещё") until there("Осень") ; tell(value автор of <Осень>)',
  ],
  [
    'Запись озаглавлена «Клён», просто она старая. Листай вниз, пока она не появится.',
    'scroll(down) until there("Клён")',
  ],
  [
    'Отзыв звучит так: «Чудо!», но он внизу. Жми «Дальше», пока он не покажется.',
    'press("Дальше") until there("Чудо!")',
  ],
  ['Найди «Фикус», рядом будет «Ещё», раскрой и нажми «Полить».', 'go("Ещё" beside("Фикус")) ; press("Полить")'],
  [
    'Отыщи «Третий урок», рядом есть кнопка «Скачать», нажми её.',
    'search("Третий урок") ; press("Скачать":button beside(<Третий урок>))',
  ],
  ['Включи свет, сирена рядом, её не задень.', 'tick(on свет)'],
  ['Найди строку «Альт» и нажми «Взять» именно в ней, другие мне ни к чему.', 'press("Взять" in(<Альт>:row))'],
  ['Открой рецепт «Плов», внутри указано время, назови его.', 'go("Плов") ; tell(value of время)'],
  ['Открой запись «Ремонт», там есть цена, и сообщи мне её.', 'go("Ремонт":item) ; tell(value of цена)'],
  ['Нажми «Старт» в строке «Бег», остальные мне не нужны.', 'press("Старт" in("Бег":row))'],
  ['Включи «Музыка», переключатель «Сирена» рядом, его не трогай.', 'tick(on "Музыка")'],
  ['Выключи звук, лампа стоит рядом, её не зацепи.', 'tick(off звук)'],
  [
    'There\'s an "Invite" button, type "Mia" in the dialog that opens and accept.',
    'press("Invite") ; enter("Mia" → dialog) ; submit()',
  ],
  [
    'There is a "New folder" button. Enter "Trips" in the prompt and accept it.',
    'press("New folder") ; enter("Trips" → prompt) ; submit()',
  ],
  [
    'You\'ll see the "Add tag" button, enter "urgent" in the pop-up and accept.',
    'press("Add tag") ; enter("urgent" → pop-up) ; submit()',
  ],
  [
    'The ticket "Broken lift" should go to Maria Stone and be due on 3 May 2027. Put that in and save it.',
    'go("Broken lift") ; enter(Maria Stone → assignee) ; enter(2027-05-03 → due:date) ; submit()',
  ],
  [
    'Peter Wolf is taking over the task "Paint the fence", due on 9 June 2027. Put both in and save it.',
    'go("Paint the fence") ; enter(Peter Wolf → assignee) ; enter(2027-06-09 → due:date) ; submit()',
  ],
  [
    '"Order the flags" must go to Ines Roy and be due by 1 August 2027. Open it, enter that and save it.',
    'go("Order the flags") ; enter(Ines Roy → assignee) ; enter(2027-08-01 → due:date) ; submit()',
  ],
  [
    'Under "Contact" ask them "Are dogs allowed in the pool?" and send it. My name is Ivo Brand, ivo@brand.example.',
    'go("Contact") ; handle(send :message with name=Ivo Brand, e-mail=ivo@brand.example, message="Are dogs allowed in the pool?")',
  ],
  [
    '"When is the next concert?" is what I want to ask. Please send it via "Get in touch" as Lena Voss, lena@voss.example',
    'go("Get in touch") ; send(name=Lena Voss, e-mail=lena@voss.example, message="When is the next concert?")',
  ],
  [
    'In "Questions" please ask "Is the lift working?" and send it. I\'m Paul Ray, paul@ray.example.',
    'go("Questions") ; send(name=Paul Ray, e-mail=paul@ray.example, message="Is the lift working?")',
  ],
  ['The map takes a while to load, so wait until it appears and press Zoom in.', 'wait(map) ; press(Zoom in)'],
  ['The chart needs a moment, please be patient and then press Export.', 'wait(chart) ; press(Export)'],
  ['The report takes some time to load. Hang on until it is there and click Print.', 'wait(report) ; press(Print)'],
  [
    "We're on a budget: sort the bikes by price and tell me which one is the cheapest.",
    'sort(price) ; tell(name of <bikes>{least price})',
  ],
  ["We're on a small budget in Ghent: pick that city and sort the hostels by price.", 'choose(Ghent) ; sort(price)'],
  ["I'm a bit short of time: open Timetable and press Print.", 'go(Timetable) ; press(Print)'],
  ['Всё, что было в «Новых», мы разобрали: удали все заметки этой папки.', 'remove(all×заметки from "Новых":folder)'],
  [
    'Всё, что стояло в «Сушке», уже готово: перемести все вазы этого списка в «Обжиг».',
    'each(all×вазы in("Сушке":list)) drag(<вазы> → "Обжиг")',
  ],
  [
    'Всё, что было в «Ремонте», мы закончили: перенеси все машины этой группы в «Выдача».',
    'each(all×машины[из="Ремонте"]) drag(<машины> → "Выдача")',
  ],
  ["Open the Trash and delete everything that's there", 'go(Trash) ; remove(all×)'],
  ['Open Drafts and throw away whatever is there', 'go(Drafts) ; remove(all×)'],
  ["Go to the basket and remove all that's still in there, then log out", 'go(basket) ; remove(all×) ; logout'],
  ['Зайди в корзину и удали всё, что там есть', 'go(корзину) ; remove(all× in(<корзину>))'],
  ['Открой «Загрузки» и убери всё, что там накопилось', 'go("Загрузки") ; remove(all×)'],
  ['Зайди в «Черновики» и удали всё, что там лежит, потом вернись назад', 'go("Черновики") ; remove(all×) ; back'],
  [
    '"Repaint the gate" is finished, so put that card in the Done column.',
    'drag("Repaint the gate":card → Done:column)',
  ],
  [
    '«Полить цветы» уже сделано, так что перетащи эту карточку в колонку «Готово».',
    'drag("Полить цветы" → "Готово":column)',
  ],
  [
    'Everything in the Doing column is finished, so move all those cards to Done.',
    'each(all×:card in(Doing:column)) drag(<>:card → Done)',
  ],
  ['The files in "Old scans" are no longer needed: delete all these files.', 'remove(all×files in("Old scans"))'],
  ['Файлы в папке «Старое» больше не нужны, удали все эти файлы.', 'remove(all×файлы in("Старое":folder))'],
  [
    'Всё в колонке «План» согласовано, переложи все эти карточки в колонку «Готово».',
    'each(all×:card in("План":column)) drag(<>:card → "Готово":column)',
  ],
  ['The photos in my Paris album are blurry. Please delete all those photos.', 'remove(all×:picture in(Paris))'],
  ['I really like what Mia Stone said, so upvote her answer.', 'handle(upvote answer[by=Mia Stone])'],
  [
    'What Peter Hall posted is wonderful. Save his recipe, the button is right under it.',
    'handle(save recipe[by=Peter Hall])',
  ],
  ['I agree with what Nora Wells wrote, so give her review a thumbs up.', 'handle(thumbs up review[by=Nora Wells])'],
  ['Мне понравилось, что написала Анна Ли. Лайкни её отзыв, кнопка рядом с ним.', 'handle(лайкни отзыв[от=Анна Ли])'],
  [
    'See whether Olga Frost has written to me; if her letter is in the drafts, delete it.',
    'tell(whether of :message[from=Olga Frost]) ; remove(<>:message[from=Olga Frost]) if there(<>:message[from=Olga Frost] in(drafts))',
  ],
  [
    'Open the message about parking. It should be set back to unread.',
    'go(:message[about=parking]) ; handle(mark as unread <>:message[about=parking])',
  ],
  ['I\'m done with "Spring brochure", so that file can go into the drawer now.', 'drag("Spring brochure" → drawer)'],
  ['"Oil change" is over, so put that job in the Finished column.', 'drag("Oil change" → Finished:column)'],
  [
    "I've changed my mind about the Lakeside cottage, so my offer for it has to be withdrawn.",
    'handle(withdraw offer[for=Lakeside cottage])',
  ],
  [
    "We can't make it to Vilnius after all. Have that tour cancelled, and if it asks whether we're sure, say yes.",
    'remove(tour[to=Vilnius]) ; submit()',
  ],
  [
    "French shouldn't be among my languages any more: remove it and save.",
    'remove(French from languages) ; press(save)',
  ],
  ["The old van doesn't belong in our fleet any longer. Delete it.", 'remove(old van from fleet)'],
  ['My phone number is wrong. It should be 555-12-90, please update it.', 'enter(555-12-90 → phone number)'],
  ['Our delivery address is outdated, it should now read "Mill Lane 4".', 'enter("Mill Lane 4" → delivery address)'],
  [
    'I want to be reminded of "Water the plants", so turn that on and make the font larger too.',
    'tick(on "Water the plants") ; enter(larger → font)',
  ],
  [
    'Please use the search to find walnut oil and then put it in the cart.',
    'search(walnut oil) ; add(<walnut oil> → cart)',
  ],
  [
    'Please make a reservation for 3 chairs in the name of Lena Frost.',
    'handle(book 3×chairs with chairs=3, name=Lena Frost)',
  ],
  ['Please give a like to the photo "Old pier".', 'handle(like "Old pier":picture)'],
  [
    'The review written by Ida Holt should get a like from me via the Like button next to it.',
    'press(Like beside(review[by=Ida Holt]))',
  ],
  [
    'Please open the thread that comes up when you search for "bike lights" and leave "Mine are fine." there as a reply.',
    'search("bike lights") ; go(thread) ; handle(reply <thread> with "Mine are fine.")',
  ],
  [
    "There is a note about locker 77 that I'd like you to open so that you can tell me what the code is.",
    'go(note[about=locker 77]) ; tell(value of code)',
  ],
  ['The map takes a moment to show up, so wait for it and then press "Zoom in".', 'wait(map) ; press("Zoom in")'],
  [
    'What\'s the weight of the "Oak desk"? Look it up by name and check that row.',
    'search("Oak desk") ; tell(value weight of "Oak desk")',
  ],
  [
    'Please give a like to the photo "Old pier", which will show up in the feed if you keep scrolling down.',
    'scroll(down) until there("Old pier":picture) ; handle(like <Old pier>:picture)',
  ],
  [
    'As soon as the seat map has loaded, which you should wait for, please press "Choose".',
    'wait(seat map) ; press("Choose")',
  ],
  [
    'Open the article about fog, which appears when you scroll further.',
    'scroll(down) until there(article[about=fog]) ; go(<article>[about=fog])',
  ],
  ['Cancel the order I placed for garden chairs.', 'remove(order[for=garden chairs])'],
  ['Withdraw the claim that I filed for the broken lamp.', 'handle(withdraw claim[for=broken lamp])'],
  ["I have a letter from Blue Dental that I'd like you to archive.", 'handle(archive :message[from=Blue Dental])'],
  [
    'Please shoot a message over to her at anna@example.org with the subject "Keys" and the text "They are here."',
    'send(to=anna@example.org, subject="Keys", text="They are here.")',
  ],
  [
    'Could you drop a note to Ivo at ivo@example.org, subject "Tea", text "Come at five."',
    'send(to=ivo@example.org, subject="Tea", text="Come at five.")',
  ],
  [
    'letters: anything from Karst Rail? then mark it as read',
    'handle(mark as read <>:message[from=Karst Rail]) if there(:message[from=Karst Rail])',
  ],
  [
    'inbox: any mail from Anna Holm? then delete it',
    'go(inbox) ; remove(<>:message[from=Anna Holm]) if there(:message[from=Anna Holm])',
  ],
  [
    'Anything from Leo Brandt? If so, archive it.',
    'handle(archive <>:message[from=Leo Brandt]) if there(:message[from=Leo Brandt])',
  ],
  [
    'I think Anna Holm wrote to me and I want to answer her later. Check the inbox, and in case there really is a letter from her, star it.',
    'go(inbox) ; handle(star <>:message[from=Anna Holm]) if there(:message[from=Anna Holm])',
  ],
  [
    'Maybe Leo Brandt sent me something. If there is a message from him, open it.',
    'go(<>:message[from=Leo Brandt]) if there(:message[from=Leo Brandt])',
  ],
  [
    'I believe Ivo Marsh has written to us. Open the inbox and if there actually is a mail from him, delete it.',
    'go(inbox) ; remove(<>:message[from=Ivo Marsh]) if there(:message[from=Ivo Marsh])',
  ],
  [
    'Open the topic "Bread", and leave a reply there, word for word: "I use rye." Make sure it actually gets posted.',
    'go("Bread") ; handle(reply <Bread> with "I use rye.")',
  ],
  [
    'Type "sourdough" in the search, open the first topic, and reply: "Mine rose well." Make sure it gets sent.',
    'search("sourdough") ; go(topic#1) ; enter("Mine rose well." → reply) ; submit(<topic>#1)',
  ],
  [
    'Please ask them "Do you mend bells?" using the "Contact" page. My name is Leo Brandt and my e-mail is leo@example.org. Send it once it\'s filled in.',
    'go("Contact") ; send(name=Leo Brandt, e-mail=leo@example.org, message="Do you mend bells?")',
  ],
  [
    'Ask them "Are dogs allowed?" on the "Questions" page. I\'m Anna Holm, anna@example.org. Send it.',
    'go("Questions") ; send(name=Anna Holm, e-mail=anna@example.org, message="Are dogs allowed?")',
  ],
  [
    "We're planning a short break in the hills: leaving Graz for Split on 3 May 2027 and going home on 9 May 2027. Can you see what trains there are for that round trip?",
    'enter(Graz → from) ; enter(Split → to) ; enter(2027-05-03 → depart:date) ; enter(2027-05-09 → return:date) ; submit(search)',
  ],
  [
    "I'm leaving Leeds for York on 2 June 2027 and coming back on 4 June 2027. Please look which trains there are.",
    'enter(Leeds → from) ; enter(York → to) ; enter(2027-06-02 → depart:date) ; enter(2027-06-04 → return:date) ; submit(search)',
  ],
  [
    "We're thinking of a summer trip, leaving Turku for Visby on 5 July 2027 and heading home on 9 July 2027. Can you see what buses there are for this trip?",
    'enter(Turku → from) ; enter(Visby → to) ; enter(2027-07-05 → depart:date) ; enter(2027-07-09 → return:date) ; submit(search)',
  ],
  [
    'Please find a train for two adults that goes from Leeds to York on 3 May 2027. We only need the way there.',
    'choose(one way) ; enter(2 → adults) ; enter(Leeds → from) ; enter(York → to) ; enter(2027-05-03 → depart:date) ; submit(search)',
  ],
  [
    'Find a bus from Graz to Split on 9 May 2027. I just need the way there.',
    'choose(one way) ; enter(Graz → from) ; enter(Split → to) ; enter(2027-05-09 → depart:date) ; submit(search)',
  ],
  [
    'Look for a train for three adults from Turku to Oulu on 2 June 2027. We only want a single ticket.',
    'choose(one way) ; enter(3 → adults) ; enter(Turku → from) ; enter(Oulu → to) ; enter(2027-06-02 → depart:date) ; submit(search)',
  ],
  [
    'Someone started a thread on rye bread, so go into it and press Follow.',
    'go(<thread>[about=rye bread]) ; press(Follow)',
  ],
  ['Somebody opened an article on bats; open it and press "Save".', 'go(<article>[about=bats]) ; press("Save")'],
  [
    'Somebody started a discussion on winter coats, so open it and press "Follow".',
    'go(<discussion>[about=winter coats]) ; press("Follow")',
  ],
  [
    'Let\'s get an email out to her at anna@example.org with the subject "Car" and the text "I will drive."',
    'send(to=anna@example.org, subject="Car", text="I will drive.")',
  ],
];
