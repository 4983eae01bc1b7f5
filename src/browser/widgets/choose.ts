import { LotsmanError } from '../../errors.ts';
import type { ElementId } from '../../observation.ts';
import type { Anatomy } from '../anatomy.ts';
import type { Workplace } from '../tool.ts';
import { chooseSuggested } from './combobox.ts';
import { refuseDisabled, spoken } from './control.ts';
import { chooseInDatalist } from './datalist.ts';
import { chooseListed } from './listed.ts';
import { chooseInSelect } from './native-select.ts';
import { chooseInPopup } from './popup.ts';

/** Chooses in whatever kind of control it is. Returns what is chosen then. */
export async function choose(
  id: ElementId,
  anatomy: Anatomy,
  wanted: readonly string[],
  workplace: Workplace,
): Promise<readonly string[]> {
  refuseDisabled(anatomy);
  if (anatomy.tag === 'select')
    return chooseInSelect(id, anatomy, onlyOneUnless(anatomy.multiple, anatomy, wanted), workplace);
  if (anatomy.hasDatalist) return [await chooseInDatalist(id, anatomy, one(anatomy, wanted), workplace)];
  if (anatomy.takesText) return each(wanted, (word) => chooseSuggested(id, anatomy, word, workplace));
  const isListed = anatomy.type === 'radio' || (anatomy.holder !== '' && anatomy.opens === '');
  return isListed ? chooseListed(id, anatomy, wanted, workplace) : chooseInPopup(id, anatomy, wanted, workplace);
}

async function each(words: readonly string[], work: (word: string) => Promise<string>): Promise<string[]> {
  const done: string[] = [];
  for (const word of words) done.push(await work(word));
  return done;
}

function one(anatomy: Anatomy, wanted: readonly string[]): string {
  return onlyOneUnless(false, anatomy, wanted)[0] ?? '';
}

function onlyOneUnless(many: boolean, anatomy: Anatomy, wanted: readonly string[]): readonly string[] {
  if (wanted.length > 1 && !many) throw new LotsmanError('bad_input', `${spoken(anatomy)} takes only one option.`);
  return wanted;
}
