import { within } from '../deadline.ts';
import { LotsmanError } from '../errors.ts';
import type { ElementId } from '../observation.ts';
import type { Touch } from './look.ts';
import type { Eyes, Seen } from './observe.ts';
import type { Tab } from './tab.ts';

/** Touches what the eyes have seen, with real input events, and only if it is still what was seen. */
export class Hands {
  readonly #tab: Tab;
  readonly #eyes: Eyes;
  readonly #deadline: number;

  constructor(tab: Tab, eyes: Eyes, deadline: number) {
    this.#tab = tab;
    this.#eyes = eyes;
    this.#deadline = deadline;
  }

  /** Clicks an element where it receives clicks. Returns it in words. */
  async click(id: ElementId, { count = 1 }: { count?: number } = {}): Promise<string> {
    const { x, y, spoken } = await this.#touch(id);
    const cdp = await this.#tab.cdp();
    const at = { x, y, button: 'left', clickCount: count } as const;
    // Sent together: the browser handles them in order, and waiting in between would only cost round trips.
    await within(
      this.#deadline,
      'Clicking',
      Promise.all([
        cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
        cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at }),
        cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }),
      ]),
    );
    return spoken;
  }

  /** Puts text into a field in place of what it holds, key by key, and returns what it holds then. */
  async type(id: ElementId, text: string): Promise<string> {
    await this.click(id, { count: 3 });
    await within(this.#deadline, 'Typing', this.#replaceSelection(id, text));
    return (await this.read(id)).value ?? '';
  }

  async press(key: string): Promise<void> {
    await within(this.#deadline, `Pressing ${key}`, this.#tab.page.keyboard.press(key));
  }

  /** What a field holds and how it stands now. */
  async read(id: ElementId): Promise<{ value?: string; states: readonly string[] }> {
    const { place, local } = this.#eyes.seen(id);
    const world = await this.#eyes.world();
    const answer = await world.ask<{ value?: string; states: string[] } | null>(place, `lotsman.read(${local})`);
    if (!answer) throw gone(id);
    return answer;
  }

  async #replaceSelection(id: ElementId, text: string): Promise<void> {
    const { keyboard } = this.#tab.page;
    if ((await this.read(id)).value) {
      await keyboard.press('ControlOrMeta+A');
      await keyboard.press('Delete');
    }
    await keyboard.type(text);
  }

  /** Right before the event: the same element, still so called, still there, still the one that gets the event. */
  async #touch(id: ElementId): Promise<{ x: number; y: number; spoken: string }> {
    const { place, local, control } = this.#eyes.seen(id);
    const world = await this.#eyes.world();
    const expected = JSON.stringify({ role: control.role, name: control.name });
    const touch = await world.ask<Touch>(place, `lotsman.touch(${local}, ${expected})`).catch(() => undefined);
    if (!touch) throw gone(id);
    if (!touch.ok) throw refusal(id, touch, control);
    const offset = await this.#eyes.cornerOf(place);
    return { x: touch.x + offset.x, y: touch.y + offset.y, spoken: touch.spoken };
  }
}

function gone(id: ElementId): LotsmanError {
  return new LotsmanError('stale_id', `Nothing on the page answers to ${id} any more.`, {
    hint: 'The page has changed. Look at it again and pick a number from what you see then.',
  });
}

function refusal(id: ElementId, touch: Touch & { ok: false }, control: Seen['control']): LotsmanError {
  switch (touch.why) {
    case 'gone':
      return gone(id);
    case 'changed':
      return new LotsmanError('stale_id', `${id} was ${control.role} "${control.name}" and is now ${touch.spoken}.`, {
        hint: 'Look at the page again before you act.',
      });
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
