import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { Film } from '../../../report/film/scene.ts';
import { Easel } from './easel.ts';
import { type Moment, momentsOf, motionOf } from './moments.ts';

/** Fewer frames than in a video, and no fading: each frame that differs everywhere costs as much as a picture. */
const TEMPO = { rate: 10, rest: 60 };
const COLOURS = 255;
/** One more than the colours: what stays as it was. */
const SAME = 255;
/** What differs less than this is the noise of a compressed picture. */
const NOISE = 6;
/** Where so much of a frame is new, all of it is drawn: what came before must not shine through. */
const ANOTHER = 0.2;

/** The film as a GIF that begins again at its end. */
export function writeGif(film: Film, pictures: ReadonlyMap<string, ImageBitmap>): ArrayBuffer {
  const easel = new Easel(film, pictures, { fades: false });
  const { width, height } = easel.canvas;
  const gif = GIFEncoder();
  /** As it stands on the screen. */
  const shown = new Uint8ClampedArray(width * height * 4);
  let waiting: { index: Uint8Array; palette: ReturnType<typeof quantize>; seconds: number } | undefined;

  const release = () => {
    if (!waiting) return;
    const { index, palette, seconds } = waiting;
    const look = { transparent: true, transparentIndex: SAME, dispose: 1, repeat: 0 };
    gif.writeFrame(index, width, height, { palette, delay: seconds * 1_000, ...look });
  };
  const add = ({ at, seconds }: Moment, palette: ReturnType<typeof quantize>) => {
    easel.draw(at);
    const { pixels } = easel;
    const isNew = news(pixels, shown);
    if (waiting && isNew.count === 0) waiting.seconds += seconds;
    else {
      release();
      const index = applyPalette(pixels, palette);
      for (let one = 0; one < index.length; one += 1) if (isNew.same[one] === 1) index[one] = SAME;
      waiting = { index, palette: withSame(palette), seconds };
    }
  };

  for (const scene of film.scenes) {
    easel.begin(scene);
    const moments = momentsOf(scene, motionOf(scene, easel.before), TEMPO);
    easel.draw(moments.at(-1)?.at ?? 0);
    // All frames of a scene have the colours of its last one, on which everything is there.
    const palette = quantize(easel.pixels, COLOURS);
    for (const moment of moments) add(moment, palette);
  }
  release();
  gif.finish();
  return gif.bytes().buffer;
}

/** Which pixels stay as they are; notes the others as shown. */
function news(pixels: Uint8ClampedArray, shown: Uint8ClampedArray): { same: Uint8Array; count: number } {
  const same = new Uint8Array(pixels.length / 4);
  let count = 0;
  for (let one = 0, at = 0; one < same.length; one += 1, at += 4) {
    const isSame =
      shown[at + 3] === 255 &&
      isNear(pixels, shown, at) &&
      isNear(pixels, shown, at + 1) &&
      isNear(pixels, shown, at + 2);
    if (isSame) same[one] = 1;
    else count += 1;
  }
  if (count > same.length * ANOTHER) {
    same.fill(0);
    shown.set(pixels);
  } else
    for (let one = 0; one < same.length; one += 1)
      if (same[one] === 0) shown.set(pixels.subarray(one * 4, one * 4 + 4), one * 4);
  return { same, count };
}

function isNear(pixels: Uint8ClampedArray, shown: Uint8ClampedArray, at: number): boolean {
  return Math.abs((pixels[at] ?? 0) - (shown[at] ?? 0)) <= NOISE;
}

/** The table filled up, so that the last place is free for what stays. */
function withSame(palette: ReturnType<typeof quantize>): ReturnType<typeof quantize> {
  const full = palette.slice(0, SAME);
  while (full.length <= SAME) full.push([0, 0, 0]);
  return full;
}
