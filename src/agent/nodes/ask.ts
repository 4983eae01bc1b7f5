import type { PersonsAnswer } from '../../run-events.ts';
import type { Crew } from '../crew.ts';
import type { GraphNode, Step } from '../node.ts';
import type { State } from '../state.ts';
import { targetOf } from '../target.ts';
import { bindingOf } from '../words.ts';

/** A person is asked. The run waits here without holding anything; the answer may come hours later from elsewhere. */
export const ask: GraphNode = {
  name: 'ask',
  leadsTo: ['act', 'observe', 'report'],

  async run(state, crew) {
    const { question } = state;
    if (!question) return { goto: 'observe' };
    const answer = crew.wait(question);
    crew.tell({ type: 'answered', question: question.question, answer });
    switch (question.kind) {
      case 'approval':
        return approved(state, crew, question, answer);
      case 'hand_over':
        return back(state, crew, question.question, answer);
      case 'doubt':
        return cleared(state, crew, answer);
      case 'question':
        return heard(state, question.text, answer);
    }
  },
};

type Question = NonNullable<State['question']>;

function approved(state: State, crew: Crew, { text, action, url }: Question, answer: PersonsAnswer): Step {
  const { allows = 'no', text: words = '' } = answer;
  const instead = words === '' ? '' : ` They said: ${words}`;
  const said = words === '' ? state.said : [...state.said, words];
  if (allows === 'no' || !action) {
    const note = `The person does not allow this: ${action?.spoken ?? text}.${instead}`;
    return { goto: 'observe', update: { question: null, decision: null, said, notes: [...state.notes, note] } };
  }
  const what = bindingOf(action, targetOf(action.input, crew.helm.last), url);
  const update = { question: null, said, grants: [...state.grants, { what, for: allows }] };
  // Numbers of another life of the browser stand for other things: what is allowed is decided upon again.
  return state.decision?.life === crew.life ? { goto: 'act', update } : { goto: 'observe', update };
}

function back(state: State, crew: Crew, question: string, { text = '' }: PersonsAnswer): Step {
  crew.tell({ type: 'taken_back', question, because: text === '' ? 'The way is free.' : text });
  const notes = [...state.notes, text === '' ? 'The person has done their part; go on.' : `The person said: ${text}`];
  return {
    goto: 'observe',
    update: { question: null, decision: null, notes, tries: { ...state.tries, 'handed over': 1 } },
  };
}

/** Nothing irreversible is done again unless the person knows that it was not done. */
function cleared(state: State, crew: Crew, { allows = 'no', text = '' }: PersonsAnswer): Step {
  const [doubt, ...others] = crew.doubts;
  crew.doubts = others;
  const wasDone = allows === 'no';
  const words = text === '' ? '' : ` They said: ${text}`;
  const note = doubt
    ? `Before the browser was opened anew this was begun: ${doubt.action.spoken}. The person says that it was ${wasDone ? 'done' : 'not done'}.${words}`
    : text;
  return {
    goto: 'observe',
    update: { question: null, decision: null, notes: [...state.notes, note], said: [...state.said, note] },
  };
}

function heard(state: State, text: string, { text: answer = '' }: PersonsAnswer): Step {
  const said = [...state.said, `${text} — ${answer === '' ? '(no answer)' : answer}`];
  return { goto: 'observe', update: { question: null, decision: null, said } };
}
