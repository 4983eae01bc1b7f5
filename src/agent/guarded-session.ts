import { setImmediate } from 'node:timers/promises';
import type { SessionOptions } from '../browser/options.ts';
import { openSession, type Session } from '../browser/session.ts';
import { isLotsmanError, LotsmanError } from '../errors.ts';
import type { Listener, SessionEvent } from '../events.ts';
import { Listeners } from '../listeners.ts';
import { isSameOrigin, type OriginPolicy, originGate, originOf, originText, type Reach } from '../safety/origins.ts';
import type { Failure, Refusal } from '../safety/proxy/guard-proxy.ts';
import { type GuardThread, startGuardThread } from '../safety/proxy/guard-thread.ts';
import type { GuardOptions, GuardSettings } from './guarded-session-options.ts';
import { hearWishes } from './page-wishes.ts';

/** A browser and what stands between it and the web. Closed together: the browser first, then its way out. */
export interface GuardedSession extends AsyncDisposable {
  readonly session: Session;
  readonly guard: Guard;
}

/** Opens a session whose browser has one way out, where the policy is kept; also after the browser was started again. */
export async function openGuardedSession(
  options: SessionOptions,
  guarding: GuardOptions,
  listener: Listener<SessionEvent> = () => {},
  signal?: AbortSignal,
): Promise<GuardedSession> {
  await using opening = new AsyncDisposableStack();
  const guard = new Guard(guarding, options.cdp === undefined ? 'proxy' : 'gate');
  const flags = guard.watches === 'proxy' ? opening.use(await startProxy(options, guarding, guard)).flags : undefined;
  const hear = (event: SessionEvent) =>
    listener(event.type === 'opened' ? { ...event, notes: [...event.notes, ...guard.notes] } : event);
  const session = opening.use(await openSession({ ...options, ...(flags && { guardFlags: flags }) }, hear, signal));
  if (guard.tellsWishesOnly) hearWishes(session, (address) => guard.wished(address));
  const opened = opening.move();
  return { session, guard, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

async function startProxy(options: SessionOptions, { ownPorts }: GuardOptions, guard: Guard): Promise<GuardThread> {
  const { proxy } = options;
  const upstream = typeof proxy === 'object' ? proxy : undefined;
  const started = await startGuardThread({
    policy: guard.policy,
    upstream,
    bypass: upstream?.bypass?.split(','),
    ownPorts,
    onRefused: (refusal) => guard.refuse(refusal),
    onFailed: (failure) => guard.miss(failure),
  });
  guard.follow((policy) => started.setPolicy(policy));
  return started;
}

/** What a run needs of it. */
export type RunGuard = Pick<
  Guard,
  'watches' | 'settings' | 'named' | 'writable' | 'reachable' | 'allow' | 'telling' | 'onRefused'
>;

/** Knows where a run may go, and what was not let through. */
export class Guard {
  /**
   * `proxy`: everything that wants to leave the browser. `gate`: only addresses that are asked about here, because the
   * browser is somebody else's and has ways out of its own. `nothing`: it was switched off.
   */
  readonly watches: 'proxy' | 'gate' | 'nothing';
  readonly #refusals = new Map<string, Refusal>();
  /** Sites that pages have asked for, and what was refused though no page is known to have asked for it. */
  readonly #wished = new Set<string>();
  readonly #errands = new Map<string, Refusal>();
  readonly #refused = new Listeners<Refusal>();
  readonly #turnedBack = new Listeners<Failure | Refusal>();
  #policy: OriginPolicy;
  #gate: ReturnType<typeof originGate>;
  #obey: (policy: OriginPolicy) => void = () => {};

  constructor({ guard, policy, onRefused }: GuardOptions, watches: 'proxy' | 'gate') {
    this.watches = guard === 'off' ? 'nothing' : watches;
    this.#policy = policy;
    this.#gate = originGate(policy);
    if (onRefused) this.#refused.add(onRefused);
  }

  /** What a person should know about how it stands. */
  get notes(): readonly string[] {
    if (this.watches === 'proxy') return [];
    return this.watches === 'gate'
      ? [
          'The guard proxy is off: your own browser keeps its ways out. What would change something is held in its pages and frames, and a run asks before it tells something to a site that you did not name.',
        ]
      : [
          'The guard is switched off: pages reach whatever this machine reaches, its own ports and private networks too.',
        ];
  }

  /** What a run is to be resumed with. */
  get settings(): GuardSettings {
    const { allowed: allowSites, blocked: blockSites, read, write: writeSites = [] } = this.#policy;
    const onlySites = read === 'public' ? [] : read;
    return { guard: this.watches === 'nothing' ? 'off' : 'on', allowSites, blockSites, onlySites, writeSites };
  }

  /** Sites that the user has listed as open. */
  get named(): readonly string[] {
    const { allowSites, onlySites } = this.settings;
    return [...allowSites, ...onlySites];
  }

  /** Sites on which something may be changed; on all, where there is no such list. */
  get writable(): readonly string[] | undefined {
    return this.#policy.write;
  }

  get policy(): OriginPolicy {
    return this.#policy;
  }

  /** For the rest of the session; connections to what is closed now are ended. */
  setPolicy(policy: OriginPolicy): void {
    this.#gate = originGate(policy);
    this.#policy = policy;
    this.#obey(policy);
    // What is open now and closed again later is news.
    for (const origin of this.#refusals.keys()) if (this.#gate.address(origin).may) this.#refusals.delete(origin);
  }

  /** From now on the site of this address is open, as if the user had begun there. What is blocked stays so. */
  allow(address: string): void {
    const site = originOf(address);
    if (!site || this.#policy.started.some((known) => isSameOrigin(known, address))) return;
    this.setPolicy({ ...this.#policy, started: [...this.#policy.started, originText(site)] });
  }

  /** Whether an address may be opened, as far as it shows: what its name stands for is seen on the way. */
  reachable(address: string): Reach {
    return this.watches === 'nothing' ? { may: true } : this.#gate.address(address);
  }

  /** What was not let through so far, one for each site. */
  get refusals(): readonly Refusal[] {
    return [...this.#refusals.values()];
  }

  /** Hears of each site that is refused, once; the returned function ends it. */
  onRefused(listener: Listener<Refusal>): () => void {
    return this.#refused.add(listener);
  }

  /**
   * Does something that may go somewhere. The browser only says that the tunnel failed when our proxy lets an encrypted
   * connection not through; the error then says what the proxy knows.
   */
  async telling<T>(work: () => Promise<T>): Promise<T> {
    const turnedBack: (Failure | Refusal)[] = [];
    const stopListening = this.#turnedBack.add((one) => turnedBack.push(one));
    try {
      return await work();
    } catch (error) {
      // What the proxy told before the browser did is on its way.
      await setImmediate();
      throw reasoned(error, turnedBack);
    } finally {
      stopListening();
    }
  }

  /** Called by the way out. */
  follow(obey: (policy: OriginPolicy) => void): void {
    this.#obey = obey;
  }

  /** Called by the way out. */
  refuse(refusal: Refusal): void {
    const { origin, openable } = refusal;
    this.#turnedBack.tell(refusal);
    if (this.#refusals.has(origin)) return;
    // Where most of the web is closed, the browser's own errands would be the most that is told.
    if (this.tellsWishesOnly && openable && !this.#wished.has(origin)) this.#errands.set(origin, refusal);
    else this.#tell(refusal);
  }

  #tell(refusal: Refusal): void {
    this.#refusals.set(refusal.origin, refusal);
    this.#refused.tell(refusal);
  }

  /** Only some sites are open: what is refused is told when a page has asked for it. */
  get tellsWishesOnly(): boolean {
    return this.watches === 'proxy' && this.#policy.read !== 'public';
  }

  /** Called by the browser: a page asks for this address. */
  wished(address: string): void {
    const site = originOf(address);
    if (!site) return;
    const origin = originText(site);
    this.#wished.add(origin);
    const refused = this.#errands.get(origin);
    this.#errands.delete(origin);
    if (refused) this.#tell(refused);
  }

  /** Called by the way out. */
  miss(failure: Failure): void {
    this.#turnedBack.tell(failure);
  }
}

function reasoned(error: unknown, turnedBack: readonly (Failure | Refusal)[]): unknown {
  if (!isLotsmanError(error) || !String(error.cause).includes('ERR_TUNNEL_CONNECTION_FAILED')) return error;
  // A page that is being left may have been turned back at other sites meanwhile.
  const meant = turnedBack.findLast(({ origin }) => error.message.includes(origin)) ?? turnedBack.at(-1);
  if (!meant) return error;
  const hint = isOpenable(meant) ? { hint: `Only the user can open it: --allow-site ${meant.origin}.` } : {};
  return new LotsmanError(error.code, meant.because, { ...hint, cause: error });
}

function isOpenable(one: Failure | Refusal): boolean {
  return 'openable' in one && one.openable;
}
