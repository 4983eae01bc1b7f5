import type { Said } from '../../words.ts';

export const BLOCK_KINDS = ['paragraph', 'heading', 'subheading', 'bullet', 'numbered', 'quote'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A stretch of text that looks the same. */
export interface Run {
  text: string;
  bold?: true | undefined;
  italic?: true | undefined;
  link?: string | undefined;
}

/** One line of a document. Kept as data, not as HTML: nothing in it can ever be markup. */
export interface Block {
  kind: BlockKind;
  runs: Run[];
}

export interface StoredDocument {
  id: string;
  title: Said;
  blocks: Said<Block[]>;
  /** Grows with each save; who saves must know the newest one. */
  revision: number;
  updated: string;
  author: string;
  trashed: boolean;
}

/** A document as the API tells it. */
export interface ToldDocument extends Omit<StoredDocument, 'title' | 'blocks' | 'trashed'> {
  title: string;
  blocks: Block[];
}

export type DocumentSummary = Omit<ToldDocument, 'blocks'> & { words: number; excerpt: string };

export function documentText(blocks: readonly Block[]): string {
  return blocks.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n');
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Links lead to the web, to mail or stay here; anything else (`javascript:`) is no link. */
export function isSafeLink(address: string): boolean {
  return /^(https?:\/\/[^\s/]+|mailto:[^\s@]+@|\/(?!\/))/.test(address);
}
