import type { Card, Film, Scene, Shot } from '../../../report/film/scene.ts';
import { drawCard } from './card.ts';
import { drawFlag } from './flag.ts';
import { ABOVE, BELOW, COLOURS, TONES } from './look.ts';
import { FADE, GLIDE, MARK, PRESS, progress } from './moments.ts';
import { drawPointer, drawPress } from './pointer.ts';
import { type Brush, linesOf, setType, type Type, write } from './words.ts';

interface Point {
  x: number;
  y: number;
}

/** Draws the frames of a film, one after the other, on one canvas. */
export class Easel {
  readonly canvas: OffscreenCanvas;
  readonly #brush: Brush;
  readonly #film: Film;
  readonly #pictures: ReadonlyMap<string, ImageBitmap>;
  readonly #fades: boolean;
  #before: Scene | undefined;
  #scene: Scene | undefined;
  /** Where the pointer was when the scene began. */
  #pointer: Point | undefined;

  constructor(film: Film, pictures: ReadonlyMap<string, ImageBitmap>, { fades }: { fades: boolean }) {
    const { width, height } = film.stage;
    this.canvas = new OffscreenCanvas(width, ABOVE + height + BELOW);
    const brush = this.canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('There is nothing to draw on.');
    this.#brush = brush;
    this.#film = film;
    this.#pictures = pictures;
    this.#fades = fades;
  }

  get pixels(): Uint8ClampedArray {
    return this.#brush.getImageData(0, 0, this.canvas.width, this.canvas.height).data;
  }

  get before(): Scene | undefined {
    return this.#before;
  }

  /** From now on, frames are of this scene. */
  begin(scene: Scene): void {
    if (this.#scene?.kind === 'shot') this.#pointer = this.#pointerAfter(this.#scene);
    this.#before = this.#scene;
    this.#scene = scene;
  }

  draw(at: number): void {
    const scene = this.#scene;
    if (!scene) return;
    const brush = this.#brush;
    const { width, height } = this.canvas;
    brush.globalAlpha = 1;
    brush.fillStyle = COLOURS.night;
    brush.fillRect(0, 0, width, height);
    const shown = this.#fades ? progress(at, FADE) : 1;
    if (scene.kind === 'card') this.#drawCard(scene, shown);
    else this.#drawShot(scene, at, shown);
  }

  #drawCard(card: Card, shown: number): void {
    this.#brush.globalAlpha = shown;
    drawCard(this.#brush, card, this.canvas);
    this.#brush.globalAlpha = 1;
  }

  #drawShot(shot: Shot, at: number, shown: number): void {
    const brush = this.#brush;
    const { width, height } = this.#film.stage;
    const before = this.#before?.kind === 'shot' ? this.#before.picture : undefined;
    brush.save();
    brush.beginPath();
    brush.rect(0, ABOVE, width, height);
    brush.clip();
    if (before !== undefined && shown < 1) this.#drawPicture(before, 1);
    this.#drawPicture(shot.picture, before === shot.picture ? 1 : shown);
    this.#drawMarks(shot, this.#fades ? progress(at, MARK) : at >= MARK.from ? 1 : 0);
    this.#drawPointer(shot, at);
    brush.restore();
    this.#drawPlace(shot);
    this.#drawWords(shot);
  }

  #drawPicture(name: string | undefined, shown: number): void {
    const picture = name === undefined ? undefined : this.#pictures.get(name);
    if (!picture) return;
    const { x, y, scale } = this.#placeOf(picture);
    this.#brush.globalAlpha = shown;
    this.#brush.drawImage(picture, x, y, picture.width * scale, picture.height * scale);
    this.#brush.globalAlpha = 1;
  }

  /** A picture is shown whole, in the middle of the stage, and never blown up much. */
  #placeOf(picture: ImageBitmap): Point & { scale: number } {
    const { width, height } = this.#film.stage;
    const scale = Math.min(width / picture.width, height / picture.height, 1.25);
    return { x: (width - picture.width * scale) / 2, y: ABOVE + (height - picture.height * scale) / 2, scale };
  }

  #onStage(point: Point, { picture }: Shot): Point | undefined {
    const shown = picture === undefined ? undefined : this.#pictures.get(picture);
    if (!shown) return undefined;
    const { x, y, scale } = this.#placeOf(shown);
    return { x: x + point.x * scale, y: y + point.y * scale };
  }

  #drawMarks(shot: Shot, shown: number): void {
    const brush = this.#brush;
    brush.globalAlpha = shown;
    brush.lineWidth = 3;
    brush.strokeStyle = COLOURS.mark;
    brush.fillStyle = COLOURS.glow;
    for (const [left, top, right, bottom] of shot.marks) {
      const from = this.#onStage({ x: left, y: top }, shot);
      const to = this.#onStage({ x: right, y: bottom }, shot);
      if (!from || !to) continue;
      brush.beginPath();
      brush.roundRect(from.x - AIR, from.y - AIR, to.x - from.x + 2 * AIR, to.y - from.y + 2 * AIR, 5);
      brush.fill();
      brush.stroke();
    }
    brush.globalAlpha = 1;
  }

  #drawPointer(shot: Shot, at: number): void {
    const goal = this.#pointerAfter(shot);
    if (!goal) return;
    const { width, height } = this.#film.stage;
    const from = this.#pointer ?? { x: width / 2, y: ABOVE + height };
    const way = progress(at, GLIDE);
    const point = { x: from.x + (goal.x - from.x) * way, y: from.y + (goal.y - from.y) * way };
    if (typeof shot.pointer === 'object') drawPress(this.#brush, goal, (at - PRESS.from) / (PRESS.to - PRESS.from));
    drawPointer(this.#brush, point);
  }

  #pointerAfter(shot: Shot): Point | undefined {
    if (shot.pointer === 'away') return undefined;
    return shot.pointer === 'rests' ? this.#pointer : this.#onStage(shot.pointer, shot);
  }

  #drawPlace({ place }: Shot): void {
    const brush = this.#brush;
    brush.fillStyle = COLOURS.deck;
    brush.fillRect(0, 0, this.canvas.width, ABOVE);
    drawFlag(brush, 16, ABOVE / 2 - 8, 24, 16);
    write(brush, linesOf(brush, place, PLACE, this.canvas.width - 76, 1), PLACE, 54, ABOVE / 2 + 1);
  }

  #drawWords({ step, caption, aside, tone }: Shot): void {
    const brush = this.#brush;
    const top = ABOVE + this.#film.stage.height;
    brush.fillStyle = COLOURS.deck;
    brush.fillRect(0, top, this.canvas.width, BELOW);
    this.#drawProgress(top);
    const label: Type = { ...LABEL, colour: TONES[tone] };
    setType(brush, label);
    const left = 16 + Math.max(84, Math.ceil(brush.measureText(step).width) + 18);
    const room = this.canvas.width - left - 20;
    const head = linesOf(brush, caption, CAPTION, room, 2);
    const more = aside === undefined ? [] : linesOf(brush, aside, ASIDE, room, 3 - head.length);
    const height = head.length * CAPTION.leading + more.length * ASIDE.leading;
    const first = top + 4 + (BELOW - 4 - height) / 2 + CAPTION.leading / 2;
    write(brush, [step], label, 16, first);
    const next = write(brush, head, CAPTION, left, first);
    write(brush, more, ASIDE, left, next - (CAPTION.leading - ASIDE.leading) / 2);
  }

  /** How far the story has come. */
  #drawProgress(top: number): void {
    const { scenes } = this.#film;
    const told = this.#scene ? scenes.indexOf(this.#scene) + 1 : 0;
    this.#brush.fillStyle = COLOURS.line;
    this.#brush.fillRect(0, top, this.canvas.width, 3);
    this.#brush.fillStyle = TONES.calm;
    this.#brush.fillRect(0, top, Math.round((this.canvas.width * told) / scenes.length), 3);
  }
}

/** Air around what is marked. */
const AIR = 4;
const PLACE: Type = { size: 15, colour: COLOURS.soft, leading: 20 };
const LABEL: Type = { size: 17, weight: 600, colour: COLOURS.ink, leading: 26 };
const CAPTION: Type = { size: 20, weight: 600, colour: COLOURS.ink, leading: 28 };
const ASIDE: Type = { size: 16, colour: COLOURS.soft, leading: 23 };
