import type { Evidence } from '../run-events.ts';

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
export class Record {
  readonly #sights: Sight[] = [];
  readonly #requests: Extract<Evidence, { kind: 'request' }>[] = [];
  readonly #files: Extract<Evidence, { kind: 'file' }>[] = [];

  saw(step: number, url: string, text: string): void {
    this.#sights.push({ step, url, text: flattened(text) });
  }

  /** What an action brought about beside what can be seen. */
  effects(step: number, { requests, downloads }: Effects): void {
    for (const { method, url, status } of requests)
      if (status !== undefined) this.#requests.push({ kind: 'request', method, url, status, step });
    for (const { name, sha256 } of downloads) this.#files.push({ kind: 'file', name, sha256, step });
  }

  /** Where words were seen, the latest first. */
  find(quote: string): Extract<Evidence, { kind: 'quote' }> | undefined {
    const wanted = flattened(quote);
    if (wanted === '') return undefined;
    const sight = this.#sights.findLast(({ text }) => text.includes(wanted));
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

/** Signs that our own writing puts between words, and differences that a reader would not see. */
function flattened(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\[\+?\d+\]/g, ' ')
    .replace(/["“”„«»'’‘`|·—–-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
