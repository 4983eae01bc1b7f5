/** What people say around a deed when they talk: favours, reasons, what a thing is like before something is done with it. For each rule, sentences from unrelated places. */
export const chattyWordings: readonly (readonly [said: string, means: string])[] = [
  // All that lies somewhere
  [
    'Перемести, пожалуйста, в «Сдано» все рисунки, которые сейчас стоят в колонке «На проверке».',
    'add(all×рисунки in("На проверке":column) → "Сдано")',
  ],
  [
    'Перенеси все задачи, что лежат в списке «План», в список «Сделано»',
    'each(all×задачи in("План":list)) drag(<задачи> → "Сделано":list)',
  ],
  ['Delete all the files that are still sitting in the folder Drafts', 'remove(all×files in(Drafts:folder))'],
  ['Всё, что накопилось в спаме, удали', 'remove(all× in(спаме))'],
  ['Отметь все счета, какие есть в папке «Новые»', 'each(all×счета in("Новые":folder)) tick(on <счета>)'],
  ['Move every ticket that is in “Open” to “Closed”', 'each(all×ticket in("Open")) drag(<ticket> → "Closed")'],
  // Favours and politeness
  ['Would you be a dear and close the chat?', 'close(chat)'],
  ['Could you do me a favour and archive the letter from Ann?', 'handle(archive :message[from=Ann])'],
  ['Сделай одолжение, закрой этот баннер', 'close(баннер)'],
  ['У меня мало времени, так что открой, пожалуйста, отчёт «Март»', 'go("Март")'],
  ['Keep scrolling, if you would, until the footer shows up', 'scroll(down) until there(footer)'],
  ['Открой, будь добр, настройки звука', 'go(настройки звука)'],
  // How a switch shall be
  ["I'd like the weekly digest switched off.", 'tick(off weekly digest)'],
  ['Could I have the alarm enabled, please?', 'tick(on alarm)'],
  ["Open Settings, and I'd like notifications turned off", 'go(Settings) ; tick(off notifications)'],
  ['I need the “Sound” option turned on too', 'tick(on "Sound":option)'],
  ['Can I have “Gift wrap” ticked?', 'tick(on "Gift wrap")'],
  // By the way, all of them, and when it is done
  ["Add the tea. And while you're at it, turn on the reminder.", 'add(tea) ; tick(on reminder)'],
  ['Delete everything in Spam, every single one', 'remove(all× in(Spam))'],
  ['Закрой все вкладки, ни одной не оставляй', 'each(all×:tab) close(<>:tab)'],
  ['Архивируй все письма от банка, без исключения', 'handle(архивируй all×:message[от=банка])'],
  ["Tick “Cheese”. Once that's all done, press Next.", 'tick(on "Cheese") ; press(Next)'],
  ['Заполни имя «Анна». А как закончишь, нажми «Готово».', 'enter("Анна" → имя) ; press("Готово")'],
  ['Впиши город «Рига». Как только закончишь, сохрани профиль.', 'enter("Рига" → город) ; press(сохрани)'],
  ['Take the tea out of the basket afterwards.', 'remove(tea from basket)'],
  // One and the other
  ['Отключи там и звук, и свет', 'tick(off звук, свет)'],
  ['Turn off both the sound and the light', 'tick(off sound, light)'],
  ['Tick both Milk and Eggs', 'tick(on Milk, Eggs)'],
  ['Удали и «Черновик», и «План»', 'remove("Черновик") ; remove("План")'],
  // Verbs in two halves
  ['Call that meeting off', 'remove(meeting)'],
  ['Please call the order from Norvik off', 'remove(order[from=Norvik])'],
  ['Throw that draft away', 'remove(draft)'],
  [
    "There's that letter called “Lease”, I'm finished with it, so please tuck it away in the archive",
    'add(<Lease>:message → archive)',
  ],
  ['Put a tick at "Parking"', 'tick(on "Parking")'],
  ['Put a tick against Fish', 'tick(on Fish)'],
  ['Put a check by “I agree”', 'tick(on "I agree")'],
  ['Get me logged in', 'login()'],
  ['Get me signed in as anna@x.org with the password rose-7', 'login(email=anna@x.org, password=rose-7)'],
  // Something is said of a thing, then it is done with it
  ['This pop-up is in my way, would you mind closing it?', 'close(:dialog)'],
  ['The lemonade is too sweet, remove it from the basket', 'remove(lemonade from basket)'],
  ["I don't want the blue chair any more, so take it out of my cart", 'remove(blue chair from cart)'],
  ['We no longer need the folder Old, so delete it', 'remove(Old:folder)'],
  ['"Paint the fence" is finished, stick it in Done', 'drag("Paint the fence" → Done)'],
  ['The job right at the top of the list looks nice. Could you save that one for me?', 'handle(save job#1)'],
  ["I've changed my mind about Evening class, cancel that one", 'remove(Evening class)'],
  [
    "I'd rather not have Latin among my subjects any more, so kindly take that one out and save the form.",
    'remove(Latin in(subjects)) ; press(save)',
  ],
  ['The invoice is in Archive, download it', 'download(invoice in(Archive))'],
  ['The lamp is off, turn it on', 'tick(on lamp)'],
  // How somebody came to ask
  ['Неделю не заглядывал в ленту, скажи, сколько там новых записей.', 'tell(count of all×новых:item)'],
  ['Вчера переехали в новый дом, поэтому в поле «Адрес» впиши «Липовая, 5».', 'enter("Липовая, 5" → "Адрес":field)'],
  ['Подсказки мне ни к чему, так что выключи «Показывать советы».', 'tick(off "Показывать советы")'],
  [
    'Сижу на уроке и не помню, сколько стоит абонемент, посмотри, сколько стоит «Утренний».',
    'tell(value цена of "Утренний")',
  ],
  [
    'Хочу прикинуть, хватит ли денег: посмотри, сколько всего в счёте «Май» и сколько в счёте «Июнь», и скажи общую сумму.',
    'tell(sum итог of "Май" against "Июнь")',
  ],
  [
    'Опять забыл, когда закрывается бассейн, скажи, во сколько закрывается «Волна».',
    'tell(value закрывается:date of "Волна")',
  ],
  // The way to the field of what was spoken of
  [
    "We'd take it for 14 days, so open the tab Rent, enter that number as the term and press Book",
    'press(Rent:tab) ; enter(14d → term) ; press(Book)',
  ],
  [
    'Возьмём машину на 5 дней. Открой вкладку «Прокат», впиши там этот срок и нажми «Далее»',
    'press("Прокат":tab) ; enter(5d → срок) ; press("Далее")',
  ],
  ["I'd like the course for 3 months, so go to Plans and enter that period", 'go(Plans) ; enter(3mo → period)'],
  // Where a thing may go
  ['"Spring report" can go in the archive.', 'add("Spring report" → archive)'],
  ['"Order paper" goes over to Bought, drag it there', 'drag("Order paper" → Bought)'],
  ['«План отпуска» можно в архив', 'add("План отпуска" → архив)'],
  ['«Лампа Норд» — в избранное его', 'add("Лампа Норд" → избранное)'],
  ['"Draft 2" should go to the folder Old. Then close the window.', 'add("Draft 2" → Old:folder) ; close(:dialog)'],
  // What is so now
  [
    'Я теперь «Главный редактор», поменяй должность и сохрани',
    'enter("Главный редактор" → должность) ; press(сохрани)',
  ],
  ['Our team is “North” now, update the team name and save', 'enter("North" → team name) ; press(save)'],
  ['I\'m "Head of sales" now, change my job title and save', 'enter("Head of sales" → job title) ; press(save)'],
  // As far as something
  ['Keep going down the page till you hit Chapter 9', 'scroll(down) until there(Chapter 9)'],
  ['Scroll down until you come across the photo of Ann', 'scroll(down) until there(:picture of(Ann))'],
  ['Листай вниз, пока не наткнёшься на «Контакты»', 'scroll(down) until there("Контакты")'],
  // Whoever sees it is to do something with it
  [
    'See the line with Peter Holm in the list? Would you press the little bell there for me?',
    'press(little bell in(<>:row[contains Peter Holm]))',
  ],
  ['Do you see the comment by Ann? Please press Report in it.', 'press(Report in(<comment>[by=Ann]))'],
  ['See the order from Norvik? Cancel it.', 'remove(<order>[from=Norvik])'],
  ['Видишь письмо от банка? Открой его.', 'go(<>:message[от=банка])'],
  ['Видишь строку «Аренда»? Нажми в ней «Скачать»', 'press("Скачать" in(<Аренда>:row))'],
  // A field that is spoken of
  ['There is a cell B2 in the table, put 14 there', 'enter(14 → B2:cell)'],
  ['В таблице есть ячейка D7, туда надо поставить 120.', 'enter(120 → D7:cell in(:table))'],
  ['На форме есть поле Город, впиши туда «Рига»', 'enter("Рига" → Город:field in(:form))'],
];
