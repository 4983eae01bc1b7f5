import type { startPractice } from '../../src/practice/server.ts';
import type { AgentAtWork, Voyage } from '../agent.ts';

/** Where a story takes place. */
export interface Scene {
  agent: Pick<AgentAtWork, 'run' | 'helm'>;
  practice: Awaited<ReturnType<typeof startPractice>>;
  visitor: string;
}

/** What the agent has to be able to do, whoever thinks for it. It ends with what has to be true then. */
export interface Story {
  /** A sentence that a user would nod at. */
  name: string;
  happens(scene: Scene): Promise<Voyage>;
}
