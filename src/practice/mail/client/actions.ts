import { useMemo } from 'react';
import type { Before, Folder, Label, MessageChange } from '../model.ts';
import { ApiError, api } from './api.ts';
import { useDesk } from './desk.tsx';
import { movedTo } from './names.ts';
import { counted, session, t } from './session.ts';

/** Everything a visitor can do to mails; each says what it did and, where that makes sense, offers to undo it. */
export function useActions() {
  const { notify, refresh, confirm } = useDesk();
  return useMemo(() => {
    const attempt = async (deed: () => Promise<unknown>): Promise<boolean> => {
      try {
        await deed();
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        notify({ text: error.message });
        return false;
      } finally {
        refresh();
      }
    };
    const undo = (before: readonly Before[]) =>
      attempt(async () => {
        const homes = Map.groupBy(before, ({ folder }) => folder);
        for (const [folder, mails] of homes)
          await api.change(
            mails.map(({ id }) => id),
            { folder },
          );
        notify({ text: t('Undone', 'Действие отменено') });
      });
    const change = (ids: readonly string[], what: MessageChange) => attempt(() => api.change(ids, what));

    return {
      attempt,
      change,
      move: (ids: readonly string[], folder: Folder) =>
        attempt(async () => {
          const { before } = await api.change(ids, { folder });
          const count = ids.length > 1 ? `: ${mails(ids.length)}` : '';
          notify({
            text: `${movedTo[folder]}${count}`,
            action: { text: t('Undo', 'Отменить'), run: () => void undo(before) },
          });
        }),
      label: (threads: readonly string[], labels: readonly Label[]) =>
        attempt(async () => {
          for (const thread of threads) await api.label(thread, labels);
        }),
      deleteForever: async (ids: readonly string[]): Promise<boolean> => {
        const sure = await confirm({
          title: t('Delete forever?', 'Удалить навсегда?'),
          text:
            session.language === 'ru'
              ? `Будет удалено: ${mails(ids.length)}. Вернуть удалённое будет нельзя.`
              : `${mails(ids.length)} will be deleted. This cannot be undone.`,
          yes: t('Delete forever', 'Удалить навсегда'),
        });
        if (!sure) return false;
        return attempt(async () => {
          await api.deleteForever(ids);
          notify({ text: t('Deleted forever', 'Удалено навсегда') });
        });
      },
      empty: async (folder: 'trash' | 'spam'): Promise<boolean> => {
        const trash = folder === 'trash';
        const sure = await confirm({
          title: trash ? t('Empty Trash?', 'Очистить корзину?') : t('Empty Spam?', 'Очистить спам?'),
          text: t(
            'All mails in this folder will be deleted. This cannot be undone.',
            'Все письма в этой папке будут удалены. Вернуть их будет нельзя.',
          ),
          yes: trash ? t('Empty Trash', 'Очистить корзину') : t('Empty Spam', 'Очистить спам'),
        });
        if (!sure) return false;
        return attempt(async () => {
          const { deleted } = await api.empty(folder);
          notify({ text: `${t('Deleted forever', 'Удалено навсегда')}: ${mails(deleted)}` });
        });
      },
    };
  }, [notify, refresh, confirm]);
}

export type Actions = ReturnType<typeof useActions>;

function mails(count: number): string {
  return counted(count, ['mail', 'mails'], ['письмо', 'письма', 'писем']);
}
