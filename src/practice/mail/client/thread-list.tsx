import { useEffect, useRef, useState } from 'react';
import type { ThreadRow } from '../model.ts';
import { useActions } from './actions.ts';
import { api } from './api.ts';
import { Empty, IconButton } from './controls.tsx';
import { useDesk } from './desk.tsx';
import { useLoaded } from './load.ts';
import { MailTools, type Subject } from './mail-tools.tsx';
import { placeName } from './names.ts';
import { addressOf, navigate, placeKey, type Route } from './router.tsx';
import { SearchFilters } from './search-filters.tsx';
import { counted, t } from './session.ts';
import { useShortcuts } from './shortcuts.ts';
import { Row } from './thread-row.tsx';

const PAGE = 50;

export function ThreadList({ route }: { route: Route }) {
  const { place, offset } = route;
  const { version, refresh, runNotice } = useDesk();
  const actions = useActions();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data, error } = useLoaded(
    (signal) => api.threads(place, offset, signal),
    `${placeKey(place)} ${offset}`,
    version,
  );
  const rows = data?.threads ?? [];
  const chosen = rows.filter((row) => selected.has(row.id));
  const view = 'view' in place ? place.view : undefined;

  const select = (id: string, on: boolean) =>
    setSelected((now) => new Set(on ? [...now, id] : [...now].filter((one) => one !== id)));
  const focused = () => rows.find((row) => row.id === document.activeElement?.closest('li')?.dataset['thread']);
  const about = () => {
    const one = focused();
    return chosen.length > 0 ? chosen : one ? [one] : [];
  };
  const step = (by: number) => {
    const now = focused();
    const next = now ? rows[rows.indexOf(now) + by] : rows[0];
    if (next) document.querySelector<HTMLElement>(`li[data-thread="${CSS.escape(next.id)}"] a`)?.focus();
  };
  const moveChosen = (folder: 'archive' | 'spam' | 'trash') => {
    const ids = subjectOf(about()).messageIds;
    if (ids.length === 0) return;
    const bin = view === 'trash' || view === 'spam';
    void (folder === 'trash' && bin ? actions.deleteForever(ids) : actions.move(ids, folder));
    setSelected(new Set());
  };
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const row = focused();
      if (row) select(row.id, !selected.has(row.id));
    },
    s: () => {
      const row = focused();
      if (row) void actions.change(row.messageIds, { starred: !row.starred });
    },
    e: () => moveChosen('archive'),
    '#': () => moveChosen('trash'),
    '!': () => moveChosen('spam'),
    z: runNotice,
  });

  return (
    <main className="panel" aria-labelledby="place-title">
      <h1 id="place-title" className="place-title">
        {placeName(place)}
        {'search' in place && place.search !== '' && (
          <span className="search-words"> {t(`“${place.search}”`, `«${place.search}»`)}</span>
        )}
      </h1>
      {'search' in place && <SearchFilters query={place.search} />}
      <div className="toolbar" role="toolbar" aria-label={t('Mail actions', 'Действия с письмами')}>
        <SelectAll
          rows={rows}
          chosen={chosen.length}
          select={(on) => setSelected(new Set(on ? rows.map(({ id }) => id) : []))}
        />
        {chosen.length > 0 ? (
          <>
            <span className="selected-count">
              {t('Selected', 'Выбрано')}: {chosen.length}
            </span>
            <MailTools
              place={place}
              subject={subjectOf(chosen)}
              actions={actions}
              onGone={() => setSelected(new Set())}
              onMarked={() => setSelected(new Set())}
            />
          </>
        ) : (
          <>
            <IconButton icon="refresh" label={t('Refresh', 'Обновить')} onClick={refresh} />
            {(view === 'trash' || view === 'spam') && rows.length > 0 && (
              <button type="button" className="tool-button" onClick={() => void actions.empty(view)}>
                {view === 'trash' ? t('Empty Trash', 'Очистить корзину') : t('Empty Spam', 'Очистить спам')}
              </button>
            )}
          </>
        )}
        {data && <Pager route={route} shown={rows.length} total={data.total} />}
      </div>
      {error !== undefined && <Empty icon="spam" title={error} />}
      {data && rows.length === 0 && <EmptyPlace route={route} />}
      <ul className="rows" aria-label={placeName(place)}>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            route={route}
            selected={selected.has(row.id)}
            select={(on) => select(row.id, on)}
            actions={actions}
          />
        ))}
      </ul>
    </main>
  );
}

function SelectAll({ rows, chosen, select }: { rows: ThreadRow[]; chosen: number; select: (on: boolean) => void }) {
  const box = useRef<HTMLInputElement>(null);
  const all = rows.length > 0 && chosen === rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !all;
  }, [chosen, all]);
  return (
    <label className="check">
      <input
        ref={box}
        type="checkbox"
        aria-label={t('Select all', 'Выбрать все')}
        disabled={rows.length === 0}
        checked={all}
        onChange={({ target }) => select(target.checked)}
      />
    </label>
  );
}

function Pager({ route, shown, total }: { route: Route; shown: number; total: number }) {
  const { offset } = route;
  const go = (to: number) => navigate(addressOf({ ...route, offset: Math.max(0, to) }));
  if (total === 0) return null;
  return (
    <div className="pager">
      {total > PAGE ? (
        <>
          <span>
            {offset + 1}–{offset + shown} {t('of', 'из')} {total}
          </span>
          <IconButton
            icon="previous"
            label={t('Newer', 'Новее')}
            disabled={offset === 0}
            onClick={() => go(offset - PAGE)}
          />
          <IconButton
            icon="next"
            label={t('Older', 'Старее')}
            disabled={offset + shown >= total}
            onClick={() => go(offset + PAGE)}
          />
        </>
      ) : (
        <span>{counted(total, ['conversation', 'conversations'], ['переписка', 'переписки', 'переписок'])}</span>
      )}
    </div>
  );
}

function EmptyPlace({ route: { place } }: { route: Route }) {
  if ('search' in place)
    return (
      <Empty icon="search" title={t('Nothing found', 'Ничего не найдено')}>
        <p>
          {t(
            'Try fewer words, or search by sender: from:vera. Spam and Trash are searched with in:spam and in:trash.',
            'Попробуйте меньше слов или поиск по отправителю: from:vera. В спаме и корзине ищут так: in:spam, in:trash.',
          )}
        </p>
      </Empty>
    );
  return <Empty icon={'view' in place ? place.view : 'label'} title={t('Nothing here', 'Здесь пусто')} />;
}

function subjectOf(rows: readonly ThreadRow[]): Subject {
  const [first] = rows;
  return {
    messageIds: rows.flatMap(({ messageIds }) => messageIds),
    threadIds: rows.map(({ id }) => id),
    unread: rows.some(({ unread }) => unread),
    labels: first ? first.labels.filter((label) => rows.every((row) => row.labels.includes(label))) : [],
    folder: first && rows.every((row) => row.folder === first.folder) ? first.folder : 'inbox',
  };
}
