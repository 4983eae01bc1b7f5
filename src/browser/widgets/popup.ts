import { LotsmanError } from '../../errors.ts';
import type { ElementId } from '../../observation.ts';
import type { Anatomy, Choice } from '../anatomy.ts';
import type { Workplace } from '../tool.ts';
import { appearedSince, controlsNow } from './appeared.ts';
import { examine, notSet, spoken } from './control.ts';
import { choicesOf, chooseListed } from './listed.ts';
import { fold, pick } from './match.ts';
import { searched } from './virtual-list.ts';
import { until } from './waiting.ts';
import type { Wanted } from './wanted.ts';

/** How long what opens may take to come. */
const OPENING = { quiet: 700, cap: 6_000 };
/** How long the control may take to show what was chosen. */
const SHOWING = { quiet: 500, cap: 4_000 };

/** A button, or a field that only chooses: it opens its list, menu or tree, and shows what was chosen. */
export async function chooseInPopup(
  id: ElementId,
  anatomy: Anatomy,
  wanted: Wanted,
  workplace: Workplace,
): Promise<string[]> {
  const { hands } = workplace;
  const [word = ''] = wanted.words;
  const before = await controlsNow(workplace);
  // What stands open already has opened before: it is not to be taken for a part of the page.
  if (!anatomy.states.includes('expanded')) await hands.ask(id, 'rememberShown');
  const choices = await openedChoices(id, anatomy, workplace);
  if (choices.length === 0) return chooseAppeared(id, anatomy, word, before, workplace);
  if (anatomy.multiple || wanted.words.length > 1) {
    const chosen = await chooseListed(id, { ...anatomy, multiple: true }, wanted, workplace);
    await close(id, workplace);
    return chosen;
  }
  const choice = await searchedOrClosed(id, word, anatomy, workplace);
  if (!choice.tells || !choice.chosen) return chosenThen(id, anatomy, choice, workplace);
  await close(id, workplace);
  return [choice.label];
}

/** Presses a choice in what has opened, and reads on the control whether it shows it then. */
async function chosenThen(id: ElementId, anatomy: Anatomy, choice: Choice, workplace: Workplace): Promise<string[]> {
  const { hands } = workplace;
  for (const part of choice.behind) await hands.click({ of: id, part });
  await hands.click({ of: id, part: choice.part });
  if (!/^(option|row|treeitem|menuitemradio|menuitemcheckbox|radio)$/.test(choice.role)) return [choice.label];
  const shows = await until(
    id,
    workplace,
    async () => {
      const now = await workplace.hands.ask<Anatomy | null>(id, 'anatomy');
      if (now && showsIt(now, anatomy, choice.label)) return choice.label;
      const states = await hands.read({ of: id, part: choice.part }).catch(() => undefined);
      return states?.states.some((state) => /^(selected|checked)$/.test(state)) ? choice.label : undefined;
    },
    SHOWING,
  );
  if (shows === undefined) throw notSet(anatomy, `"${choice.label}"`, (await examine(id, workplace)).value);
  return [shows];
}

/** Whether the control shows a label: as it is, or shortened to something that it did not show before. */
export function showsIt(now: Anatomy, before: Anatomy, label: string): boolean {
  const [shown, wanted] = [fold(`${now.value ?? ''}`), fold(label)];
  if (shown.includes(wanted) || fold(now.name).includes(wanted)) return true;
  return (
    shown !== '' &&
    now.value !== before.value &&
    (wanted.startsWith(shown) || shown.split(/,\s*|\n/).some((word) => word !== '' && wanted.startsWith(word)))
  );
}

async function openedChoices(id: ElementId, anatomy: Anatomy, workplace: Workplace): Promise<readonly Choice[]> {
  const { hands } = workplace;
  const shownNow = async () => {
    const all = await choicesOf(id, workplace);
    return all.some(({ shown }) => shown) ? all : undefined;
  };
  if (anatomy.states.includes('expanded')) {
    const already = await shownNow();
    if (already) return already;
  }
  await hands.click(id);
  const clicked = await until(id, workplace, shownNow, OPENING);
  if (clicked) return clicked;
  // Menus of some pages open only under the pointer, those of others only to the keyboard.
  if (anatomy.opens === '' || !(await hands.ask<boolean>(id, 'focus'))) return [];
  await hands.press('ArrowDown');
  return (await until(id, workplace, shownNow, OPENING)) ?? [];
}

async function searchedOrClosed(id: ElementId, word: string, anatomy: Anatomy, workplace: Workplace): Promise<Choice> {
  try {
    return await searched(id, word, spoken(anatomy), workplace);
  } catch (error) {
    await close(id, workplace);
    throw error;
  }
}

/** What has opened has no role that says so: whatever can be pressed now and could not before is a choice. */
async function chooseAppeared(
  id: ElementId,
  anatomy: Anatomy,
  word: string,
  before: ReadonlySet<ElementId>,
  workplace: Workplace,
): Promise<string[]> {
  const appeared = await appearedSince(before, workplace);
  if (appeared.length === 0)
    throw new LotsmanError('bad_input', `${spoken(anatomy)} opens nothing to choose from.`, {
      hint: 'Click it, or choose another element.',
    });
  const choice = pick(word, appeared, `what ${spoken(anatomy)} opened`);
  await workplace.hands.click(choice.id);
  const shows = await until(
    id,
    workplace,
    async () => {
      const now = await workplace.hands.ask<Anatomy | null>(id, 'anatomy');
      return now && showsIt(now, anatomy, choice.label) ? choice.label : undefined;
    },
    SHOWING,
  );
  const { value } = await examine(id, workplace);
  if (shows === undefined && value === anatomy.value) throw notSet(anatomy, `"${choice.label}"`, value);
  return [choice.label];
}

/** Closes what says that it is open still. To others Escape could mean the dialog around them. */
async function close(id: ElementId, workplace: Workplace): Promise<void> {
  const { states } = await examine(id, workplace);
  if (states.includes('expanded')) await workplace.hands.press('Escape');
}
