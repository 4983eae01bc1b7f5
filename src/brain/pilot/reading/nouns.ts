import { alikeWords, wordsIn } from './same-word.ts';

/** Words for a thing among many, whatever it is. */
const ANYTHING =
  'item entry record row line result thing element card offer option one position object listing place элемент запись строка результат вещь карточка предложение вариант позиция объект пункт объявление штука';

/**
 * Words that name the same things, and the places where such things are listed. So "letters" are what an inbox holds,
 * though no letter calls itself one.
 */
const GROUPS = [
  'letter mail email e-mail message inbox mailbox письмо почта сообщение входящие имейл',
  'job vacancy position opening career work вакансия работа должность карьера',
  'dish meal food menu course pizza restaurant-menu блюдо еда меню кушанье',
  'restaurant cafe place eatery bar ресторан кафе заведение бар',
  'product good article item shop store catalogue catalog market товар продукт магазин каталог маркет',
  'flight plane airline departure рейс перелет полет авиарейс вылет',
  'trip travel journey tour route ticket поездка путешествие маршрут билет тур',
  'hotel room stay accommodation apartment отель гостиница номер жилье квартира',
  'person people user member employee staff colleague contact customer client человек люди пользователь участник сотрудник работник коллега контакт клиент персонал',
  'post topic thread discussion forum conversation comment reply тема пост обсуждение форум беседа комментарий ответ ветка',
  'task todo issue ticket assignment задача дело задание заявка',
  'order purchase basket cart заказ покупка корзина',
  'file document folder attachment файл документ папка вложение',
  'event meeting appointment calendar schedule событие встреча мероприятие календарь расписание',
  'book library novel книга библиотека роман',
  'film movie cinema show screening фильм кино кинотеатр сеанс',
  'song track music album playlist песня трек музыка альбом',
  'review feedback opinion отзыв мнение',
  'payment transaction transfer invoice bill платеж операция перевод счет транзакция',
  'news article story headline новость статья заметка',
  'course lesson class training курс урок занятие',
  'notification alert уведомление оповещение',
].map((group) => group.split(' '));
const ANY = ANYTHING.split(' ');

/** "results", "items": any of the things that are listed. */
export function isAnything(words: string): boolean {
  const all = wordsIn(words);
  return all.length > 0 && all.every((word) => ANY.some((other) => alikeWords(word, other)));
}

/** Whether the two speak of the same sort of things. */
export function isSameSort(words: string, other: string): boolean {
  const asked = groupsOf(words);
  return asked.size > 0 && [...groupsOf(other)].some((group) => asked.has(group));
}

/** Whether it is known what sort of things the words speak of. */
export function hasSort(words: string): boolean {
  return groupsOf(words).size > 0;
}

/** Without the words that only say what sort of things are meant. */
export function withoutSort(words: string): string {
  return wordsIn(words)
    .filter((word) => !hasSort(word))
    .join(' ');
}

function groupsOf(text: string): Set<number> {
  const groups = new Set<number>();
  for (const word of wordsIn(text))
    GROUPS.forEach((group, at) => {
      if (group.some((other) => alikeWords(word, other))) groups.add(at);
    });
  return groups;
}
