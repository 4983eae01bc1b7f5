import type { Control, Line, Part } from '../../../observation.ts';
import { clean, isControl, isDoer, isHolder, isPicture, isToggle, pictured, wordsOf } from './parts.ts';
import type { Property } from './record.ts';
import { readValues } from './values/read-values.ts';
import type { ReadValue, Setting } from './values/value.ts';

/** Signs that part one statement from the next within a line. */
const PARTING = /\s+[·•|]\s+|\s*[;\n]\s+/u;
const LABEL = /^(?<label>[\p{L}][^:.!?]{0,40}?)\s?:\s+(?<text>\S.*)$/u;
const MOST_WORDS = 5;
const LONG = 120;

/** What the parts of a line say, one property for each statement. */
export function chunksOf(line: Line, at: number, setting: Setting): Property[] {
  return partsInOrder(line.parts).flatMap((part) => chunksOfPart(part, at, setting));
}

function partsInOrder(parts: readonly Part[]): readonly Part[] {
  return parts.filter((part) => part !== '|');
}

export function chunksOfPart(part: Part, line: number, setting: Setting): Property[] {
  if (isControl(part)) return [ofControl(part, line, setting)];
  if (isPicture(part)) {
    const text = pictured(part);
    return text === '' ? [] : [{ label: '', text, values: [], controls: [], line, is: 'picture' }];
  }
  return clean(part)
    .split(PARTING)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => statement(piece, [], line, setting));
}

/** "Label: value" where it is one. */
export function statement(piece: string, controls: readonly Control[], line: number, setting: Setting): Property {
  const { label = '', text = piece } = LABEL.exec(piece)?.groups ?? {};
  const isLabelled = label !== '' && label.split(/\s+/).length <= MOST_WORDS;
  const said = isLabelled ? text : piece;
  return { label: isLabelled ? label : '', text: said, values: valuesAt(said, setting), controls, line };
}

/** Of a short text all its values; of a long one that at its end or start: what stands in the middle is part of a story. */
export function valuesAt(text: string, setting: Setting, isLong = text.length > LONG): readonly ReadValue[] {
  const values = readValues(text, setting);
  if (!isLong) return values;
  const atEnd = values.filter(({ end }) => end >= text.length - 2);
  return atEnd.length > 0 ? atEnd : values.filter(({ from }) => from <= 1);
}

function ofControl(control: Control, line: number, setting: Setting): Property {
  const controls = [control];
  if (isHolder(control)) {
    const text = wordsOf(control);
    return { label: control.name, text, values: readValues(text, setting), controls, line };
  }
  if (isToggle(control) || isDoer(control))
    return { label: '', text: control.name, values: [], controls, line, is: 'action' };
  // What is called "Tyres: do I need them?" has no label; "Messages: 3" has.
  const text = wordsOf(control);
  const told = statement(text, controls, line, setting);
  const isValue = told.values.length === 1 && told.values[0]?.text === told.text;
  return isValue ? told : { label: '', text, values: valuesAt(text, setting), controls, line };
}
