import { setTimeout as pause } from 'node:timers/promises';
import { within } from '../deadline.ts';
import { isLotsmanError, LotsmanError } from '../errors.ts';
import type { Control, ElementId } from '../observation.ts';
import { type Box, shift } from './drawing.ts';
import { typeAtOnce } from './keystrokes.ts';
import type { Landing, Touch } from './look.ts';
import type { Eyes, Seen } from './observe.ts';
import type { Tab } from './tab.ts';
import type { Place } from './world.ts';

export type Button = 'left' | 'right' | 'middle';
export type Modifier = 'Alt' | 'Control' | 'Meta' | 'Shift';

export interface Point {
  x: number;
  y: number;
}

/** An element that was found to be what was seen, and the point at which it gets an event. */
export interface Grip extends Point {
  /** What can be seen of it. */
  box: Box;
  /** In words: `button "Add to cart"`. */
  spoken: string;
}

export interface ClickOptions {
  count?: number;
  button?: Button;
  modifiers?: readonly Modifier[];
}

export interface TypeOptions {
  append?: boolean;
  /** Milliseconds between keys, as a person types. */
  delay?: number;
}

/** An element by its number, or by a number that its document gave it on the way: an option in a list that opened. */
export type Target = ElementId | Part;

export interface Part {
  /** Something in the same document that was looked at. */
  of: ElementId;
  part: number;
}

/** Told before each touch, for people who watch. */
export type OnTouch = (point: Point, grip: Grip | undefined) => void;

const MODIFIER_BITS: Readonly<Record<Modifier, number>> = { Alt: 1, Control: 2, Meta: 4, Shift: 8 };
/** As many moves make a drag that pages believe. */
const DRAG_STEPS = 8;
/** So many milliseconds a thing may take to get its look under the pointer. */
const HOVER = 200;
/** How often a click that landed elsewhere is tried again. */
const SECOND_TRIES = 2;
/** Milliseconds in which something that moves over a thing may be gone again, and how often that is looked at. */
const PASSING = 300;
const GLANCE = 30;

/** Touches what the eyes have seen, with real input events, and only if it is still what was seen. */
export class Hands {
  readonly #tab: Tab;
  readonly #eyes: Eyes;
  readonly #deadline: number;
  readonly #onTouch: OnTouch;
  #touched: Place | undefined;
  #touches = 0;

  constructor(tab: Tab, eyes: Eyes, deadline: number, onTouch: OnTouch = () => {}) {
    this.#tab = tab;
    this.#eyes = eyes;
    this.#deadline = deadline;
    this.#onTouch = onTouch;
  }

  /** The document that was touched last. */
  get touched(): Place | undefined {
    return this.#touched;
  }

  /** How often the mouse or a key was pressed so far. */
  get touches(): number {
    return this.#touches;
  }

  /** Right before the event: the same element, still so called, still there, still the one that gets the event. */
  grip(target: Target): Promise<Grip> {
    return this.#grip(target, { willClick: false });
  }

  async #grip(target: Target, { willClick }: { willClick: boolean }): Promise<Grip> {
    const { place, local, control } = this.#find(target);
    const id = numberOf(target);
    const touch = await this.#touch(place, `lotsman.touch(${local}, ${willClick})`);
    if (!touch) throw gone(id);
    if (!touch.ok) throw refusal(id, touch, control);
    this.#touched = place;
    const corner = await this.#eyes.cornerOf(place);
    const grip = {
      x: touch.x + corner.x,
      y: touch.y + corner.y,
      box: shift(touch.box, corner),
      spoken: touch.spoken,
    };
    this.#onTouch(grip, grip);
    return grip;
  }

  /** What only passes over a thing is let pass. */
  async #touch(place: Place, expression: string): Promise<Touch | undefined> {
    const world = await this.#eyes.world();
    for (const began = performance.now(); ; await pause(GLANCE)) {
      const touch = await world.ask<Touch>(place, expression).catch(() => undefined);
      const isCovered = touch?.ok === false && touch.why === 'covered';
      if (!isCovered || performance.now() - began > PASSING) return touch;
    }
  }

  /** Tells that a point is about to be touched, whatever is there. */
  aim(point: Point): void {
    this.#onTouch(point, undefined);
  }

  /** Clicks an element where it receives clicks. */
  async click(target: Target, options: ClickOptions = {}): Promise<Grip> {
    const { grip, landing } = await this.#clickOnce(target, options);
    return landing.ok ? grip : this.#clickAgain(target, options, SECOND_TRIES);
  }

  /**
   * The pointer itself may have taken a thing away for a moment: on hover it gets another picture, which is on its way. What
   * has become another thing is refused at once.
   */
  async #clickAgain(target: Target, options: ClickOptions, tries: number): Promise<Grip> {
    await this.grip(target).catch((error: unknown) => {
      if (!isLotsmanError(error) || error.code !== 'covered') throw error;
    });
    await pause(HOVER);
    const { grip, landing } = await this.#clickOnce(target, options);
    if (landing.ok) return grip;
    if (tries > 1) return this.#clickAgain(target, options, tries - 1);
    throw astray(numberOf(target), grip, landing.on);
  }

  /** A click that the page would have got on something else is swallowed. */
  async #clickOnce(target: Target, options: ClickOptions): Promise<{ grip: Grip; landing: Landing }> {
    const { place } = this.#find(target);
    const grip = await this.#grip(target, { willClick: true });
    await this.clickAt(grip, options);
    const world = await this.#eyes.world();
    // The document that was clicked may be gone by now: then the click did what it was meant to.
    const landing = await world.ask<Landing>(place, 'lotsman.landed()').catch((): Landing => ({ ok: true }));
    return { grip, landing };
  }

  async clickAt({ x, y }: Point, { count = 1, button = 'left', modifiers = [] }: ClickOptions = {}): Promise<void> {
    this.#touches += 1;
    const cdp = await this.#tab.cdp();
    const held = modifiers.reduce((bits, one) => bits | MODIFIER_BITS[one], 0);
    const at = { x, y, modifiers: held };
    const clicking = async () => {
      // Awaited: sent together with the press, the move would reach the page after it.
      await cdp.send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved' });
      const events = Array.from({ length: count }, (_, index) =>
        (['mousePressed', 'mouseReleased'] as const).map((type) =>
          cdp.send('Input.dispatchMouseEvent', { ...at, type, button, clickCount: index + 1 }),
        ),
      );
      await Promise.all(events.flat());
    };
    await within(this.#deadline, 'Clicking', clicking());
  }

  /** Gives an element the focus without clicking it. Returns it in words. */
  async focus(target: Target): Promise<string> {
    const { spoken } = await this.grip(target);
    if (!(await this.ask<boolean>(target, 'focus')))
      throw new LotsmanError('bad_input', `${spoken} (${numberOf(target)}) does not take the focus.`, {
        hint: 'Click it instead, or press the key without an id.',
      });
    return spoken;
  }

  /** Moves the pointer onto an element and leaves it there. */
  async hover(target: Target): Promise<Grip> {
    const grip = await this.grip(target);
    await this.moveTo(grip);
    return grip;
  }

  async moveTo({ x, y }: Point): Promise<void> {
    const { mouse } = this.#tab.page;
    await within(this.#deadline, 'Moving the pointer', mouse.move(x, y));
  }

  /** Presses at one point, moves to another in steps, and lets go; also where the page uses the browser's own drag and drop. */
  async drag(from: Point, to: Point, steps: number = DRAG_STEPS): Promise<void> {
    this.#touches += 1;
    const { mouse } = this.#tab.page;
    const dragging = async () => {
      await mouse.move(from.x, from.y);
      await mouse.down();
      // A first small move tells a drag from a click; a second one onto the target makes it an entered target.
      await mouse.move(from.x + Math.sign(to.x - from.x) * 5, from.y + Math.sign(to.y - from.y) * 5);
      await mouse.move(to.x, to.y, { steps });
      await mouse.move(to.x, to.y);
      await mouse.up();
    };
    await within(this.#deadline, 'Dragging', dragging());
  }

  /** Turns the wheel with the pointer at a point: what is under it scrolls. */
  async wheel({ x, y }: Point, right: number, down: number): Promise<void> {
    const { mouse } = this.#tab.page;
    const turning = async () => {
      await mouse.move(x, y);
      await mouse.wheel(right, down);
    };
    await within(this.#deadline, 'Scrolling', turning());
  }

  /** Presses a key or a chord: `Enter`, `Control+A`. */
  async press(key: string): Promise<void> {
    this.#touches += 1;
    await within(this.#deadline, `Pressing ${key}`, this.#tab.page.keyboard.press(key));
  }

  /** Types into whatever has the focus, key by key. */
  async keys(text: string, { delay = 0 }: { delay?: number } = {}): Promise<void> {
    this.#touches += 1;
    const patience = this.#deadline + text.length * (delay + 10);
    const typing = async () =>
      delay > 0 ? this.#tab.page.keyboard.type(text, { delay }) : typeAtOnce(await this.#tab.cdp(), text);
    await within(patience, 'Typing', typing());
  }

  /** Puts text into a field, in place of what it holds or after it, key by key; returns what the field holds then. */
  async type(target: Target, text: string, { append = false, delay = 0 }: TypeOptions = {}): Promise<string> {
    await this.click(target);
    const { value = '' } = await this.read(target);
    if (append) await this.press('ControlOrMeta+End');
    else if (value !== '') await this.press('ControlOrMeta+A');
    if (text !== '') await this.keys(text, { delay });
    else if (value !== '' && !append) await this.press('Delete');
    return (await this.read(target)).value ?? '';
  }

  /** What a field holds and how it stands now. */
  async read(target: Target): Promise<{ value?: string; states: readonly string[] }> {
    const answer = await this.ask<{ value?: string; states: string[] } | null>(target, 'read');
    if (!answer) throw gone(numberOf(target));
    return answer;
  }

  /** Asks the document of an element about it: a function of ours in the page, given the element's number there. */
  async ask<T>(target: Target, what: string, ...more: readonly unknown[]): Promise<T> {
    const { place, local } = this.#find(target);
    const world = await this.#eyes.world();
    return world.ask<T>(place, `lotsman.${what}(${[local, ...more].map((one) => JSON.stringify(one)).join(', ')})`);
  }

  #find(target: Target): Seen {
    if (typeof target === 'number') return this.#eyes.seen(target);
    return { ...this.#eyes.seen(target.of), local: target.part };
  }
}

function numberOf(target: Target): ElementId {
  return typeof target === 'number' ? target : target.of;
}

export function gone(id: ElementId): LotsmanError {
  return new LotsmanError('stale_id', `Nothing on the page answers to ${id} any more.`, {
    hint: 'The page has changed. Look at it again and pick a number from what you see then.',
  });
}

function astray(id: ElementId, { spoken }: Grip, on: string): LotsmanError {
  return new LotsmanError('stale_id', `The page put ${on} in the place of ${spoken} (${id}) at the last moment.`, {
    hint: 'Nothing was clicked. Look at the page again before you act.',
  });
}

function refusal(id: ElementId, touch: Touch & { ok: false }, { role, name }: Control): LotsmanError {
  switch (touch.why) {
    case 'gone':
      return gone(id);
    case 'changed': {
      const was = `${role} "${name}"`;
      const now = was === touch.spoken ? `${was}, but what stands beside it is different` : `${was}`;
      const change = was === touch.spoken ? now : `${now} and is now ${touch.spoken}`;
      return new LotsmanError('stale_id', `${id} was ${change}.`, {
        hint: 'Look at the page again before you act.',
      });
    }
    case 'hidden':
      return new LotsmanError('covered', `${touch.spoken} (${id}) cannot be seen.`, {
        hint: 'It may open with something else, or after scrolling.',
      });
    case 'covered':
      return new LotsmanError('covered', `${touch.spoken} (${id}) is covered by ${touch.by}.`, {
        hint: 'Deal with what covers it first.',
      });
  }
}
