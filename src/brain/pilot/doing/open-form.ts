import { calledSo } from '../page-parts.ts';
import { isSought, seek } from '../seeking/seek.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';

/** "Sign in and remember me": what is ticked there is in the form that the next words are about, and that may not be open yet. */
export function openForm(situation: Situation): Pursuit | undefined {
  const opener = OPENERS[situation.ahead[0]?.kind ?? ''];
  if (opener === undefined || wasTried(situation, WAY)) return undefined;
  const found = seek(situation, { words: opener }, { to: 'open' });
  if (!isSought(found)) return undefined;
  const { control, why } = found;
  const call = { tool: 'click', input: { id: control.id } };
  return { do: [call], way: WAY, thought: `Opening “${calledSo(control)}” first.`, why };
}

const WAY = 'look in the form';
const OPENERS: Readonly<Record<string, string>> = { login: 'sign in', send: 'new message' };
