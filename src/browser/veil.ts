import { within } from '../deadline.ts';
import type { Redactor } from '../log.ts';
import { type Box, cut, type Sample, type Span, type Standing, shift } from './drawing.ts';
import { Handles } from './handles.ts';
import type { Place, World } from './world.ts';

/** How long a frame may take to say what must be covered in it; after that all of it is covered. */
const FRAME_PATIENCE = 1_000;
/** Frames in frames are followed so deep; deeper ones are covered. */
const DEEPEST = 5;

/** A document that is being covered, and where it stands on the page. */
interface Veiled {
  place: Place;
  text: string;
  move(box: Box): Box;
}

/**
 * Covers what must not be seen while a picture is taken: in every document of the page, and through every frame that is
 * drawn meanwhile, since nobody knows which of them the picture will show. Secret values never travel to a page: its text
 * comes here, and only their places go back.
 */
export class Veil {
  readonly #world: World;
  readonly #redactor: Redactor;
  readonly #name: string;
  readonly #documents: Veiled[] = [];
  /** Frames that nobody could look into. */
  readonly #blind: Box[] = [];
  readonly standing: Standing;

  /** Under names of their own several may cover the same page. */
  static async over(world: World, redactor: Redactor, name = 'picture'): Promise<Veil> {
    await world.meetForeignFrames();
    const main = await world.main();
    const text = await readText(world, redactor, name, main);
    const standing = await begin(world, name, main, redactor.find(text));
    const veil = new Veil(world, redactor, name, standing);
    veil.#documents.push({ place: main, text, move: (box) => box });
    await veil.#coverFrames(main, standing, (box) => box, 1);
    return veil;
  }

  private constructor(world: World, redactor: Redactor, name: string, standing: Standing) {
    this.#world = world;
    this.#redactor = redactor;
    this.#name = name;
    this.standing = standing;
  }

  /** Whether there was something to cover from the start. */
  get isNeeded(): boolean {
    return this.standing.isCovered || this.standing.frames.length > 0;
  }

  /** Ends the covering and tells what the picture must not show. The main document may have been made taller for it. */
  async lift({ height }: { height: number }): Promise<Box[]> {
    const [main, ...frames] = this.#documents;
    const ofMain = main ? await this.#boxesIn(main, height) : [];
    const ofFrames = await Promise.all(
      frames.map((one) => this.#boxesIn(one).catch(() => [one.move({ left: 0, top: 0, right: 1e5, bottom: 1e5 })])),
    );
    return [...ofMain, ...ofFrames.flat(), ...this.#blind];
  }

  async #boxesIn({ place, text, move }: Veiled, height?: number): Promise<Box[]> {
    const samples = await this.#world.ask<Sample[]>(place, `lotsman.endVeil(${JSON.stringify(this.#name)})`);
    const fitting = samples.filter((sample) => height === undefined || sample.height === height);
    const boxes = (fitting.length > 0 ? fitting : samples).flatMap((sample) => sample.boxes);
    return [...boxes, ...(await this.#written(place, text))].map(move);
  }

  /** A secret that was written while the picture was taken. */
  async #written(place: Place, before: string): Promise<Box[]> {
    const now = await readText(this.#world, this.#redactor, this.#name, place);
    const spans = now === before ? [] : this.#redactor.find(now);
    const told = [this.#name, spans].map((one) => JSON.stringify(one)).join();
    return spans.length === 0 ? [] : this.#world.ask<Box[]>(place, `lotsman.boxesOf(${told})`);
  }

  async #coverFrames(outer: Place, { frames }: Standing, move: (box: Box) => Box, depth: number): Promise<void> {
    await Promise.all(
      frames.map(async ({ number, box, corner }) => {
        const inside = (inner: Box) => move(cut(shift(inner, corner), box));
        const covering = this.#coverFrame(outer, number, inside, depth);
        await within(FRAME_PATIENCE, 'Covering a frame', covering).catch(() => this.#blind.push(move(box)));
      }),
    );
  }

  async #coverFrame(outer: Place, number: number, move: (box: Box) => Box, depth: number): Promise<void> {
    const place = await documentIn(this.#world, outer, number);
    if (!place || depth > DEEPEST) throw new Error('Nobody can look into this frame');
    const text = await readText(this.#world, this.#redactor, this.#name, place);
    const standing = await begin(this.#world, this.#name, place, this.#redactor.find(text));
    this.#documents.push({ place, text, move });
    await this.#coverFrames(place, standing, move, depth + 1);
  }
}

function begin(world: World, name: string, place: Place, secrets: readonly Span[]): Promise<Standing> {
  return world.ask<Standing>(place, `lotsman.beginVeil(${JSON.stringify(name)}, ${JSON.stringify(secrets)})`);
}

async function readText(world: World, redactor: Redactor, name: string, place: Place): Promise<string> {
  return redactor.isEmpty ? '' : world.ask<string>(place, `lotsman.readText(${JSON.stringify(name)})`);
}

async function documentIn(world: World, outer: Place, number: number): Promise<Place | undefined> {
  const handles = new Handles(outer);
  try {
    const objectId = await handles.of(`lotsman.frame(${number})`);
    if (objectId === undefined) return undefined;
    const { node } = await outer.cdp.send('DOM.describeNode', { objectId });
    return node.frameId === undefined ? undefined : world.place(node.frameId);
  } finally {
    void handles.letGo();
  }
}
