import { useState } from 'react';
import type { SettingList } from '../../protocol.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Icon } from '../shared/icon.tsx';
import { Trouble } from '../shared/trouble.tsx';
import { useWords } from '../words/words.ts';

export function SettingsView() {
  const words = useWords();
  const { value, error, again } = useAnswer<SettingList>('/settings');
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = value?.settings.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().includes(wanted),
  );
  return (
    <section className="page">
      <h1>{words.settings.heading}</h1>
      <p className="soft">{words.settings.about}</p>
      {error && <Trouble error={error} again={again} />}
      {!value && !error && <p className="soft">{words.loading}</p>}
      {value && (
        <>
          <p>
            {value.files.length === 0 ? words.settings.noFiles : `${words.settings.files}: ${words.list(value.files)}`}
          </p>
          <search>
            <label className="search">
              <Icon name="search" />
              <span className="unseen">{words.settings.search}</span>
              <input
                type="search"
                placeholder={words.settings.search}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            </label>
          </search>
          <dl className="setting-list">
            {shown?.map(({ name, value: set, source, description }) => (
              <div key={name} className="setting">
                <dt>
                  <code>{name}</code>
                </dt>
                <dd className="value">
                  <code>{set === '' ? '—' : set}</code> <span className="tag">{source}</span>
                </dd>
                <dd className="soft" lang="en">
                  {description}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
