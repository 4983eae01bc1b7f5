import { type MouseEvent, useEffect, useState } from 'react';
import { type FileEntry, ROOT } from '../../files/model.ts';
import { useCommands } from '../base/commands.ts';
import { ConfirmDialog } from '../base/dialogs.tsx';
import { Icon } from '../base/icons.tsx';
import { t } from '../base/language.ts';
import { Link, navigate, usePlace } from '../base/router.tsx';
import { attempt } from '../base/toast.ts';
import type { MenuEntry } from '../chrome/menu.tsx';
import { below, PopupMenu, type Spot } from '../chrome/popup-menu.tsx';
import { MoveDialog, NameDialog } from './file-dialogs.tsx';
import { useFileDrag } from './file-drag.ts';
import { FileDetails, Listing } from './listing.tsx';
import { Tree } from './tree.tsx';
import { findEntry, useFiles } from './use-files.ts';

type Deed = 'create' | 'rename' | 'move' | 'delete';

export function FilesPage({ selected }: { selected: string }) {
  const { search } = usePlace();
  const files = useFiles(selected);
  const [asking, setAsking] = useState<{ deed: Deed; entry: FileEntry }>();
  const [renaming, setRenaming] = useState<string>();
  const [menu, setMenu] = useState<{ entry: FileEntry; at: Spot; inTree: boolean }>();
  const drag = useFileDrag((entry, folder) => void attempt(() => files.move(entry, folder)));

  const entry = findEntry(files.listings, selected);
  const folder = entry?.kind === 'folder' ? entry : entry && findEntry(files.listings, entry.parent);
  const listing = files.listings[folder?.id ?? ''];
  const fixed = !entry || entry.locked || entry.id === ROOT;

  useEffect(() => {
    if (!folder || !new URLSearchParams(search).has('new')) return;
    navigate(`/files/${folder.id}`, 'replace');
    setAsking({ deed: 'create', entry: folder });
  }, [search, folder]);
  useCommands('files', [
    {
      menu: 'edit',
      title: t('Rename', 'Переименовать'),
      keys: 'F2',
      apart: true,
      disabled: fixed,
      run: () => ask('rename'),
    },
    { menu: 'edit', title: t('Move to…', 'Переместить…'), disabled: fixed, run: () => ask('move') },
    { menu: 'edit', title: t('Delete', 'Удалить'), disabled: fixed, run: () => ask('delete') },
  ]);

  function ask(deed: Deed, about = entry) {
    if (about) setAsking({ deed, entry: about });
  }
  const openMenu = (inTree: boolean) => (about: FileEntry, event: MouseEvent) => {
    event.preventDefault();
    const at = event.type === 'click' ? below(event.currentTarget) : { x: event.clientX, y: event.clientY };
    setMenu({ entry: about, at, inTree });
  };
  const entriesFor = (about: FileEntry, inTree: boolean): MenuEntry[] => {
    const disabled = about.locked || about.id === ROOT;
    const create: MenuEntry = {
      label: t('New folder', 'Новая папка'),
      icon: 'plus',
      disabled: about.locked,
      run: () => ask('create', about),
    };
    return [
      ...(about.kind === 'folder' ? [create] : []),
      {
        label: t('Rename', 'Переименовать'),
        icon: 'edit',
        disabled,
        run: () => (inTree ? setRenaming(about.id) : ask('rename', about)),
      },
      { label: t('Move to…', 'Переместить…'), icon: 'move', disabled, run: () => ask('move', about) },
      {
        label: t('Delete', 'Удалить'),
        icon: 'trash',
        disabled,
        danger: true,
        apart: true,
        run: () => ask('delete', about),
      },
    ];
  };
  const closeDialog = () => setAsking(undefined);

  return (
    <div className="files-page">
      <aside className="tree-pane" aria-label={t('Folder tree', 'Дерево папок')}>
        <Tree
          listings={files.listings}
          expanded={files.expanded}
          selected={selected}
          renaming={renaming}
          drag={drag}
          onExpand={files.expand}
          onRename={files.rename}
          onRenaming={setRenaming}
          onDelete={(about) => ask('delete', about)}
          onMenu={openMenu(true)}
        />
      </aside>
      <section className="file-pane" aria-busy={!entry}>
        {entry && listing ? (
          <>
            <nav className="crumbs" aria-label={t('Path', 'Путь')}>
              {[...listing.path, ...(entry.kind === 'folder' ? [] : [listing.folder])].map(({ id, name }) => (
                <Link key={id} href={`/files/${id}`}>
                  {name}
                </Link>
              ))}
            </nav>
            <header className="page-head">
              <h1>{entry.name}</h1>
              {entry.locked ? <span className="pill locked">{t('Read-only', 'Только чтение')}</span> : null}
              <div className="actions">
                {entry.kind === 'folder' ? (
                  <button
                    type="button"
                    className="button primary"
                    disabled={entry.locked}
                    onClick={() => ask('create')}
                  >
                    <Icon name="plus" size={16} />
                    {t('New folder', 'Новая папка')}
                  </button>
                ) : null}
                <button type="button" className="button" disabled={fixed} onClick={() => ask('rename')}>
                  {t('Rename', 'Переименовать')}
                </button>
                <button type="button" className="button" disabled={fixed} onClick={() => ask('move')}>
                  {t('Move', 'Переместить')}
                </button>
                <button type="button" className="button" disabled={fixed} onClick={() => ask('delete')}>
                  {t('Delete', 'Удалить')}
                </button>
              </div>
            </header>
            {entry.kind === 'folder' ? (
              <Listing listing={listing} drag={drag} onMenu={openMenu(false)} />
            ) : (
              <FileDetails entry={entry} />
            )}
          </>
        ) : (
          <p className="quiet pad" role="status">
            {t('Loading…', 'Загрузка…')}
          </p>
        )}
      </section>
      {menu ? (
        <PopupMenu
          label={menu.entry.name}
          at={menu.at}
          entries={entriesFor(menu.entry, menu.inTree)}
          onClose={() => setMenu(undefined)}
        />
      ) : null}
      {asking ? <FileDialog {...asking} files={files} onClose={closeDialog} /> : null}
    </div>
  );
}

interface FileDialogProps {
  deed: Deed;
  entry: FileEntry;
  files: ReturnType<typeof useFiles>;
  onClose: () => void;
}

function FileDialog({ deed, entry, files, onClose }: FileDialogProps) {
  if (deed === 'create') {
    return (
      <NameDialog
        title={t(`New folder in “${entry.name}”`, `Новая папка в «${entry.name}»`)}
        action={t('Create', 'Создать')}
        initial=""
        onSubmit={(name) => files.createFolder(entry.id, name)}
        onClose={onClose}
      />
    );
  }
  if (deed === 'rename') {
    return (
      <NameDialog
        title={t(`Rename “${entry.name}”`, `Переименовать «${entry.name}»`)}
        action={t('Rename', 'Переименовать')}
        initial={entry.name}
        onSubmit={(name) => files.rename(entry, name)}
        onClose={onClose}
      />
    );
  }
  if (deed === 'move')
    return <MoveDialog entry={entry} onMove={(folder) => files.move(entry, folder)} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t(`Delete “${entry.name}”?`, `Удалить «${entry.name}»?`)}
      text={
        entry.kind === 'folder'
          ? t('Everything in the folder is deleted with it.', 'Вместе с папкой удалится всё, что в ней лежит.')
          : t('The file is deleted for everyone in the team.', 'Файл удалится у всей команды.')
      }
      action={t('Delete', 'Удалить')}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        void attempt(() => files.remove(entry));
      }}
    />
  );
}
