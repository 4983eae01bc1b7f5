import type { Anatomy, Scale } from '../anatomy.ts';
import type { Target } from '../hands.ts';
import type { Workplace } from '../tool.ts';
import { examine, notSet } from './control.ts';
import { fold } from './match.ts';
import { until } from './waiting.ts';

/** How long a thumb may take to follow a key. */
const FOLLOWING = { quiet: 120, cap: 1_500 };
/** More presses than so many are shortened by a drag. */
const MANY = 60;
const MOST_PRESSES = 500;

/** The keys that move a value up and down, by a little and by more. */
const KEYS = { up: 'ArrowUp', down: 'ArrowDown', farUp: 'PageUp', farDown: 'PageDown' } as const;

type Key = (typeof KEYS)[keyof typeof KEYS] | 'Home' | 'End';

/** Moves a slider, or a spinbutton that is not typed into, to a value: by keys first, by dragging where keys do nothing. */
export async function moveTo(id: Target, anatomy: Anatomy, wanted: number, workplace: Workplace): Promise<string> {
  const { hands } = workplace;
  const mover = new Mover(id, workplace);
  await hands.focus(id).catch(() => hands.grip(id));
  if (await mover.byKeys(wanted)) return (await mover.scale()).text;
  if (anatomy.type === 'range') await mover.byValue(wanted);
  else await mover.byDragging(wanted);
  if (!(await mover.isAt(wanted))) await mover.byKeys(wanted);
  const { now, text } = await mover.scale();
  if (now !== wanted) throw notSet(anatomy, String(wanted), text === String(now) ? text : `${text} (${now})`);
  return text;
}

/** Steps through a spinbutton whose values have names until it shows the right one. */
export async function stepTo(id: Target, anatomy: Anatomy, wanted: string, workplace: Workplace): Promise<string> {
  const mover = new Mover(id, workplace);
  await workplace.hands.focus(id);
  const { min, max } = await mover.scale();
  const most = Math.min(MOST_PRESSES, max - min + 1);
  for (const key of [KEYS.up, KEYS.down])
    for (let presses = 0; presses <= most; presses += 1) {
      const { text } = await mover.scale();
      if (fold(text) === fold(wanted)) return text;
      if ((await mover.press(key)) === 0) break;
    }
  throw notSet(anatomy, `"${wanted}"`, (await mover.scale()).text);
}

class Mover {
  readonly #id: Target;
  readonly #workplace: Workplace;
  /** By how much each key was seen to move it. */
  readonly #reach = new Map<Key, number>();

  constructor(id: Target, workplace: Workplace) {
    this.#id = id;
    this.#workplace = workplace;
  }

  async scale(): Promise<Scale> {
    const { scale, value = '' } = await examine(this.#id, this.#workplace);
    return scale ?? { min: 0, max: 100, now: Number.NaN, text: value, step: undefined, vertical: false };
  }

  async isAt(wanted: number): Promise<boolean> {
    return (await this.scale()).now === wanted;
  }

  /** Presses a key and tells by how much the value moved. */
  async press(key: Key): Promise<number> {
    const before = await this.scale();
    await this.#workplace.hands.press(key);
    const after = await until(
      this.#id,
      this.#workplace,
      async () => {
        const scale = await this.scale();
        return scale.now === before.now && scale.text === before.text ? undefined : scale;
      },
      FOLLOWING,
    );
    const moved = after ? after.now - before.now : 0;
    if (moved !== 0) this.#reach.set(key, moved);
    return moved;
  }

  async byKeys(wanted: number): Promise<boolean> {
    await this.#startFromEnd(wanted);
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      const { now, min, max } = await this.scale();
      if (now === wanted) return true;
      if (wanted < min || wanted > max) return false;
      const key = this.#keyFor(wanted - now);
      if (key === undefined) return false;
      const moved = await this.press(key);
      if (moved === 0) {
        if (this.#reach.get(key) === undefined && (key === KEYS.farUp || key === KEYS.farDown)) this.#reach.set(key, 0);
        else return false;
      }
      // One press too far: between the steps there is nothing.
      if (
        Math.sign(wanted - now - moved) !== Math.sign(wanted - now) &&
        Math.abs(moved) <= this.#smallest() &&
        now + moved !== wanted
      )
        return false;
      if (presses > 3 && this.#pressesFor(wanted - now) > MANY && !this.#hasDragged) return false;
    }
    return false;
  }

  #hasDragged = false;

  /** A slider of the browser's own that is too long for keys: a pixel is many steps there, so its value is put. */
  async byValue(wanted: number): Promise<void> {
    await this.#workplace.hands.ask(this.#id, 'putValue', String(wanted));
  }

  /** Where the thumb is dragged to is as near as a pixel allows. */
  async byDragging(wanted: number): Promise<void> {
    this.#hasDragged = true;
    const { hands } = this.#workplace;
    const { min, max, now, vertical } = await this.scale();
    const track = await hands.ask<{ width: number; height: number } | null>(this.#id, 'track', vertical);
    if (!track || max <= min) return;
    const share = (wanted - now) / (max - min);
    const grip = await hands.grip(this.#id);
    const to = vertical
      ? { x: grip.x, y: grip.y - share * track.height }
      : { x: grip.x + share * track.width, y: grip.y };
    await hands.drag(grip, to);
    await until(
      this.#id,
      this.#workplace,
      async () => ((await this.scale()).now === now ? undefined : true),
      FOLLOWING,
    );
    await hands.ask(this.#id, 'focus');
  }

  async #startFromEnd(wanted: number): Promise<void> {
    const { now, min, max } = await this.scale();
    const away = Math.abs(wanted - now);
    if (Number.isNaN(now) || away <= 10 * Math.max(this.#smallest(), 1)) return;
    if (wanted - min < away / 2 && min > Number.MIN_SAFE_INTEGER) await this.press('Home');
    else if (max - wanted < away / 2 && max < Number.MAX_SAFE_INTEGER) await this.press('End');
  }

  /** The key that brings it nearer: the far one where it does not go too far, the near one otherwise. */
  #keyFor(distance: number): Key | undefined {
    const [far, near] = distance > 0 ? ([KEYS.farUp, KEYS.up] as const) : ([KEYS.farDown, KEYS.down] as const);
    const nearReach = this.#reach.get(near);
    // A slider that runs the other way obeys the opposite key.
    if (nearReach !== undefined && Math.sign(nearReach) !== Math.sign(distance))
      return distance > 0 ? KEYS.down : KEYS.up;
    const farReach = this.#reach.get(far);
    const isFar = nearReach !== undefined && Math.abs(distance) >= Math.abs(nearReach) * 8;
    if (isFar && farReach === undefined) return far;
    return farReach !== undefined && farReach !== 0 && Math.abs(farReach) <= Math.abs(distance) ? far : near;
  }

  #smallest(): number {
    const seen = [this.#reach.get(KEYS.up), this.#reach.get(KEYS.down)].flatMap((one) => (one ? [Math.abs(one)] : []));
    return seen.length === 0 ? 0 : Math.min(...seen);
  }

  /** How many presses the way takes with the keys as they were seen to work. */
  #pressesFor(distance: number): number {
    const far = Math.max(Math.abs(this.#reach.get(KEYS.farUp) ?? 0), Math.abs(this.#reach.get(KEYS.farDown) ?? 0));
    const near = this.#smallest() || 1;
    const away = Math.abs(distance);
    return far > near ? Math.floor(away / far) + (away % far) / near : away / near;
  }
}
