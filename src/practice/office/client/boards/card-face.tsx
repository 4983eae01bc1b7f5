import { TODAY } from '../../../days.ts';
import { say } from '../../../words.ts';
import { LABEL_WORDS, type ToldCard } from '../../boards/model.ts';
import { Avatar } from '../base/avatar.tsx';
import { Icon } from '../base/icons.tsx';
import { formatShortDay, language, t } from '../base/language.ts';

/** What a card shows on the board, except its title. */
export function CardFace({ card }: { card: ToldCard }) {
  const done = card.checklist.filter((item) => item.done).length;
  return (
    <>
      {card.labels.length > 0 ? (
        <span className="card-labels">
          {card.labels.map((label) => (
            <span key={label} className={`label ${label}`}>
              {say(LABEL_WORDS[label], language)}
            </span>
          ))}
        </span>
      ) : null}
      <span className="card-foot">
        {card.due ? (
          <span className={card.due < TODAY ? 'due late' : 'due'} title={t('Due date', 'Срок')}>
            <Icon name="calendar" size={14} />
            {formatShortDay(card.due)}
          </span>
        ) : null}
        {card.checklist.length > 0 ? (
          <span className="due" title={t('Checklist', 'Чек-лист')}>
            <Icon name="check" size={14} />
            {done}/{card.checklist.length}
          </span>
        ) : null}
        {card.assignee ? <Avatar person={card.assignee} /> : null}
      </span>
    </>
  );
}
