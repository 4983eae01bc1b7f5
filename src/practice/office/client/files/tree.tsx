import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { type FileEntry, ROOT } from '../../files/model.ts';
import { Icon, type IconName } from '../base/icons.tsx';
import { t } from '../base/language.ts';
import { navigate } from '../base/router.tsx';
import type { useFileDrag } from './file-drag.ts';
import { RenameBox } from './rename-box.tsx';
import type { Listings } from './use-files.ts';

interface Line {
  entry: FileEntry;
  level: number;
  position: number;
  siblings: number;
}

interface TreeProps {
  listings: Listings;
  expanded: ReadonlySet<string>;
  selected: string;
  renaming: string | undefined;
  drag: ReturnType<typeof useFileDrag>;
  onExpand: (id: string, open: boolean) => void;
  onRename: (entry: FileEntry, name: string) => Promise<void>;
  onRenaming: (id: string | undefined) => void;
  onDelete: (entry: FileEntry) => void;
  onMenu: (entry: FileEntry, event: MouseEvent) => void;
}

/** The folders as a tree. Folders are fetched when they are first opened. */
export function Tree(props: TreeProps) {
  const { listings, expanded, selected, renaming, drag, onExpand, onRenaming } = props;
  const list = useRef<HTMLDivElement>(null);
  const keepsFocus = useRef(false);
  const root = listings[ROOT]?.folder;
  const lines = root ? flatten(root, listings, expanded) : [];

  // After a step with the keyboard the new item gets the focus, once it is there.
  useEffect(() => {
    if (!keepsFocus.current) return;
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(selected)}"]`)?.focus();
  }, [selected]);

  const go = (entry: FileEntry | undefined) => {
    if (!entry) return;
    keepsFocus.current = true;
    navigate(`/files/${entry.id}`, 'replace');
  };
  const steer = (event: KeyboardEvent, index: number) => {
    const line = lines[index];
    if (!line || event.target !== event.currentTarget) return;
    const { entry, level } = line;
    const isOpen = expanded.has(entry.id);
    const isFolder = entry.kind === 'folder';
    if (event.key === 'ArrowDown') go(lines[index + 1]?.entry);
    else if (event.key === 'ArrowUp') go(lines[index - 1]?.entry);
    else if (event.key === 'Home') go(lines[0]?.entry);
    else if (event.key === 'End') go(lines.at(-1)?.entry);
    else if (event.key === 'ArrowRight' && isFolder && !isOpen) onExpand(entry.id, true);
    else if (event.key === 'ArrowRight' && lines[index + 1]?.level === level + 1) go(lines[index + 1]?.entry);
    else if (event.key === 'ArrowLeft' && isFolder && isOpen) onExpand(entry.id, false);
    else if (event.key === 'ArrowLeft') go(lines.slice(0, index).findLast((one) => one.level === level - 1)?.entry);
    else if (event.key === 'Enter' && isFolder) onExpand(entry.id, !isOpen);
    else if (event.key === 'F2') onRenaming(entry.id);
    else if (event.key === 'Delete') props.onDelete(entry);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={list} className="tree" role="tree" aria-label={t('Folders', 'Папки')}>
      {lines.map(({ entry, level, position, siblings }, index) => (
        <div
          key={entry.id}
          data-id={entry.id}
          role="treeitem"
          aria-level={level}
          aria-posinset={position}
          aria-setsize={siblings}
          aria-expanded={entry.kind === 'folder' ? expanded.has(entry.id) : undefined}
          aria-selected={entry.id === selected}
          aria-label={entry.name}
          tabIndex={entry.id === selected ? 0 : -1}
          style={{ paddingInlineStart: 8 + (level - 1) * 18 }}
          onClick={() => go(entry)}
          onDoubleClick={() => entry.kind === 'folder' && onExpand(entry.id, !expanded.has(entry.id))}
          onContextMenu={(event) => props.onMenu(entry, event)}
          onKeyDown={(event) => steer(event, index)}
          {...drag(entry)}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do the same for the keyboard */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
          <span
            className={expanded.has(entry.id) ? 'twist open' : 'twist'}
            onClick={(event) => {
              event.stopPropagation();
              if (entry.kind === 'folder') onExpand(entry.id, !expanded.has(entry.id));
            }}
          >
            {entry.kind === 'folder' ? <Icon name="chevron" size={14} /> : null}
          </span>
          <span className={`file-icon ${entry.kind}`}>
            <Icon name={fileIcon(entry)} size={17} />
          </span>
          {renaming === entry.id ? (
            <RenameBox entry={entry} onRename={props.onRename} onDone={() => onRenaming(undefined)} />
          ) : (
            <span className="tree-name">{entry.name}</span>
          )}
          {expanded.has(entry.id) && !listings[entry.id] ? (
            <span className="spinner" role="img" aria-label={t('Loading', 'Загрузка')} />
          ) : null}
        </div>
      ))}
    </div>
  );
}

export function fileIcon(entry: FileEntry): IconName {
  if (entry.kind === 'folder') return entry.locked ? 'lock' : 'folder';
  return entry.kind;
}

function flatten(root: FileEntry, listings: Listings, expanded: ReadonlySet<string>): Line[] {
  const walk = (entry: FileEntry, level: number, position: number, siblings: number): Line[] => {
    const inside = expanded.has(entry.id) ? (listings[entry.id]?.entries ?? []) : [];
    return [
      { entry, level, position, siblings },
      ...inside.flatMap((child, index) => walk(child, level + 1, index + 1, inside.length)),
    ];
  };
  return walk(root, 1, 1, 1);
}
