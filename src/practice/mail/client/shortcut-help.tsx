import { useModal } from './desk.tsx';
import { t } from './session.ts';

const keys: readonly (readonly [key: string, meaning: string])[] = [
  ['c', t('Compose', 'Написать письмо')],
  ['/', t('Search', 'Поиск')],
  ['j / k', t('Next / previous conversation', 'Следующая / предыдущая переписка')],
  ['Enter', t('Open', 'Открыть')],
  ['x', t('Select', 'Выбрать')],
  ['s', t('Star', 'Отметить звёздочкой')],
  ['e', t('Archive', 'В архив')],
  ['#', t('Delete', 'Удалить')],
  ['!', t('Mark as spam', 'Отметить как спам')],
  ['u', t('Back to the list', 'Назад к списку')],
  ['r', t('Reply', 'Ответить')],
  ['a', t('Reply all', 'Ответить всем')],
  ['f', t('Forward', 'Переслать')],
  ['z', t('Undo', 'Отменить последнее действие')],
  ['Ctrl + Enter', t('Send', 'Отправить')],
  ['?', t('This list', 'Этот список')],
];

export function ShortcutHelp({ close }: { close: () => void }) {
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="shortcut-help" aria-labelledby="shortcuts" onCancel={close}>
      <h2 id="shortcuts">{t('Keyboard shortcuts', 'Горячие клавиши')}</h2>
      <dl>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-buttons">
        <button type="button" className="main-button" onClick={close}>
          {t('Close', 'Закрыть')}
        </button>
      </div>
    </dialog>
  );
}
