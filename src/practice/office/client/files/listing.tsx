import type { MouseEvent } from 'react';
import type { FileEntry, FolderListing } from '../../files/model.ts';
import { Avatar, personName } from '../base/avatar.tsx';
import { Icon } from '../base/icons.tsx';
import { counted, formatDay, formatSize, t } from '../base/language.ts';
import { Link } from '../base/router.tsx';
import type { useFileDrag } from './file-drag.ts';
import { fileIcon } from './tree.tsx';

interface ListingProps {
  listing: FolderListing;
  drag: ReturnType<typeof useFileDrag>;
  onMenu: (entry: FileEntry, event: MouseEvent) => void;
}

/** What is in the chosen folder. */
export function Listing({ listing, drag, onMenu }: ListingProps) {
  if (listing.entries.length === 0) {
    return (
      <div className="empty">
        <Icon name="folder" size={40} />
        <p>{t('This folder is empty.', 'В этой папке пусто.')}</p>
        <p className="quiet">{t('Drag files here or create a folder.', 'Перетащите сюда файлы или создайте папку.')}</p>
      </div>
    );
  }
  return (
    <table className="listing">
      <thead>
        <tr>
          <th scope="col">{t('Name', 'Имя')}</th>
          <th scope="col">{t('Owner', 'Владелец')}</th>
          <th scope="col">{t('Modified', 'Изменён')}</th>
          <th scope="col">{t('Size', 'Размер')}</th>
          <th scope="col">
            <span className="hidden">{t('Actions', 'Действия')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {listing.entries.map((entry) => (
          <tr key={entry.id} onContextMenu={(event) => onMenu(entry, event)} {...drag(entry)}>
            <td>
              <Link href={`/files/${entry.id}`} className="file-link" draggable={false}>
                <span className={`file-icon ${entry.kind}`}>
                  <Icon name={fileIcon(entry)} size={20} />
                </span>
                {entry.name}
              </Link>
            </td>
            <td>
              <Avatar person={entry.owner} />
            </td>
            <td>{formatDay(entry.modified)}</td>
            <td>{sizeOf(entry)}</td>
            <td>
              <button
                type="button"
                className="icon-button"
                aria-haspopup="menu"
                aria-label={`${t('Actions', 'Действия')}: ${entry.name}`}
                onClick={(event) => onMenu(entry, event)}
              >
                <Icon name="more" />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What there is to know about one file. */
export function FileDetails({ entry }: { entry: FileEntry }) {
  return (
    <div className="file-details">
      <div className={`file-preview ${entry.kind}`}>
        <Icon name={fileIcon(entry)} size={72} />
      </div>
      <dl>
        <div>
          <dt>{t('Owner', 'Владелец')}</dt>
          <dd>{personName(entry.owner)}</dd>
        </div>
        <div>
          <dt>{t('Modified', 'Изменён')}</dt>
          <dd>{formatDay(entry.modified)}</dd>
        </div>
        <div>
          <dt>{t('Size', 'Размер')}</dt>
          <dd>{formatSize(entry.size)}</dd>
        </div>
      </dl>
    </div>
  );
}

function sizeOf(entry: FileEntry): string {
  if (entry.kind !== 'folder') return formatSize(entry.size);
  return counted(entry.children, ['item', 'items'], ['объект', 'объекта', 'объектов']);
}
