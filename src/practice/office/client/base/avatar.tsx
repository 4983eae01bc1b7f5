import { initials } from '../../../initials.ts';
import { say } from '../../../words.ts';
import { ME, PEOPLE } from '../../account/model.ts';
import { language } from './language.ts';
import { session } from './session.ts';
import { useStore } from './store.ts';

/** The name people see; one's own may have been changed in the settings. */
export function personName(id: string): string {
  if (id === ME) return session.get().profile.displayName;
  const person = PEOPLE.find((one) => one.id === id);
  return person ? say(person.name, language) : '';
}

export function Avatar({ person, size = 24 }: { person: string; size?: number }) {
  useStore(session);
  const name = personName(person);
  const hue = PEOPLE.find((one) => one.id === person)?.hue ?? 0;
  return (
    <span
      className="avatar"
      role="img"
      aria-label={name}
      title={name}
      style={{ width: size, height: size, fontSize: size * 0.4, background: `hsl(${hue} 38% 42%)` }}
    >
      {initials(name)}
    </span>
  );
}
