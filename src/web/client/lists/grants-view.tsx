import type { GrantList } from '../../protocol.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Trouble } from '../shared/trouble.tsx';
import { useWords } from '../words/words.ts';
import { GrantItem } from './grant-item.tsx';

export function GrantsView() {
  const words = useWords();
  const { value, error, again } = useAnswer<GrantList>('/grants');
  return (
    <section className="page">
      <h1>{words.grants.heading}</h1>
      <p className="soft">{words.grants.about}</p>
      {error && <Trouble error={error} again={again} />}
      {!value && !error && <p className="soft">{words.loading}</p>}
      {value?.grants.length === 0 && <p>{words.grants.none}</p>}
      {value && value.grants.length > 0 && (
        <ul className="grant-list">
          {value.grants.map((grant) => (
            <GrantItem key={grant.id} grant={grant} revoked={again} />
          ))}
        </ul>
      )}
    </section>
  );
}
