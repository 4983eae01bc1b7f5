import type { Bilingual, Exhibit, PlacedExhibit, WingId } from './exhibit.ts';
import { canvas } from './exhibits/canvas.ts';
import { frames } from './exhibits/frames.ts';
import { gestures } from './exhibits/gestures.ts';
import { inputs } from './exhibits/inputs.ts';
import { layers } from './exhibits/layers.ts';
import { oddities } from './exhibits/oddities.ts';
import { patterns } from './exhibits/patterns.ts';
import { shadows } from './exhibits/shadows.ts';
import { structures } from './exhibits/structures.ts';
import { wings } from './wings.ts';

const rooms: Readonly<Record<WingId, readonly Exhibit[]>> = {
  inputs,
  patterns: [...patterns, ...structures],
  layers,
  frames,
  shadows,
  canvas,
  gestures,
  oddities,
};

/** Every exhibit, in the order of the walk through the wings. */
export const catalogue: readonly PlacedExhibit[] = wings
  .flatMap(({ id }) => rooms[id].map((exhibit) => ({ ...exhibit, wing: id })))
  .map((exhibit, index) => ({ ...exhibit, number: index + 1 }));

const byId = new Map(catalogue.map((exhibit) => [exhibit.id, exhibit]));

export function findExhibit(id: string): PlacedExhibit | undefined {
  return byId.get(id);
}

export function exhibitsOf(wing: WingId): readonly PlacedExhibit[] {
  return catalogue.filter((exhibit) => exhibit.wing === wing);
}

/** Exhibits that have all the words of the query somewhere in their texts, in either language. */
export function searchCatalogue(query: string): readonly PlacedExhibit[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return catalogue.filter(({ id, title, about }) => {
    const words = wordsOf(id, title, about);
    return wanted.every((word) => words.includes(word));
  });
}

function wordsOf(id: string, ...texts: readonly Bilingual[]): string {
  return [id, ...texts.flat()].join(' ').toLowerCase();
}
