import type { ReactNode } from 'react';
import { ACCENTS, ALERTS, START_PAGES, TIME_ZONES, WEEK_STARTS } from '../../account/model.ts';
import { language, t } from '../base/language.ts';
import { changeSettings, session } from '../base/session.ts';
import { useStore } from '../base/store.ts';
import { ProfileForm } from './profile-form.tsx';

const ALERT_WORDS: Readonly<Record<(typeof ALERTS)[number], readonly [string, string]>> = {
  mentions: [t('Mentions', 'Упоминания'), t('When somebody asks you something', 'Когда вас о чём-то спрашивают')],
  dueCards: [t('Due cards', 'Сроки карточек'), t('One day before your card is due', 'За день до срока вашей карточки')],
  lowStock: [t('Low stock', 'Мало товара'), t('When a product falls below ten', 'Когда товара остаётся меньше десяти')],
  weeklyDigest: [
    t('Weekly digest', 'Итоги недели'),
    t('Every Monday morning, by email', 'По понедельникам утром, на почту'),
  ],
};

const ACCENT_WORDS = {
  pine: t('Pine', 'Сосна'),
  cobalt: t('Cobalt', 'Кобальт'),
  plum: t('Plum', 'Слива'),
  brick: t('Brick', 'Кирпич'),
  graphite: t('Graphite', 'Графит'),
};

const START_WORDS = {
  home: t('Home', 'Главная'),
  table: t('Table', 'Таблица'),
  files: t('Files', 'Файлы'),
  boards: t('Boards', 'Доски'),
  docs: t('Docs', 'Тексты'),
};

export function SettingsPage() {
  const { settings } = useStore(session);
  return (
    <div className="settings-page">
      <header className="page-head">
        <h1>{t('Settings', 'Настройки')}</h1>
        <p>{t('Changes are saved at once.', 'Изменения сохраняются сразу.')}</p>
      </header>
      <Section title={t('Profile', 'Профиль')} about={t('How your team sees you.', 'Как вас видит команда.')}>
        <ProfileForm />
      </Section>
      <Section title={t('Appearance', 'Внешний вид')} about={t('Only for you.', 'Только у вас.')}>
        <fieldset className="radio-cards">
          <legend>{t('Theme', 'Тема')}</legend>
          {(['light', 'dark', 'system'] as const).map((theme) => (
            <label key={theme}>
              <input
                type="radio"
                name="theme"
                checked={settings.theme === theme}
                onChange={() => void changeSettings({ theme })}
              />
              <span className={`theme-sample ${theme}`} aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
              {
                {
                  light: t('Light', 'Светлая'),
                  dark: t('Dark', 'Тёмная'),
                  system: t('As in the system', 'Как в системе'),
                }[theme]
              }
            </label>
          ))}
        </fieldset>
        <fieldset className="swatches">
          <legend>{t('Accent colour', 'Цвет акцента')}</legend>
          {ACCENTS.map((accent) => (
            <label key={accent} title={ACCENT_WORDS[accent]}>
              <input
                type="radio"
                name="accent"
                aria-label={ACCENT_WORDS[accent]}
                checked={settings.accent === accent}
                onChange={() => void changeSettings({ accent })}
              />
              <span data-accent={accent} />
            </label>
          ))}
        </fieldset>
        <fieldset className="radio-cards">
          <legend>{t('Density', 'Плотность')}</legend>
          {(['comfortable', 'compact'] as const).map((density) => (
            <label key={density}>
              <input
                type="radio"
                name="density"
                checked={settings.density === density}
                onChange={() => void changeSettings({ density })}
              />
              <span className={`density-sample ${density}`} aria-hidden="true">
                <i />
                <i />
                <i />
                <i />
              </span>
              {density === 'compact' ? t('Compact', 'Плотно') : t('Comfortable', 'Просторно')}
            </label>
          ))}
        </fieldset>
      </Section>
      <Section title={t('Region', 'Регион')} about={t('Language, time and week.', 'Язык, время и неделя.')}>
        <Choice
          label={t('Language', 'Язык')}
          value={language}
          choices={[
            ['en', 'English'],
            ['ru', 'Русский'],
          ]}
          onChange={(lang) => location.assign(`/settings?lang=${lang}`)}
        />
        <Choice
          label={t('Time zone', 'Часовой пояс')}
          value={settings.timeZone}
          choices={TIME_ZONES.map((zone) => [zone, zone.replace('_', ' ')])}
          onChange={(timeZone) => void changeSettings({ timeZone })}
        />
        <Choice
          label={t('Week starts on', 'Неделя начинается')}
          value={settings.weekStart}
          choices={WEEK_STARTS.map((day) => [
            day,
            day === 'monday' ? t('Monday', 'с понедельника') : t('Sunday', 'с воскресенья'),
          ])}
          onChange={(weekStart) => void changeSettings({ weekStart })}
        />
        <Choice
          label={t('Start page', 'Начальная страница')}
          value={settings.startPage}
          choices={START_PAGES.map((page) => [page, START_WORDS[page]])}
          onChange={(startPage) => void changeSettings({ startPage })}
        />
      </Section>
      <Section title={t('Notifications', 'Уведомления')} about={t('What we tell you about.', 'О чём вам сообщать.')}>
        {ALERTS.map((alert) => {
          const [name, about] = ALERT_WORDS[alert];
          return (
            <div key={alert} className="switch-line">
              <span id={`alert-${alert}`}>
                <strong>{name}</strong>
                <small>{about}</small>
              </span>
              <button
                type="button"
                role="switch"
                className="switch"
                aria-label={name}
                aria-checked={settings.alerts[alert]}
                onClick={() =>
                  void changeSettings({ alerts: { ...settings.alerts, [alert]: !settings.alerts[alert] } })
                }
              />
            </div>
          );
        })}
      </Section>
    </div>
  );
}

function Section({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section className="settings-section">
      <div>
        <h2>{title}</h2>
        <p className="quiet">{about}</p>
      </div>
      <div className="settings-card">{children}</div>
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <label className="choice-line">
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = choices.find(([one]) => one === event.target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
