import { dice } from '../random.ts';

/** The things a tile of the picture challenge can show. */
export const THINGS = ['boat', 'bicycle', 'tree', 'cup', 'house', 'key'] as const;
export type Thing = (typeof THINGS)[number];

const TILE = 120;
const GROUNDS = ['#cfe3ee', '#f3dfc8', '#d9e8cf', '#e6d9ee', '#f6e9b8', '#d8dde6'];
const INKS = ['#2c4a63', '#7a3f22', '#2f5a34', '#4d3a6b', '#5d5120', '#3a3f4a'];

/** Nine tiles in one picture. Nothing in it names what it shows. */
export function drawGrid(tiles: readonly string[], seed: number): string {
  const { next: random, pick } = dice(seed);
  const drawn = tiles.map((thing, index) => {
    const [x, y] = [(index % 3) * TILE, Math.floor(index / 3) * TILE];
    const ground = pick(GROUNDS);
    const ink = pick(INKS);
    const turn = random() * 40 - 20;
    const size = 0.8 + random() * 0.3;
    const [left, top] = [50 + random() * 20, 50 + random() * 20];
    return `<g transform="translate(${x} ${y})"><rect width="${TILE}" height="${TILE}" fill="${ground}"/>${grain(random, ink)}<g transform="translate(${left} ${top}) rotate(${turn}) scale(${size})" fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"><path d="${SHAPES[thing as Thing]}"/></g></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${3 * TILE}" height="${3 * TILE}" viewBox="0 0 ${3 * TILE} ${3 * TILE}">${drawn.join('')}</svg>`;
}

/** Three or four tiles with the thing asked for, others around them. */
export function dealTiles(word: Thing, seed: number): { tiles: Thing[]; answer: number[] } {
  const { between, pick } = dice(seed);
  const others = THINGS.filter((thing) => thing !== word);
  const places = new Set<number>();
  const wanted = between(3, 4);
  while (places.size < wanted) places.add(between(0, 8));
  const tiles = Array.from({ length: 9 }, (_, index): Thing => (places.has(index) ? word : pick(others)));
  return { tiles, answer: [...places].sort((a, b) => a - b) };
}

function grain(random: () => number, ink: string): string {
  const lines = Array.from({ length: 4 }, () => {
    const [x1, y1, x2, y2] = [random(), random(), random(), random()].map((part) => Math.round(part * TILE));
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${ink}" stroke-opacity=".22" stroke-width="3"/>`;
  });
  return lines.join('');
}

const SHAPES: Readonly<Record<Thing, string>> = {
  boat: 'M-36 14H36L24 32H-24ZM0 14V-36L28 4H0M-6 4V-20L-26 4Z',
  bicycle:
    'M-22 14m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0M22 14m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0M-22 14L-8-12H14L22 14M-8-12L0 14L14-12M-14-18H-2M14-12L12-22H22',
  tree: 'M0 36V0M0 12L14-2M0 18L-12 6M0-36C24-36 32-14 20-2C10 8-10 8-20-2C-32-14-24-36 0-36Z',
  cup: 'M-26-16H18V12A16 16 0 0 1 2 28H-10A16 16 0 0 1-26 12ZM18-8H24A10 10 0 0 1 24 12H18M-14-36V-26M4-36V-26',
  house: 'M-34 0L0-34L34 0M-24-8V32H24V-8M-8 32V10H8V32',
  key: 'M-20 0m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0M-4 0H36V16M22 0V12',
};
