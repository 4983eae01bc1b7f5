import type { CDPSession } from 'playwright-core';
import type { MouseButton, Touch } from '../../touch.ts';
import { keyNumber, keyText } from './keys.ts';

const BITS: Readonly<Record<MouseButton, number>> = { left: 1, right: 2, middle: 4 };

/** The hands of a person on a page: mouse, wheel and keys arrive there as from a real one. */
export class PersonsHands {
  readonly #cdp: CDPSession;
  /** The buttons that are held, as `MouseEvent.buttons` counts them. */
  #buttons = 0;

  constructor(cdp: CDPSession) {
    this.#cdp = cdp;
  }

  async touch(touch: Touch): Promise<void> {
    switch (touch.type) {
      case 'mouse':
        return this.#mouse(touch);
      case 'wheel': {
        const { x, y, deltaX, deltaY } = touch;
        await this.#cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX, deltaY });
        return;
      }
      case 'key':
        return this.#key(touch);
      case 'text':
        await this.#cdp.send('Input.insertText', { text: touch.text });
    }
  }

  async #mouse({ kind, x, y, button, count }: Extract<Touch, { type: 'mouse' }>): Promise<void> {
    if (kind === 'down') this.#buttons |= BITS[button];
    if (kind === 'up') this.#buttons &= ~BITS[button];
    const type = ({ move: 'mouseMoved', down: 'mousePressed', up: 'mouseReleased' } as const)[kind];
    await this.#cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: kind === 'move' ? this.#held() : button,
      buttons: this.#buttons,
      clickCount: kind === 'move' ? 0 : Math.max(1, count),
    });
  }

  /** A move with a held button is a drag with that button. */
  #held(): MouseButton | 'none' {
    return (['left', 'right', 'middle'] as const).find((button) => (this.#buttons & BITS[button]) !== 0) ?? 'none';
  }

  async #key({ kind, key, code, modifiers }: Extract<Touch, { type: 'key' }>): Promise<void> {
    const number = keyNumber(key, code);
    const common = { key, code, modifiers, windowsVirtualKeyCode: number, nativeVirtualKeyCode: number };
    const text = keyText(key, modifiers);
    if (kind === 'up') await this.#cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...common });
    else if (text === '') await this.#cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...common });
    else await this.#cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...common, text, unmodifiedText: text });
  }
}
