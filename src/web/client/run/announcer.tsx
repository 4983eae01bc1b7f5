import { deedWords } from '../story/deed-words.ts';
import { questionParts } from '../story/question-parts.ts';
import type { Story } from '../story/story.ts';
import { useWords } from '../words/words.ts';

/** Tells people who listen instead of looking: what is done, quietly; a question and the end, at once. */
export function Announcer({ story }: { story: Story }) {
  const words = useWords();
  const { question, result, steps } = story;
  const line = steps.at(-1)?.lines.at(-1);
  const news =
    line?.kind === 'deed'
      ? deedWords(line.action, line.told, words).text
      : line?.kind === 'note'
        ? `${words.run.note[line.note]}. ${line.text}`
        : '';
  const urgent = question
    ? `${words.question.announce}: ${questionParts(question.text).what}`
    : result
      ? `${words.state[result.status]}. ${result.summary}`
      : '';
  return (
    <>
      <p className="unseen" role="status">
        {news}
      </p>
      <p className="unseen" role="alert">
        {urgent}
      </p>
    </>
  );
}
