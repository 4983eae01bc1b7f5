import { observation } from '../../../../test/observations.ts';
import type { Control, Line, Observation, Part } from '../../../observation.ts';
import type { Constraint, Phrase, Query, Value } from '../goal.ts';

/**
 * A page as it is written down in tests: `# heading`, `- item`, `| cell | cell`, `main:` for a landmark, one space per
 * depth, `[link Name]`, `[checkbox Name*]` for a ticked one, `[textbox Name = value]`.
 */
export function written(page: string, said: Partial<Observation> = {}): Observation {
  let last = 0;
  const number = () => {
    last += 1;
    return last;
  };
  const lines = page
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => lineOf(line, number));
  return observation(lines, { url: 'https://example.test/', title: '', scope: 'page', ...said });
}

function lineOf(written: string, number: () => number): Line {
  const depth = written.length - written.trimStart().length;
  const words = written.trim();
  const landmark = /^(main|navigation|region|banner|contentinfo|search|form|dialog)(?: (.+))?:$/.exec(words);
  if (landmark)
    return { depth, kind: 'landmark', role: landmark[1] ?? '', parts: landmark[2] === undefined ? [] : [landmark[2]] };
  const heading = /^(#+) (.*)$/.exec(words);
  if (heading)
    return { depth, kind: 'heading', level: heading[1]?.length ?? 1, parts: partsOf(heading[2] ?? '', number) };
  if (words.startsWith('- ')) return { depth, kind: 'item', parts: partsOf(words.slice(2), number) };
  if (words.startsWith('| ')) return { depth, kind: 'row', parts: cellsOf(words.slice(2), number) };
  return { depth, kind: 'text', parts: partsOf(words, number) };
}

function cellsOf(words: string, number: () => number): Part[] {
  return words.split('|').flatMap((cell, at) => [...(at > 0 ? ['|'] : []), ...partsOf(cell.trim(), number)]);
}

function partsOf(words: string, number: () => number): Part[] {
  return words
    .split(/(\[[a-z]+ [^\]]*\])/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => (/^\[[a-z]+ /.test(piece) ? controlOf(piece.slice(1, -1), number()) : piece));
}

function controlOf(words: string, id: number): Control {
  const [role = '', ...rest] = words.split(' ');
  const [name = '', value] = rest.join(' ').split(' = ');
  const isOn = name.endsWith('*');
  return {
    id,
    role,
    name: isOn ? name.slice(0, -1) : name,
    ...(value === undefined ? {} : { value }),
    states: isOn ? ['checked'] : [],
  };
}

interface Asked {
  what?: string | Phrase;
  count?: number | 'all' | 'one';
  where?: readonly Constraint[];
  best?: readonly [by: string, order: 'least' | 'most'];
  except?: readonly (string | Phrase)[];
  want?: Query['want'];
  tell?: readonly string[];
  against?: readonly string[];
}

/** A question as it comes from the understanding of a task. */
export function asked({
  what = '',
  count = 'one',
  where = [],
  best,
  except,
  want = 'value',
  tell = [],
  against,
}: Asked): Query {
  return {
    things: {
      what: typeof what === 'string' ? { words: what } : what,
      count,
      where,
      ...(best ? { best: { by: { words: best[0] }, order: best[1] } } : {}),
      ...(except ? { except: except.map((one) => (typeof one === 'string' ? { words: one } : one)) } : {}),
    },
    want,
    tell: tell.map((words) => ({ words })),
    ...(against ? { against: against.map((words) => ({ words })) } : {}),
  };
}

type Said = Partial<Value> & { text: string };

export function where(of: string | undefined, is: Constraint['is'], value: Said | string, to?: Said): Constraint {
  return {
    ...(of === undefined ? {} : { of: { words: of } }),
    is,
    value: saidValue(typeof value === 'string' ? { text: value } : value),
    ...(to ? { to: saidValue(to) } : {}),
  };
}

function saidValue(said: Said): Value {
  return { kind: 'text', ...said };
}

export const money = (number: number, unit?: string): Said => ({
  text: `${number}${unit === undefined ? '' : ` ${unit}`}`,
  kind: 'money',
  number,
  ...(unit === undefined ? {} : { unit }),
});
export const number = (value: number): Said => ({ text: `${value}`, kind: 'number', number: value });
export const date = (iso: string): Said => ({ text: iso, kind: 'date', iso });
export const time = (iso: string): Said => ({ text: iso, kind: 'time', iso });
/** In minutes. */
export const duration = (minutes: number): Said => ({
  text: `${minutes} min`,
  kind: 'duration',
  number: minutes,
  unit: 'min',
});
