/** What people say of letters, in parts, and of several things that are marked and then dealt with. */
export const letterWordings: readonly (readonly [said: string, means: string])[] = [
  [
    'Move the letter from Ann and the letter from Bob to Spam.',
    'add(:message[from=Ann] → Spam) ; add(:message[from=Bob] → Spam)',
  ],
  [
    'Перемести письмо от Анны и письмо от Игоря в «Счета».',
    'add(:message[от=Анны] → "Счета") ; add(:message[от=Игоря] → "Счета")',
  ],
  ['Open the card Shelf and the card Table.', 'go(Shelf:card) ; go(Table:card)'],
  ['Forward to Otto the letter by Vera Lind', 'handle(forward :message[by=Vera Lind] with to=Otto)'],
  ['Send Nora the details Leo mailed to me', 'handle(forward :message[from=Leo] with to=Nora)'],
  ['Send Ann the letter that Bob wrote yesterday', 'handle(forward :message[from=Bob =2026-11-14] with to=Ann)'],
  ['The message from Ines has to be forwarded to Paul', 'handle(forward :message[from=Ines] with to=Paul)'],
  [
    'Jonas sent me a letter that should be forwarded to Eva Lund',
    'handle(forward :message[from=Jonas] with to=Eva Lund)',
  ],
  ["Find Mia's mail and send it to Theo", 'handle(forward <>:message[from=Mia] with to=Theo)'],
  ['Pass the letter from Rosa to Karl', 'handle(forward :message[from=Rosa] with to=Karl)'],
  ['Nora is waiting for the message by Leo', 'handle(forward :message[by=Leo] with to=Nora)'],
  ["Send Tilda Marco's letter", 'handle(forward :message[from=Marco] with to=Tilda)'],
  ["Pass Ann-Kristin Bob's note, please", 'handle(forward note[from=Bob] with to=Ann-Kristin)'],
  ["Forward Anna Berg's email to Tom", 'handle(forward :message[from=Anna Berg] with to=Tom)'],
  ['Give Jean-Luc the message that you got from Mira', 'handle(forward :message[from=Mira] with to=Jean-Luc)'],
  ['Forward the letter I received from the bank', 'handle(forward :message[from=bank])'],
  ['I want the letter by Ida Holm to be passed on to Sven', 'handle(forward :message[by=Ida Holm] with to=Sven)'],
  ["We'd like the email from Petra to be sent to Luis", 'handle(forward :message[from=Petra] with to=Luis)'],
  ['Greta would like her message forwarded to Otto', 'handle(forward :message[from=Greta] with to=Otto)'],
  ['Hugo needs his letter to be sent on to Eva Lund', 'handle(forward :message[from=Hugo] with to=Eva Lund)'],
  ["I'd like to send the message from Petra to Luis's mailbox", 'handle(forward :message[from=Petra] with to=Luis)'],
  ["Send “On my way” to Carla's email", 'send("On my way", to=Carla)'],
  ['Email the notes from Ann to Bob', '?(Email the notes from Ann to Bob)'],
  ['We want the letter from Kai forwarded to Lea', 'handle(forward :message[from=Kai] with to=Lea)'],
  ['I need the email written to me by Ines sent to Paul', 'handle(forward :message[by=Ines] with to=Paul)'],
  ["Send a reply saying “Agreed” to Milan's letter", 'handle(reply :message[from=Milan] with "Agreed")'],
  ['Write an answer to the message from Ida: “See you”', 'handle(reply :message[from=Ida] with "See you")'],
  ['Leave a reply “Thanks” to the comment by Leo', 'handle(reply comment[by=Leo] with "Thanks")'],
  ['Отправь ответ «Согласна» на письмо от Анны', 'handle(ответь :message[от=Анны] with "Согласна")'],
  ["Send Otto all Vera's messages", 'handle(forward all×:message[from=Vera] with to=Otto)'],
  ["Forward Tilda all of Marco's letters", 'handle(forward all×:message[from=Marco] with to=Tilda)'],
  ['Отправь Нине письмо от Олега', 'handle(перешли :message[от=Олега] with кому=Нине)'],
  ['Перешли Олегу сообщение, которое я получил от Веры', 'handle(перешли :message[от=Веры] with кому=Олегу)'],
  ['Отправь Нине письмо, которое пришло от Марка', 'handle(перешли :message[от=Марка] with кому=Нине)'],
  ['Отправь Ивану письмо, которое прислала Ольга', 'handle(перешли :message[от=Ольга] with кому=Ивану)'],
  ['Найди письмо от Веры и отправь его Павлу', 'handle(перешли <>:message[от=Веры] with кому=Павлу)'],
  ['Иван ждёт письмо от Ольги', 'handle(перешли :message[от=Ольги] with кому=Иван)'],
  ['Send Ann the message “Hi”', 'send(to=Ann, "Hi")'],
  [
    'Start a new email. The recipient is eva@example.org, the subject "Plan", and the text should read "Done." Then send.',
    'send(recipient=eva@example.org, subject="Plan", text="Done.")',
  ],
  [
    'I want Ann Lee to get an email from me. Put "Trip" into the subject and "We leave at 9" into the body and send it.',
    'send(to=Ann Lee, subject="Trip", body="We leave at 9")',
  ],
  [
    'Нужно, чтобы Иван Петров получил от меня сообщение. В теме укажи «План», в самом тексте напиши «Готово» и отправь.',
    'send(кому=Иван Петров, тема="План", текст="Готово")',
  ],
  [
    'Создай новое письмо для Анны Берг, тему поставь «Отчёт», а в тексте напиши «Всё сделано», потом отправь его',
    'send(кому=Анны Берг, тему="Отчёт", тексте="Всё сделано")',
  ],
  [
    'Please send "Hello there" to bob@example.org. The subject is "Greetings".',
    'send(to=bob@example.org, text="Hello there", subject="Greetings")',
  ],
  ['Mail kim@example.org: "All done", subject Sunday', 'send(to=kim@example.org, text="All done", subject=Sunday)'],
  [
    'Could you write "On my way" to lee@example.org and send it? The subject line should be "Tonight".',
    'send(text="On my way", to=lee@example.org, subject="Tonight")',
  ],
  ['Reply to the letter from Ann with "Yes" and send it', 'handle(reply :message[from=Ann] with "Yes")'],
  ['Ответь на письмо Веры: напиши «Хорошо» и отправь', 'handle(ответь Веры:message with "Хорошо")'],
  [
    'В поле «Город» введи Казань, улицу «Баумана», дом «5» и сохрани',
    'enter(Казань → "Город") ; enter("Баумана" → улицу) ; enter("5" → дом) ; press(сохрани)',
  ],
  [
    'Нажми «Написать», в поле «Кому» введи ivan@example.org, тему «План», текст «Буду» и отправь',
    'press("Написать") ; enter(ivan@example.org → "Кому") ; enter("План" → тему) ; enter("Буду" → текст) ; submit()',
  ],
  [
    'In the field "Name" enter Ann, phone "555", note "urgent" and submit',
    'enter(Ann → "Name") ; enter("555" → phone) ; enter("urgent" → note) ; submit()',
  ],
  ['Please write "Hello" to Tom Berg and send it', 'send("Hello", to=Tom Berg)'],
  [
    'Tick the mails from Ann and from Bob and archive them',
    'tick(on :message[from=Ann], :message[from=Bob]) ; handle(archive all×<>:message)',
  ],
  [
    'Select the letters from Ann and Bob and archive them',
    'tick(on :message[from=Ann], :message[from=Bob]) ; handle(archive all×<>:message)',
  ],
  ['Mark the comments by Ann and Bob and delete them', 'remove(all×comments[by=Ann]) ; remove(all×comments[by=Bob])'],
  ['Please delete the letters from Bob and Ann', 'remove(all×:message[from=Bob]) ; remove(all×:message[from=Ann])'],
  ['I got two letters from Ann, please select both and archive them', 'handle(archive 2×<>:message[from=Ann])'],
  ['Delete two files: one from Ann, the other from Bob', 'remove(files[from=Ann]) ; remove(files[from=Bob])'],
  [
    'Архивируй два письма: одно от Анны, другое от Бориса',
    'handle(архивируй :message[от=Анны]) ; handle(архивируй :message[от=Бориса])',
  ],
  [
    'Выдели письма от «Банка» и «Почты» и отправь их в архив',
    'tick(on :message[от="Банка"], :message[от="Почты"]) ; add(all×<>:message → архив)',
  ],
  [
    'Мне пришли сообщения от «Банка» и «Почты», отметь, пожалуйста, оба и перенеси в папку со счетами',
    'tick(on :message[от="Банка"], :message[от="Почты"]) ; add(all×<>:message → счетами:folder)',
  ],
  ['У меня есть заметки «План» и «Идея», удали их', 'remove("План") ; remove("Идея")'],
  ['Отметь галочками файлы от Анны и от Бориса', 'tick(on файлы:checkbox[от=Анны], файлы:checkbox[от=Бориса])'],
  [
    'New message: subject "Keys", text "They are under the mat.", to tom@hill.example',
    'send(subject="Keys", text="They are under the mat.", to=tom@hill.example)',
  ],
  [
    'A new letter please, to ann@example.com, subject "Roof", text "Can you come on Monday?"',
    'send(to=ann@example.com, subject="Roof", text="Can you come on Monday?")',
  ],
  [
    'New e-mail please, subject "Piano", body "It is tuned.", and it goes to lena@keys.example',
    'send(subject="Piano", text="It is tuned.", to=lena@keys.example)',
  ],
  ['«Буду в шесть» — отправь это сообщением для Анны Ким.', 'send(кому=Анны Ким, "Буду в шесть")'],
  ['«Ключи у соседки» — напиши это Олегу Седову.', 'send(кому=Олегу Седову, "Ключи у соседки")'],
  [
    '«Смета готова» — отправь это письмом Вере Котовой, тема «Крыша».',
    'send(кому=Вере Котовой, текст="Смета готова", тема="Крыша")',
  ],
  [
    "Has Olga Perrin sent anything that's waiting in the archive? If so, delete it.",
    'remove(<>:message[from=Olga Perrin] in(archive)) if there(:message[from=Olga Perrin] in(archive))',
  ],
  // Who is spoken of first
  [
    'Вадим Котов ждёт ответа: найди письмо от него, открой и отправь ответ с такими словами: «Буду в шесть.»',
    'handle(ответь <>:message[от=Вадим Котов] with "Буду в шесть.")',
  ],
  [
    'Марина Ли зовёт на чай, так что черкни ей на почту «Приду.», темой поставь «Чай», и пусть оно сразу уйдёт.',
    'send(кому=Марина Ли, текст="Приду.", тема="Чай")',
  ],
  ['Олег Ким скучает, поэтому напиши ему на почту «Звони!»', 'send(кому=Олег Ким, текст="Звони!")'],
  ['У неё в чате ник ann_b, так что напиши ей сообщение «Ключ у двери.»', 'send(кому=ann_b, "Ключ у двери.")'],
  [
    'Банк «Дуб» писал не один раз, возьми самое свежее их письмо и скажи, какая там ставка.',
    'go(:message[от="Дуб"]{most дата}) ; tell(value of ставка)',
  ],
  ['Отправь Анне Берг письмо следующего содержания: «Жду.»', 'send(кому=Анне Берг, "Жду.")'],
  ['Did Bruno send something that is in Drafts?', 'tell(whether of :message[from=Bruno] in(Drafts))'],
  [
    "Has Mia Torres sent a message that's sitting in Spam? If so, delete that message.",
    'remove(<>:message[from=Mia Torres] in(Spam)) if there(:message[from=Mia Torres] in(Spam))',
  ],
  [
    "There's a letter from the landlord. What is the new rent?",
    'go(:message[from=landlord]) ; tell(value of new rent)',
  ],
  [
    "I've got a message about parcel 7781. When will it arrive?",
    'go(:message[about=parcel 7781]) ; tell(value arrive:date of <>:message[about=parcel 7781])',
  ],
  [
    'There is a mail on invoice 93. How much is it?',
    'go(:message[about=invoice 93]) ; tell(value price of <>:message[about=invoice 93])',
  ],
  ['Анна Ли мне написала, ответь ей: «Спасибо!»', 'handle(ответь :message[от=Анна Ли] with "Спасибо!")'],
  [
    'Мне пишет Олег Рябов, надо ему ответить так: «Буду в шесть.»',
    'handle(ответь :message[от=Олег Рябов] with "Буду в шесть.")',
  ],
  ['Ann Lee wrote to me, answer her: “See you at six.”', 'handle(reply :message[from=Ann Lee] with "See you at six.")'],
  [
    'Вера Лис мне писала, надо ей ответить вот что: «Согласна.»',
    'handle(ответь :message[от=Вера Лис] with "Согласна.")',
  ],
  [
    'Напиши письмо Олегу Рябову. В теме пусть будет «Ключи», а в самом письме: «Они у вахтёра.»',
    'send(кому=Олегу Рябову, тема="Ключи", текст="Они у вахтёра.")',
  ],
  [
    'Для marta_k нужно письмо: в теме «Отпуск», а в тексте «Вернусь в мае.»',
    'send(кому=marta_k, тема="Отпуск", текст="Вернусь в мае.")',
  ],
  [
    'Отправь письмо для max@site.org, тему поставь «Счёт», а внутри напиши: «Оплачено.»',
    'send(кому=max@site.org, тема="Счёт", текст="Оплачено.")',
  ],
  ['Напиши Олегу Рябову на почту: «Ключи у вахтёра.»', 'send(кому=Олегу Рябову, текст="Ключи у вахтёра.")'],
  [
    'Напиши Анне Ли на почту «Приеду в шесть.», а темой поставь «Встреча».',
    'send(кому=Анне Ли, текст="Приеду в шесть.", тема="Встреча")',
  ],
  [
    'Напиши письмо Олегу Рыбину. В теме укажи, пожалуйста, «Лодка», а в тексте — «Она готова.»',
    'send(кому=Олегу Рыбину, тема="Лодка", текст="Она готова.")',
  ],
  [
    'A letter should go out to office@oakhill.example that says "The key is under the mat." and has "Keys" as its subject.',
    'send(to=office@oakhill.example, text="The key is under the mat.", subject="Keys")',
  ],
  [
    'Write to Tom Reed. The subject should be "Boat", and the message itself simply says "It is repaired."',
    'send(to=Tom Reed, subject="Boat", text="It is repaired.")',
  ],
  [
    'An email must go to lara@quay.example with "Parking" as the subject and the text "Gate B is open."',
    'send(to=lara@quay.example, subject="Parking", text="Gate B is open.")',
  ],
  [
    'Another message has to go out to ann@hill.example that says "See you at noon."',
    'send(to=ann@hill.example, "See you at noon.")',
  ],
  [
    'Send a mail to Ann Lee that reads "All fine." and has "News" as its subject line.',
    'send(to=Ann Lee, text="All fine.", subject="News")',
  ],
  [
    'Using "Contact the harbour", please send the message "Is the crane free?" with Olga Finch as the name and olga@finch.example as the e-mail.',
    'go("Contact the harbour") ; send(name=Olga Finch, e-mail=olga@finch.example, message="Is the crane free?")',
  ],
  [
    'Can you ask them "Are dogs allowed?" There\'s a form "Ask the hostel" for that; my name is Tom Reed and my e-mail is tom@reed.example, and then send it off.',
    'go("Ask the hostel") ; send(name=Tom Reed, e-mail=tom@reed.example, message="Are dogs allowed?")',
  ],
  [
    'Through "Feedback" send this question: "When do you open?" from Lia Moss, lia@moss.example.',
    'go("Feedback") ; send(name=Lia Moss, e-mail=lia@moss.example, message="When do you open?")',
  ],
  [
    'Отправь письмо Вере Лис, указав в теме «Билеты» и написав «Жду у входа».',
    'send(кому=Вере Лис, тема="Билеты", текст="Жду у входа")',
  ],
  [
    'Олегу Рощину нужно отправить письмо с темой «Ключ», в котором написано «Он под ковриком».',
    'send(кому=Олегу Рощину, тема="Ключ", текст="Он под ковриком")',
  ],
  ['Напиши Анне Ли сообщение, в котором сказано «Буду в шесть».', 'send(кому=Анне Ли, текст="Буду в шесть")'],
  ['Удали письмо от Анны, в котором написано «Скидка».', 'remove(:message[от=Анны contains "Скидка"])'],
  ['Отправь в архив письмо, в котором написано «Скидка».', 'add(:message[contains "Скидка"] → архив)'],
  [
    'Удали отзыв, который оставил Пётр Лис и который начинается со слова «Ужас».',
    'remove(отзыв[от=Пётр Лис contains "Ужас"])',
  ],
  ['Открой письмо, присланное мне от Анны Ли.', 'go(:message[от=Анны Ли])'],
  [
    'Письма, пришедшие от «Вольт» и «Лотерея», нужно выделить и отправить в спам.',
    'tick(on :message[от="Вольт"], :message[от="Лотерея"]) ; add(<>:message → спам)',
  ],
  ['Удали заметку, в которой говорится «Соль».', 'remove(заметку[contains "Соль"])'],
  [
    'Email tess@quay.example, subject "Sunday", message "The boat is ready."',
    'send(to=tess@quay.example, subject="Sunday", message="The boat is ready.")',
  ],
  [
    'E-mail jo@harbour.example, subject "Keys", text "Under the mat."',
    'send(to=jo@harbour.example, subject="Keys", text="Under the mat.")',
  ],
  [
    'email: bob@pier.example, subject: "Lunch", message: "At noon?" - send it',
    'send(to=bob@pier.example, subject="Lunch", text="At noon?")',
  ],
  [
    'Ответь на письмо Олега Вяткина, текст ответа: «Буду в 12:20 на перроне 4.»',
    'handle(ответь :message[от=Олега Вяткина] with "Буду в 12:20 на перроне 4.")',
  ],
  ['Ответь на комментарий Анны, текст такой: «Согласен.»', 'handle(ответь комментарий Анны with "Согласен.")'],
  [
    'Reply to Ann\'s letter, the text of the reply: "Fine by me."',
    'handle(reply :message[from=Ann] with "Fine by me.")',
  ],
  ['Reply to Ann, subject "Lunch", text: "At noon."', 'handle(reply Ann with subject="Lunch", text="At noon.")'],
];
