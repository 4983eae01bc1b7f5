import type { Evidence } from '../run-events.ts';
import { withoutHidden } from '../safety/unhidden.ts';

interface Sight {
  step: number;
  url: string;
  text: string;
}

interface Effects {
  requests: readonly { method: string; url: string; status?: number | undefined }[];
  downloads: readonly { name: string; sha256: string }[];
}

/** All that the run has seen: pages, what was read out of them, requests, files. Claims are checked against it. */
export class RunRecord {
  readonly #sights: Sight[] = [];
  readonly #requests: Extract<Evidence, { kind: 'request' }>[] = [];
  readonly #files: Extract<Evidence, { kind: 'file' }>[] = [];

  saw(step: number, url: string, text: string): void {
    this.#sights.push({ step, url, text: flattened(text) });
  }

  /** What an action brought about beside what can be seen, and on which page. */
  effects(step: number, page: string, { requests, downloads }: Effects): void {
    for (const { method, url, status } of requests)
      if (status !== undefined && isOfSite(url, page))
        this.#requests.push({ kind: 'request', method, url, status, step });
    for (const { name, sha256 } of downloads) this.#files.push({ kind: 'file', name, sha256, step });
  }

  /** Where words were seen, the latest first. */
  find(quote: string): Extract<Evidence, { kind: 'quote' }> | undefined {
    const pattern = patternOf(quote);
    const sight = pattern && this.#sights.findLast(({ text }) => pattern.test(text));
    return sight && { kind: 'quote', quote, url: sight.url, step: sight.step };
  }

  /** Requests that were to change something. */
  get changes(): readonly Extract<Evidence, { kind: 'request' }>[] {
    return this.#requests.filter(({ method }) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS');
  }

  get files(): readonly Extract<Evidence, { kind: 'file' }>[] {
    return this.#files;
  }
}

/** What a page sends to others, to count its visitors for instance, proves nothing and spoils nothing. */
function isOfSite(request: string, page: string): boolean {
  if (!URL.canParse(request) || !URL.canParse(page)) return true;
  const [asked, shown] = [new URL(request).hostname, new URL(page).hostname];
  return asked === shown || asked.endsWith(`.${shown}`) || shown.endsWith(`.${asked}`);
}

/** Who quotes may leave out a little in the middle. */
const GAP = '[^]{0,400}?';

function patternOf(quote: string): RegExp | undefined {
  const pieces = flattened(quote)
    .split(/\.{3,}/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return pieces.length === 0 ? undefined : new RegExp(pieces.map(pieceOf).join(GAP), 'u');
}

/** "40" is not proved by "1,400" or "40.99". */
function pieceOf(words: string): string {
  const before = /^\d/.test(words) ? '(?<!\\d|\\d[.,])' : '';
  const after = /\d$/.test(words) ? '(?![.,]?\\d)' : '';
  return `${before}${words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}${after}`;
}

/** Signs that our own writing puts between words, and differences that a reader would not see. */
function flattened(text: string): string {
  return withoutHidden(text)
    .replace(/… \+\d+ characters/g, '…')
    .normalize('NFKC')
    .replace(/\[\+?\d+\]/g, ' ')
    .replace(/["“”„«»'’‘`|·—–-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
