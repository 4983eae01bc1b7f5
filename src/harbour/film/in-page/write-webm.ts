import { BufferTarget, CanvasSource, canEncodeVideo, Output, Quality, WebMOutputFormat } from 'mediabunny';
import type { Film } from '../../../report/film/scene.ts';
import { Easel } from './easel.ts';
import { momentsOf, motionOf } from './moments.ts';

/** Frames a second while something moves; a still picture is told once a second, so that one can jump to it. */
const TEMPO = { rate: 25, rest: 1 };
const BITS = 900_000;

/** The film as a WebM video; undefined where this browser cannot write one. */
export async function writeWebm(
  film: Film,
  pictures: ReadonlyMap<string, ImageBitmap>,
): Promise<ArrayBuffer | undefined> {
  const easel = new Easel(film, pictures, { fades: true });
  const { width, height } = easel.canvas;
  const quality = new Quality({ bitrate: BITS });
  const codec = (await canEncodeVideo('vp9', { width, height, quality })) ? 'vp9' : 'vp8';
  if (!(await canEncodeVideo(codec, { width, height, quality }))) return undefined;
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(easel.canvas, { codec, quality, keyFrameInterval: 5, latencyMode: 'realtime' });
  output.addVideoTrack(source, { frameRate: TEMPO.rate });
  await output.start();
  let told = 0;
  for (const scene of film.scenes) {
    easel.begin(scene);
    for (const { at, seconds } of momentsOf(scene, motionOf(scene, easel.before), TEMPO)) {
      easel.draw(at);
      await source.add(told + at, seconds);
    }
    told += scene.seconds;
  }
  await output.finalize();
  return target.buffer ?? undefined;
}
