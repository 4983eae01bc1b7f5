import { newStemmer } from 'snowball-stemmers';

const english = newStemmer('english');
const russian = newStemmer('russian');
const known = new Map<string, string>();
/** Enough for the words of many pages; afterwards it starts again. */
const MOST_KNOWN = 20_000;

/** What a word has in common with its other forms, in the language of its letters. */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const found =
    IRREGULAR.get(word) ?? COMMANDS.get(word) ?? (isCyrillic(word) ? russian.stem(asDeed(word)) : english.stem(word));
  known.set(word, found);
  return found;
}

export function isCyrillic(word: string): boolean {
  return /[а-я]/.test(word);
}

/** «копируй»: «копировать», as buttons and dictionaries have it. */
function asDeed(word: string): string {
  return word.replace(/ируй(?:те)?$/, 'ировать');
}

/** Plurals that no ending shows. */
const IRREGULAR = new Map(
  [
    ['child', 'children'],
    ['man', 'men'],
    ['woman', 'women'],
    ['person', 'people'],
    ['foot', 'feet'],
    ['tooth', 'teeth'],
    ['mouse', 'mice'],
    ['ребенок', 'ребенка', 'ребенку', 'дети', 'детей', 'детям', 'детьми', 'детях'],
    ['человек', 'человека', 'люди', 'людей', 'людям', 'людьми'],
    ['день', 'дня', 'дню', 'днем', 'дне', 'дни', 'дней', 'дням', 'днями', 'днях'],
    ['друг', 'друга', 'другу', 'друзья', 'друзей', 'друзьям'],
    ['имя', 'имени', 'именем', 'имена', 'имен', 'именам'],
    ['время', 'времени', 'временем', 'времена'],
    ['счет', 'счета', 'счету', 'счетом', 'счете', 'счетов'],
    ['письмо', 'письма', 'письму', 'письмом', 'письме', 'писем', 'письмам', 'письмами'],
    ['подписка', 'подписки', 'подписку', 'подписок'],
    ['кнопка', 'кнопки', 'кнопку', 'кнопок'],
    ['папка', 'папки', 'папку', 'папок'],
    ['строка', 'строки', 'строку', 'строке', 'строк'],
  ].flatMap(([first = '', ...others]) => [first, ...others].map((form) => [form, first] as const)),
);

/** Commands that begin otherwise than what they are a command to do: «перешли», where a button says «Переслать». */
const COMMANDS = new Map(
  [
    ['переслать', 'перешли', 'перешлите'],
    ['принять', 'прими', 'примите'],
    ['стереть', 'сотри', 'сотрите'],
    ['отозвать', 'отзови', 'отзовите'],
    ['вызвать', 'вызови', 'вызовите'],
  ].flatMap(([deed = '', ...forms]) => forms.map((form) => [form, russian.stem(deed)] as const)),
);
