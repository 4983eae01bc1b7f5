import { type Person, person } from './person.ts';

export interface Keeper extends Person {
  /** The process that holds a session. */
  holder(name?: string): Promise<number>;
}

/** Somebody who keeps sessions open, and stops them before they go. */
export async function keeper(more: Record<string, string> = {}): Promise<Keeper> {
  const someone = await person(more);
  const { lotsman } = someone;
  return {
    ...someone,
    async holder(name = 'default') {
      const sessions: { name: string; pid: number }[] = JSON.parse((await lotsman('session', 'list', '--json')).stdout);
      return sessions.find((one) => one.name === name)?.pid ?? Number.NaN;
    },
    async [Symbol.asyncDispose]() {
      await lotsman('session', 'stop', '--all');
      await someone[Symbol.asyncDispose]();
    },
  };
}
