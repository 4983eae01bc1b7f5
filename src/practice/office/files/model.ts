import type { Said } from '../../words.ts';

export const ROOT = 'root';

export type FileKind = 'folder' | 'sheet' | 'text' | 'pdf' | 'image';

/** A file or folder as it is stored. */
export interface FileNode {
  id: string;
  parent: string;
  kind: FileKind;
  name: Said;
  /** Bytes; 0 for folders. */
  size: number;
  modified: string;
  owner: string;
  /** Nothing in a locked folder can be changed, nor the folder itself. */
  locked: boolean;
  trashed: boolean;
}

/** A file or folder as the API tells it. */
export interface FileEntry extends Omit<FileNode, 'name' | 'trashed'> {
  name: string;
  /** How many things are in the folder. */
  children: number;
}

export interface FolderListing {
  folder: FileEntry;
  /** From the top folder down to the parent of this one. */
  path: FileEntry[];
  entries: FileEntry[];
}
