import type { CDPSession, Page } from 'playwright-core';
import type { Touch } from '../touch.ts';
import type { Helm } from './helm.ts';
import { Coverings } from './live/coverings.ts';
import { Pace } from './live/pace.ts';
import { PersonsHands } from './live/touch-page.ts';
import type { Session } from './session.ts';

/** What is in front, and how large it is in pixels of the page. */
export interface SeenPage {
  url: string;
  title: string;
  width: number;
  height: number;
}

/** Who looks. */
export interface LiveViewer {
  picture(jpeg: Buffer): void;
  /** Another page, or another title or size. */
  scene(page: SeenPage): void;
  /** Nothing is covered for them: they drive, and have to see what they type. */
  isBare(): boolean;
}

/** A picture from the browser: in base64, and when it was taken. */
interface Frame {
  data: string;
  width: number;
  height: number;
  taken: number;
  /** The browser sends a few more and then waits until it is told that this one was seen. */
  seen(): void;
}

/** The page that is in front, and the line over which it is seen and touched. */
interface Stage {
  page: Page;
  cdp: CDPSession;
  hands: PersonsHands;
  unhear(): void;
}

/** In milliseconds: a page on which nothing moves sends no picture by itself. */
const FIRST_PICTURE = 250;
/** In milliseconds: when all is quiet again, one more look makes sure that the last of it was seen. */
const QUIET = 300;
/** So many pictures under way at once, and the browser may have left one out. */
const MANY = 2;

/**
 * The live picture of the tab in front, for one viewer. A new picture is sent when the last one was seen, as fine as this
 * viewer is fast. What no picture may show is covered as in all others; a picture of which that is uncertain is not sent.
 */
export class LiveView {
  readonly #session: Session;
  readonly #helm: Helm;
  readonly #viewer: LiveViewer;
  readonly #pace = new Pace();
  readonly #coverings: Coverings;
  readonly #unhear: (() => void)[];
  #stage: Stage | undefined;
  #turn: Promise<void> = Promise.resolve();
  #newest: Frame | undefined;
  #onTheWay: Frame | undefined;
  #underWay = 0;
  #isSending = false;
  #hasMissed = false;
  #lastData = '';
  #lastScene = '';
  #alarm: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(session: Session, helm: Helm, viewer: LiveViewer) {
    this.#session = session;
    this.#helm = helm;
    this.#viewer = viewer;
    this.#coverings = new Coverings(helm);
    const follow = () => this.#follow();
    this.#unhear = [helm.onSwitched(follow), session.subscribe(follow)];
    follow();
  }

  /** The picture that was sent last was seen. */
  seen(): void {
    const isOther = this.#pace.seen(performance.now());
    this.#onTheWay?.seen();
    this.#onTheWay = undefined;
    if (isOther) this.#restart();
    this.#next();
  }

  /** Does in the page what a person does in the picture. */
  touch(touch: Touch): void {
    // A page that goes away under the mouse is no trouble.
    this.#stage?.hands.touch(touch).catch(() => {});
  }

  /** Looks again, also where nothing has moved. */
  refresh(): void {
    this.#hasMissed = true;
    this.#wait(0);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const unhear of this.#unhear) unhear();
    clearTimeout(this.#alarm);
    await this.#turn;
    await this.#leave();
  }

  /** Goes to the page that is in front now; one step at a time. */
  #follow(): void {
    this.#turn = this.#turn.then(() => this.#enter()).catch(() => this.#leave());
  }

  async #enter(): Promise<void> {
    if (this.#isClosed) return this.#leave();
    if (this.#session.tabs.length === 0) return;
    const { page } = this.#helm.tab;
    if (this.#stage?.page === page) return;
    await this.#leave();
    const cdp = await page.context().newCDPSession(page);
    const navigated = () => this.#wait(FIRST_PICTURE);
    page.on('domcontentloaded', navigated).on('load', navigated);
    const unhear = () => void page.off('domcontentloaded', navigated).off('load', navigated);
    this.#stage = { page, cdp, hands: new PersonsHands(cdp), unhear };
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const { deviceWidth: width, deviceHeight: height, timestamp = 0 } = metadata;
      const seen = () => {
        this.#underWay -= 1;
        cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
      };
      this.#underWay += 1;
      this.#came({ data, width, height, taken: timestamp * 1_000, seen }).catch(() => {});
    });
    // A page may be replaced without anybody telling of it.
    cdp.once('close', () => this.#follow());
    this.#underWay = 0;
    await this.#coverings.look();
    await cdp.send('Page.enable');
    await this.#start(cdp);
    this.#hasMissed = true;
    this.#wait(FIRST_PICTURE);
  }

  async #start(cdp: CDPSession): Promise<void> {
    const { longest, quality } = this.#pace.fineness;
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality, maxWidth: longest, maxHeight: longest });
  }

  #restart(): void {
    const { cdp } = this.#stage ?? {};
    if (!cdp) return;
    const again = async () => {
      await cdp.send('Page.stopScreencast');
      await this.#start(cdp);
    };
    this.#turn = this.#turn.then(again).catch(() => {});
  }

  async #leave(): Promise<void> {
    const stage = this.#stage;
    this.#stage = undefined;
    this.#newest = undefined;
    this.#onTheWay = undefined;
    stage?.unhear();
    await stage?.cdp.detach().catch(() => {});
  }

  async #came(frame: Frame): Promise<void> {
    if (this.#underWay >= MANY) this.#hasMissed = true;
    if (!this.#viewer.isBare()) await this.#coverings.look();
    this.#newest?.seen();
    this.#newest = frame;
    this.#next();
    this.#wait(QUIET);
  }

  /** Sends the newest picture, as soon as there is somebody to see it. */
  #next(): void {
    if (this.#isSending || this.#pace.isWaiting || !this.#newest) return;
    const rest = this.#pace.restFor(performance.now());
    if (rest > 0) {
      setTimeout(() => this.#next(), rest).unref();
      return;
    }
    const frame = this.#newest;
    this.#newest = undefined;
    this.#isSending = true;
    void this.#send(frame)
      .catch(() => false)
      .then((isSent) => {
        this.#isSending = false;
        if (isSent) return;
        frame.seen();
        this.#next();
      });
  }

  async #send(frame: Frame): Promise<boolean> {
    const data = this.#viewer.isBare() ? frame.data : await this.#covered(frame);
    if (data === undefined) this.#lookLater();
    if (data === undefined || data === this.#lastData || this.#isClosed) return false;
    this.#lastData = data;
    await this.#tellScene(frame);
    this.#onTheWay = frame;
    this.#pace.sent(performance.now());
    this.#viewer.picture(Buffer.from(data, 'base64'));
    return true;
  }

  async #covered({ data, taken }: Frame): Promise<string | undefined> {
    const covering = this.#coverings.at(taken);
    if (!covering) return undefined;
    if (covering.boxes.length === 0) return data;
    return this.#helm.cover(data, covering, this.#pace.fineness);
  }

  #lookLater(): void {
    this.#hasMissed = true;
    this.#wait(QUIET);
  }

  /** When nothing comes for a while, looks once more if something may have been missed. */
  #wait(milliseconds: number): void {
    clearTimeout(this.#alarm);
    if (this.#isClosed) return;
    this.#alarm = setTimeout(() => {
      if (this.#hasMissed) this.#snap().catch(() => {});
    }, milliseconds).unref();
  }

  /** Takes a picture of our own. */
  async #snap(): Promise<void> {
    const { cdp } = this.#stage ?? {};
    if (!cdp) return;
    this.#hasMissed = false;
    const isBare = this.#viewer.isBare();
    if (!isBare) await this.#coverings.look();
    const { cssVisualViewport } = await cdp.send('Page.getLayoutMetrics');
    const { clientWidth: width, clientHeight: height } = cssVisualViewport;
    const { longest, quality } = this.#pace.fineness;
    const taken = Date.now() + 1;
    const scale = Math.min(1, longest / Math.max(width, height, 1));
    const clip = { x: cssVisualViewport.pageX, y: cssVisualViewport.pageY, width, height, scale };
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality,
      optimizeForSpeed: true,
      clip,
    });
    if (!isBare) await this.#coverings.look();
    this.#newest?.seen();
    this.#newest = { data, width, height, taken, seen: () => {} };
    this.#next();
  }

  async #tellScene({ width, height }: Frame): Promise<void> {
    const { cdp } = this.#stage ?? {};
    if (!cdp) return;
    const { targetInfo } = await cdp.send('Target.getTargetInfo');
    const { url, title } = this.#helm.masked({ url: targetInfo.url, title: targetInfo.title });
    const scene = { url, title, width, height };
    const told = JSON.stringify(scene);
    if (told === this.#lastScene) return;
    this.#lastScene = told;
    this.#viewer.scene(scene);
  }
}
