import { useState } from 'react';
import { unfenced } from '../../../report/building/unfenced.ts';
import { deedWords, siteOf } from '../story/deed-words.ts';
import type { Deed, Judged } from '../story/story.ts';
import { useFigures, useWords } from '../words/words.ts';

/** How much of what came of it is shown. */
const LONGEST = 2_000;

/** Something that was done: in words, with its verdict and its effects. */
export function DeedLine({ deed }: { deed: Deed }) {
  const words = useWords();
  const figures = useFigures();
  const { action, told, url, milliseconds, requests, files, dialogs, consoleErrors, judged } = deed;
  const { text, isOurs } = deedWords(action, told, words);
  const site = siteOf(url);
  const effect = judged ? words.run.effect[judged.facts.effect] : undefined;
  const verdict = judged && words.run.verdict[verdictOf(judged)];
  const tags = [effect, verdict].filter((tag) => tag !== undefined);
  const effects = [
    ...requests.map(
      ({ method, url, status, failure }) =>
        `${words.run.sent}: ${method} ${url} → ${status ?? failure ?? words.run.noAnswer}`,
    ),
    ...files.map(({ name, size }) => `${words.run.downloaded}: ${name}, ${figures.size(size)}`),
    ...(dialogs > 0 ? [words.run.dialogs(dialogs)] : []),
    ...(consoleErrors > 0 ? [words.run.consoleErrors(consoleErrors)] : []),
  ];
  return (
    <div className="deed">
      <p>
        <span className="strong" dir="auto" lang={isOurs ? undefined : 'en'}>
          {text}
        </span>
        {isOurs && site !== '' && (
          <>
            {' '}
            {words.run.on} <span className="site">{site}</span>
          </>
        )}{' '}
        <span className="soft nowrap">{figures.time(milliseconds)}</span>
      </p>
      {tags.length > 0 && (
        <p className="tags">
          {tags.map((tag) => (
            <span key={tag} className="tag">
              {tag}
            </span>
          ))}
        </p>
      )}
      {effects.length > 0 && (
        <ul className="effects">
          {effects.map((one) => (
            <li key={one} className="address">
              {one}
            </li>
          ))}
        </ul>
      )}
      <More told={told} />
    </div>
  );
}

function verdictOf({ verdict, facts }: Judged): Judged['verdict'] | 'permitted' {
  return verdict === 'allowed' && facts.under !== undefined ? 'permitted' : verdict;
}

/** The whole of what came of it, put into the page when it is wanted. */
function More({ told }: { told: string }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const more = told.split('\n').slice(1).join('\n').trim();
  if (more === '') return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.run.more}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <pre tabIndex={0} dir="auto">
          {unfenced(more).slice(0, LONGEST)}
        </pre>
      )}
    </details>
  );
}
