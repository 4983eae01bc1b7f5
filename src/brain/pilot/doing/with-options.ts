import type { Control } from '../../../observation.ts';
import type { Things } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { choose } from '../reading/choose.ts';
import { called } from '../seeking/called.ts';
import { meantThings } from '../seeking/meant.ts';
import { BOXES, BUTTONS } from '../seeking/roles.ts';
import { triedIn } from '../seeking/seek.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { coverage } from '../words/coverage.ts';
import { DEAL } from './deal-with.ts';
import { quantity } from './quantity.ts';

/**
 * "A large Margherita with olives": where nothing is called so, but a Margherita is there, it is opened, and what else was said is
 * chosen among what is offered with it. What is not offered is not left out in silence.
 */
export function withOptions(situation: Situation, asked: Things, verbs: readonly string[]): Pursuit | undefined {
  const things = meantThings(asked, situation.memo);
  const { memo, page } = situation;
  if (things.count === 'all' || memo.ways.some(({ name }) => name.startsWith(DEAL))) return undefined;
  const opened = memo.ways.findLast(({ name }) => name.startsWith(OPENED))?.name.slice(OPENED.length);
  if (opened === undefined) return memo.ways.length === 0 ? opening(situation, things) : undefined;
  for (const option of optionsOf(things, opened)) {
    const way = `choose ${option}`;
    if (wasTried(situation, way)) continue;
    const box = boxFor(situation, option);
    if (!box) return { stuck: speechIn(situation.language).notFound(option, triedIn(situation)) };
    if (isOn(box)) continue;
    return { do: [{ tool: 'click', input: { id: box.id } }], way, thought: `Choosing “${calledSo(box)}”.` };
  }
  const button = called(page, verbs, { to: 'press', roles: BUTTONS });
  const count = things.count === 'one' ? 1 : things.count;
  return button ? (quantity(situation, count) ?? pressing(button, opened)) : undefined;
}

const OPENED = 'open to choose ';

function opening(situation: Situation, things: Things): Pursuit | undefined {
  const { page, now } = situation;
  if (things.what.words === '' || choose(things, page, alike, now).found) return undefined;
  const [first, second] = controlsOf(page)
    .filter(({ role, name }) => LEADS.has(role) && isWithin(name, things))
    .sort((a, b) => b.name.length - a.name.length);
  if (!first || (second && second.name.length === first.name.length && second.name !== first.name)) return undefined;
  const thought = `Opening “${calledSo(first)}” to choose the rest.`;
  return { do: [{ tool: 'click', input: { id: first.id } }], way: `${OPENED}${first.name}`, thought };
}

const LEADS = new Set(['link', 'button', 'clickable', 'row', 'listitem', 'article']);

/** All of the name was said, and more than the name. */
function isWithin(name: string, things: Things): boolean {
  const { words } = things.what;
  return (
    name !== '' &&
    coverage(name, words).share >= NEARLY_ALL &&
    coverage(words, name).share >= A_THIRD &&
    optionsOf(things, name).length > 0
  );
}

const NEARLY_ALL = 0.9;
const A_THIRD = 0.3;

/** What was said beside the name. */
function optionsOf({ what, where }: Things, name: string): string[] {
  const beside = what.words
    .split(/\s+/)
    .filter((word) => coverage(word, name).share < NEARLY_ALL)
    .join(' ');
  const told = where
    .filter(({ of, is }) => is === 'contains' || (is === '=' && !FROM.test(of?.words ?? '')))
    .map(({ value }) => value.text);
  return [beside, ...told].filter((option) => option !== '');
}

/** "two cakes from Lumina": whose they are is nothing to choose. */
const FROM = /^(?:from|by|at|из|от|у)$/;

/** The box that is clearly called so. */
function boxFor({ page }: Situation, option: string): Control | undefined {
  const [first, second] = controlsOf(page)
    .filter(({ role, states }) => BOXES.has(role) && !states.includes('disabled'))
    .map((control) => ({ control, worth: alike(option, control.name) }))
    .sort((a, b) => b.worth - a.worth);
  const isClear = first !== undefined && first.worth >= CALLED_SO && first.worth > (second?.worth ?? 0);
  return isClear ? first.control : undefined;
}

const CALLED_SO = 0.5;

function isOn({ states }: Control): boolean {
  return states.some((state) => state === 'checked' || state === 'selected' || state === 'pressed');
}

function pressing(button: Control, name: string): Pursuit {
  const thought = `Pressing “${calledSo(button)}” for “${name}”.`;
  return { do: [{ tool: 'click', input: { id: button.id } }], way: `${DEAL}${name} 0 ${button.id}`, thought };
}
