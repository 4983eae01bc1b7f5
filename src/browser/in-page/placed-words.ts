import type { Box } from '../drawing.ts';
import { everyTree } from './trees.ts';

/** A page may have more words than anybody could want to find again. */
const MOST = 3_000;

/** The words of this document that are in view, and where each stands. */
export function placedWords(): { word: string; box: Box }[] {
  const found: { word: string; box: Box }[] = [];
  const range = document.createRange();
  for (const tree of everyTree()) {
    const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && found.length < MOST; node = walker.nextNode()) {
      if (!(node instanceof Text) || !isDrawn(node)) continue;
      range.selectNodeContents(node);
      if (!isInView(range.getBoundingClientRect())) continue;
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { left, top, right, bottom } = range.getBoundingClientRect();
        if (isInView({ left, top, right, bottom })) found.push({ word, box: { left, top, right, bottom } });
      }
    }
  }
  return found;
}

function isDrawn({ parentElement }: Text): boolean {
  // Text right below a shadow root has no parent element, and is as visible as its host.
  return parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? true;
}

function isInView({ left, top, right, bottom }: Box): boolean {
  return right > left && bottom > top && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
