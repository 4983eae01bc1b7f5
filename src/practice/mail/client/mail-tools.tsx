import type { Folder, Label } from '../model.ts';
import { labels } from '../model.ts';
import type { Actions } from './actions.ts';
import { IconButton, Menu } from './controls.tsx';
import { labelNames, viewNames } from './names.ts';
import type { Place } from './router.tsx';
import { t } from './session.ts';

/** What the buttons are about: some rows of a list, or the open conversation. */
export interface Subject {
  messageIds: string[];
  threadIds: string[];
  unread: boolean;
  labels: Label[];
  folder: Folder;
}

interface MailToolsProps {
  place: Place;
  subject: Subject;
  actions: Actions;
  /** Called when the mails have left the place they were shown in. */
  onGone: () => void;
  onMarked?: () => void;
}

const targets: readonly Folder[] = ['inbox', 'archive', 'spam', 'trash'];

/** Archive, spam, delete, read, move, label: the same buttons above a list and above a conversation. */
export function MailTools({ place, subject, actions, onGone, onMarked }: MailToolsProps) {
  const view = 'view' in place ? place.view : undefined;
  const { messageIds, threadIds, unread, folder } = subject;
  const move = async (target: Folder) => {
    if (await actions.move(messageIds, target)) onGone();
  };
  const forGood = folder === 'trash' || folder === 'spam';
  const remove = async () => {
    const gone = forGood ? actions.deleteForever(messageIds) : actions.move(messageIds, 'trash');
    if (await gone) onGone();
  };
  const toggleLabel = (label: Label) => {
    const kept = subject.labels.filter((one) => one !== label);
    void actions.label(threadIds, kept.length === subject.labels.length ? [...kept, label] : kept);
  };
  return (
    <>
      {folder !== 'archive' && folder !== 'drafts' && !forGood && (
        <IconButton icon="archive" label={t('Archive', 'В архив')} onClick={() => void move('archive')} />
      )}
      {folder === 'spam' ? (
        <button type="button" className="tool-button" onClick={() => void move('inbox')}>
          {t('Not spam', 'Не спам')}
        </button>
      ) : (
        folder !== 'drafts' &&
        folder !== 'sent' && (
          <IconButton icon="spam" label={t('Mark as spam', 'Отметить как спам')} onClick={() => void move('spam')} />
        )
      )}
      <IconButton
        icon="trash"
        label={forGood ? t('Delete forever', 'Удалить навсегда') : t('Delete', 'Удалить')}
        onClick={() => void remove()}
      />
      <span className="tool-gap" />
      <IconButton
        icon={unread ? 'read' : 'unread'}
        label={unread ? t('Mark as read', 'Отметить прочитанным') : t('Mark as unread', 'Отметить непрочитанным')}
        onClick={async () => {
          if (await actions.change(messageIds, { unread: !unread })) onMarked?.();
        }}
      />
      {folder !== 'drafts' && (
        <Menu
          icon="move"
          label={t('Move to', 'Переместить')}
          items={targets
            .filter((target) => target !== view)
            .map((target) => ({
              id: target,
              text: viewNames[target],
              icon: target,
              choose: () => void move(target),
            }))}
        />
      )}
      <Menu
        icon="label"
        label={t('Labels', 'Метки')}
        items={labels.map((label) => ({
          id: label,
          text: labelNames[label],
          checked: subject.labels.includes(label),
          choose: () => toggleLabel(label),
        }))}
      />
    </>
  );
}
