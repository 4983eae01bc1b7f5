import type { CDPSession, Page } from 'playwright-core';
import { within } from '../../deadline.ts';
import type { Fineness } from '../drawing.ts';
import { PersonsHands } from './persons-hands.ts';

/** A picture of a page: in base64, how large the page is, and when it was taken and came. */
export interface Frame {
  readonly data: string;
  readonly width: number;
  readonly height: number;
  readonly taken: number;
  readonly came: number;
  /** To be called once: the browser sends a few more, and then waits until it is told that this one was seen. */
  seen(): void;
}

/** Who hears what happens on a stage. */
export interface Audience {
  came(frame: Frame): void;
  /** Another document is there: there may be something to see that nobody has told of. */
  changed(): void;
  gone(): void;
}

/** In milliseconds: a page that takes longer for a picture is busy. */
const LONGEST = 5_000;
/** So many pictures not seen yet, and the browser may have left one out. */
const MANY = 2;

/** A page that is being shown: pictures come from it, and the hands of a person reach it. */
export class Stage {
  readonly page: Page;
  readonly hands: PersonsHands;
  readonly #cdp: CDPSession;
  readonly #audience: Audience;
  #unseen = 0;

  static async open(page: Page, audience: Audience): Promise<Stage> {
    const stage = new Stage(page, await page.context().newCDPSession(page), audience);
    await stage.#cdp.send('Page.enable');
    return stage;
  }

  private constructor(page: Page, cdp: CDPSession, audience: Audience) {
    this.page = page;
    this.hands = new PersonsHands(cdp);
    this.#cdp = cdp;
    this.#audience = audience;
    page.on('domcontentloaded', audience.changed).on('load', audience.changed);
    // A page may be replaced without anybody telling of it.
    cdp.once('close', audience.gone);
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const { deviceWidth: width, deviceHeight: height, timestamp = 0 } = metadata;
      this.#unseen += 1;
      const seen = () => {
        this.#unseen -= 1;
        cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
      };
      audience.came({ data, width, height, taken: timestamp * 1_000, came: Date.now(), seen });
    });
  }

  /** Whether the browser may have kept a picture to itself. */
  get hasTooMany(): boolean {
    return this.#unseen >= MANY;
  }

  /** Has pictures sent whenever something moves. */
  async begin({ longest, quality }: Fineness): Promise<void> {
    await this.#cdp.send('Page.startScreencast', { format: 'jpeg', quality, maxWidth: longest, maxHeight: longest });
  }

  /** The same, from now on as fine as this. */
  async beginAnew(fineness: Fineness): Promise<void> {
    await this.#cdp.send('Page.stopScreencast');
    this.#unseen = 0;
    await this.begin(fineness);
  }

  /** A picture of this moment, also where nothing moves. */
  async picture({ longest, quality }: Fineness): Promise<Frame> {
    const { cssVisualViewport: view } = await this.#cdp.send('Page.getLayoutMetrics');
    const { clientWidth: width, clientHeight: height, pageX: x, pageY: y } = view;
    const scale = Math.min(1, longest / Math.max(width, height, 1));
    // Whatever was looked at before this call was looked at before this moment.
    const taken = Date.now() + 1;
    const taking = this.#cdp.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality,
      optimizeForSpeed: true,
      clip: { x, y, width, height, scale },
    });
    const { data } = await within(LONGEST, 'Taking a picture', taking);
    return { data, width, height, taken, came: Date.now(), seen: () => {} };
  }

  /** What the browser itself says that it shows: it need not ask the page, which may be busy. */
  async shown(): Promise<{ url: string; title: string }> {
    const { targetInfo } = await this.#cdp.send('Target.getTargetInfo');
    return { url: targetInfo.url, title: targetInfo.title };
  }

  async close(): Promise<void> {
    this.page.off('domcontentloaded', this.#audience.changed).off('load', this.#audience.changed);
    this.#cdp.off('close', this.#audience.gone);
    await this.#cdp.detach().catch(() => {});
  }
}
