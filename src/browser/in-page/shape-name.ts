import type { ShapeName } from '../../observation.ts';
import { boxOf, type Pass, styleOf } from './pass.ts';
import { SVG } from './svg.ts';

interface Point {
  x: number;
  y: number;
}

/** Sides that differ by no more than this share are of one length. */
const ABOUT = 0.08;

/** What is drawn in SVG by itself. */
export const SHAPES = 'circle,ellipse,rect,line,polyline,polygon,path';

/** What shape an element is drawn in; none where that cannot be told. */
export function shapeName(element: Element, pass: Pass): ShapeName | undefined {
  return element.namespaceURI === SVG ? drawnShape(element, pass) : boxShape(element, pass);
}

function drawnShape(element: Element, pass: Pass): ShapeName | undefined {
  switch (element.localName) {
    case 'circle':
      return 'circle';
    case 'ellipse':
      return isEven(element, pass) ? 'circle' : 'ellipse';
    case 'line':
      return 'line';
    case 'rect':
      return isEven(element, pass) ? 'square' : 'rectangle';
    case 'polygon':
      return shapeOfCorners(numbersIn(element.getAttribute('points') ?? ''));
    case 'polyline':
      return styleOf(element, pass).fill === 'none'
        ? 'line'
        : shapeOfCorners(numbersIn(element.getAttribute('points') ?? ''));
    case 'path':
      return pathShape(element.getAttribute('d') ?? '');
    default:
      return undefined;
  }
}

/** Of a path only the one that runs straight from corner to corner and ends where it began. */
function pathShape(way: string): ShapeName | undefined {
  return /^\s*M[^a-z]*(?:L[^a-z]*)*Z\s*$/i.test(way) && !/[ml].*[ml]/s.test(way)
    ? shapeOfCorners(numbersIn(way))
    : undefined;
}

function boxShape(element: Element, pass: Pass): ShapeName | undefined {
  const style = styleOf(element, pass);
  const [, cut = '', inside = ''] = /^(\w+)\((.*)\)$/.exec(style.clipPath) ?? [];
  if (cut === 'polygon') return shapeOfCorners(numbersIn(inside));
  if (cut === 'circle') return 'circle';
  if (isBorderTriangle(style)) return 'triangle';
  if (isRound(element, style, pass)) return isEven(element, pass) ? 'circle' : 'ellipse';
  return isEven(element, pass) ? 'square' : 'rectangle';
}

/** A box without contents whose borders meet in its middle, some of them not drawn. */
export function isBorderTriangle(style: CSSStyleDeclaration): boolean {
  if (Number.parseFloat(style.width) > 0 || Number.parseFloat(style.height) > 0) return false;
  const sides = [style.borderTopColor, style.borderRightColor, style.borderBottomColor, style.borderLeftColor];
  return new Set(sides).size > 1 && sides.some((colour) => colour === 'rgba(0, 0, 0, 0)');
}

/** Rounded so far that nothing straight is left of its sides. */
function isRound(element: Element, style: CSSStyleDeclaration, pass: Pass): boolean {
  const { width, height } = boxOf(element, pass);
  const corners = [style.borderTopLeftRadius, style.borderBottomRightRadius];
  return corners.every((corner) => {
    const radius = Number.parseFloat(corner);
    return corner.endsWith('%') ? radius >= 45 : radius >= 0.45 * Math.max(width, height);
  });
}

function isEven(element: Element, pass: Pass): boolean {
  const { width, height } = boxOf(element, pass);
  return areAlike(width, height);
}

function areAlike(one: number, other: number): boolean {
  return Math.abs(one - other) <= ABOUT * Math.max(one, other);
}

function numbersIn(text: string): number[] {
  return (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
}

const BY_CORNERS: Readonly<Record<number, ShapeName>> = { 3: 'triangle', 5: 'pentagon', 6: 'hexagon', 8: 'octagon' };

function shapeOfCorners(numbers: readonly number[]): ShapeName | undefined {
  const corners = cornersOf(numbers);
  if (corners.length < 3) return undefined;
  if (isStar(corners)) return 'star';
  if (corners.length === 4) return fourSided(corners);
  return BY_CORNERS[corners.length] ?? 'polygon';
}

/** The corners of a closed line; where it comes back to its beginning, that is told once. */
function cornersOf(numbers: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) points.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 });
  const [first, last] = [points[0], points.at(-1)];
  return first && last && points.length > 1 && first.x === last.x && first.y === last.y ? points.slice(0, -1) : points;
}

/** Four corners or more that stand out, and as many between them that do not. */
function isStar(corners: readonly Point[]): boolean {
  if (corners.length < 8 || corners.length % 2 === 1) return false;
  const middle = middleOf(corners);
  const reach = corners.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
  const [even, odd] = [0, 1].map((rest) => reach.filter((_, at) => at % 2 === rest)) as [number[], number[]];
  const isAlternating = (outer: number[], inner: number[]) => Math.min(...outer) > 1.15 * Math.max(...inner);
  return isAlternating(even, odd) || isAlternating(odd, even);
}

function middleOf(corners: readonly Point[]): Point {
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}

function fourSided(corners: readonly Point[]): ShapeName {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const sides = [between(a, b), between(b, c), between(c, d), between(d, a)];
  const isUpright = corners.every((point, at) => {
    const next = corners[(at + 1) % 4] ?? point;
    return Math.abs(point.x - next.x) < 1 || Math.abs(point.y - next.y) < 1;
  });
  const isEvenSided = sides.every((side) => areAlike(side, sides[0] ?? 0));
  if (isUpright) return isEvenSided ? 'square' : 'rectangle';
  return isEvenSided ? 'diamond' : 'polygon';
}

function between(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
