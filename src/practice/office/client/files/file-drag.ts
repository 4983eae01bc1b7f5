import { type DragEvent, useState } from 'react';
import type { FileEntry } from '../../files/model.ts';

/** Dragging files onto folders, in the tree as in the list. */
export function useFileDrag(onMove: (entry: FileEntry, folder: string) => void) {
  const [dragged, setDragged] = useState<FileEntry>();
  const [over, setOver] = useState<string>();

  return (entry: FileEntry) => {
    const accepts = dragged !== undefined && entry.kind === 'folder' && dragged.id !== entry.id;
    return {
      draggable: !entry.locked && entry.parent !== '',
      'data-over': over === entry.id ? '' : undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData('text/plain', entry.name);
        event.dataTransfer.effectAllowed = 'move';
        setDragged(entry);
      },
      onDragOver: (event: DragEvent) => {
        if (!accepts) return;
        event.preventDefault();
        setOver(entry.id);
      },
      onDragLeave: () => setOver((old) => (old === entry.id ? undefined : old)),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (accepts) onMove(dragged, entry.id);
      },
      onDragEnd: () => {
        setDragged(undefined);
        setOver(undefined);
      },
    };
  };
}
