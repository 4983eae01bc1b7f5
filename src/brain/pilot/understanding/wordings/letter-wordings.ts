/** What people say of letters, in parts, and of several things that are marked and then dealt with. */
export const letterWordings: readonly (readonly [said: string, means: string])[] = [
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
    'send(кому=Иван Петров, теме="План", тексте="Готово")',
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
];
