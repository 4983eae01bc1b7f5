import { type PhraseWords, phraseWith } from './phrase-words.ts';
import type { Named, Speech } from './speech.ts';
import { type TriedWords, triedWith } from './tried-words.ts';

export const RUSSIAN: Speech = {
  notUnderstood: (words) =>
    `Не понимаю эту часть задания: ${quoted(words)}. Скажите, пожалуйста, иначе и просто: что сделать, с чем и где.`,
  asItIs: 'пропустить это',
  notFound: (what, ways) => {
    const [name, tried] = [named(what), triedWith(TRIED, ways)];
    return `Не нашёл ${name === '' ? 'этого' : `«${name}»`}${tried.length === 0 ? '' : `; искал ${tried.join(', ')}`}.`;
  },
  notOpened: (what) => `Страница${what === '' ? '' : ` «${what}»`} не открылась.`,
  whichOne: (what) =>
    named(what) === '' ? 'Что из этого имеется в виду?' : `Что именно имеется в виду под «${named(what)}»?`,
  notAllowed: (what) => `«${what}» не разрешено, поэтому не сделано.`,
  standsOtherwise: (what) => `Список стоит не так, как просили: «${what}».`,
  noFileCame: (what) => `«${what}»: файл не пришёл.`,
  nothingHappened: (what) => `«${what}» ничего не изменило на странице.`,
  wentWrong: (what, why) => `«${what}» не получилось: ${why}`,
  noValue: (what) => `В задании не сказано, что вписать в «${named(what)}».`,
  noPlace: (value) => `Непонятно, куда вписать «${value}».`,
  noFile: (what) => `Файла «${what}» мне не дали.`,
  done: (what) => `Сделано: ${named(what)}.`,
  notNeeded: (what) => `Не понадобилось: ${what}.`,
  pressed: (name) => `нажато «${named(name)}»`,
  entered: (value, field) => `«${value}» вписано${named(field) === '' ? '' : ` в «${named(field)}»`}`,
  pressedBeside: (what) => `нажат переключатель «${named(what)}» (включён ли он, на странице не сказано)`,
  chosen: (what) => `выбрано «${named(what)}»`,
  opened: (what) => `открыто «${named(what)}»`,
  searched: (what) => `поиск «${what}»`,
  foundThere: (what) => `найдено: «${what}»`,
  allDone: (what) => `${sentence(what.join('; '))}.`,
  soFar: (done, trouble) => (done.length === 0 ? trouble : `${trouble} До этого: ${done.join('; ')}.`),
  tooMany: (what) => `«${what}» пришлось бы повторять слишком часто.`,
  readsOtherwise: 'Так ничего не вышло: читаю задание иначе.',
  wasReadOtherwise: 'Задание можно понять по-разному: посмотрите, это ли имелось в виду.',
  counted: (what, count) => `${count}: ${named(what)}.`,
  isThere: (what, count) => (count > 0 ? `Да, ${count}: ${named(what)}.` : `Нет: ${named(what)}.`),
  notInTime: (what, seconds) => `«${what}»: за ${seconds} с этого не случилось.`,
};

const PHRASES: PhraseWords = {
  kinds: {
    button: 'кнопка',
    link: 'ссылка',
    field: 'поле',
    checkbox: 'галочка',
    radio: 'переключатель',
    switch: 'переключатель',
    list: 'список',
    option: 'вариант',
    menu: 'меню',
    tab: 'вкладка',
    slider: 'ползунок',
    date: 'дата',
    row: 'строка',
    column: 'столбец',
    cell: 'ячейка',
    table: 'таблица',
    card: 'карточка',
    item: 'пункт',
    section: 'раздел',
    heading: 'заголовок',
    dialog: 'окно',
    page: 'страница',
    picture: 'картинка',
    icon: 'значок',
    text: 'текст',
    form: 'форма',
    folder: 'папка',
    message: 'письмо',
  },
  places: { in: 'в', beside: 'рядом с', under: 'под', above: 'над', before: 'перед', after: 'после', of: '' },
  last: 'последнее:',
};

const TRIED: TriedWords = {
  behind: (name) => `за «${name}»`,
  inside: (name) => `в «${name}»`,
  only: (name) => `только среди «${name}»`,
  search: 'поиском',
  otherLanguage: 'на языке задания',
  further: 'дальше',
};

function named(what: Named): string {
  if (typeof what === 'string') return what;
  return [what]
    .flat()
    .map((one) => phraseWith(PHRASES, one))
    .join(', ');
}

function quoted(words: readonly string[]): string {
  return words.map((one) => `«${one}»`).join(', ');
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
