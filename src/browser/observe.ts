import { within } from '../deadline.ts';
import { LotsmanError } from '../errors.ts';
import type { Control, ElementId, Line, Observation, Part } from '../observation.ts';
import { Insight } from './insight.ts';
import type { FrameLook } from './look.ts';
import { DEFAULT_DEADLINE } from './options.ts';
import type { Tab } from './tab.ts';
import { type Place, World } from './world.ts';

/** An element by number: the document it is in, its number there, and what it was when it was seen. */
export interface Seen {
  place: Place;
  local: number;
  control: Control;
}

/** A frame's look with its controls numbered for the run, and the frames in it put in their places. */
type Looked = Omit<FrameLook, 'lines'> & { lines: Line[] };

/** How long one frame may take to answer before the page is shown without it. */
const FRAME_DEADLINE = 2_000;

/** Looks at one tab, again and again; remembers which number is which element. */
export class Eyes {
  readonly #tab: Tab;
  readonly #deadline: number;
  readonly #seen = new Map<ElementId, Seen>();
  readonly #numbers = new Map<string, ElementId>();
  /** Where each frame stands: in which document, as the how-manieth of its frames. */
  readonly #standing = new Map<string, { outer: Place; index: number }>();
  readonly #insight = new Insight();
  #world: World | undefined;
  #lastId = 0;

  constructor(tab: Tab, deadline: number = DEFAULT_DEADLINE) {
    this.#tab = tab;
    this.#deadline = deadline;
  }

  async observe(): Promise<Observation> {
    const world = await this.world();
    // Before anything is asked of the page: met in the other order, Chromium's renderer crashes now and then.
    await world.meetForeignFrames();
    const main = await world.main();
    const missingFrames: string[] = [];
    const look = await this.#look(world, main, 0, missingFrames);
    return {
      url: look.url,
      title: look.title,
      tab: { number: 1, of: 1 },
      scroll: { screen: look.screen, screens: look.screens },
      loading: look.loading,
      onTop: look.onTop,
      lines: look.lines,
      above: look.above,
      below: look.below,
      missingFrames,
    };
  }

  /** Our world in the page, entered at the first look. */
  async world(): Promise<World> {
    this.#world ??= await World.enter(this.#tab, this.#deadline);
    return this.#world;
  }

  /** What a number stands for. Numbers that no observation gave are refused. */
  seen(id: ElementId): Seen {
    const seen = this.#seen.get(id);
    if (!seen)
      throw new LotsmanError('stale_id', `No element has the number ${id}.`, {
        hint: 'Use a number from the newest observation.',
      });
    return seen;
  }

  /** Where a document's corner is on the screen of the page: frames stand somewhere inside it. */
  async cornerOf(place: Place): Promise<{ x: number; y: number }> {
    const world = await this.world();
    const corner = { x: 0, y: 0 };
    let { frameId } = place;
    for (let standing = this.#standing.get(frameId); standing; standing = this.#standing.get(frameId)) {
      const box = await world.ask<{ x: number; y: number }>(standing.outer, `lotsman.frameCorner(${standing.index})`);
      corner.x += box.x;
      corner.y += box.y;
      frameId = standing.outer.frameId;
    }
    return corner;
  }

  async #look(world: World, place: Place, depth: number, missing: string[]): Promise<Looked> {
    await within(FRAME_DEADLINE, 'Asking the browser about the page', this.#insight.refresh(world, place)).catch(
      () => {},
    );
    const look = await world.ask<FrameLook>(place, 'lotsman.look()');
    const inner = look.frames > 0 ? await this.#lookInside(world, place, look.frames, depth, missing) : [];
    const lines: Line[] = [];
    for (const { parts, ...line } of look.lines) {
      let pending: Part[] = [];
      for (const part of parts) {
        if (typeof part === 'string') pending.push(part);
        else if ('frame' in part) {
          if (pending.length > 0) lines.push({ ...line, parts: pending });
          pending = [];
          for (const one of inner[part.frame] ?? []) lines.push({ ...one, depth: one.depth + line.depth + 1 });
        } else pending.push(this.#numbered(part, place));
      }
      if (pending.length > 0 || line.kind === 'landmark') lines.push({ ...line, parts: pending });
    }
    return { ...look, lines };
  }

  async #lookInside(world: World, place: Place, count: number, depth: number, missing: string[]): Promise<Line[][]> {
    return Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const frameId = await within(FRAME_DEADLINE, 'Looking for a frame', contentFrame(place, index));
        const inside = frameId === undefined ? undefined : world.place(frameId);
        if (!inside || depth > 5) return [];
        this.#standing.set(inside.frameId, { outer: place, index });
        try {
          const looking = this.#look(world, inside, depth + 1, missing);
          return (await within(FRAME_DEADLINE, 'Looking into a frame', looking)).lines;
        } catch {
          missing.push(frameId ?? 'a frame');
          return [];
        }
      }),
    );
  }

  #numbered(control: Control, place: Place): Control {
    const key = `${place.contextId} ${control.id}`;
    let id = this.#numbers.get(key);
    if (id === undefined) {
      this.#lastId += 1;
      id = this.#lastId;
      this.#numbers.set(key, id);
    }
    const numbered = { ...control, id };
    this.#seen.set(id, { place, local: control.id, control: numbered });
    return numbered;
  }
}

/** The browser's name for the document inside the n-th frame that a document showed. */
async function contentFrame({ cdp, contextId }: Place, index: number): Promise<string | undefined> {
  const expression = `lotsman.frame(${index})`;
  const { result } = await cdp.send('Runtime.evaluate', { expression, uniqueContextId: contextId });
  if (result.objectId === undefined) return undefined;
  const { node } = await cdp.send('DOM.describeNode', { objectId: result.objectId });
  return node.frameId;
}
