import type { ThreadRow } from '../model.ts';
import type { Actions } from './actions.ts';
import { IconButton, LabelChip } from './controls.tsx';
import { shortDate } from './format.ts';
import { Icon } from './icons.tsx';
import { viewNames } from './names.ts';
import { addressOf, Link, type Route } from './router.tsx';
import { t } from './session.ts';

interface RowProps {
  row: ThreadRow;
  route: Route;
  selected: boolean;
  select: (on: boolean) => void;
  actions: Actions;
}

export function Row({ row, route, selected, select, actions }: RowProps) {
  const { id, unread, starred, messageIds, folder } = row;
  const subject = row.subject || t('(no subject)', '(без темы)');
  const [firstId = ''] = messageIds;
  const href =
    folder === 'drafts'
      ? addressOf({ ...route, compose: `draft.${firstId}` })
      : addressOf({ place: route.place, thread: id, compose: route.compose });
  const listed = 'view' in route.place && route.place.view === folder;
  const bin = folder === 'trash' || folder === 'spam';
  return (
    <li className={['row', unread && 'unread', selected && 'selected'].filter(Boolean).join(' ')} data-thread={id}>
      <label className="check">
        <input
          type="checkbox"
          aria-label={`${t('Select', 'Выбрать')}: ${subject}`}
          checked={selected}
          onChange={({ target }) => select(target.checked)}
        />
      </label>
      <IconButton
        icon="starred"
        filled={starred}
        label={starred ? t('Remove star', 'Снять звёздочку') : t('Add star', 'Отметить звёздочкой')}
        aria-pressed={starred}
        onClick={() => void actions.change(messageIds, { starred: !starred })}
      />
      <Link className="row-link" href={href}>
        <span className="row-people">
          {unread && <span className="visually-hidden">{t('Unread', 'Не прочитано')}. </span>}
          <People row={row} />
        </span>
        <span className="row-text">
          {!listed && <span className="folder-chip">{viewNames[folder]}</span>}
          {row.labels.map((label) => (
            <LabelChip key={label} label={label} />
          ))}
          <span className="row-subject">{subject}</span>
          <span className="row-snippet">{row.snippet}</span>
        </span>
        {row.attachments.length > 0 && (
          <span className="row-clip" title={row.attachments.join(', ')}>
            <Icon name="attach" />
            <span className="visually-hidden">
              {t('Attachments', 'Вложения')}: {row.attachments.join(', ')}
            </span>
          </span>
        )}
        <time dateTime={row.date}>{shortDate(row.date)}</time>
      </Link>
      <span className="row-tools">
        {!bin && folder !== 'drafts' && folder !== 'archive' && (
          <IconButton
            icon="archive"
            label={t('Archive', 'В архив')}
            onClick={() => void actions.move(messageIds, 'archive')}
          />
        )}
        <IconButton
          icon="trash"
          label={bin ? t('Delete forever', 'Удалить навсегда') : t('Delete', 'Удалить')}
          onClick={() => void (bin ? actions.deleteForever(messageIds) : actions.move(messageIds, 'trash'))}
        />
        <IconButton
          icon={unread ? 'read' : 'unread'}
          label={unread ? t('Mark as read', 'Отметить прочитанным') : t('Mark as unread', 'Отметить непрочитанным')}
          onClick={() => void actions.change(messageIds, { unread: !unread })}
        />
      </span>
    </li>
  );
}

function People({ row: { folder, people, size } }: { row: ThreadRow }) {
  const names = people.join(', ');
  if (folder === 'drafts')
    return (
      <>
        <em className="draft-mark">{t('Draft', 'Черновик')}</em>
        {names !== '' && ` · ${names}`}
      </>
    );
  return (
    <>
      <span className="row-names">{folder === 'sent' ? `${t('To', 'Кому')}: ${names}` : names}</span>
      {size > 1 && <span className="row-size">{size}</span>}
    </>
  );
}
