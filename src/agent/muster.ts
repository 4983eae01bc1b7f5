import { randomUUID } from 'node:crypto';
import { Helm } from '../browser/helm.ts';
import { tools as allTools } from '../browser/tools.ts';
import type { Asked, PersonsAnswer, Told } from '../run-events.ts';
import { rules as allRules } from '../safety/rules.ts';
import { MASK } from '../secrets.ts';
import type { Speech } from '../speech/speech.ts';
import type { Store } from '../store/store.ts';
import type { Crew } from './crew.ts';
import { discreet } from './discreet.ts';
import { Gatekeeper } from './gatekeeper.ts';
import { type Intent, type Journal, readIntent } from './journal.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { notePerson } from './pause.ts';
import { RunRecord } from './record.ts';
import { reopen } from './reopen.ts';
import type { RunOptions } from './run-options.ts';
import { Sight } from './sight.ts';
import { keepPicture, keepSight } from './sight-kept.ts';
import { agentTools, forSmallModels } from './tools.ts';

/** Tokens that one look may take. */
const LOOK_BUDGET = 2_000;

/** What the crew is told by whoever runs it. */
export interface Orders {
  run: string;
  task: string;
  speech: Speech;
  tell(told: Told): void;
  atStep(step: number): void;
  wait(question: Asked): PersonsAnswer;
  park(because: string): void;
  isStopping(): boolean;
  thinks(thought: string): void;
  thinking: AbortSignal;
  signal: AbortSignal;
}

/** Brings together who serves a run in this process. */
export async function muster(options: RunOptions, orders: Orders): Promise<Crew> {
  const { session, brain, store, guard, limits = {}, hooks = {} } = options;
  const { rules = allRules } = options;
  const { run, task, speech, tell, atStep, wait, park, isStopping, thinks, thinking, signal } = orders;
  const tools = options.tools ?? allTools;
  const helm = options.helm ?? new Helm(session, { tools });
  const offered = agentTools(tools);
  const journal = journalIn(store, run);
  const writable = options.writeSites ?? guard?.writable;
  const gatekeeper = new Gatekeeper({
    rules,
    writable,
    speech,
    lasting: store.grants,
    journal: { ...journal, intend: (intent) => journal.intend(helm.masked(intent)) },
    tell: (told) => tell(helm.masked(told)),
    holdsSecret: ({ body, url }) => helm.masked(body) !== body || helm.masked(url) !== url,
    isSecret: (text) => helm.masked(text) === MASK,
  });
  await helm.hold((outgoing) => gatekeeper.judge(outgoing), {
    onDocument: (page) => gatekeeper.arrived(page),
    onView: (page) => gatekeeper.moved(page),
  });
  const crew = discreet({
    speech,
    helm,
    brain,
    tools: options.small === true ? forSmallModels(offered) : offered,
    isSmall: options.small === true,
    rules,
    hasGuardian: options.guardian === true,
    atHand: async () => ({
      // What cannot be read cannot be offered; whoever names one is told why.
      secrets: await helm.secrets.namesFor(originOf(helm.tab.url)).catch(() => []),
      files: await helm.outbox.names(),
    }),
    limits: { ...DEFAULT_LIMITS, ...limits },
    journal,
    grants: store.grants,
    guard,
    writable,
    hasNoProxy: options.hasNoProxy ?? guard?.watches === 'gate',
    gatekeeper,
    foreseen: undefined,
    record: new RunRecord(),
    hooks,
    tell,
    atStep: (step) => {
      gatekeeper.tellPassed();
      atStep(step);
    },
    wait,
    park,
    isStopping,
    heard: [],
    thinks,
    thinking,
    signal,
    tabs: {
      offers: () => session.offers(),
      take: async (tab) => helm.switchTo(await session.borrow(tab)),
    },
    life: randomUUID(),
    sight: new Sight(helm, task, LOOK_BUDGET),
    fresh: undefined,
    destination: undefined,
    doubts: await journal.open(),
    lastQuestion: 0,
    reflectedAt: -1,
    isPersonAtIt: false,
    nameQuestion: () => randomUUID().slice(0, 8),
    reopen: () => reopen(session, helm),
    keepSight: async (name) => keepSight(helm, await store.folderOf(run), name),
    picture: async (step) => {
      const kept = options.pictures === true ? await keepPicture(helm, await store.folderOf(run), step) : undefined;
      if (kept) tell(helm.masked({ type: 'pictured' as const, ...kept }));
    },
  });
  guard?.onRefused(({ origin, because, why }) =>
    crew.tell({ type: 'refused', origin, because: why ? speech.shut(why) : because }),
  );
  session.subscribe((event) => {
    if (event.type === 'permission_asked') gatekeeper.wished(event);
  });
  if (options.heedsPerson ?? session.visible) helm.heedPerson(() => notePerson(crew));
  return crew;
}

function journalIn({ journal }: Store, run: string): Journal {
  return {
    intend: ({ key, step, action, url }) => journal.intend(run, { key, step, action: { ...action, url } }),
    settle: (key, outcome) => journal.settle(run, key, outcome),
    open: async (): Promise<Intent[]> => (await journal.open(run)).map(readIntent),
  };
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}
