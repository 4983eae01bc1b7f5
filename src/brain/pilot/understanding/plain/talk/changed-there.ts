import { beginsSentence, inPlaceOf, markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** «Поменяй данные в анкете. Городом пусть будет Тверь, …»: the form is changed, and what shall stand in it comes next. */
export function asChangedThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const said = beginsSentence(tokens, at) ? CHANGED.exec(words.slice(at, at + MOST_WORDS).join(' ')) : null;
    const form = FORMS.get(said?.groups?.['form'] ?? '');
    const end = at + (said?.[0].split(' ').length ?? 0);
    const mark = tokens[end];
    const stop = tokens.findIndex(({ isMark }, index) => index > end && isMark);
    const isSet = words.slice(end + 1, stop < 0 ? words.length : stop).some((word) => SET.test(word));
    if (!said || form === undefined || !mark || !/^[.:,;]$/.test(mark.text) || !isSet) continue;
    const change = [inPlaceOf(tokens[at], 'обнови'), inPlaceOf(tokens[end - 1], form), markInPlaceOf(mark, ':')];
    const [next, ...rest] = tokens.slice(end + 1);
    const small = next && !next.value ? { ...next, text: next.text.toLowerCase() } : next;
    return [...tokens.slice(0, at), ...change, ...(small ? [small] : []), ...rest];
  }
  return [...tokens];
}

const MOST_WORDS = 7;
const CHANGED =
  /^(?:поменяй|измени|обнови|исправь|поправь|поменяйте|измените|обновите|исправьте|поправьте) (?:мои |мне |там )*(?:данные|сведения|информацию|настройки) (?:в|во|на) (?:моем |моей |моих |своем |своей )?(?<form>[а-я]{4,})(?= |$)/;
const SET = /^(?:пусть|(?:введи|впиши|укажи|поставь|выбери|напиши|вбей)(?:те)?)$/;
const FORMS: ReadonlyMap<string, string> = new Map([
  ['профиле', 'профиль'],
  ['анкете', 'анкету'],
  ['карточке', 'карточку'],
  ['форме', 'форму'],
  ['заявке', 'заявку'],
  ['кабинете', 'кабинет'],
]);
