import { randomUUID } from 'node:crypto';
import type { Touch } from '../touch.ts';
import type { Helm } from './helm.ts';
import { Coverings } from './live/coverings.ts';
import { Pace } from './live/pace.ts';
import { type Audience, type Frame, Stage } from './live/stage.ts';
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

/** In milliseconds: a page on which nothing moves sends no picture by itself. */
const FIRST_PICTURE = 250;
/** In milliseconds: when all is quiet again, one more look makes sure that the last of it was seen. */
const QUIET = 300;

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
  readonly #audience: Audience;
  readonly #unhear: (() => void)[];
  #stage: Stage | undefined;
  /** What is being done about the stage: one thing at a time. */
  #turn: Promise<void> = Promise.resolve();
  /** Waits to be sent. */
  #newest: Frame | undefined;
  #newestCame = 0;
  /** Was sent, and is not seen yet. */
  #onTheWay: Frame | undefined;
  #isSending = false;
  /** There may be something to see that no picture has shown. */
  #hasMissed = false;
  #lastData = '';
  #lastScene = '';
  #alarm: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(session: Session, helm: Helm, viewer: LiveViewer) {
    this.#session = session;
    this.#helm = helm;
    this.#viewer = viewer;
    const name = randomUUID();
    this.#coverings = new Coverings(() => helm.covering(name));
    this.#audience = {
      came: (frame) => void this.#came(frame),
      changed: () => this.#lookIn(FIRST_PICTURE),
      gone: () => this.#follow(),
    };
    this.#unhear = [helm.onSwitched(() => this.#follow()), session.subscribe(() => this.#follow())];
    this.#follow();
  }

  /** The picture that was sent last was seen. */
  seen(): void {
    const isToDiffer = this.#pace.seen(performance.now());
    this.#onTheWay?.seen();
    this.#onTheWay = undefined;
    if (isToDiffer) this.#then(async () => this.#stage?.beginAnew(this.#pace.fineness));
    this.#next();
  }

  /** Does in the page what a person does in the picture. */
  touch(touch: Touch): void {
    // A page that goes away under the mouse is no trouble.
    this.#stage?.hands.touch(touch).catch(() => {});
  }

  /** Looks again, also where nothing has moved. */
  refresh(): void {
    this.#lookIn(0);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const unhear of this.#unhear) unhear();
    clearTimeout(this.#alarm);
    await this.#turn;
    await this.#leave();
  }

  #then(work: () => Promise<void>): void {
    this.#turn = this.#turn.then(work).catch(() => {});
  }

  /** Goes to the page that is in front now. */
  #follow(): void {
    this.#then(() => this.#enter().catch(() => this.#leave()));
  }

  async #enter(): Promise<void> {
    if (this.#isClosed || this.#session.tabs.length === 0) return;
    const { page } = this.#helm.tab;
    if (this.#stage?.page === page) return;
    await this.#leave();
    const stage = await Stage.open(page, this.#audience);
    this.#stage = stage;
    await this.#coverings.look();
    await stage.begin(this.#pace.fineness);
    this.#lookIn(FIRST_PICTURE);
  }

  async #leave(): Promise<void> {
    const stage = this.#stage;
    this.#stage = undefined;
    this.#newest = undefined;
    this.#onTheWay = undefined;
    await stage?.close();
  }

  async #came(frame: Frame): Promise<void> {
    if (this.#stage?.hasTooMany) this.#hasMissed = true;
    if (!this.#viewer.isBare()) await this.#coverings.look();
    this.#take(frame);
    this.#wait(QUIET);
  }

  /** Only the newest is worth sending: looks may come back in another order than they were begun. */
  #take(frame: Frame): void {
    const isOld = frame.came < this.#newestCame;
    const left = isOld ? frame : this.#newest;
    if (!isOld) this.#newest = frame;
    this.#newestCame = Math.max(this.#newestCame, frame.came);
    left?.seen();
    this.#next();
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

  /** Says whether it was sent: the same picture again is not, nor one that may show too much. */
  async #send(frame: Frame): Promise<boolean> {
    const data = this.#viewer.isBare() ? frame.data : await this.#covered(frame);
    if (data === undefined) this.#lookIn(QUIET);
    if (data === undefined || data === this.#lastData || this.#isClosed) return false;
    this.#lastData = data;
    await this.#tellScene(frame);
    this.#onTheWay = frame;
    this.#pace.sent(performance.now());
    this.#viewer.picture(Buffer.from(data, 'base64'));
    return true;
  }

  async #covered({ data, taken, came }: Frame): Promise<string | undefined> {
    const covering = this.#coverings.at(taken, came);
    if (!covering) return undefined;
    if (covering.boxes.length === 0) return data;
    return this.#helm.cover(data, covering, this.#pace.fineness);
  }

  #lookIn(milliseconds: number): void {
    this.#hasMissed = true;
    this.#wait(milliseconds);
  }

  /** When nothing comes for a while, looks once more if something may have been missed. */
  #wait(milliseconds: number): void {
    clearTimeout(this.#alarm);
    if (this.#isClosed) return;
    this.#alarm = setTimeout(() => {
      if (this.#hasMissed) this.#look().catch(() => {});
    }, milliseconds).unref();
  }

  async #look(): Promise<void> {
    const stage = this.#stage;
    if (!stage) return;
    this.#hasMissed = false;
    const isBare = this.#viewer.isBare();
    if (!isBare) await this.#coverings.look();
    const frame = await stage.picture(this.#pace.fineness);
    if (!isBare) await this.#coverings.look();
    this.#take(frame);
  }

  async #tellScene({ width, height }: Frame): Promise<void> {
    const shown = await this.#stage?.shown();
    if (!shown) return;
    const scene: SeenPage = { ...this.#helm.masked(shown), width, height };
    const told = JSON.stringify(scene);
    if (told === this.#lastScene) return;
    this.#lastScene = told;
    this.#viewer.scene(scene);
  }
}
