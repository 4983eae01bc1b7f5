import { LotsmanError } from '../errors.ts';
import type { ElementId } from '../observation.ts';
import { frameInside } from './frame-inside.ts';
import { gone } from './hands.ts';
import type { Chosen, Direction, ScrollPosition } from './scrolling.ts';
import type { Workplace } from './tool.ts';
import type { Place, World } from './world.ts';

export interface ScrollWish {
  /** Around this element; otherwise wherever a person would turn the wheel. */
  id: ElementId | undefined;
  direction: Direction;
  /** To the end when left out. */
  screens: number | undefined;
}

/** What was scrolled, and how it stood before and after. */
export interface Scrolled {
  direction: Direction;
  before: ScrollPosition;
  after: ScrollPosition;
  /** How it stands by now. */
  now(): Promise<ScrollPosition | null>;
}

/** A little of what was seen stays in view, so that a reader does not lose the thread. */
const STEP = 0.9;
/** Frames in frames are followed so deep. */
const DEEPEST = 3;

/** Turns the wheel over what is to be scrolled; where no wheel can be turned or nothing comes of it, it is moved. */
export async function scroll(workplace: Workplace, { id, direction, screens }: ScrollWish): Promise<Scrolled> {
  const { eyes, hands } = workplace;
  const world = await eyes.world();
  const seen = id === undefined ? undefined : eyes.seen(id);
  const { place, before } = await choose(world, seen?.place ?? (await world.main()), seen?.local ?? null, direction);
  const { right, down } = distance(before, direction, screens);
  const rest = () => world.ask<ScrollPosition | null>(place, 'lotsman.scrollRest()');
  const hasMoved = (after: ScrollPosition | null) => after && (after.top !== before.top || after.left !== before.left);

  const isTheEnd = right === 0 && down === 0;
  let after: ScrollPosition | null = null;
  if (before.grip && !isTheEnd) {
    const corner = await eyes.cornerOf(place);
    await hands.wheel({ x: before.grip.x + corner.x, y: before.grip.y + corner.y }, right, down);
    after = await rest();
  }
  if (!hasMoved(after) && !isTheEnd) {
    await world.ask(place, `lotsman.scrollBy(${right}, ${down})`);
    after = await rest();
  }
  const now = () => world.ask<ScrollPosition | null>(place, 'lotsman.scrollPosition()');
  return { direction, before, after: after ?? before, now };
}

/** Brings an element into the middle of the view. */
export async function bringIntoView(
  { eyes }: Workplace,
  id: ElementId,
): Promise<{ spoken: string; scrolled: Scrolled }> {
  const { place, local } = eyes.seen(id);
  const world = await eyes.world();
  const spoken = await world.ask<string | null>(place, `lotsman.bringIntoView(${local})`).catch(() => null);
  const now = () => world.ask<ScrollPosition | null>(place, 'lotsman.scrollPosition()');
  const after = spoken === null ? null : await now();
  if (spoken === null || after === null) throw gone(id);
  return { spoken, scrolled: { direction: 'down', before: after, after, now } };
}

/** Where it stands, when the end is reached, and whether more has come: `Screen 3 of 7.` */
export async function whereItStands({ direction, before, after, now }: Scrolled): Promise<string> {
  const position = (await now()) ?? after;
  const { at, of, isFirst, isLast } = inScreens(position, direction);
  const end =
    isLast && isFirst ? 'All of it is in view.' : isLast ? 'This is the end.' : isFirst ? 'This is the beginning.' : '';
  const grown = position.height > before.height + 1;
  const more = grown ? `More came: it was ${round(before.height / before.seenHeight)} screens long.` : '';
  return [`Screen ${round(at)} of ${round(of)}.`, end, more].filter((one) => one !== '').join(' ');
}

async function choose(
  world: World,
  place: Place,
  local: number | null,
  direction: Direction,
  depth = 0,
): Promise<{ place: Place; before: ScrollPosition }> {
  const expression = `lotsman.chooseScroller(${local}, ${JSON.stringify(direction)})`;
  const chosen = await world.ask<Chosen>(place, expression);
  if (chosen === null) throw nothingScrolls(local);
  if (!('frame' in chosen)) return { place, before: chosen };
  const inside = depth < DEEPEST ? await frameInside(world, place, chosen.frame) : undefined;
  if (!inside) throw nothingScrolls(local);
  return choose(world, inside, null, direction, depth + 1);
}

function nothingScrolls(local: number | null): LotsmanError {
  return local === null
    ? new LotsmanError('bad_input', 'Nothing scrolls there: all of the page is in view.')
    : new LotsmanError('stale_id', 'Nothing scrolls around that element, or it is gone.', {
        hint: 'Look at the page again, or scroll without an id.',
      });
}

function distance(
  position: ScrollPosition,
  direction: Direction,
  screens: number | undefined,
): { right: number; down: number } {
  const { top, height, seenHeight, left, width, seenWidth } = position;
  const step = (seen: number, toTheEnd: number) =>
    Math.round(screens === undefined ? toTheEnd : Math.min(toTheEnd, screens * seen * STEP));
  switch (direction) {
    case 'up':
      return { right: 0, down: -step(seenHeight, top) };
    case 'down':
      return { right: 0, down: step(seenHeight, height - seenHeight - top) };
    case 'left':
      return { right: -step(seenWidth, width), down: 0 };
    case 'right':
      return { right: step(seenWidth, width - seenWidth - left), down: 0 };
  }
}

function inScreens({ top, height, seenHeight, left, width, seenWidth }: ScrollPosition, direction: Direction) {
  const across = direction === 'left' || direction === 'right';
  const [at, length, seen] = across ? [left, width, seenWidth] : [top, height, seenHeight];
  return { at: 1 + at / seen, of: length / seen, isFirst: at <= 1, isLast: at + seen >= length - 1 };
}

function round(number: number): string {
  return String(Math.round(number * 10) / 10);
}
