import type { ModelList } from '../../protocol.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Trouble } from '../shared/trouble.tsx';
import { useWords } from '../words/words.ts';

export function ModelsView() {
  const words = useWords();
  const { value, error, again } = useAnswer<ModelList>('/models');
  return (
    <section className="page">
      <h1>{words.models.heading}</h1>
      {error && <Trouble error={error} again={again} />}
      {!value && !error && <p className="soft">{words.loading}</p>}
      {value && (
        <>
          <div className="card">
            <p className="soft">{words.models.chosen}</p>
            <p className="strong">{value.chosen}</p>
            <p className="soft">
              {words.models.because} <span lang="en">{value.because}</span>
            </p>
          </div>
          {value.tried.length > 0 && (
            <>
              <h2>{words.models.tried}</h2>
              <dl className="setting-list" lang="en">
                {value.tried.map(({ what, result }) => (
                  <div key={what} className="setting">
                    <dt>{what}</dt>
                    <dd className="soft">{result}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </>
      )}
    </section>
  );
}
