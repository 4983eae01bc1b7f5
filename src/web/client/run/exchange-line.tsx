import { questionParts } from '../story/question-parts.ts';
import type { Exchange } from '../story/story.ts';
import { useWords } from '../words/words.ts';

/** What was asked, and what the person said. */
export function ExchangeLine({ exchange: { asked, answer } }: { exchange: Exchange }) {
  const { question, run } = useWords();
  const said =
    answer &&
    [answer.allows && question.answered[answer.allows], answer.text].filter((one) => one !== undefined && one !== '');
  return (
    <div className="note is-asked">
      <p dir="auto">{questionParts(asked.text).what}</p>
      <p>
        <span className="strong">{run.you}</span>:{' '}
        <span dir="auto">{said ? said.join(': ') || question.wentOn : question.nobody}</span>
      </p>
    </div>
  );
}
