import * as fc from 'fast-check';
import type { Control, Line, Observation, Part } from '../src/observation.ts';

/** An observation by hand: what is not said is as on a small page that has come to rest. */
export function observation(lines: readonly Line[], said: Partial<Observation> = {}): Observation {
  return {
    url: 'https://shop.test/basket',
    title: 'Basket',
    tab: { number: 1, of: 1 },
    scroll: { screen: 1, screens: 1 },
    loading: false,
    onTop: undefined,
    lines,
    above: { screens: 0, controls: 0, headings: [] },
    below: { screens: 0, controls: 0, headings: [] },
    missingFrames: [],
    ...said,
  };
}

export function control(id: number, role: string, name: string, said: Partial<Control> = {}): Control {
  return { id, role, name, states: [], ...said };
}

export function text(...parts: Part[]): Line {
  return { depth: 0, kind: 'text', parts };
}

export function item(...parts: Part[]): Line {
  return { depth: 0, kind: 'item', parts };
}

export function row(...parts: Part[]): Line {
  return { depth: 0, kind: 'row', parts };
}

export function heading(level: number, ...parts: Part[]): Line {
  return { depth: 0, kind: 'heading', level, parts };
}

export function landmark(role: string, ...parts: Part[]): Line {
  return { depth: 0, kind: 'landmark', role, parts };
}

export function deeper(...lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, depth: line.depth + 1 }));
}

const words = fc.oneof(
  fc.lorem({ maxCount: 8 }),
  fc.constantFrom('Корзина пуста', '购物车是空的', 'a "quoted" [12] name', '· | / [+3]', '👨‍👩‍👧‍👦', 'x'.repeat(900)),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const aControl = fc.record(
  {
    role: fc.constantFrom('link', 'button', 'textbox', 'checkbox', 'gridcell', 'clickable'),
    name: words,
    states: fc.subarray(['checked', 'disabled', 'focused', 'invalid', 'required']),
    value: words,
    placeholder: words,
    options: fc.array(words, { maxLength: 5 }),
    coveredBy: words,
  },
  { requiredKeys: ['role', 'name', 'states'] },
);

const aLine = fc.record(
  {
    depth: fc.nat({ max: 12 }),
    kind: fc.constantFrom<Line['kind']>('text', 'heading', 'row', 'item', 'item', 'item'),
    level: fc.integer({ min: 1, max: 9 }),
    continues: fc.boolean(),
    parts: fc.array(fc.oneof(words, aControl, aControl), { minLength: 1, maxLength: 6 }),
  },
  { requiredKeys: ['depth', 'kind', 'parts'] },
);

/** A landmark holds nothing but its name. */
const aLandmark = fc.record({
  depth: fc.nat({ max: 4 }),
  kind: fc.constant<Line['kind']>('landmark'),
  role: fc.constantFrom('main', 'navigation', 'dialog', 'region'),
  parts: fc.array(words, { maxLength: 1 }),
});

/** One line over and over, with other controls: what lists are made of. */
const aList = fc
  .tuple(aLine, fc.integer({ min: 1, max: 40 }))
  .map(([line, count]) => Array.from({ length: count }, () => line));

const anOutline = fc.record({
  screens: fc.float({ min: 0, max: 90, noNaN: true }),
  controls: fc.nat({ max: 900 }),
  headings: fc.array(words, { maxLength: 12 }),
});

/** Any page: lists, prose and monsters, every control with a number of its own. */
export const anyObservation: fc.Arbitrary<Observation> = fc
  .record(
    {
      url: fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), words),
      title: words,
      scope: fc.constantFrom<'viewport' | 'page'>('viewport', 'page'),
      tab: fc.constant({ number: 2, of: 3 }),
      scroll: fc.constant({ screen: 2, screens: 9 }),
      loading: fc.boolean(),
      onTop: fc.option(words, { nil: undefined }),
      lines: fc.array(fc.oneof(aList, fc.tuple(aLine), fc.tuple(aLandmark)), { maxLength: 12 }),
      above: anOutline,
      below: anOutline,
      missingFrames: fc.array(fc.webUrl(), { maxLength: 5 }),
    },
    { noNullPrototype: true },
  )
  .map(({ lines, ...page }) => ({ ...page, lines: numbered(lines.flat()) }));

type Unnumbered = Omit<Line, 'parts'> & { parts: readonly (string | Omit<Control, 'id'>)[] };

function numbered(lines: readonly Unnumbered[]): Line[] {
  let last = 0;
  return lines.map((line) => ({
    ...line,
    parts: line.parts.map((part) => {
      if (typeof part === 'string') return part;
      last += 1;
      return { ...part, id: last };
    }),
  }));
}
