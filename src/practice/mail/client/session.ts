import { counter } from '../../count.ts';
import { translator } from '../../language.ts';
import type { Session } from '../model.ts';

/** Written into the shell by the server. */
export const session = JSON.parse(document.getElementById('session')?.textContent ?? '{}') as Session;

export const t = translator(session.language);
export const counted = counter(session.language);
