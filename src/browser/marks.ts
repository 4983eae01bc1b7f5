import type { ElementId } from '../observation.ts';
import type { Box, Mark } from './drawing.ts';

/** Dark enough for white digits, and far enough from each other to be told apart. */
const COLORS = ['#c2185b', '#1565c0', '#2e7d32', '#6a1b9a', '#bf4300', '#00697a', '#5d4037'] as const;
const LABEL_HEIGHT = 15;
const DIGIT_WIDTH = 7;
const PADDING = 6;
/** So near, two boxes of one colour would be taken for one. */
const NEIGHBOURHOOD = 60;

export interface Numbered {
  id: ElementId;
  box: Box;
}

/** Finds a colour and a place for the number of each box: beside the box rather than on its words, not on each other. */
export function placeMarks(numbered: readonly Numbered[], size: { width: number; height: number }): Mark[] {
  const marks: Mark[] = [];
  const boxes = numbered.map(({ box }) => box);
  for (const { id, box } of numbered) {
    const text = String(id);
    const labels = marks.map(({ label }) => label);
    const cost = (label: Box) =>
      10 * overlaps(label, labels) + overlaps(label, boxes) + 1_000 * outside(label, size.width, size.height);
    const label = cheapest(places(box, text.length * DIGIT_WIDTH + PADDING), cost);
    marks.push({ text, box, label, color: colorFor(box, marks) });
  }
  return marks;
}

/** Places for a label, the best first. */
function places({ left, top, right, bottom }: Box, width: number): Box[] {
  const at = (x: number, y: number) => ({ left: x, top: y, right: x + width, bottom: y + LABEL_HEIGHT });
  return [
    at(left, top - LABEL_HEIGHT),
    at(right - width, top - LABEL_HEIGHT),
    at(left - width, top),
    at(right, top),
    at(left, bottom),
    at(right - width, bottom),
    at(right - width, top),
    at(left, top),
    at(right - width, bottom - LABEL_HEIGHT),
  ];
}

function cheapest(candidates: readonly Box[], cost: (candidate: Box) => number): Box {
  const [first, ...rest] = candidates.map((candidate) => ({ candidate, cost: cost(candidate) }));
  if (!first) throw new Error('A label has nowhere to go');
  return rest.reduce((best, one) => (one.cost < best.cost ? one : best), first).candidate;
}

function colorFor(box: Box, marks: readonly Mark[]): string {
  const near = marks.filter((mark) => distance(mark.box, box) < NEIGHBOURHOOD);
  const used = (color: string) => near.filter((mark) => mark.color === color).length;
  return COLORS.reduce<string>((best, color) => (used(color) < used(best) ? color : best), COLORS[0]);
}

function overlaps(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function outside({ left, top, right, bottom }: Box, width: number, height: number): number {
  return Math.max(0, -left) + Math.max(0, -top) + Math.max(0, right - width) + Math.max(0, bottom - height);
}

function distance(a: Box, b: Box): number {
  const across = Math.max(a.left - b.right, b.left - a.right, 0);
  const down = Math.max(a.top - b.bottom, b.top - a.bottom, 0);
  return Math.hypot(across, down);
}
