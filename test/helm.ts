import type { Outcome } from '../src/action.ts';
import type { Hands } from '../src/browser/hands.ts';
import { Helm, type HelmOptions } from '../src/browser/helm.ts';
import type { Session } from '../src/browser/session.ts';
import type { Control, Observation } from '../src/observation.ts';
import { observedSession, temporaryFolder } from './sessions.ts';

export interface AtHelm extends AsyncDisposable {
  helm: Helm;
  session: Session;
  /** Goes to an address and looks. */
  open(url: string): Promise<Observation>;
  /** The hands alone, without waiting and looking again. */
  hands(): Hands;
  /** Does one thing and tells what came of it. */
  act(tool: string, input?: Record<string, unknown>): Promise<Outcome>;
  /** The number of what the last look showed under these words, in its role if one is given. */
  number(name: string | RegExp, role?: string): number;
}

/** A real browser with somebody at the helm. */
export async function atHelm(options: HelmOptions = {}): Promise<AtHelm> {
  const folder = await temporaryFolder();
  const { session } = await observedSession(folder.path);
  const helm = new Helm(session, { deadline: 10_000, ...options });
  return {
    helm,
    session,
    async open(url) {
      await helm.tab.goto(url);
      return helm.observe();
    },
    hands: () => helm.hands,
    act: (tool, input = {}) => helm.act({ tool, input }),
    number: (name, role) => numberIn(helm.last, name, role),
    async [Symbol.asyncDispose]() {
      await session.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

export function controlsOf(observation: Observation | undefined): Control[] {
  return (observation?.lines ?? []).flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
}

export function numberIn(observation: Observation | undefined, name: string | RegExp, role?: string): number {
  const fits = (control: Control) =>
    (typeof name === 'string' ? control.name === name : name.test(control.name)) &&
    (role === undefined || control.role === role);
  const found = controlsOf(observation).find(fits);
  if (!found) throw new Error(`Nothing called ${name} in ${JSON.stringify(controlsOf(observation))}`);
  return found.id;
}

/** Everything that a look says, as one text. */
export function wordsOf(observation: Observation | undefined): string {
  return (observation?.lines ?? [])
    .map(({ parts }) =>
      parts.map((part) => (typeof part === 'string' ? part : `${part.name} ${part.value ?? ''}`)).join(' '),
    )
    .join('\n');
}
