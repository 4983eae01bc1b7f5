import type { Spot } from '../../run-events.ts';
import type { ReportedPicture, Shown } from '../report.ts';
import { html, type Markup } from './markup.ts';
import type { Telling } from './telling.ts';

/** A picture with its marks, as large as its place; it leads to the large one. The bytes are in the album, once. */
export function thumbnail({ picture: number, spots }: Shown, label: string, telling: Telling): Markup | undefined {
  const picture = telling.picture(number);
  if (!picture) return undefined;
  const { width, height } = picture;
  return linked(number, label, `0 0 ${width} ${height}`, spots, telling);
}

/** The part of a picture around its marks; all of it where nothing is marked. */
export function closeUp({ picture: number, spots }: Shown, label: string, telling: Telling): Markup | undefined {
  const picture = telling.picture(number);
  if (!picture) return undefined;
  return linked(number, label, partAround(spots, picture).join(' '), spots, telling);
}

/** The picture itself. */
export function original(picture: ReportedPicture, bytes: Uint8Array, spots: readonly Spot[], label: string): Markup {
  const { number, mediaType, width, height } = picture;
  const source = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
  return html`<svg class="large" role="img" aria-label="${label}" viewBox="0 0 ${width} ${height}"><image id="image-${number}" width="${width}" height="${height}" href="${source}"/>${marks(spots)}</svg>`;
}

function linked(number: number, label: string, view: string, spots: readonly Spot[], { words }: Telling): Markup {
  const name = `${label} (${words.pictures.enlarge})`;
  return html`<a class="shot" href="#picture-${number}" aria-label="${name}"><svg viewBox="${view}" aria-hidden="true"><use href="#image-${number}"/>${marks(spots)}</svg></a>`;
}

/** Air around what is marked, in pixels of the picture. */
const AIR = 5;

function marks(spots: readonly Spot[]): Markup[] {
  return spots.map(
    ([left, top, right, bottom]) =>
      html`<rect class="mark" x="${left - AIR}" y="${top - AIR}" width="${right - left + 2 * AIR}" height="${bottom - top + 2 * AIR}" rx="5"/>`,
  );
}

/** How much of a picture a close-up shows at least, and how wide it is to its height. */
const LEAST = 440;
const SHAPE = 2.2;

function partAround(spots: readonly Spot[], { width, height }: ReportedPicture): number[] {
  const first = spots[0];
  if (!first) return [0, 0, width, height];
  const box = {
    left: Math.min(...spots.map(([left]) => left)),
    top: Math.min(...spots.map(([, top]) => top)),
    right: Math.max(...spots.map(([, , right]) => right)),
    bottom: Math.max(...spots.map(([, , , bottom]) => bottom)),
  };
  const needed = Math.max(LEAST, box.right - box.left + 120, (box.bottom - box.top + 80) * SHAPE);
  const across = Math.min(width, needed);
  const down = Math.min(height, across / SHAPE);
  const clamp = (value: number, most: number) => Math.round(Math.max(0, Math.min(value, most)));
  return [
    clamp((box.left + box.right - across) / 2, width - across),
    clamp((box.top + box.bottom - down) / 2, height - down),
    Math.round(across),
    Math.round(down),
  ];
}
