import { z } from 'zod';
import type { Html } from '../layout.ts';
import type { Translate } from '../site.ts';

export type WingId = 'frames' | 'shadows' | 'canvas' | 'layers' | 'inputs' | 'patterns' | 'oddities' | 'gestures';

/** English, then Russian; spread into `t`. */
export type Bilingual = readonly [english: string, russian: string];

/** What a stage may use to draw itself for one visitor. */
export interface View {
  t: Translate;
  /** Frames of another site get no cookies, so their addresses carry the visitor. */
  frameAddress(host: FrameHost, path: string): string;
}

export type FrameHost = 'gallery' | 'frames' | 'nested';

/** One page of the museum: something to operate, and the parts whose values the server records. */
export interface Exhibit {
  readonly id: string;
  readonly title: Bilingual;
  readonly about: Bilingual;
  /** A small errand that shows what the exhibit is for. */
  readonly task: Bilingual;
  readonly parts: Readonly<Record<string, z.ZodType>>;
  stage(view: View): Html;
}

export interface PlacedExhibit extends Exhibit {
  readonly wing: WingId;
  /** Catalogue number, counted through all wings. */
  readonly number: number;
}

export const text = z.string().max(2000);
export const flag = z.boolean();
export const number = z.number();
export const words = z.array(z.string().max(200)).max(100);
export const point = z.tuple([z.number(), z.number()]);
