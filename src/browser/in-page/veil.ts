import type { Box, Sample, Span, Standing } from '../drawing.ts';
import { frameCorner, isFrame, numberFrame } from './frames.ts';
import { cardNumbersIn, isField, isSecretField } from './masks.ts';
import { everyTree } from './trees.ts';

/** Anything that can be covered: where it is drawn at this moment. */
type Coverable = () => Box[];

/** A piece of the text that was read, and where in it it begins. */
interface Piece {
  node: Text | Element;
  from: number;
  to: number;
}

/** Milliseconds after which nobody is going to end it any more. */
const LONGEST_WATCH = 10_000;

let pieces: Piece[] = [];
let covered: Coverable[] = [];
let samples = new Map<string, Sample>();
let watchUntil = 0;

/** Everything that is written in this document, also in fields; remembered until it is asked where some of it stands. */
export function readText(): string {
  pieces = [];
  let text = '';
  const take = (node: Text | Element, words: string) => {
    pieces.push({ node, from: text.length, to: text.length + words.length });
    text += words;
  };
  for (const tree of everyTree()) {
    const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) take(node, node.data);
      else if (isField(node) && node.value !== '') take(node, `\n${node.value}\n`);
    }
  }
  return text;
}

/** Follows everything that must not be seen through every frame that is drawn, until `endVeil`. */
export function beginVeil(secrets: readonly Span[]): Standing {
  covered = [...byRules(), ...secrets.flatMap(written)];
  samples = new Map();
  watchUntil = performance.now() + LONGEST_WATCH;
  take();
  requestAnimationFrame(follow);
  const root = document.scrollingElement ?? document.documentElement;
  return {
    width: innerWidth,
    height: innerHeight,
    density: devicePixelRatio,
    fullWidth: Math.max(innerWidth, root.scrollWidth),
    fullHeight: Math.max(innerHeight, root.scrollHeight),
    scrolledRight: scrollX,
    scrolledDown: scrollY,
    isCovered: [...samples.values()].some(({ boxes }) => boxes.length > 0),
    frames: framesHere(),
  };
}

/** What was covered, by the height that the viewport had: taking a picture of a whole page makes it taller. */
export function endVeil(): Sample[] {
  watchUntil = 0;
  covered.push(...byRules());
  take();
  return [...samples.values()];
}

/** Where parts of the text that was read last stand now. */
export function boxesOf(spans: readonly Span[]): Box[] {
  return spans.flatMap(written).flatMap((where) => where());
}

function follow(): void {
  if (performance.now() > watchUntil) return;
  take();
  requestAnimationFrame(follow);
}

function take(): void {
  const boxes = covered.flatMap((where) => where());
  const sample = { height: innerHeight, boxes };
  samples.set(JSON.stringify(sample), sample);
}

function byRules(): Coverable[] {
  return everyTree().flatMap((tree) => [...secretFields(tree), ...cardNumbers(tree)]);
}

function secretFields(tree: ParentNode): Coverable[] {
  return [...tree.querySelectorAll('input, textarea')]
    .filter((field) => isField(field) && isSecretField(field))
    .map((field) => () => [boxOf(field.getBoundingClientRect())]);
}

function cardNumbers(tree: Node): Coverable[] {
  const found: Coverable[] = [];
  const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.length >= 13)
      for (const [from, to] of cardNumbersIn(node.data)) found.push(inText(node, from, to));
  return found;
}

/** A secret may be spread over several pieces of text. */
function written([from, to]: Span): Coverable[] {
  return pieces
    .filter((piece) => piece.from < to && piece.to > from)
    .map(({ node, from: begin }) =>
      node instanceof Text ? inText(node, from - begin, to - begin) : () => [boxOf(node.getBoundingClientRect())],
    );
}

function inText(node: Text, from: number, to: number): Coverable {
  return () => {
    const range = document.createRange();
    range.setStart(node, Math.min(Math.max(from, 0), node.length));
    range.setEnd(node, Math.min(to, node.length));
    return [...range.getClientRects()].map(boxOf);
  };
}

function framesHere(): Standing['frames'] {
  const frames = everyTree().flatMap((tree) => [...tree.querySelectorAll('iframe, frame, object')].filter(isFrame));
  return frames.flatMap((frame) => {
    const box = boxOf(frame.getBoundingClientRect());
    if (box.right <= box.left || box.bottom <= box.top || !frame.checkVisibility()) return [];
    const number = numberFrame(frame);
    return [{ number, box, corner: frameCorner(number) }];
  });
}

function boxOf({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom };
}
