import type { Prompt } from '../../brain/brain.ts';
import { ABOUT_UNTRUSTED, untrusted } from '../../safety/untrusted.ts';

/** One piece of a page, as the extractor reads it. */
export interface Passage {
  want: string;
  word: string;
  url: string;
  title: string;
  lines: readonly string[];
  number: number;
  of: number;
}

export function extractorPrompt({ want, word, url, title, lines, number, of }: Passage): Prompt {
  const place = of === 1 ? 'This is all of the page.' : `This is piece ${number} of ${of} of the page.`;
  return {
    system: `${EXTRACTOR}\n\n${ABOUT_UNTRUSTED}`,
    parts: [
      { text: `# Wanted\n${want}`, stable: true },
      { text: `# Page\n${place}\n${untrusted(`${title} — ${url}\n\n${lines.join('\n')}`, word)}` },
    ],
  };
}

const EXTRACTOR = `You read a web page and write down what is wanted of it, in the form of the answer. Take all that is there and nothing that is not: what this piece does not say is left out, and nothing is guessed, counted or worked out. Copy words as they stand, in the language of the page; change them only where the form asks for it, as for a number or a date. An item that is cut off at the edge of the piece is written down as far as it is there.

For every value give a quote: the words of the page that say it, exactly as they stand there and as few as prove it. One quote may serve all values of an item: then its path is that of the item. Quotes are looked up in the page; a value without one counts as unproved.`;

export function nextPagePrompt(want: string, controls: string, word: string): Prompt {
  return {
    system: `${NEXT_PAGE}\n\n${ABOUT_UNTRUSTED}`,
    parts: [
      { text: `# Wanted\n${want}`, stable: true },
      { text: `# Links and buttons of the page\n${untrusted(controls, word)}` },
    ],
  };
}

const NEXT_PAGE = `What is wanted goes on over several pages. You are given the links and buttons of the page that has just been read. Name the number of the one that leads to the page right after it, or that shows more of the same list. Numbers of pages count: after the current one comes the next. Name none where there is no such thing, where it is disabled, or where it leads elsewhere.`;
