import type { Folder, Label, View } from '../model.ts';
import type { Place } from './router.tsx';
import { t } from './session.ts';

export const viewNames: Readonly<Record<View, string>> = {
  inbox: t('Inbox', 'Входящие'),
  starred: t('Starred', 'Отмеченные'),
  sent: t('Sent', 'Отправленные'),
  drafts: t('Drafts', 'Черновики'),
  archive: t('Archive', 'Архив'),
  spam: t('Spam', 'Спам'),
  trash: t('Trash', 'Корзина'),
};

export const labelNames: Readonly<Record<Label, string>> = {
  work: t('Work', 'Работа'),
  travel: t('Travel', 'Поездки'),
  family: t('Family', 'Семья'),
  finance: t('Finance', 'Финансы'),
};

export function placeName(place: Place): string {
  if ('view' in place) return viewNames[place.view];
  if ('label' in place) return labelNames[place.label];
  return t('Search results', 'Результаты поиска');
}

/** After "Moved to": Russian needs the accusative here. */
export const movedTo: Readonly<Record<Folder, string>> = {
  inbox: t('Moved to Inbox', 'Перемещено во входящие'),
  sent: t('Moved to Sent', 'Перемещено в отправленные'),
  drafts: t('Moved to Drafts', 'Перемещено в черновики'),
  archive: t('Archived', 'Перемещено в архив'),
  spam: t('Marked as spam', 'Отмечено как спам'),
  trash: t('Moved to Trash', 'Перемещено в корзину'),
};
