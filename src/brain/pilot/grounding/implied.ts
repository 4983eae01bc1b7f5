import type { Deed } from './needs.ts';

/** What a control for a deed is usually called, where nobody said what it is called. The likelier comes first. */
export function impliedNames(deed: Deed): readonly string[] {
  return NAMES[deed] ?? [];
}

const NAMES: Readonly<Partial<Record<Deed, readonly string[]>>> = {
  search: ['search'],
  submit: [
    ...['submit', 'send', 'save', 'confirm', 'place order', 'sign in', 'sign up', 'search', 'continue', 'apply'],
    ...['finish', 'add', 'publish', 'ok', 'next', 'yes'],
  ],
  close: ['close', 'dismiss', 'ok', 'cancel', 'no thanks', 'skip', 'back'],
  upload: ['upload', 'attach'],
};
