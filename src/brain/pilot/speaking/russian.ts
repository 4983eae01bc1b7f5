import type { Speech } from './speech.ts';

export const RUSSIAN: Speech = {
  notUnderstood: (words) =>
    `Не понимаю эту часть задания: ${quoted(words)}. Скажите, пожалуйста, иначе и просто: что сделать, с чем и где.`,
  asItIs: 'пропустить это',
  notFound: (what, tried) =>
    `Не нашёл ${what === '' ? 'этого' : `«${what}»`}${tried.length === 0 ? '' : `; пробовал: ${tried.join(', ')}`}.`,
  notOpened: (what) => `Страница${what === '' ? '' : ` «${what}»`} не открылась.`,
  whichOne: (what) => `Что именно имеется в виду под «${what}»?`,
  notAllowed: (what) => `«${what}» не разрешено, поэтому не сделано.`,
  standsOtherwise: (what) => `Список стоит не так, как просили: «${what}».`,
  nothingHappened: (what) => `«${what}» ничего не изменило на странице.`,
  wentWrong: (what, why) => `«${what}» не получилось: ${why}`,
  noValue: (what) => `В задании не сказано, что вписать в «${what}».`,
  noFile: (what) => `Файла «${what}» мне не дали.`,
  done: (what) => `Сделано: ${what}.`,
  notNeeded: (what) => `Не понадобилось: ${what}.`,
  pressed: (name) => `нажато «${name}»`,
  entered: (value, field) => `«${value}» вписано в «${field}»`,
  pressedBeside: (what) => `нажат переключатель «${what}» (включён ли он, на странице не сказано)`,
  chosen: (what) => `выбрано «${what}»`,
  opened: (what) => `открыто «${what}»`,
  searched: (what) => `поиск «${what}»`,
  foundThere: (what) => `найдено: «${what}»`,
  allDone: (what) => `${sentence(what.join('; '))}.`,
  soFar: (done, trouble) => (done.length === 0 ? trouble : `${trouble} До этого: ${done.join('; ')}.`),
  tooMany: (what) => `«${what}» пришлось бы повторять слишком часто.`,
  readsOtherwise: 'Так ничего не вышло: читаю задание иначе.',
  wasReadOtherwise: 'Задание можно понять по-разному: посмотрите, это ли имелось в виду.',
  counted: (what, count) => `${count}: ${what}.`,
  isThere: (what, count) => (count > 0 ? `Да, ${count}: ${what}.` : `Нет: ${what}.`),
  notInTime: (what, seconds) => `«${what}»: за ${seconds} с этого не случилось.`,
};

function quoted(words: readonly string[]): string {
  return words.map((one) => `«${one}»`).join(', ');
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
