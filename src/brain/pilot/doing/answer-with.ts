import type { Control } from '../../../observation.ts';
import type { Phrase, Things } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { type Pursuit, type Situation, wasDone } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { reachedBy } from './deed.ts';

/** "Accept with “Yes, cancel”": who answers a page with words in quotes presses the button that says just them. */
export function answerWith(situation: Situation, verb: Phrase, { what }: Things): Pursuit | undefined {
  const isAnswer = what.exact === true && ANSWERS.some((name) => alike(name, verb.words) >= SAME);
  if (!isAnswer) return undefined;
  if (wasDone(situation, WAY)) return reachedBy(situation, speechIn(situation.language).pressed(what.words));
  const [button, ...others] = controlsOf(situation.page).filter((control) => saysJust(control, what.words));
  if (!button || others.length > 0) return undefined;
  const thought = `Pressing “${calledSo(button)}”.`;
  return { do: [{ tool: 'click', input: { id: button.id } }], way: WAY, thought };
}

function saysJust({ role, name, states }: Control, words: string): boolean {
  return role === 'button' && !states.includes('disabled') && name.trim().toLowerCase() === words.trim().toLowerCase();
}

const WAY = 'answer with it';
const ANSWERS = ['accept', 'confirm', 'agree', 'answer', 'approve'];
const SAME = 0.8;
