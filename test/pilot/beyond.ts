import { judgement } from './beyond/judgement.ts';
import { missingInformation } from './beyond/missing-information.ts';
import { opinion } from './beyond/opinion.ts';
import { vagueWishes } from './beyond/vague-wishes.ts';
import type { BeyondTask } from './task.ts';

/** What the pilot cannot do. It shall say so or ask; a claim that it is done is worse than any failure. */
export const beyond: readonly BeyondTask[] = [...judgement, ...opinion, ...vagueWishes, ...missingInformation];
