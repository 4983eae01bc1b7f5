import { useState } from 'react';
import { plainText } from '../body.ts';
import type { Address, Message } from '../model.ts';
import type { Actions } from './actions.ts';
import { Attachments } from './attachments.tsx';
import { BodyView } from './body-view.tsx';
import { Avatar, IconButton, Menu } from './controls.tsx';
import { longDate, shortDate } from './format.ts';
import { viewNames } from './names.ts';
import { addressOf, Link, navigate, type Route } from './router.tsx';
import { session, t } from './session.ts';

interface MessageCardProps {
  message: Message;
  route: Route;
  startOpen: boolean;
  actions: Actions;
}

/** One mail of a conversation; earlier ones are folded to a line. */
export function MessageCard({ message, route, startOpen, actions }: MessageCardProps) {
  const [open, setOpen] = useState(startOpen);
  if (message.unsent) return <DraftCard message={message} route={route} />;
  if (!open)
    return (
      <article className="message folded">
        <button type="button" aria-expanded="false" onClick={() => setOpen(true)}>
          <Avatar {...message.from} />
          <strong>{message.from.name}</strong>
          <span className="folded-text">{plainText(message.body)}</span>
          <time dateTime={message.date}>{shortDate(message.date)}</time>
        </button>
      </article>
    );
  return (
    <article className="message" aria-label={`${message.from.name}, ${longDate(message.date)}`}>
      <MessageHead message={message} route={route} actions={actions} fold={() => setOpen(false)} />
      <div className={message.look ? `look ${message.look.kind}` : undefined}>
        {message.look && (
          <div className="look-band" style={{ background: message.look.color }}>
            {message.from.name}
          </div>
        )}
        <BodyView body={message.body} />
      </div>
      <Attachments files={message.attachments} />
    </article>
  );
}

function MessageHead({ message, route, actions, fold }: Omit<MessageCardProps, 'startOpen'> & { fold: () => void }) {
  const { id, from, to, cc, bcc, starred, folder } = message;
  const write = (kind: string) => () => navigate(addressOf({ ...route, compose: `${kind}.${id}` }));
  const shownElsewhere = 'view' in route.place && route.place.view !== folder && route.place.view !== 'starred';
  return (
    <header className="message-head">
      <Avatar {...from} />
      <div className="message-people">
        <p>
          <strong>{from.name}</strong> <span className="email">{`<${from.email}>`}</span>
          {shownElsewhere && <span className="folder-chip">{viewNames[folder]}</span>}
        </p>
        <p className="recipients-line">
          {t('to', 'кому')}: {names(to)}
          {cc.length > 0 && `, ${t('cc', 'копия')}: ${names(cc)}`}
          {bcc.length > 0 && `, ${t('bcc', 'скрытая копия')}: ${names(bcc)}`}
        </p>
      </div>
      <time dateTime={message.date}>{longDate(message.date)}</time>
      <div className="message-tools">
        <IconButton
          icon="starred"
          filled={starred}
          label={starred ? t('Remove star', 'Снять звёздочку') : t('Add star', 'Отметить звёздочкой')}
          aria-pressed={starred}
          onClick={() => void actions.change([id], { starred: !starred })}
        />
        <Menu
          icon="more"
          label={t('More actions for this mail', 'Ещё действия с этим письмом')}
          items={[
            { id: 'reply', text: t('Reply', 'Ответить'), icon: 'reply', choose: write('reply') },
            { id: 'replyall', text: t('Reply all', 'Ответить всем'), icon: 'replyall', choose: write('replyall') },
            { id: 'forward', text: t('Forward', 'Переслать'), icon: 'forward', choose: write('forward') },
            {
              id: 'trash',
              text: t('Delete this mail', 'Удалить это письмо'),
              icon: 'trash',
              choose: () => void actions.move([id], 'trash'),
            },
            { id: 'fold', text: t('Fold', 'Свернуть'), icon: 'minimise', choose: fold },
          ]}
        />
      </div>
    </header>
  );
}

function DraftCard({ message, route }: { message: Message; route: Route }) {
  return (
    <article className="message draft">
      <p>
        <em className="draft-mark">{t('Draft', 'Черновик')}</em> {plainText(message.body)}
      </p>
      <Link className="quiet-button" href={addressOf({ ...route, compose: `draft.${message.id}` })}>
        {t('Continue writing', 'Продолжить письмо')}
      </Link>
    </article>
  );
}

function names(addresses: readonly Address[]): string {
  return addresses.map(({ name, email }) => (email === session.me.email ? t('me', 'мне') : name)).join(', ');
}
