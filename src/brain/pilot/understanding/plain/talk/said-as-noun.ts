import { lexicon, look } from '../../lexicon/match.ts';
import {
  beginsSentence,
  inPlaceOf,
  markInPlaceOf,
  sentenceStart,
  type Token,
  tokenise,
  wordsIn,
  wordsTaken,
} from '../../tokens.ts';

/** «первая при сортировке по цене», "the last one when sorted by date", «сколько ламп при включённых фильтрах «A» и «B»»: what is done first is said without a verb. */
export function asSupposed(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 0 && stateAt(tokens, index) !== undefined);
  const found = at > 0 ? stateAt(tokens, at) : undefined;
  const [first] = tokens.slice(at);
  if (!found || !first) return [...tokens];
  const isParted = tokens[at - 1]?.isMark === true || found.meaning === CHOSEN;
  const said = tokenise(isParted ? found.meaning : `, ${found.meaning}`, []);
  const placed = said.map((token) => ({ ...token, start: first.start, end: first.start }));
  return [...tokens.slice(0, at), ...placed, ...asSupposed(tokens.slice(at + found.length))];
}

/** What is done for it, and how many words say so. */
function stateAt(tokens: readonly Token[], at: number): { meaning: string; length: number } | undefined {
  const words = wordsIn(tokens);
  const length = look(inOrder, words, at)?.length ?? 0;
  return length > 0 && tokens[at + length]?.value?.exact ? { meaning: CHOSEN, length } : look(states, words, at);
}

const CHOSEN = 'if you choose';

/** "once they're listed “Cheapest first”": that order is chosen first. */
const LISTED = ['once', 'when', 'if', 'after'].flatMap((when) =>
  ["they're", 'they are', "it's", 'it is', "that's"].flatMap((are) =>
    ['listed', 'sorted', 'ordered', 'arranged', 'shown'].map((listed) => `${when} ${are} ${listed}`),
  ),
);
const inOrder = lexicon([[true, LISTED.join('|')]]);

const states = lexicon<string>([
  ['если отсортировать', 'при сортировке|после сортировки|при упорядочивании'],
  [
    'если включить',
    'при включенном фильтре|с включенным фильтром|при включенном|с включенным|при активном фильтре|после включения фильтра|после включения|при включенных фильтрах|с включенными фильтрами|при включенных|при активных фильтрах|после включения фильтров',
  ],
  ['if you sort', 'when sorted|once sorted|if sorted'],
  [
    'if you filter by',
    ['once', 'when', 'if', 'after']
      .flatMap((when) => ['', "it's ", 'it is ', "they're ", 'they are '].map((are) => `${when} ${are}`))
      .flatMap((when) =>
        ['narrowed down to', 'narrowed to', 'filtered by', 'filtered down to', 'filtered for'].map((by) => when + by),
      )
      .flatMap((said) => [`${said} the`, said])
      .join('|'),
  ],
]);

/** «После нажатия «Дальше» нужно выбрать день»: press it, and then choose. */
export function asDoneBefore(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const deed = beginsSentence(tokens, at) ? look(afterDeeds, words, at) : undefined;
    const name = at + (deed?.length ?? 0);
    if (!deed || !tokens[name]?.value?.exact) continue;
    const comma = tokens[name + 1]?.text === ',' ? 1 : 0;
    const then = [markInPlaceOf(tokens[name], ','), inPlaceOf(tokens[name], 'потом')];
    const press = deed.meaning.split(' ').map((word) => inPlaceOf(tokens[at], word));
    const rest = asDoneBefore(tokens.slice(name + 1 + comma));
    return [...tokens.slice(0, at), ...press, ...tokens.slice(name, name + 1), ...then, ...rest];
  }
  return [...tokens];
}

const afterDeeds = lexicon<string>([
  ['нажми', 'после нажатия|после нажатия на|после клика по|после щелчка по'],
  ['нажми кнопку', 'после нажатия кнопки|после нажатия на кнопку'],
  ['выбери', 'после выбора|после выбора пункта|после выбора варианта'],
  ['открой', 'после открытия'],
  ['включи', 'после включения'],
  ['отметь', 'после отметки'],
]);

/** «Сколько книг останется после того, как ты поставишь галочку и нажмёшь кнопку?»: if it is done. */
export function asIfDone(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => index > 0 && afterYou(words, index) > 0);
  const verb = at + afterYou(words, at);
  const end = tokens.findIndex(({ text }, index) => index > at && text === '?');
  const isAsked = ASKED.test(words[sentenceStart(tokens, Math.max(at, 0))] ?? '');
  const first = infinitive(words[verb] ?? '');
  if (at < 0 || end < 0 || !isAsked || first === undefined) return [...tokens];
  const comma = tokens[at - 1]?.isMark ? [] : [markInPlaceOf(tokens[at], ',')];
  const done = tokens.slice(verb + 1, end).map((token, index) => {
    const other = /^(?:и|,|потом|затем)$/.test(words[verb + index] ?? '') ? infinitive(token.word) : undefined;
    return other === undefined ? token : inPlaceOf(token, other);
  });
  const opening = [...comma, inPlaceOf(tokens[at], 'если'), inPlaceOf(tokens[verb], first)];
  return [...tokens.slice(0, at), ...opening, ...done, ...tokens.slice(end)];
}

function afterYou(words: readonly string[], at: number): number {
  return wordsTaken(AFTER_YOU, words.slice(at, at + 6));
}

/** «поставишь»: «поставить». */
function infinitive(word: string): string | undefined {
  const known = DEEDS.get(word);
  if (known !== undefined) return known;
  const [, stem, kind] = /^([а-я]{3,})(ишь|уешь|оешь)$/.exec(word) ?? [];
  if (stem === undefined || kind === undefined) return undefined;
  return `${stem}${kind === 'ишь' ? 'ить' : kind === 'уешь' ? 'овать' : 'ыть'}`;
}

const ASKED = /^(?:сколько|как|какой|какая|какое|какие|кто|что|где|когда)$/;
const AFTER_YOU = /^(?:после того ,? ?как|если|когда|как только) (?:ты|вы)(?= )/;
const DEEDS: ReadonlyMap<string, string> = new Map([
  ['нажмешь', 'нажать'],
  ['выберешь', 'выбрать'],
  ['введешь', 'ввести'],
  ['найдешь', 'найти'],
  ['укажешь', 'указать'],
  ['уберешь', 'убрать'],
  ['наберешь', 'набрать'],
]);
