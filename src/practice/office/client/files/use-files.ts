import { useCallback, useEffect, useState } from 'react';
import { type FileEntry, type FolderListing, ROOT } from '../../files/model.ts';
import { t } from '../base/language.ts';
import { request } from '../base/request.ts';
import { navigate } from '../base/router.tsx';
import { attempt, showToast } from '../base/toast.ts';

export type Listings = Readonly<Record<string, FolderListing>>;

/** The folders fetched so far, and everything one can do to what is in them. */
export function useFiles(selected: string) {
  const [listings, setListings] = useState<Listings>({});
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set([ROOT]));

  const load = useCallback(async (id: string) => {
    const listing = await request<FolderListing>('GET', `/files/${id}/children`);
    setListings((old) => ({ ...old, [id]: listing }));
    return listing;
  }, []);

  const expand = useCallback(
    (id: string, open = true) => {
      setExpanded((old) => {
        const next = new Set(old);
        if (open) next.add(id);
        else next.delete(id);
        return next;
      });
      if (open && !listings[id]) void attempt(() => load(id));
    },
    [listings, load],
  );

  const refresh = async () => {
    await Promise.all(Object.keys(listings).map((id) => load(id).catch(() => undefined)));
  };

  // Whatever the address names is brought into view: its folder and all folders above are fetched and opened.
  useEffect(() => {
    void attempt(async () => {
      const entry = await request<FileEntry>('GET', `/files/${selected}`);
      const listing = await load(entry.kind === 'folder' ? entry.id : entry.parent);
      const above = listing.path.map(({ id }) => id);
      await Promise.all(above.map(load));
      setExpanded((old) => new Set([...old, ...above, ...(entry.kind === 'folder' ? [] : [entry.parent])]));
    });
  }, [selected, load]);

  const createFolder = async (parent: string, name: string) => {
    const folder = await request<FileEntry>('POST', '/files', { body: { parent, name } });
    setExpanded((old) => new Set([...old, parent]));
    await load(parent);
    await refresh();
    navigate(`/files/${folder.id}`);
    showToast({ text: t(`Folder “${folder.name}” created`, `Папка «${folder.name}» создана`) });
  };

  const rename = async (entry: FileEntry, name: string) => {
    if (name.trim() === entry.name) return;
    await request('PATCH', `/files/${entry.id}`, { body: { name } });
    await refresh();
    showToast({
      text: t(`Renamed to “${name.trim()}”`, `Новое имя: «${name.trim()}»`),
      undo: async () => {
        await request('PATCH', `/files/${entry.id}`, { body: { name: entry.name } });
        await refresh();
      },
    });
  };

  const move = async (entry: FileEntry, parent: string) => {
    if (entry.parent === parent) return;
    await request('PATCH', `/files/${entry.id}`, { body: { parent } });
    const target = await load(parent);
    await refresh();
    showToast({
      text: t(
        `“${entry.name}” moved to “${target.folder.name}”`,
        `«${entry.name}» теперь в папке «${target.folder.name}»`,
      ),
      undo: async () => {
        await request('PATCH', `/files/${entry.id}`, { body: { parent: entry.parent } });
        await refresh();
      },
    });
  };

  const remove = async (entry: FileEntry) => {
    await request('DELETE', `/files/${entry.id}`);
    navigate(`/files/${entry.parent}`);
    await refresh();
    showToast({
      text: t(`“${entry.name}” deleted`, `«${entry.name}»: удалено`),
      undo: async () => {
        await request('POST', `/files/${entry.id}/restore`);
        await refresh();
      },
    });
  };

  return { listings, expanded, expand, createFolder, rename, move, remove };
}

/** A file or folder that has been fetched, wherever it is. */
export function findEntry(listings: Listings, id: string): FileEntry | undefined {
  const all = Object.values(listings);
  return (
    all.find(({ folder }) => folder.id === id)?.folder ??
    all.flatMap(({ entries }) => entries).find((one) => one.id === id)
  );
}
