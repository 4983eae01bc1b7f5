import { commands } from '../base/commands.ts';
import { NativeDialog } from '../base/dialogs.tsx';
import { t } from '../base/language.ts';
import { useStore } from '../base/store.ts';

const FIXED: readonly (readonly [string, string])[] = [
  ['↑ ↓ ← →', t('Move in the table, the tree and menus', 'Движение по таблице, дереву и меню')],
  ['Enter, F2', t('Edit a cell, rename a file', 'Изменить ячейку, переименовать файл')],
  ['Esc', t('Cancel', 'Отмена')],
  [t('Space', 'Пробел'), t('Lift and drop a card', 'Поднять и опустить карточку')],
];

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const withKeys = useStore(commands).flatMap(({ keys, title }) => (keys ? [[keys, title] as const] : []));
  return (
    <NativeDialog title={t('Keyboard shortcuts', 'Сочетания клавиш')} onClose={onClose}>
      <dl className="dialog-body shortcuts">
        {[...withKeys, ...FIXED].map(([keys, title]) => (
          <div key={keys}>
            <dt>{title}</dt>
            <dd>
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </NativeDialog>
  );
}
