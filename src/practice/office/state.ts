import { say } from '../words.ts';
import type { Account } from './account/model.ts';
import { seedAccount } from './account/seed.ts';
import type { Boards } from './boards/model.ts';
import { seedBoards } from './boards/seed.ts';
import { documentText, type StoredDocument } from './documents/model.ts';
import { seedDocuments } from './documents/seed.ts';
import type { FileNode } from './files/model.ts';
import { seedFiles } from './files/seed.ts';
import type { ItemEdits } from './items/columns.ts';

export interface OfficeState {
  /** Only what differs from the ten thousand seeded rows. */
  items: ItemEdits;
  files: Record<string, FileNode>;
  boards: Boards;
  documents: Record<string, StoredDocument>;
  account: Account;
  /** The number the next thing made by the visitor gets into its id. */
  nextNumber: number;
}

export function initialState(): OfficeState {
  return {
    items: { changed: {}, deleted: [] },
    files: seedFiles(),
    boards: seedBoards(),
    documents: seedDocuments(),
    account: seedAccount(),
    nextNumber: 1,
  };
}

/** The state, with the plain text of each document beside its blocks. */
export function revealState(state: OfficeState) {
  const documents = Object.fromEntries(
    Object.entries(state.documents).map(([id, document]) => [
      id,
      { ...document, text: documentText(say(document.blocks, 'en')) },
    ]),
  );
  return { ...state, documents };
}
