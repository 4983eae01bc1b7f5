import { isLotsmanError, LotsmanError } from '../../errors.ts';
import type { ElementId } from '../../observation.ts';
import { secretNamed } from '../../secrets.ts';
import type { Anatomy } from '../anatomy.ts';
import { enterSecret } from '../secret-entry.ts';
import type { Workplace } from '../tool.ts';
import { isCell, writeInCell } from './cell.ts';
import { choose } from './choose.ts';
import { typeCode } from './code-boxes.ts';
import { examine, refuseDisabled, refuseReadOnly, spoken } from './control.ts';
import { openCalendar, pickDays } from './date-picker.ts';
import { readDays } from './date-range.ts';
import { hasOwnPicker, setNative } from './native-input.ts';
import { readNumber } from './numbers.ts';
import { moveTo, stepTo } from './slider.ts';
import { moveBoth, readEnds } from './slider-range.ts';
import { setNumber } from './spinbutton.ts';
import { whatItHolds } from './text.ts';
import { turn } from './toggle.ts';
import { upload } from './upload.ts';

export type Value = string | number | boolean | readonly string[];

/** Gives a control its value in the way that fits what it is. Returns in words how it stands then. */
export async function put(id: ElementId, value: Value, workplace: Workplace): Promise<string> {
  const anatomy = await examine(id, workplace);
  refuseDisabled(anatomy);
  const secret = secretNamed(value);
  if (secret !== undefined) return `${spoken(anatomy)}: ${await enterSecret(id, secret, anatomy, workplace)}`;
  const said = await wayFor(anatomy, value)(id, anatomy, value, workplace);
  return `${spoken(anatomy)}: ${said}`;
}

type Way = (id: ElementId, anatomy: Anatomy, value: Value, workplace: Workplace) => Promise<string>;

function wayFor(anatomy: Anatomy, value: Value): Way {
  const { tag, type, role, scale, toggle, holder, opens, takesText } = anatomy;
  if (tag === 'select' || anatomy.hasDatalist) return chosen;
  if (type === 'file') return uploaded;
  if (hasOwnPicker(anatomy)) return picked;
  if (asSwitch(value) !== undefined && toggle && !takesText && toggle.kind !== 'expanded') return turned;
  if (type === 'radio') return chosen;
  if (isCell(anatomy) && opens === '') return written;
  if (scale) return type === 'number' || role === 'spinbutton' ? counted : moved;
  if (typeof value === 'string' && mayHaveCalendar(anatomy) && readDays(value, anatomy)) return dated;
  if (takesText) return role === 'combobox' && opens === 'listbox' ? suggested : typed;
  if (holder !== '' || opens !== '') return chosen;
  if (anatomy.states.includes('read-only')) return typed;
  return toggle ? turned : chosen;
}

const chosen: Way = async (id, anatomy, value, workplace) => {
  const exactly = Array.isArray(value);
  const words = Array.isArray(value) ? value : [String(value)];
  return `"${(await choose(id, anatomy, { words, exactly }, workplace)).join('", "')}"`;
};

/** What nobody suggests may still be written into a field that takes any text. */
const suggested: Way = async (id, anatomy, value, workplace) => {
  try {
    return await chosen(id, anatomy, value, workplace);
  } catch (error) {
    if (!isLotsmanError(error) || error.code !== 'bad_input') throw error;
    return typed(id, anatomy, value, workplace);
  }
};

const turned: Way = (id, anatomy, value, workplace) => {
  const on = asSwitch(value);
  if (on === undefined)
    throw new LotsmanError('bad_input', `"${value}" is neither on nor off for ${spoken(anatomy)}.`, {
      hint: 'Use true or false.',
    });
  return turn(id, anatomy, on, workplace);
};

const counted: Way = async (id, anatomy, value, workplace) =>
  `"${await setNumber(id, anatomy, String(value), workplace)}"`;

const moved: Way = async (id, anatomy, value, workplace) => {
  const wanted = readNumber(String(value));
  const ends = wanted === undefined ? readEnds(String(value)) : undefined;
  if (ends) return `"${await moveBoth(id, anatomy, ends, workplace)}"`;
  const text = await (wanted === undefined
    ? stepTo(id, anatomy, String(value), workplace)
    : moveTo(id, anatomy, wanted, workplace));
  return `"${text}"`;
};

const picked: Way = async (id, anatomy, value, workplace) =>
  `"${await setNative(id, anatomy, String(value), workplace)}"`;

const dated: Way = async (id, anatomy, value, workplace) => {
  const days = readDays(String(value), anatomy) ?? [];
  const calendar = await openCalendar(id, workplace);
  if (!calendar && anatomy.tag === 'input') return typed(id, anatomy, value, workplace);
  return pickDays(id, anatomy, days, workplace, calendar);
};

const typed: Way = async (id, anatomy, value, workplace) => {
  refuseReadOnly(anatomy);
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  if (anatomy.boxes > 1 && text.length > 1) return `"${await typeCode(id, anatomy, text, workplace)}"`;
  const held = await workplace.hands.type(id, text);
  return whatItHolds(held, text, false, anatomy);
};

const written: Way = async (id, anatomy, value, workplace) =>
  `"${await writeInCell(id, anatomy, String(value), workplace)}"`;

const uploaded: Way = (id, anatomy, value, workplace) =>
  upload(id, anatomy, Array.isArray(value) ? value : [String(value)], workplace).then((names) => names.join(', '));

/** Fields and buttons of dates say so only by what they open. */
function mayHaveCalendar({ tag, role, opens, holder }: Anatomy): boolean {
  return (
    holder === 'grid' || /^(dialog|grid)$/.test(opens) || role === 'button' || (tag === 'input' && opens !== 'listbox')
  );
}

function asSwitch(value: Value): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  if (/^(true|on|yes|checked)$/i.test(value.trim())) return true;
  return /^(false|off|no|unchecked)$/i.test(value.trim()) ? false : undefined;
}
