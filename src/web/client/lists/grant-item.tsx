import type { GrantList } from '../../protocol.ts';
import { remove } from '../server/call.ts';
import { addressOf } from '../shared/route.ts';
import { Trouble } from '../shared/trouble.tsx';
import { useDeed } from '../shared/use-deed.ts';
import { useFigures, useWords } from '../words/words.ts';

type Grant = GrantList['grants'][number];

export function GrantItem({ grant, revoked }: { grant: Grant; revoked: () => void }) {
  const words = useWords();
  const figures = useFigures();
  const { isBusy, error, begin } = useDeed();
  const { id, effect, origin, terms, givenAt, run, uses } = grant;
  const limits = Object.entries(terms).map(([name, value]) => `${name}: ${said(value)}`);
  return (
    <li className="card grant">
      <div>
        <p className="strong">
          {effect} · {origin}
        </p>
        {limits.length > 0 && <p>{limits.join(', ')}</p>}
        <p className="soft">
          {words.grants.given} <a href={addressOf({ view: 'run', run })}>{figures.moment(givenAt)}</a> ·{' '}
          {words.grants.uses(uses)}
        </p>
        {error && <Trouble error={error} />}
      </div>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        aria-label={`${words.grants.revoke}: ${effect}, ${origin}`}
        onClick={() => begin(() => remove(`/grants/${encodeURIComponent(id)}`).then(revoked))}
      >
        {words.grants.revoke}
      </button>
    </li>
  );
}

function said(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
