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

/** What one of those who cover knows: several pictures may be made at the same time. */
interface Watch {
  pieces: Piece[];
  covered: Coverable[];
  samples: Map<string, Sample>;
  until: number;
}

const watches = new Map<string, Watch>();

function watchOf(name: string): Watch {
  const known = watches.get(name);
  if (known) return known;
  const watch: Watch = { pieces: [], covered: [], samples: new Map(), until: 0 };
  watches.set(name, watch);
  return watch;
}

/** Everything that is written in this document, also in fields; remembered until it is asked where some of it stands. */
export function readText(name: string): string {
  const pieces: Piece[] = [];
  watchOf(name).pieces = pieces;
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
export function beginVeil(name: string, secrets: readonly Span[]): Standing {
  const watch = watchOf(name);
  watch.covered = [...byRules(), ...secrets.flatMap((span) => written(watch, span))];
  watch.samples = new Map();
  watch.until = performance.now() + LONGEST_WATCH;
  take(watch);
  requestAnimationFrame(() => follow(watch));
  const root = document.scrollingElement ?? document.documentElement;
  return {
    width: innerWidth,
    height: innerHeight,
    density: devicePixelRatio,
    fullWidth: Math.max(innerWidth, root.scrollWidth),
    fullHeight: Math.max(innerHeight, root.scrollHeight),
    scrolledRight: scrollX,
    scrolledDown: scrollY,
    isCovered: [...watch.samples.values()].some(({ boxes }) => boxes.length > 0),
    frames: framesHere(),
  };
}

/** What was covered, by the height that the viewport had: taking a picture of a whole page makes it taller. */
export function endVeil(name: string): Sample[] {
  const watch = watchOf(name);
  watch.until = 0;
  watch.covered.push(...byRules());
  take(watch);
  return [...watch.samples.values()];
}

/** Where parts of the text that was read last stand now. */
export function boxesOf(name: string, spans: readonly Span[]): Box[] {
  const watch = watchOf(name);
  return spans.flatMap((span) => written(watch, span)).flatMap((where) => where());
}

function follow(watch: Watch): void {
  if (performance.now() > watch.until) return;
  take(watch);
  requestAnimationFrame(() => follow(watch));
}

function take({ covered, samples }: Watch): void {
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
function written({ pieces }: Watch, [from, to]: Span): Coverable[] {
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
