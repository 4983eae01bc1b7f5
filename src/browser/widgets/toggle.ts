import { LotsmanError } from '../../errors.ts';
import type { ElementId } from '../../observation.ts';
import type { Anatomy, Toggle } from '../anatomy.ts';
import type { Workplace } from '../tool.ts';
import { examine, notSet, refuseDisabled, spoken } from './control.ts';
import { until } from './waiting.ts';

/** How long a switch may take to turn: some ask a server first. */
const TURNING = { quiet: 500, cap: 4_000 };
/** A box with three states comes round after so many clicks. */
const MOST_CLICKS = 3;

const WORDS: Readonly<Record<Toggle['kind'], readonly [on: string, off: string]>> = {
  checked: ['checked', 'not checked'],
  pressed: ['pressed', 'not pressed'],
  selected: ['selected', 'not selected'],
  expanded: ['open', 'closed'],
};

/** Turns something on or off, and says in a word how it stands then. */
export async function turn(id: ElementId, anatomy: Anatomy, on: boolean, workplace: Workplace): Promise<string> {
  const { toggle } = anatomy;
  if (!toggle)
    throw new LotsmanError('bad_input', `${spoken(anatomy)} is nothing that is on or off.`, {
      hint: 'Click it, or choose another element.',
    });
  const word = wordFor(toggle.kind, on);
  if (toggle.on === on) return word;
  refuseDisabled(anatomy);
  if (!on && isOneOfSeveral(anatomy))
    throw new LotsmanError('bad_input', `${spoken(anatomy)} cannot be turned off by itself.`, {
      hint: 'Turn on another one of its group.',
    });
  for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
    const before = await examine(id, workplace);
    await workplace.hands.click(id);
    const now = await turned(id, before, on, workplace);
    if (now?.toggle?.on === on) return word;
    if (now === undefined) break;
  }
  return byKeys(id, anatomy, on, workplace);
}

/** What a click does not turn may listen to keys only. */
async function byKeys(id: ElementId, anatomy: Anatomy, on: boolean, workplace: Workplace): Promise<string> {
  const { hands } = workplace;
  for (const key of keysFor(anatomy, on)) {
    if (!(await hands.ask<boolean>(id, 'focus').catch(() => false))) break;
    const before = await examine(id, workplace);
    await hands.press(key);
    const now = await turned(id, before, on, workplace);
    if (now?.toggle?.on === on) return wordFor(now.toggle.kind, on);
  }
  const { toggle } = await examine(id, workplace);
  throw notSet(anatomy, on ? 'being turned on' : 'being turned off', toggle && wordFor(toggle.kind, toggle.on));
}

/** Arrows fold and unfold and do nothing else; Enter may open what only was to be unfolded, so it comes last. */
function keysFor({ role, toggle }: Anatomy, on: boolean): readonly string[] {
  if (toggle?.kind === 'expanded' && (role === 'row' || role === 'treeitem'))
    return [on ? 'ArrowRight' : 'ArrowLeft', 'Space', 'Enter'];
  return role === 'row' ? ['Space', 'Shift+Space', 'Enter'] : ['Space', 'Enter'];
}

/** The control once it stands otherwise than before; undefined when it stays as it was. */
function turned(id: ElementId, before: Anatomy, on: boolean, workplace: Workplace): Promise<Anatomy | undefined> {
  return until(
    id,
    workplace,
    async () => {
      const now = (await workplace.hands.ask<Anatomy | null>(id, 'anatomy')) ?? (await redrawn(id, workplace));
      return now?.toggle && (now.toggle.on === on || now.toggle.on !== before.toggle?.on) ? now : undefined;
    },
    TURNING,
  );
}

/** A framework may have put another element in its place: the next look gives that one the number. */
async function redrawn(id: ElementId, { eyes, hands }: Workplace): Promise<Anatomy | undefined> {
  await eyes.observe();
  return (await hands.ask<Anatomy | null>(id, 'anatomy')) ?? undefined;
}

function isOneOfSeveral({ role, type, multiple }: Anatomy): boolean {
  return type === 'radio' || /^(radio|menuitemradio|tab)$/.test(role) || (role === 'option' && !multiple);
}

function wordFor(kind: Toggle['kind'], on: Toggle['on']): string {
  return on === 'mixed' ? 'partly checked' : WORDS[kind][on ? 0 : 1];
}
