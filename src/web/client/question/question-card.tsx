import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PersonsAnswer } from '../../../run-events.ts';
import type { Answered, Answering } from '../../protocol.ts';
import { post } from '../server/call.ts';
import { Icon } from '../shared/icon.tsx';
import { Trouble } from '../shared/trouble.tsx';
import { useDeed } from '../shared/use-deed.ts';
import { questionParts } from '../story/question-parts.ts';
import type { OpenQuestion } from '../story/story.ts';
import { useWords } from '../words/words.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { choicesOf, chosenBy } from './answers.ts';
import { QuestionFacts } from './question-facts.tsx';
import { QuestionSpot } from './question-spot.tsx';
import { WordsForm } from './words-form.tsx';

/** Whoever was typing when the question came has not answered it, in milliseconds. */
const TOO_SOON = 700;

/** What the run waits for. Keys answer only while the card has the focus. */
export function QuestionCard({
  run,
  question,
  takeMouse,
}: {
  run: string;
  question: OpenQuestion;
  takeMouse?: (() => void) | undefined;
}) {
  const words = useWords();
  const card = useRef<HTMLElement>(null);
  const shownAt = useRef(0);
  const { isBusy: isSending, error, begin } = useDeed();
  const [isAnswered, setAnswered] = useState(false);
  const isBusy = isSending || isAnswered;
  const { question: id, kind, text } = question;
  const { what, because, details } = questionParts(text);
  const choices = choicesOf(question, words);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is a new one, also in the same card
  useEffect(() => {
    shownAt.current = performance.now();
    if (!isWriting(document.activeElement)) card.current?.focus({ preventScroll: true });
  }, [id]);

  const answer = (given: PersonsAnswer) => {
    if (isBusy) return;
    const path = `/runs/${encodeURIComponent(run)}`;
    void begin(async () => {
      const { isDriven } = await post<Answered>(`${path}/answer`, { question: id, ...given } satisfies Answering);
      setAnswered(true);
      // One that was left waiting goes on here.
      if (!isDriven) await post(`${path}/resume`);
    });
  };
  const answerByKey = (event: KeyboardEvent) => {
    if (isWriting(event.target) || performance.now() - shownAt.current < TOO_SOON) return;
    const choice = chosenBy(event.nativeEvent, choices);
    if (!choice) return;
    event.preventDefault();
    answer(choice.answer);
  };

  return (
    <section
      ref={card}
      className={`question is-${kind}`}
      tabIndex={-1}
      aria-labelledby="question-heading"
      onKeyDown={answerByKey}
    >
      <h2 id="question-heading">
        <Icon name="question" />
        {words.question.heading[kind]}
      </h2>
      <p className="what" dir="auto">
        {what}
      </p>
      {because !== '' && (
        <p className="because" dir="auto">
          {because}
        </p>
      )}
      <QuestionFacts question={question} details={details} />
      <QuestionSpot run={run} question={question} />
      {error && <Trouble error={error} />}
      <AnswerButtons choices={choices} isBusy={isBusy} answer={answer}>
        {kind === 'hand_over' && takeMouse && (
          <button type="button" className="button" onClick={takeMouse}>
            <Icon name="mouse" />
            {words.question.takeMouse}
          </button>
        )}
      </AnswerButtons>
      {kind === 'approval' && (
        <WordsForm
          label={words.question.instead}
          submit={words.question.insteadSubmit}
          isBusy={isBusy}
          // Whoever says something else than yes has not said yes.
          said={(text) => answer({ allows: 'no', text })}
        />
      )}
      {(kind === 'question' || kind === 'hand_over') && (
        <WordsForm
          label={words.question.answer}
          submit={words.question.answerSubmit}
          isBusy={isBusy}
          said={(text) => answer({ text })}
        />
      )}
      {choices.length > 0 && <p className="soft keys">{words.question.keys}</p>}
    </section>
  );
}

function isWriting(element: unknown): boolean {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
