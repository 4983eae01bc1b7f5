import type { ColourName, Looks, ShapeName } from '../../../observation.ts';
import type { Constraint, Kind, Phrase, Relation } from '../goal.ts';
import { colours, looked, shapes, sizes } from '../understanding/lexicon/looks.ts';
import { type Lexicon, look } from '../understanding/lexicon/match.ts';
import { known } from '../understanding/lexicon/properties.ts';
import { normal } from '../words/normal.ts';

/** What somebody said of how a thing looks. Of colours and shapes the likelier comes first. */
export interface LooksSaid {
  colour?: readonly ColourName[];
  shape?: readonly ShapeName[];
  size?: { order: 'most' | 'least'; isUtmost: boolean };
}

interface Said {
  looks: LooksSaid;
  /** What was said besides: its name, its kind, where it is. */
  rest: Phrase;
  /** It stands among the words for its name, and may be one. */
  isInName: boolean;
}

/** Kinds that a shape or a swatch is not called by are words for anything drawn: "the red box", "the blue tile". */
const REAL_KINDS = new Set<Kind>(['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menu']);

/** "The big red button", "синий квадрат", "the Go button that is red": what of a phrase tells looks, and what is left of it. */
export function looksSaid({ words, best, place, like = [], kind, ...phrase }: Phrase): Said | undefined {
  const own = phrase.exact ? { looks: {}, rest: words } : looksIn(words);
  const around = colourIn(place);
  const said = like.map((one) => ({ one, looks: looksAsked(one) }));
  const utmost: LooksSaid = isSize(best) ? { size: { order: best.order, isUtmost: true } } : {};
  const looks = Object.assign({}, own.looks, utmost, around, ...said.map((each) => each.looks ?? {})) as LooksSaid;
  if (!looks.colour && !looks.shape && !looks.size) return undefined;
  const unsaid = said.filter((each) => each.looks === undefined).map(({ one }) => one);
  const rest: Phrase = {
    ...phrase,
    words: own.rest,
    ...(kind && REAL_KINDS.has(kind) ? { kind } : {}),
    ...(place && !around ? { place } : {}),
    ...(unsaid.length > 0 ? { like: unsaid } : {}),
    ...(best && !isSize(best) ? { best } : {}),
  };
  const isInName = !around && !isSize(best) && unsaid.length === said.length;
  return { looks, rest, isInName };
}

function isSize(best: Phrase['best']): best is NonNullable<Phrase['best']> {
  return best?.by.words === known.size.en || best?.by.words === known.size.ru;
}

/** "The button in blue". */
function colourIn(place: Relation | undefined): LooksSaid | undefined {
  return place?.is === 'in' ? onlyLooks(place.what.words) : undefined;
}

/** "… that is red". */
function looksAsked({ is, value }: Constraint): LooksSaid | undefined {
  return is === '=' || is === 'contains' ? onlyLooks(value.text) : undefined;
}

function onlyLooks(words: string): LooksSaid | undefined {
  const { looks, rest } = looksIn(words);
  return rest === '' && Object.keys(looks).length > 0 ? looks : undefined;
}

/** The looks that words tell, and the words that tell something else. Said twice, neither of them is clear. */
export function looksIn(text: string): { looks: LooksSaid; rest: string } {
  const spoken = text.split(/\s+/).filter((word) => word !== '');
  const words = spoken.map((word) => normal(word).replace(/[.,;:!?]+$/, ''));
  const looks: LooksSaid = {};
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [name, found] = firstAt(words, at) ?? [];
    if (name && found && looks[name] === undefined) Object.assign(looks, { [name]: found.meaning });
    else if (name || !found) rest.push(...spoken.slice(at, at + (found?.length ?? 1)));
    at += found?.length ?? 1;
  }
  // Without looks, a word for what is looked at is a name like any other.
  return Object.keys(looks).length === 0 ? { looks, rest: text } : { looks, rest: rest.join(' ') };
}

/** "The little star" without how large it is. */
export function withoutSize(text: string): string {
  const spoken = text.split(/\s+/);
  return spoken.filter((word) => !look(sizes, [normal(word)], 0)).join(' ');
}

type Meaning = { meaning: unknown; length: number };

const LISTS: readonly (readonly [name: keyof LooksSaid | undefined, list: Lexicon<unknown>])[] = [
  ['colour', colours],
  ['shape', shapes],
  ['size', sizes],
  [undefined, looked],
];

function firstAt(words: readonly string[], at: number): [keyof LooksSaid | undefined, Meaning] | undefined {
  for (const [name, list] of LISTS) {
    const found = look(list, words, at);
    if (found) return [name, found];
  }
  return undefined;
}

/** Whether something that looks so cannot be what was spoken of. What is not known of it speaks against nothing. */
export function contradicts({ colour, shape }: LooksSaid, looks: Looks | undefined): boolean {
  if (colour && looks?.colour && !colour.some((one) => areClose(one, looks.colour as ColourName))) return true;
  return shape !== undefined && looks?.shape !== undefined && !shape.includes(looks.shape);
}

/** Colours beside each other on the wheel: where one ends and the other begins, people do not agree. */
function areClose(one: ColourName, other: ColourName): boolean {
  const [from, to] = [WHEEL.indexOf(one), WHEEL.indexOf(other)];
  if (one === other) return true;
  const apart = Math.abs(from - to);
  return from >= 0 && to >= 0 && (apart === 1 || apart === WHEEL.length - 1);
}

const WHEEL: readonly ColourName[] = [
  ...(['red', 'orange', 'yellow', 'green', 'turquoise', 'light blue', 'blue', 'purple', 'magenta', 'pink'] as const),
];
