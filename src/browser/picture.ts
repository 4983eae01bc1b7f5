import type { Picture } from '../action.ts';
import { within } from '../deadline.ts';
import { Redactor } from '../log.ts';
import type { ElementId, Observation } from '../observation.ts';
import type { Places, Spot } from '../run-events.ts';
import { type Box, type Composition, cut, type Fineness, type Standing, shift } from './drawing.ts';
import { gone, type Point } from './hands.ts';
import { type Numbered, placeMarks } from './marks.ts';
import type { Eyes } from './observe.ts';
import { DEFAULT_DEADLINE } from './options.ts';
import { placedWords } from './placed-words.ts';
import type { Tab } from './tab.ts';
import { Veil } from './veil.ts';
import type { Place } from './world.ts';

export interface PictureWish {
  /** Only this element. */
  id?: ElementId | undefined;
  /** The whole page from its top, as far as `MOST_SCREENS`. */
  full?: boolean;
  /** With the numbers of this look drawn on it. */
  marks?: Observation | undefined;
  format?: 'png' | 'jpeg';
  /** Pixels of the longest side; of a whole page, its width. */
  longest?: number;
  /** Of a JPEG, from 0 to 100. */
  quality?: number;
  /** Tell where what was seen in this look stands. */
  places?: Observation | undefined;
}

/** A picture and how it lies on the page. */
export interface Taken {
  picture: Picture;
  width: number;
  height: number;
  /** Pixels of the page for one pixel of the picture. */
  scale: number;
  /** The point of the visible page at its top left corner. */
  corner: Point;
  /** The page or element goes on where the picture ends. */
  isCut: boolean;
  /** How many numbers are drawn on it. */
  marked: number;
  /** What stands where, when that was wanted. */
  places?: Places;
}

/** What must be covered, in pixels of the page from the corner of its view. */
export interface Covering {
  width: number;
  height: number;
  boxes: readonly Box[];
}

export interface CameraOptions {
  deadline?: number | undefined;
  /** Knows the values that no picture may show. */
  redactor?: Redactor;
  /** Takes away what we drew for people, as long as the returned promise is open. */
  undrawn?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Larger pictures are made smaller by those who look at them, and then points in them are no longer ours. */
const LONGEST = 1_568;
const MOST_SCREENS = 10;
const QUALITY = 85;
/** Of what another picture is made from. */
const RAW_QUALITY = 92;

/** Takes pictures of one tab. What nobody should see is covered in each of them. */
export class Camera {
  readonly #tab: Tab;
  readonly #eyes: Eyes;
  readonly #deadline: number;
  readonly #redactor: Redactor;
  readonly #undrawn: NonNullable<CameraOptions['undrawn']>;

  constructor(tab: Tab, eyes: Eyes, options: CameraOptions = {}) {
    const { deadline = DEFAULT_DEADLINE, redactor = new Redactor(), undrawn = (work) => work() } = options;
    this.#tab = tab;
    this.#eyes = eyes;
    this.#deadline = deadline;
    this.#redactor = redactor;
    this.#undrawn = undrawn;
  }

  take(wish: PictureWish = {}): Promise<Taken> {
    return within(
      this.#deadline,
      'Taking a picture of the page',
      this.#undrawn(() => this.#take(wish)),
    );
  }

  async #take(wish: PictureWish): Promise<Taken> {
    const { id, full = false, marks, format = 'jpeg', longest = LONGEST, quality = QUALITY, places } = wish;
    const world = await this.#eyes.world();
    const element = id === undefined ? undefined : await this.#boxOf(id);
    const veil = await Veil.over(world, this.#redactor);
    const { standing } = veil;
    const part = element ? outwards(element, standing) : partOf(standing, full);
    const scale = Math.max(1, (full ? part.right - part.left : Math.max(...sides(part))) / longest);
    const [width = 1, height = 1] = sides(part).map((side) => Math.max(1, Math.round(side / scale)));
    const isAsItIs = !element && !marks && !veil.isNeeded && scale === 1 && standing.density === 1;
    // What is made smaller need not be exact, and a PNG of a page takes longer on its way than all the rest.
    const rawFormat = format === 'jpeg' && scale > 1 ? 'jpeg' : 'png';
    const [source, numbered, controls, words] = await Promise.all([
      isAsItIs ? this.#capture(part, full, format, quality) : this.#capture(part, full, rawFormat, RAW_QUALITY),
      marks ? this.#boxesIn(marks, full) : [],
      places ? this.#boxesIn(places, full) : [],
      places ? placedWords(world, this.#redactor) : [],
    ]);
    const boxes = await veil.lift({ height: full ? part.bottom - part.top : standing.height });
    // Places are told from the corner of the viewport; a whole page begins above it.
    const onPage = full ? { x: standing.scrolledRight, y: standing.scrolledDown } : { x: 0, y: 0 };
    const onPicture = (box: Box) => scaled(shift(shift(box, onPage), { x: -part.left, y: -part.top }), 1 / scale);
    const canvas = { left: 0, top: 0, right: width, bottom: height };
    const masks = boxes.map(onPicture).filter((box) => hasArea(cut(box, canvas)));
    const drawn = numbered
      .map((one) => ({ ...one, box: cut(onPicture(one.box), canvas) }))
      .filter((one) => hasArea(one.box));
    const mediaType = format === 'png' ? ('image/png' as const) : ('image/jpeg' as const);
    const made =
      isAsItIs && masks.length === 0
        ? source
        : await this.#compose({
            source,
            sourceWidth: full ? part.right - part.left : standing.width,
            part: full ? shift(part, { x: -part.left, y: -part.top }) : part,
            width,
            height,
            masks,
            marks: placeMarks(drawn, { width, height }),
            mediaType,
            quality: quality / 100,
          });
    return {
      picture: { mediaType, bytes: Buffer.from(made, 'base64') },
      width,
      height,
      scale,
      corner: { x: part.left - onPage.x, y: part.top - onPage.y },
      isCut: full && part.bottom < standing.fullHeight,
      marked: drawn.length,
      ...(places && {
        places: {
          controls: controls.map(({ id, box }) => [id, spotOf(cut(onPicture(box), canvas))] as const),
          words: words.map(({ word, box }) => [word, spotOf(cut(onPicture(box), canvas))] as const),
        },
      }),
    };
  }

  /** What must not be seen at this moment, and how large the page is that shows it. */
  async covering(name: string): Promise<Covering> {
    const veil = await Veil.over(await this.#eyes.world(), this.#redactor, name);
    const { width, height } = veil.standing;
    const whole = { left: 0, top: 0, right: width, bottom: height };
    const boxes = (await veil.lift({ height })).map((box) => cut(box, whole)).filter(hasArea);
    return { width, height, boxes };
  }

  /** A picture of all that is in view, taken by somebody else, with these parts of the page covered. */
  async cover(jpeg: string, { width, height, boxes }: Covering, { longest, quality }: Fineness): Promise<string> {
    const scale = Math.min(1, longest / Math.max(width, height));
    const order: Composition = {
      source: jpeg,
      sourceWidth: width,
      part: { left: 0, top: 0, right: width, bottom: height },
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      masks: boxes.map((box) => scaled(box, scale)),
      marks: [],
      mediaType: 'image/jpeg',
      quality: quality / 100,
    };
    return within(this.#deadline, 'Covering a picture', this.#compose(order));
  }

  /** The bytes in base64: of what is in view, or of a page that is taller than the view. */
  async #capture(
    { left, top, right, bottom }: Box,
    full: boolean,
    format: 'png' | 'jpeg',
    quality: number,
  ): Promise<string> {
    const cdp = await this.#tab.cdp();
    const clip = { x: left, y: top, width: right - left, height: bottom - top, scale: 1 };
    const { data } = await cdp.send('Page.captureScreenshot', {
      format,
      optimizeForSpeed: true,
      ...(format === 'jpeg' ? { quality } : {}),
      ...(full ? { clip, captureBeyondViewport: true } : {}),
    });
    return data;
  }

  async #compose(order: Composition): Promise<string> {
    const world = await this.#eyes.world();
    return world.ask<string>(await world.main(), `lotsman.compose(${JSON.stringify(order)})`);
  }

  async #boxOf(id: ElementId): Promise<Box> {
    const { place, local } = this.#eyes.seen(id);
    const world = await this.#eyes.world();
    const box = await world.ask<Box | null>(place, `lotsman.showBox(${local})`);
    if (!box) throw gone(id);
    return shift(box, await this.#eyes.cornerOf(place));
  }

  /** Where everything with a number stands that a person could touch now. */
  async #boxesIn({ lines }: Observation, isWholePage: boolean): Promise<Numbered[]> {
    const controls = lines.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
    const seen = controls
      .filter(({ coveredBy }) => coveredBy === undefined)
      .map(({ id }) => ({ id, ...this.#eyes.seen(id) }));
    const places = [...Map.groupBy(seen, ({ place }) => place)];
    return (await Promise.all(places.map(([place, ones]) => this.#boxesAt(place, ones, isWholePage)))).flat();
  }

  async #boxesAt(
    place: Place,
    ones: readonly { id: ElementId; local: number }[],
    isWholePage: boolean,
  ): Promise<Numbered[]> {
    const world = await this.#eyes.world();
    const locals = JSON.stringify(ones.map(({ local }) => local));
    const [boxes, corner] = await Promise.all([
      world.ask<(Box | null)[]>(place, `lotsman.boxes(${locals}, ${isWholePage})`),
      this.#eyes.cornerOf(place),
    ]);
    return ones.flatMap(({ id }, index) => {
      const box = boxes[index];
      return box ? [{ id, box: shift(box, corner) }] : [];
    });
  }
}

function partOf({ width, height, fullWidth, fullHeight }: Standing, full: boolean): Box {
  if (!full) return { left: 0, top: 0, right: width, bottom: height };
  return { left: 0, top: 0, right: fullWidth, bottom: Math.min(fullHeight, height * MOST_SCREENS) };
}

/** A little air around an element, as far as there is any. */
function outwards({ left, top, right, bottom }: Box, { width, height }: Standing): Box {
  const air = { left: left - AIR, top: top - AIR, right: right + AIR, bottom: bottom + AIR };
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const { left: x, top: y, right: toX, bottom: toY } = cut(air, whole);
  return { left: Math.floor(x), top: Math.floor(y), right: Math.ceil(toX), bottom: Math.ceil(toY) };
}

const AIR = 6;

function sides({ left, top, right, bottom }: Box): [number, number] {
  return [right - left, bottom - top];
}

function hasArea(box: Box): boolean {
  return sides(box).every((side) => side > 0);
}

function spotOf({ left, top, right, bottom }: Box): Spot {
  return [Math.floor(left), Math.floor(top), Math.ceil(right), Math.ceil(bottom)];
}

function scaled({ left, top, right, bottom }: Box, factor: number): Box {
  return { left: left * factor, top: top * factor, right: right * factor, bottom: bottom * factor };
}
