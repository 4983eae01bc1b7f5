import type { Control, Line, Observation, Part } from '../../src/observation.ts';
import { observation } from '../../test/observations.ts';

/** A page drawn in text, with the numbers of the controls that were given a name to be spoken of: `@save`. */
export interface DrawnPage {
  page: Observation;
  marked: ReadonlyMap<string, number>;
}

/**
 * A page from a drawing of it, so that examples can be read and written quickly:
 *
 *     navigation "Main":
 *      [link Home] [link Cart (2) @cart]
 *     # Users
 *     | Anna | anna@mail.example | [button Delete @delete anna]
 *     - [textbox Email; =ann@mail.example; ?you@mail.example; !required]
 *     [combobox City; =Riga; of Riga/Berlin/Prague]
 */
export function drawPage(drawing: string): DrawnPage {
  const marked = new Map<string, number>();
  let last = 0;
  const lines = drawing
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const { depth, ...line } = readLine(row);
      const parts = line.text.split(/(\[[^\]]*\])/).flatMap((piece): Part[] => {
        if (!piece.startsWith('[')) return textOf(piece);
        last += 1;
        const { control, mark } = readControl(piece.slice(1, -1), last);
        if (mark !== undefined) marked.set(mark, last);
        return [control];
      });
      return { depth, kind: line.kind, parts, ...(line.role === undefined ? {} : { role: line.role }) } satisfies Line;
    });
  return { page: pageOf(lines), marked };
}

/** A page that holds these lines and is otherwise as plain as a page can be. */
export function pageOf(lines: readonly Line[]): Observation {
  return observation(lines, { url: 'https://somewhere.example/', title: '' });
}

const LANDMARK = /^(?<role>[a-z]+)(?: "(?<name>[^"]*)")?:$/;
const KINDS: readonly (readonly [start: string, kind: Line['kind']])[] = [
  ['# ', 'heading'],
  ['| ', 'row'],
  ['- ', 'item'],
];

function readLine(row: string): { depth: number; kind: Line['kind']; text: string; role?: string } {
  const text = row.trimStart();
  const depth = row.length - text.length;
  const landmark = LANDMARK.exec(text)?.groups;
  if (landmark) return { depth, kind: 'landmark', text: landmark['name'] ?? '', role: landmark['role'] ?? '' };
  const [start, kind] = KINDS.find(([beginning]) => text.startsWith(beginning)) ?? ['', 'text'];
  return { depth, kind, text: text.slice(start.length) };
}

function textOf(piece: string): string[] {
  return piece
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

function readControl(text: string, id: number): { control: Control; mark: string | undefined } {
  const [described = '', mark] = text.split(/\s*@(?=[\w ]+$)/);
  const [head = '', ...rest] = described.split(';').map((piece) => piece.trim());
  const [role = '', ...name] = head.split(' ');
  const with_ = (start: string) => rest.find((piece) => piece.startsWith(start))?.slice(start.length);
  const [value, placeholder, options, cover] = [with_('='), with_('?'), with_('of '), with_('^')];
  const control: Control = {
    id,
    role,
    name: name.join(' ').replace('(no name)', ''),
    states: rest.filter((piece) => piece.startsWith('!')).map((piece) => piece.slice(1)),
    ...(value === undefined ? {} : { value }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(options === undefined ? {} : { options: options.split('/') }),
    ...(cover === undefined ? {} : { coveredBy: cover }),
  };
  return { control, mark };
}
