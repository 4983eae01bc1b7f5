// What a marked saying asks for, put into plain commands: so that the rewording can begin with what the sayings know already.
import type { Language } from '../../../src/brain/pilot/goal.ts';
import type { ClauseKind, SlotName, TaggedClause } from '../../../src/brain/pilot/tagging/tagged.ts';
import type { Saying } from '../sayings.ts';

/** What stands in the slots of a clause, one after the other. */
type Slots = (name: SlotName) => readonly string[];

/** Small words in front of what they bind. */
interface Frames {
  in: string;
  to: string;
  and: string;
  except: string;
  if: string;
  until: string;
}

const FRAMES: Readonly<Record<Language, Frames>> = {
  en: { in: 'in', to: 'to', and: 'and', except: 'except', if: 'If', until: 'until' },
  ru: { in: 'в', to: 'в', and: 'и', except: ', кроме', if: 'Если', until: ', пока не' },
};

/** Words that only point at what was said elsewhere: what they stand for is not marked. */
const POINTS =
  /^(?:it|them|this|that|these|those|there|him|her|one|both|here|его|ее|её|их|это|этот|эту|туда|там|тут|здесь|оба|обе|он|она|они|ней|ним|нём|нее|неё|него|них)(?: one| ones)?$/i;

/** The plain commands of a saying; nothing where they would not say all of it. */
export function plainOf({ clauses, tokens, text, language }: Saying): string | undefined {
  const said: string[] = [];
  for (const clause of inOrder(clauses)) {
    if (clause.kind === 'hint') return undefined;
    const words = (from: number, to: number) => text.slice(tokens[from]?.start, tokens[to - 1]?.end);
    const all = clause.slots.map(({ slot, from, to }) => ({ slot, words: words(from, to) }));
    if (all.some((one) => POINTS.test(one.words))) return undefined;
    const slots: Slots = (name) => all.filter(({ slot }) => slot === name).map((one) => one.words);
    const command = commandOf(clause, slots, language);
    const isLost = (one: (typeof all)[number]) =>
      one.slot !== 'only' && one.slot !== 'until' && !command?.includes(one.words);
    if (command === undefined || all.some(isLost)) return undefined;
    said.push(conditioned(command, slots, FRAMES[language]));
  }
  return said.length === 0 ? undefined : said.join(' ');
}

/** "How many are there if you search for it?": what is asked comes after what only leads there. */
function inOrder(clauses: readonly TaggedClause[]): readonly TaggedClause[] {
  const isAsked = ({ kind }: TaggedClause) => kind.startsWith('tell:');
  const first = clauses.findIndex(isAsked);
  const after = clauses.slice(first + 1);
  const leads = first >= 0 && after.length > 0 && after.every(({ kind }) => LEADING.test(kind));
  return leads ? [...clauses.slice(0, first), ...after, ...clauses.slice(first, first + 1)] : clauses;
}

const LEADING = /^(?:search|sort|filter|go|scroll:\w+)$/;

function conditioned(command: string, slots: Slots, frames: Frames): string {
  const until = slots('until').map((words) => ` ${frames.until} ${words}`);
  const whole = `${command.replace(/[.?]$/, '')}${until.join('')}${/\?$/.test(command) ? '?' : '.'}`.replaceAll(
    ' ,',
    ',',
  );
  const [only] = slots('only');
  return only === undefined ? whole : `${frames.if} ${only}: ${whole[0]?.toLowerCase()}${whole.slice(1)}`;
}

function commandOf({ kind }: TaggedClause, slots: Slots, language: Language): string | undefined {
  const frames = FRAMES[language];
  const joined = (words: readonly string[]) => words.join(` ${frames.and} `);
  const one = (name: SlotName) => joined(slots(name));
  const thing = [...slots('count'), ...slots('best'), joined(slots('thing')), ...slots('cond')]
    .filter(Boolean)
    .join(' ');
  const but = slots('except').length > 0 ? ` ${frames.except} ${one('except')}` : '';
  const things = `${thing}${but}`;
  const place = one('place');
  const within = place === '' ? '' : ` ${frames.in} ${place}`;
  const to = one('to');
  const towards = to === '' ? '' : ` ${frames.to} ${to}`;
  const of = (verb: string, rest = things) => (rest === '' ? undefined : `${verb} ${rest}${within}.`);
  const entries = paired(slots('field'), slots('value'));
  const ru = language === 'ru';
  switch (kind) {
    case 'go':
      return things === ''
        ? place === ''
          ? undefined
          : `${ru ? 'Открой' : 'Open'} ${place}.`
        : of(ru ? 'Открой' : 'Open');
    case 'back':
      return ru ? 'Вернись назад.' : 'Go back.';
    case 'reload':
      return ru ? 'Обнови страницу.' : 'Reload.';
    case 'scroll:up':
      return ru ? 'Прокрути вверх.' : 'Scroll up.';
    case 'scroll:down':
      return ru ? 'Прокрути вниз.' : 'Scroll down.';
    case 'scroll:top':
      return ru ? 'Прокрути до начала.' : 'Scroll to the top.';
    case 'scroll:bottom':
      return ru ? 'Прокрути до конца.' : 'Scroll to the bottom.';
    case 'scroll:to':
      return of(ru ? 'Прокрути до' : 'Scroll to');
    case 'close':
      return of(ru ? 'Закрой' : 'Close');
    case 'wait':
      return of(ru ? 'Подожди' : 'Wait for', [things, one('value')].filter(Boolean).join(' '));
    case 'search':
      return of(ru ? 'Найди' : 'Search for', one('value') || things);
    case 'press':
      return of(ru ? 'Нажми' : 'Press');
    case 'press:double':
      return of(ru ? 'Нажми дважды' : 'Double-click');
    case 'press:right':
      return of(ru ? 'Нажми правой кнопкой' : 'Right-click');
    case 'hover':
      return of(ru ? 'Наведи на' : 'Hover over');
    case 'key':
      return of(ru ? 'Нажми клавишу' : 'Press the key', one('value'));
    case 'enter':
      return entered(entries, things, language);
    case 'choose': {
      const field = one('field');
      return of(ru ? 'Выбери' : 'Choose', field === '' ? things : `${things} ${frames.in} ${field}`);
    }
    case 'tick:on':
      return of(ru ? 'Включи' : 'Tick');
    case 'tick:off':
      return of(ru ? 'Выключи' : 'Untick');
    case 'drag':
      return to === '' ? undefined : `${ru ? 'Перетащи' : 'Drag'} ${things}${towards}.`;
    case 'sort':
      return sorted(one('field'), one('order'), language);
    case 'filter':
      return of(ru ? 'Покажи только' : 'Show only', [thing, ...slots('value')].filter(Boolean).join(' '));
    case 'add':
      return things === '' ? undefined : `${ru ? 'Добавь' : 'Add'} ${things}${towards}${told(entries)}.`;
    case 'remove':
      return of(ru ? 'Удали' : 'Delete');
    case 'handle': {
      const [verb, ...more] = slots('verb');
      if (verb === undefined || things === '') return undefined;
      const value = one('value');
      return `${verb[0]?.toUpperCase()}${verb.slice(1)} ${[things, ...more].join(' ')}${towards}${within}${value === '' ? '' : `: ${value}`}.`;
    }
    case 'send':
      return slots('value').length === 0
        ? undefined
        : `${ru ? 'Напиши' : 'Write to'} ${to}: ${listed(entries)}.`.replace(' :', ':');
    case 'submit':
      return things === '' ? (ru ? 'Отправь.' : 'Submit.') : of(ru ? 'Отправь' : 'Submit');
    case 'login':
      return entries.length === 0
        ? ru
          ? 'Войди.'
          : 'Log in.'
        : `${ru ? 'Войди с' : 'Log in with'} ${listed(entries)}.`;
    case 'logout':
      return ru ? 'Выйди.' : 'Log out.';
    case 'upload':
      return slots('value').length === 0
        ? undefined
        : `${ru ? 'Прикрепи' : 'Upload'} ${one('value')}${to === '' ? '' : ` ${ru ? 'к' : 'to'} ${to}`}.`;
    case 'download':
      return of(ru ? 'Скачай' : 'Download');
    case 'consent:accept':
      return ru ? 'Прими все куки.' : 'Accept all cookies.';
    case 'consent:reject':
      return undefined;
    case 'never':
      return of(ru ? 'Не трогай' : 'Do not touch');
    default:
      return asked(kind, slots, thing, but, within, language);
  }
}

/** Fields with their values, where each value has one. */
function paired(fields: readonly string[], values: readonly string[]): readonly { field?: string; value: string }[] {
  if (fields.length === values.length) return values.map((value, at) => ({ value, field: fields[at] ?? '' }));
  return fields.length === 0 ? values.map((value) => ({ value })) : [];
}

function listed(entries: readonly { field?: string; value: string }[]): string {
  return entries.map(({ field, value }) => (field === undefined ? value : `${field} ${value}`)).join(', ');
}

function told(entries: readonly { field?: string; value: string }[]): string {
  return entries.length === 0 ? '' : `: ${listed(entries)}`;
}

function entered(
  entries: readonly { field?: string; value: string }[],
  of: string,
  language: Language,
): string | undefined {
  if (entries.length === 0) return undefined;
  const ru = language === 'ru';
  const where = of === '' ? '' : ru ? ` у ${of}` : ` of ${of}`;
  return entries
    .map(({ field, value }) => {
      if (field === undefined) return `${ru ? 'Введи' : 'Enter'} ${value}.`;
      return ru ? `Введи ${value} в поле ${field}${where}.` : `Enter ${value} into ${field}${where}.`;
    })
    .join(' ');
}

function sorted(field: string, order: string, language: Language): string | undefined {
  const by = [field, order].filter(Boolean);
  if (by.length === 0) return undefined;
  return language === 'ru' ? `Отсортируй по ${by.join(', ')}.` : `Sort by ${by.join(', ')}.`;
}

function asked(
  kind: ClauseKind,
  slots: Slots,
  thing: string,
  but: string,
  within: string,
  language: Language,
): string | undefined {
  const ru = language === 'ru';
  const field = slots('field').join(ru ? ' и ' : ' and ');
  const things = `${thing}${but}${within}`;
  switch (kind) {
    case 'tell:value':
      if (field === '' || HOW.test(field)) return undefined;
      return things === ''
        ? `${ru ? 'Какая' : 'What is'} ${field}?`
        : ru
          ? `Какая ${field} у ${things}?`
          : `What is ${field} of ${things}?`;
    case 'tell:name':
      return things === '' || field !== '' ? undefined : `${ru ? 'Какой' : 'Which'} ${things}?`;
    case 'tell:count':
      return things === '' ? undefined : ru ? `Сколько ${things}?` : `How many ${things}?`;
    case 'tell:sum':
      return things === '' || field === '' || HOW.test(field)
        ? undefined
        : ru
          ? `Какая сумма ${field} у ${things}?`
          : `What is the sum of ${field} of ${things}?`;
    case 'tell:average':
      return things === '' || field === '' || HOW.test(field)
        ? undefined
        : ru
          ? `Какая средняя ${field} у ${things}?`
          : `What is the average ${field} of ${things}?`;
    case 'tell:list':
      return things === ''
        ? undefined
        : field === ''
          ? ru
            ? `Перечисли ${things}.`
            : `List ${things}.`
          : ru
            ? `Перечисли ${field} у ${things}.`
            : `List the ${field} of ${things}.`;
    case 'tell:table':
      return things === '' || field === ''
        ? undefined
        : ru
          ? `Составь таблицу ${things}: ${field}.`
          : `Make a table of ${things} with ${field}.`;
    case 'tell:difference': {
      const against = slots('against').join(ru ? ' и ' : ' and ');
      return against === '' || field === ''
        ? undefined
        : ru
          ? `Сравни ${thing} и ${against} по ${field}.`
          : `Compare ${thing} and ${against} by ${field}.`;
    }
    case 'tell:whether':
      return things === '' || field !== '' ? undefined : ru ? `Есть ли ${things}?` : `Is there ${things}?`;
    default:
      return undefined;
  }
}

/** "how long": no name of a property. */
const HOW =
  /^(?:how|when|where|who|what|why|сколько|когда|где|кто|что|почему|почем|почём|во сколько|как|куда|откуда)(?: |$)/i;
