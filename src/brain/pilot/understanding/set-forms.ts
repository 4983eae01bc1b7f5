import type { Act, Goal, Value } from '../goal.ts';
import { type Context, splitList, textOf, trim } from './context.ts';
import { readObjects, readPhrase, readThings } from './phrase.ts';
import { tellPhrase } from './questions/tell.ts';
import { isNameLike, saidBy, type Token, wordsIn } from './tokens.ts';

/** What a sentence of this form wants; nothing where it is of another form. */
type Form = (said: readonly Token[], context: Context) => Act | undefined;
type Halves = readonly [readonly Token[], readonly Token[]];

/**
 * A sentence of which the small words say what everything between them is: "Make a table of … with … and …." Nothing between them
 * is taken for more than that, whatever it is called.
 */
export function readSetForm(sentence: readonly Token[], context: Context): Goal | undefined {
  const said = trim(sentence.filter(({ text }) => text !== '?'));
  for (const form of FORMS) {
    const act = form(said, context);
    if (act) return { act, said: saidBy(said, context.task) };
  }
  return undefined;
}

/** "Make a table of the tents with name and price", «Составь таблицу палаток: название, цена». */
const table: Form = (said, context) => {
  const rest = following(said, /^(?:make (?:a )?table of|составь таблицу)(?= )/);
  const [of, columns] = (rest && partedAtLast(rest, /^(?:with|:)$/)) ?? [];
  if (!of || !columns || columns.some(({ value }) => value && !value.exact)) return undefined;
  const tell = splitList(columns).map((column) => tellPhrase(column, context));
  return { kind: 'tell', question: { things: { ...readThings(of, context), count: 'all' }, want: 'table', tell } };
};

/** "Compare A and B by warranty", «Сравни А и Б по гарантии». */
const comparison: Form = (said, context) => {
  const rest = following(said, /^(?:compare|сравни)(?= )/);
  const [both, by] = (rest && partedAtLast(rest, /^(?:by|по)$/)) ?? [];
  const [one, ...others] = both ? splitList(both) : [];
  if (!one || !by || others.length === 0) return undefined;
  const against = others.map((other) => readPhrase(other, context));
  const things = readThings(one, context);
  return { kind: 'tell', question: { things, want: 'difference', tell: [tellPhrase(by, context)], against } };
};

/** "Which room has the highest “Humidity”?", «У какой комнаты самая высокая «Humidity»?» */
const extreme: Form = (said, context) => {
  const rest = following(said, /^(?:which|у како(?:го|й)|у каких)(?= )/);
  const words = wordsIn(rest ?? []);
  const at = words.findIndex((word, place) => EXTREME.test(word) && MOST.test(words[place - 1] ?? ''));
  const start = words[at - 1] === 'the' ? at - 2 : at - 1;
  if (!rest || start <= 0 || at === words.length - 1) return undefined;
  const by = tellPhrase(rest.slice(at + 1), context);
  const order = /^(?:lowest|низк)/.test(words[at] ?? '') ? 'least' : 'most';
  const things = { ...readThings(rest.slice(0, start), context), best: { by, order } as const };
  return { kind: 'tell', question: { things, want: 'name', tell: [] } };
};

const EXTREME = /^(?:lowest|highest|низк\p{L}+|высок\p{L}+)$/u;
const MOST = /^(?:the|сам(?:ая|ый|ое|ые))$/;

/** "Forward “Night bus” to Ann", «Перешли «Ночной автобус» Анне». */
const forwarding: Form = (said, context) => {
  const rest = following(said, /^(?:forward|перешли)(?= )/) ?? [];
  const isRussian = said[0]?.word === 'перешли';
  const [what, to] = (isRussian ? partedAtReceiver(rest) : partedAtLast(rest, /^to$/)) ?? [];
  if (!what || !to || JOINS.test(what.at(-1)?.text ?? '') || to.some(({ text }) => JOINS.test(text))) return undefined;
  return {
    kind: 'handle',
    verb: { words: isRussian ? 'перешли' : 'forward' },
    things: readObjects(what, context),
    with: [{ field: { words: isRussian ? 'кому' : 'to' }, value: asValue(to, context) }],
  };
};

/** More is said there than to whom. */
const JOINS = /^(?:and|with|saying|и|с|,|:|-|–|—)$/i;

const FORMS: readonly Form[] = [table, comparison, extreme, forwarding];

/** What comes after these words, where it begins with them and goes on. */
function following(said: readonly Token[], beginning: RegExp): readonly Token[] | undefined {
  const words = beginning.exec(wordsIn(said).join(' '))?.[0].split(' ').length;
  return words === undefined ? undefined : said.slice(words);
}

function partedAtLast(said: readonly Token[], at: RegExp): Halves | undefined {
  const place = said.findLastIndex(({ text, value }) => !value && at.test(text.toLowerCase()));
  return place > 0 && place < said.length - 1 ? [said.slice(0, place), said.slice(place + 1)] : undefined;
}

/** «… Анне Берг», «… на buh@zavod.ru», «… «Отделу кадров»»: the last that is written as a name is, after what is named itself. */
function partedAtReceiver(said: readonly Token[]): Halves | undefined {
  const start = said.findLastIndex((token, at) => !isName(token) || (token.value && at < said.length - 1)) + 1;
  const isTied = TIES.test(said[start - 1]?.word ?? '');
  if (start <= 0 || start >= said.length || (isTied && said[start - 1]?.word !== 'на')) return undefined;
  return start - Number(isTied) > 0 ? [said.slice(0, start - Number(isTied)), said.slice(start)] : undefined;
}

function isName(token: Token): boolean {
  return isNameLike(token) || token.value?.kind === 'mail';
}

const TIES = /^(?:от|про|о|об|на|с|из|в|за|по)$/;

function asValue(said: readonly Token[], context: Context): Value {
  const [only] = said;
  return said.length === 1 && only?.value ? only.value : { text: textOf(said, context), kind: 'text' };
}
