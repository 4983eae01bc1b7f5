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
import type { Wanted } from './wanted.ts';

/** Chooses in whatever kind of control it is. Returns what is chosen then. */
export async function choose(
  id: ElementId,
  anatomy: Anatomy,
  wanted: Wanted,
  workplace: Workplace,
): Promise<readonly string[]> {
  refuseDisabled(anatomy);
  const { words } = wanted;
  if (words.length > 1 && takesOnlyOne(anatomy))
    throw new LotsmanError('bad_input', `${spoken(anatomy)} takes only one option.`);
  if (anatomy.tag === 'select') return chooseInSelect(id, anatomy, wanted, workplace);
  if (anatomy.hasDatalist) return each(words, (word) => chooseInDatalist(id, anatomy, word, workplace));
  if (anatomy.takesText) return each(words, (word) => chooseSuggested(id, anatomy, word, workplace));
  const isListed = anatomy.type === 'radio' || (anatomy.holder !== '' && anatomy.opens === '');
  return isListed ? chooseListed(id, anatomy, wanted, workplace) : chooseInPopup(id, anatomy, wanted, workplace);
}

function takesOnlyOne({ tag, type, holder, hasDatalist, multiple }: Anatomy): boolean {
  if (tag === 'select') return !multiple;
  return hasDatalist || type === 'radio' || holder === 'radiogroup' || holder === 'tablist';
}

async function each(words: readonly string[], work: (word: string) => Promise<string>): Promise<string[]> {
  const done: string[] = [];
  for (const word of words) done.push(await work(word));
  return done;
}
