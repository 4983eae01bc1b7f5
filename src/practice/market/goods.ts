import { dice } from '../random.ts';
import { wordsOf } from '../search-words.ts';
import type { Language } from '../site.ts';
import { both, type Words } from '../words.ts';

export const KINDS = { light: both('Lamps', 'Лампы'), seat: both('Chairs', 'Стулья'), time: both('Clocks', 'Часы') };
export type Kind = keyof typeof KINDS;
export const ORDERS = ['newest', 'cheapest', 'dearest'] as const;
export type Order = (typeof ORDERS)[number];

export interface Good {
  id: number;
  kind: Kind;
  name: Words;
  price: number;
}

/** What a list shows of a good. */
export interface ShownGood {
  id: number;
  name: string;
  price: number;
}

export interface Wish {
  text: string;
  kind: Kind | undefined;
  order: Order;
}

const NAMES: Readonly<Record<Kind, readonly Words[]>> = {
  light: [both('desk lamp', 'настольная лампа'), both('ship lantern', 'судовой фонарь')],
  seat: [both('folding chair', 'складной стул'), both('piano stool', 'фортепианный табурет')],
  time: [both('wall clock', 'стенные часы'), both('alarm clock', 'будильник')],
};
const MADE_OF = [both('Brass', 'Латунь'), both('Oak', 'Дуб'), both('Enamel', 'Эмаль'), both('Cherry', 'Вишня')];
const PORTS = [both('Vardholm', 'Вардхольм'), both('Skarra', 'Скарра'), both('Ennis', 'Эннис')];

/** The same for every visitor, newest first. */
export const goods: readonly Good[] = made();

function made(): Good[] {
  const { between } = dice('market');
  const all = Object.entries(NAMES).flatMap(([kind, names]) =>
    names.flatMap((name) =>
      MADE_OF.flatMap((stuff) => PORTS.map((port) => ({ kind: kind as Kind, name, stuff, port }))),
    ),
  );
  return all
    .map(({ kind, name, stuff, port }, at) => ({
      id: 1 + ((at * 31) % all.length),
      kind,
      name: both(`${port.en} ${name.en}, ${stuff.en.toLowerCase()}`, `${stuff.ru}, ${name.ru}, ${port.ru}`),
      price: between(8, 180),
    }))
    .sort((one, other) => other.id - one.id);
}

export function goodById(id: number): Good | undefined {
  return goods.find((good) => good.id === id);
}

export function found({ text, kind, order }: Wish, language: Language): Good[] {
  const words = wordsOf(text);
  const fits = ({ name, kind: own }: Good) =>
    (kind === undefined || own === kind) &&
    words.every((word) => wordsOf(name[language]).some((one) => one.startsWith(word)));
  const some = goods.filter(fits);
  if (order === 'newest') return some;
  return some.toSorted((one, other) => (order === 'cheapest' ? one.price - other.price : other.price - one.price));
}

export function shown({ id, name, price }: Good, language: Language): ShownGood {
  return { id, name: name[language], price };
}
