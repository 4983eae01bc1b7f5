import { type KeyboardEvent, useId, useState } from 'react';
import { Avatar, IconButton } from './controls.tsx';
import { session, t } from './session.ts';

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

interface RecipientsProps {
  label: string;
  value: readonly string[];
  change: (value: string[]) => void;
  focus?: boolean;
}

/** Recipients as chips; what is typed is matched against the address book. */
export function Recipients({ label, value, change, focus = false }: RecipientsProps) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const found = suggestions(text, value);

  const add = (email: string) => {
    setText('');
    setActive(0);
    if (email !== '' && !value.includes(email)) change([...value, email]);
  };
  const remove = (email: string) => change(value.filter((one) => one !== email));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && found.length > 0) setActive((active + 1) % found.length);
    else if (event.key === 'ArrowUp' && found.length > 0) setActive((active - 1 + found.length) % found.length);
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) add(found[active]?.email ?? typed(text));
    else if (event.key === ',' || event.key === ';') add(typed(text));
    else if (event.key === 'Escape' && text !== '') setText('');
    else if (event.key === 'Backspace' && text === '') change(value.slice(0, -1));
    else return;
    if (event.key !== 'Backspace') event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="field recipients">
      <label htmlFor={`${id}-input`}>{label}</label>
      <ul className="chips" aria-label={`${label}: ${t('recipients', 'получатели')}`}>
        {value.map((email) => (
          <li key={email} className={ADDRESS.test(email) ? 'chip' : 'chip wrong'} title={email}>
            {nameOf(email)}
            {!ADDRESS.test(email) && (
              <span className="visually-hidden"> ({t('not a mail address', 'не адрес почты')})</span>
            )}
            <IconButton
              icon="close"
              label={`${t('Remove', 'Убрать')} ${nameOf(email)}`}
              onClick={() => remove(email)}
            />
          </li>
        ))}
        <li className="chip-input">
          <input
            id={`${id}-input`}
            // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this window in order to type here
            autoFocus={focus}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setActive(0);
            }}
            onKeyDown={press}
            onBlur={() => add(typed(text))}
          />
        </li>
      </ul>
      {found.length > 0 && (
        <div className="suggestions" role="listbox" id={`${id}-list`} aria-label={t('Contacts', 'Контакты')}>
          {found.map((contact, index) => (
            <div
              key={contact.email}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Before the field loses the focus and takes the half-typed text for an address.
              onPointerDown={(event) => {
                event.preventDefault();
                add(contact.email);
              }}
            >
              <Avatar {...contact} />
              <span>
                <strong>{contact.name}</strong>
                <small>{contact.email}</small>
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function suggestions(text: string, taken: readonly string[]) {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return session.contacts
    .filter(({ name, email }) => !taken.includes(email) && `${name} ${email}`.toLowerCase().includes(wanted))
    .slice(0, 5);
}

/** `Mira <mira@…>` as pasted from elsewhere is taken for its address. */
function typed(text: string): string {
  return (/<([^>]+)>/.exec(text)?.[1] ?? text).trim();
}

function nameOf(email: string): string {
  return session.contacts.find((contact) => contact.email === email)?.name ?? email;
}
