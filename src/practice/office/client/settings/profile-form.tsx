import { type FormEvent, useState } from 'react';
import { ME } from '../../account/model.ts';
import { Avatar } from '../base/avatar.tsx';
import { t } from '../base/language.ts';
import { messageOf, RequestError, request } from '../base/request.ts';
import { session } from '../base/session.ts';
import { showToast } from '../base/toast.ts';

export function ProfileForm() {
  const [draft, setDraft] = useState(session.get().profile);
  const [problem, setProblem] = useState<{ field: string | undefined; message: string }>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const profile = await request<typeof draft>('PUT', '/account/profile', { body: draft });
      session.set((old) => ({ ...old, profile }));
      setProblem(undefined);
      showToast({ text: t('Profile saved', 'Профиль сохранён') });
    } catch (error) {
      setProblem({ field: error instanceof RequestError ? error.field : undefined, message: messageOf(error) });
    }
  };
  const field = (name: keyof typeof draft, label: string, type: 'text' | 'email') => (
    <label className="field">
      <span>{label}</span>
      <input
        type={type}
        value={draft[name]}
        aria-invalid={problem?.field === name}
        onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
      />
      {problem?.field === name ? (
        <span role="alert" className="field-problem">
          {problem.message}
        </span>
      ) : null}
    </label>
  );
  return (
    <form className="profile-form" onSubmit={submit} noValidate>
      <Avatar person={ME} size={64} />
      <div className="profile-fields">
        {field('displayName', t('Name', 'Имя'), 'text')}
        {field('jobTitle', t('Job title', 'Должность'), 'text')}
        {field('email', t('Email', 'Почта'), 'email')}
      </div>
      <button type="submit" className="button primary">
        {t('Save profile', 'Сохранить профиль')}
      </button>
    </form>
  );
}
