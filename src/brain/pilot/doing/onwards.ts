import type { Control, Observation } from '../../../observation.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { called } from '../seeking/called.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { alike } from '../words/alike.ts';

/** What asks for it may be on the page after this one: who orders goes on from the cart to the checkout, who signs in from the name. */
export function onwards(situation: Situation, steps: readonly string[]): Pursuit | undefined {
  const { page, memo } = situation;
  const times = memo.ways.filter(({ name }) => name.startsWith(ONWARDS)).length;
  const leads = { to: 'press', roles: LEADS, fits: leadsOn } as const;
  const button = times < MOST_STEPS ? called(page, steps, leads) : undefined;
  if (!button) return undefined;
  const way = `${ONWARDS}${calledSo(button)}`;
  if (wasTried(situation, way)) return undefined;
  const call = { tool: 'click', input: { id: button.id } };
  return { do: [call], way, thought: `Going on with “${calledSo(button)}” to what is to be filled in.` };
}

/**
 * A form that asks for one thing after the other: what is to be filled in next comes when this page, with nothing left to fill in, is
 * gone on from. Whoever says when to go on is not forestalled.
 */
export function nextStep(situation: Situation): Pursuit | undefined {
  const { previous, page, ahead } = situation;
  // What was put into the basket is paid for behind it.
  const further = previous && ORDERS.has(previous.kind) ? onwards(situation, CHECKOUT) : undefined;
  if (further) return further;
  const isFilling = previous !== undefined && FILLS.has(previous.kind) && !hasRest(page);
  const isSaid = ahead.some(
    (act) => act.kind === 'press' && STEPS.some((step) => alike(step, act.target.words) >= CALLED_SO),
  );
  return isFilling && !isSaid ? onwards(situation, STEPS) : undefined;
}

const FILLS = new Set<string>(['enter', 'choose', 'tick']);
const STEPS = ['next', 'continue', 'next step'];
const ORDERS = new Set<string>(['add', 'remove', 'handle', 'press', 'go', ...FILLS]);
const CHECKOUT = ['checkout', 'go to checkout', 'go to payment', 'proceed to payment'];
const CALLED_SO = 0.8;

/** Fields that must be filled in and are not; all of them, where none is said to be a must. */
export function hasRest(page: Observation): boolean {
  const fields = controlsOf(page).filter(({ role }) => role === 'textbox');
  const musts = fields.filter(({ states }) => states.includes('required'));
  return (musts.length > 0 ? musts : fields).some(({ value = '' }) => value === '');
}

/** A button that says "Pay" or "Order" does it; what leads there says that it goes on. */
function leadsOn({ role, name }: Control): boolean {
  return (
    role === 'link' ||
    /^(?:proceed|continue|go to|next|check ?out|перейти|продолжить|далее|дальше|оформ|к )/i.test(name)
  );
}

const ONWARDS = 'look further on: ';
const MOST_STEPS = 3;
const LEADS = new Set(['link', 'button']);
