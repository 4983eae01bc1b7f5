import type { CDPSession } from 'playwright-core';
import { within } from '../deadline.ts';
import { LotsmanError } from '../errors.ts';
import type { Control, ElementId, Line, Observation, Part } from '../observation.ts';
import { Handles } from './handles.ts';
import { Insight } from './insight.ts';
import type { FrameAnswer, FrameLine, FrameLook, LookRequest, Scope, ToldAhead } from './look.ts';
import { noticesOf } from './notices.ts';
import { Numbers } from './numbers.ts';
import { DEFAULT_DEADLINE } from './options.ts';
import type { Tab } from './tab.ts';
import { type Place, World } from './world.ts';

export interface ObserveOptions {
  /** What is in view, with the rest counted; or all of the page. */
  scope?: Scope;
  /** Which tab this is, and of how many. */
  tab?: { number: number; of: number };
  /** What the server said when it sent the page: 404. */
  status?: number | undefined;
}

/** An element by number: the document it is in, its number there, and what it was when it was seen. */
export interface Seen {
  place: Place;
  local: number;
  control: Control;
}

/** What is remembered of one document for as long as it is there. */
interface Memory {
  numbers: Map<number, ElementId>;
  looks: Map<Scope, FrameLook>;
  /** The browser's names of the frames in it, by their numbers. */
  frames: Map<number, string>;
  /** When the browser was last asked about it without need. */
  studied: number;
}

/** A frame's look with its controls numbered for the run, and the frames in it put in their places. */
type Looked = Omit<FrameLook, 'lines'> & { lines: readonly Line[] };

type Told = Exclude<FrameAnswer, { same: number }>;

/** A line with the numbers of the run, and what these stand for. */
interface NumberedLine {
  line: Line;
  seen: readonly Seen[];
}

/** The lines of a document without frames, and what their numbers stand for. */
interface PlainLines {
  lines: readonly Line[];
  seen: readonly Seen[];
}

/** One look at the whole page, and what comes together in it. */
interface Round {
  world: World;
  scope: Scope;
  missing: string[];
  /** Frames that were asked before anybody knew whether they are still shown. */
  early: ReadonlyMap<Place, Promise<FrameLook>>;
}

/** How long one frame may take to answer before the page is shown without it. */
const FRAME_DEADLINE = 2_000;
/** Documents in documents are followed so deep. */
const DEEPEST = 5;
/** What the browser tells about a document shows more of it, so many times. */
const AGAIN = 3;
/** Listeners that come without a trace are asked for so seldom, and so long after a look. */
const STUDY_PAUSE = 1_000;
const STUDY_DELAY = 20;
/** A page that is replaced while it is looked at is looked at again, so many times. */
const TRIES = 3;

/** Who wants to know what eyes come upon. */
export interface EyesListener {
  /** A frame that lives in another process is reached over this session. */
  onForeignFrame?: ((cdp: CDPSession) => void) | undefined;
  /** What the next look will most likely be: there is time to write it down before somebody waits for it. */
  onReadAhead?: ((observation: Observation) => void) | undefined;
}

/** Looks at one tab, again and again; remembers which number is which element. */
export class Eyes {
  readonly #tab: Tab;
  readonly #deadline: number;
  readonly #numbers: Numbers;
  readonly #onForeignFrame: (cdp: CDPSession) => void;
  readonly #onReadAhead: (observation: Observation) => void;
  readonly #seen = new Map<ElementId, Seen>();
  readonly #memories = new Map<Place, Memory>();
  readonly #numberedLines = new WeakMap<FrameLine, NumberedLine>();
  readonly #plainLines = new WeakMap<FrameLook, PlainLines>();
  /** Where each frame stands: in which document, and its number there. */
  readonly #standing = new Map<string, { outer: Place; number: number }>();
  readonly #insight = new Insight();
  #world: World | undefined;
  /** How the last look was asked for: the next one most likely is too. */
  #usual: ObserveOptions = {};
  /** Whether somebody has looked at a whole page so far: then the pages to come are read as a whole, ahead. */
  #wantsWhole = false;
  /** A whole page that is being read before somebody asks for it. */
  #readingAhead: Promise<unknown> | undefined;

  constructor(
    tab: Tab,
    deadline: number = DEFAULT_DEADLINE,
    numbers: Numbers = new Numbers(),
    { onForeignFrame = () => {}, onReadAhead = () => {} }: EyesListener = {},
  ) {
    this.#tab = tab;
    this.#onForeignFrame = onForeignFrame;
    this.#onReadAhead = onReadAhead;
    this.#deadline = deadline;
    this.#numbers = numbers;
  }

  async observe(options: ObserveOptions = {}): Promise<Observation> {
    // Asked while it is read, it would be read twice; asked afterwards, it only says whether it is still so.
    if (options.scope === 'page') await this.#readingAhead;
    const world = await this.world();
    for (let tries = 1; ; tries += 1) {
      // Before anything is asked of the page: met in the other order, Chromium's renderer crashes now and then.
      await world.meetForeignFrames();
      const main = await world.main();
      try {
        return await this.#observe(world, main, options);
      } catch (error) {
        if (tries === TRIES || world.has(main)) throw error;
      }
    }
  }

  /** Begins to read the whole page for somebody who will most likely ask for it in a moment. */
  readWholeAhead(options: ObserveOptions = {}): void {
    this.#readingAhead = this.observe({ ...options, scope: 'page' }).catch(() => {});
  }

  /** Our world in the page, entered at the first look, and again when the tab has another page. */
  async world(): Promise<World> {
    if (this.#world && this.#world.page !== this.#tab.page) await this.leave();
    this.#world ??= await World.enter(this.#tab, this.#deadline, {
      loaded: (place) => this.#prepare(place),
      gone: (place) => this.#forget(place),
      told: (place, telling) => this.#hear(place, JSON.parse(telling) as ToldAhead),
      met: (cdp) => this.#onForeignFrame(cdp),
    });
    return this.#world;
  }

  /** Lets go of the page. Numbers that were given stay given and are refused from now on. */
  async leave(): Promise<void> {
    const world = this.#world;
    this.#world = undefined;
    await world?.leave();
    for (const place of [...this.#memories.keys()]) this.#forget(place);
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
      const box = await world.ask<{ x: number; y: number }>(standing.outer, `lotsman.frameCorner(${standing.number})`);
      corner.x += box.x;
      corner.y += box.y;
      frameId = standing.outer.frameId;
    }
    return corner;
  }

  async #observe(world: World, main: Place, options: ObserveOptions): Promise<Observation> {
    const { scope = 'viewport' } = options;
    const round = { world, scope, missing: [], early: this.#startEarly(world, main, scope) };
    const look = await this.#read(round, main, this.#look(world, main, scope, this.#deadline), 0);
    if (scope === 'viewport') this.#usual = options;
    else this.#wantsWhole = true;
    return observationOf(look, round.missing, options);
  }

  /** Frames that were shown last time are asked together with the page around them. */
  #startEarly(world: World, main: Place, scope: Scope): Map<Place, Promise<FrameLook>> {
    const known = [...this.#standing.keys()].flatMap((frameId) => world.place(frameId) ?? []);
    const early = known.filter((place) => place !== main && this.#memories.get(place)?.looks.has(scope));
    return new Map(
      early.map((place) => {
        const looking = this.#look(world, place, scope, FRAME_DEADLINE);
        looking.catch(() => {});
        return [place, looking];
      }),
    );
  }

  /** Waits for a document's look, then looks into the frames in it and puts everything in its place. */
  async #read(round: Round, place: Place, looking: Promise<FrameLook>, depth: number): Promise<Looked> {
    const look = await looking;
    if (look.frames.length === 0) return { ...look, lines: this.#shownPlain(look, place) };
    const inner = await this.#readFrames(round, place, look.frames, depth);
    return { ...look, lines: look.lines.flatMap((line) => this.#placed(line, place, inner)) };
  }

  /** A line as the observation has it; one with frames in it is broken where they stand, and what they show comes between. */
  #placed(line: FrameLine, place: Place, inner: ReadonlyMap<number, readonly Line[]>): Line[] {
    const frame = line.parts.findIndex(isFrame);
    if (frame === -1) return saysSomething(line) ? [this.#shown(line, place)] : [];
    const shown = (line.parts[frame] as { frame: number }).frame;
    return [
      ...this.#placed({ ...line, parts: line.parts.slice(0, frame) }, place, inner),
      ...(inner.get(shown) ?? []).map((one) => ({ ...one, depth: one.depth + line.depth + 1 })),
      ...this.#placed({ ...line, parts: line.parts.slice(frame + 1) }, place, inner),
    ];
  }

  async #readFrames(
    round: Round,
    place: Place,
    frames: FrameLook['frames'],
    depth: number,
  ): Promise<Map<number, readonly Line[]>> {
    const read = async ({ number, url }: FrameLook['frames'][number]): Promise<readonly Line[]> => {
      try {
        return await within(FRAME_DEADLINE, 'Looking into a frame', this.#readFrame(round, place, number, depth));
      } catch {
        round.missing.push(url);
        return [];
      }
    };
    return new Map(await Promise.all(frames.map(async (frame) => [frame.number, await read(frame)] as const)));
  }

  async #readFrame(round: Round, place: Place, number: number, depth: number): Promise<readonly Line[]> {
    const frameId = await this.#frameId(place, number);
    if (frameId === undefined || depth >= DEEPEST) return [];
    const inside = round.world.place(frameId);
    if (!inside) throw new Error(`Nobody has entered the frame ${frameId}`);
    this.#standing.set(frameId, { outer: place, number });
    const looking = round.early.get(inside) ?? this.#look(round.world, inside, round.scope, FRAME_DEADLINE);
    return (await this.#read(round, inside, looking, depth + 1)).lines;
  }

  /** The browser's name for the document in a frame. */
  async #frameId(place: Place, number: number): Promise<string | undefined> {
    const { frames } = this.#memory(place);
    const known = frames.get(number);
    if (known !== undefined) return known;
    const handles = new Handles(place);
    const objectId = await handles.of(`lotsman.frame(${number})`);
    if (objectId === undefined) return undefined;
    const { node } = await place.cdp.send('DOM.describeNode', { objectId });
    void handles.letGo();
    if (node.frameId !== undefined) frames.set(number, node.frameId);
    return node.frameId;
  }

  /** One document as it is now. Right behind, the browser is asked what it has to tell about it. */
  async #look(world: World, place: Place, scope: Scope, deadline: number): Promise<FrameLook> {
    for (let again = 0; ; again += 1) {
      const covered = this.#insight.growthOf(place);
      const asking = this.#ask(world, place, scope, deadline);
      // Sent right behind: what the look finds suspicious is asked about at once.
      const early = covered === undefined ? this.#study(place, deadline) : undefined;
      const look = await asking;
      // Listeners leave no trace when they are added. Where nothing else is new, the answer is for the next look.
      const isNews = look.growth !== covered || look.suspects > 0;
      if (!isNews) this.#studyLater(place, deadline);
      if (!isNews || again === AGAIN || !(await (early ?? this.#study(place, deadline)))) return look;
    }
  }

  /** Off the way of whoever looks, and not at every look. */
  #studyLater(place: Place, deadline: number): void {
    const memory = this.#memory(place);
    if (performance.now() - memory.studied < STUDY_PAUSE) return;
    memory.studied = performance.now();
    setTimeout(() => void this.#study(place, deadline), STUDY_DELAY).unref();
  }

  async #study(place: Place, deadline: number): Promise<boolean> {
    return within(deadline / 2, 'Asking the browser about the page', this.#insight.study(place)).catch(() => false);
  }

  async #ask(world: World, place: Place, scope: Scope, deadline: number): Promise<FrameLook> {
    const memory = this.#memory(place);
    const before = memory.looks.get(scope);
    const request: LookRequest = { scope, since: before?.number, patience: deadline / 2, wire: world.wire };
    const answer = JSON.parse(await world.call<string>(place, 'look', request)) as FrameAnswer;
    if ('same' in answer) return before ?? unknownLook();
    for (const local of answer.forgotten) {
      this.#seen.delete(memory.numbers.get(local) ?? 0);
      memory.numbers.delete(local);
    }
    return this.#take(place, scope, answer, before);
  }

  #take(place: Place, scope: Scope, answer: Told, before: FrameLook | undefined): FrameLook {
    const look = { ...answer, lines: answer.lines.map((line) => lineOf(line, before)) };
    this.#memory(place).looks.set(scope, look);
    return look;
  }

  /** A document tells what has changed before anybody looks. What it tells may come too late: then it is told again. */
  #hear(place: Place, telling: ToldAhead): void {
    const before = this.#memories.get(place)?.looks.get('viewport');
    if ('since' in telling && before?.number === telling.since) {
      const look = this.#take(place, 'viewport', telling, before);
      for (const line of look.lines) if (!line.parts.some(isFrame)) this.#numbered(line, place);
      if (look.frames.length === 0 && !this.#standing.has(place.frameId))
        this.#onReadAhead(observationOf({ ...look, lines: this.#plain(look, place).lines }, [], this.#usual));
    }
    if (telling.growth !== this.#insight.growthOf(place)) void this.#study(place, this.#deadline);
  }

  /** When a document has loaded there is time to ask about it before anybody waits for the answer. */
  #prepare(place: Place): void {
    if (this.#standing.has(place.frameId)) return;
    const world = this.#world;
    world
      ?.ask<string>(place, `lotsman.prepare(${JSON.stringify(world.wire)}, ${this.#wantsWhole})`)
      .then((telling) => {
        const isNew = !this.#memories.get(place)?.looks.has('viewport');
        if (isNew) this.#take(place, 'viewport', JSON.parse(telling) as Told, undefined);
        return this.#study(place, this.#deadline);
      })
      .catch(() => {});
  }

  #memory(place: Place): Memory {
    const known = this.#memories.get(place);
    if (known) return known;
    const memory: Memory = { numbers: new Map(), looks: new Map(), frames: new Map(), studied: -STUDY_PAUSE };
    // An answer that comes late is about a document that nobody asks about again.
    if (this.#world?.has(place)) this.#memories.set(place, memory);
    return memory;
  }

  /** A document is gone, and everything in it: its numbers stand for nothing any more. */
  #forget(place: Place): void {
    for (const id of this.#memories.get(place)?.numbers.values() ?? []) this.#seen.delete(id);
    this.#memories.delete(place);
    for (const [frameId, { outer }] of this.#standing) if (outer === place) this.#standing.delete(frameId);
  }

  /** A line that somebody is shown: from now on its numbers stand for what is in it. */
  #shown(line: FrameLine, place: Place): Line {
    const numbered = this.#numbered(line, place);
    for (const seen of numbered.seen) this.#seen.set(seen.control.id, seen);
    return numbered.line;
  }

  #shownPlain(look: FrameLook, place: Place): readonly Line[] {
    const { lines, seen } = this.#plain(look, place);
    for (const one of seen) this.#seen.set(one.control.id, one);
    return lines;
  }

  /** The lines of a look are made once: what is written of them can be known by them. */
  #plain(look: FrameLook, place: Place): PlainLines {
    const known = this.#plainLines.get(look);
    if (known) return known;
    const numbered = look.lines.filter(saysSomething).map((line) => this.#numbered(line, place));
    const plain = { lines: numbered.map(({ line }) => line), seen: numbered.flatMap(({ seen }) => seen) };
    this.#plainLines.set(look, plain);
    return plain;
  }

  /** A line that was there at the last look stays the same value: what was made of it can be used again. */
  #numbered(line: FrameLine, place: Place): NumberedLine {
    const known = this.#numberedLines.get(line) ?? this.#number(line, place);
    this.#numberedLines.set(line, known);
    return known;
  }

  #number(line: FrameLine, place: Place): NumberedLine {
    const seen: Seen[] = [];
    const parts = line.parts.map((part): Part => {
      if (typeof part === 'string' || 'frame' in part) return part as string;
      const control = { ...part, id: this.#idOf(part.id, place) };
      seen.push({ place, local: part.id, control });
      return control;
    });
    return { line: { ...line, parts }, seen };
  }

  #idOf(local: number, place: Place): ElementId {
    const { numbers } = this.#memory(place);
    const known = numbers.get(local);
    if (known !== undefined) return known;
    const id = this.#numbers.next();
    numbers.set(local, id);
    return id;
  }
}

function observationOf(look: Looked, missingFrames: readonly string[], options: ObserveOptions): Observation {
  const { url, title, screen, screens, loading, onTop, lines, above, below, standing } = look;
  const { scope = 'viewport', tab = { number: 1, of: 1 }, status } = options;
  const notices = noticesOf(look, { standing, status });
  const scroll = { screen, screens };
  return { url, title, tab, scroll, loading, onTop, lines, above, below, missingFrames, scope, notices };
}

function saysSomething({ parts, kind }: FrameLine): boolean {
  return parts.length > 0 || kind === 'landmark';
}

function isFrame(part: FrameLine['parts'][number]): boolean {
  return typeof part !== 'string' && 'frame' in part;
}

/** A line of a new look: one that was in the look before is that line. */
function lineOf(line: FrameLine | number, before: FrameLook | undefined): FrameLine {
  return typeof line === 'number' ? (before?.lines[line] ?? unknownLook()) : line;
}

function unknownLook(): never {
  throw new Error('The page remembers a look that we do not');
}
