import type { Film } from '../../report/film/scene.ts';

export const filmFormats = ['gif', 'webm'] as const;
export type FilmFormat = (typeof filmFormats)[number];

/** A picture as it comes into the page that draws. */
export interface SentPicture {
  name: string;
  mediaType: string;
  base64: string;
}

/** What that page is asked for: the film as a file, in base64; undefined where its browser cannot write such a one. */
export type Filming = (film: Film, pictures: readonly SentPicture[], format: FilmFormat) => Promise<string | undefined>;
