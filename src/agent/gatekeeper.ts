import type { Ruling } from '../browser/holding/hold.ts';
import type { Outgoing } from '../outgoing.ts';
import type { PlannedAction, Told } from '../run-events.ts';
import { decide } from '../safety/decide.ts';
import { habitOf, templateOf } from '../safety/outgoing/template.ts';
import { unseenIn } from '../safety/outgoing/unseen.ts';
import { isSameSite } from '../safety/site.ts';
import { type CommitKind, type Facts, type Rule, WEIGHTY } from '../safety/verdict.ts';
import type { Grants } from '../store/store.ts';
import { type Ask, bindingOfOutgoing } from './binding.ts';
import { toldFacts, withOutgoing } from './facts.ts';
import type { Journal } from './journal.ts';
import { grantFor, lastingFor } from './permissions.ts';
import type { Grant } from './state.ts';

/** What is being done at the moment, or was done last: whatever leaves the browser is laid at its door. */
export interface Undertaking {
  action: PlannedAction;
  facts: Facts;
  step: number;
  /** Under this the act itself was allowed. */
  approval?: Pick<Grant, 'commit' | 'shown' | 'site'> | undefined;
  /** What else has been allowed in this run. */
  grants: readonly Grant[];
}

interface Helpers {
  rules: readonly Rule[];
  lasting: Pick<Grants, 'list' | 'use'>;
  journal: Journal;
  tell(told: Told): void;
  /** Whether a secret that was typed by its name is in it. */
  holdsSecret(outgoing: Outgoing): boolean;
}

/** Tools that move about or look, and touch nothing. */
const MOVES = new Set(['scroll', 'hover', 'navigate', 'back', 'forward', 'reload', 'wait', 'open_tab', 'switch_tab']);
const LEAVES = new Set(['navigate', 'back', 'forward', 'reload', 'open_tab', 'switch_tab']);
/** A yes to one of these is also a yes to what belongs to it. */
const WEIGHTIER: Partial<Record<CommitKind, readonly CommitKind[]>> = { pay: ['pay', 'order'] };

/** Judges whatever is about to leave the browser, on the facts of the act that it comes of. */
export class Gatekeeper {
  readonly #helpers: Helpers;
  #doing: Undertaking | undefined;
  /** Pages on which nothing has been touched since their document came. */
  readonly #untouched = new Set<string>();
  /** Pages that have gone to another view since something was touched. */
  readonly #moved = new Set<string>();
  #hasTouched = false;
  #isAside = false;
  /** What pages send by themselves. */
  readonly #habits = new Set<string>();
  readonly #asks = new WeakMap<Outgoing, Ask>();
  #used: Grant[] = [];
  #intents: string[] = [];
  #refusals: string[] = [];
  #count = 0;

  constructor(helpers: Helpers) {
    this.#helpers = helpers;
  }

  /** From here on, what leaves the browser comes of this. */
  begin(doing: Undertaking): void {
    this.#used = [];
    this.#refusals = [];
    // Whoever only looks or waits sends nothing: what comes late is still the doing of the last touch.
    const isTouch = doing.facts.effect !== 'read' && !MOVES.has(doing.action.tool);
    this.#doing = isTouch || !this.#doing ? doing : this.#afterwards(this.#doing, doing);
    if (!isTouch) return;
    this.#hasTouched = true;
    this.#untouched.clear();
    this.#moved.clear();
  }

  /** Whoever goes elsewhere, or to the same page again, has left what was allowed behind. */
  #afterwards(last: Undertaking, { action, grants }: Undertaking): Undertaking {
    return { ...last, grants, ...(LEAVES.has(action.tool) ? { approval: undefined } : {}) };
  }

  /** The act is done once more: of what it sends now, only the very same may pass. */
  onlyAsShown(grant: Grant): void {
    const doing = this.#doing;
    if (doing) this.#doing = { ...doing, approval: undefined, grants: [...doing.grants, grant] };
  }

  /** The act is over: which permissions it used up, and what was not let through. */
  async end(outcome: string): Promise<{ used: readonly Grant[]; refusals: readonly string[] }> {
    for (const key of this.#intents.splice(0)) await this.#helpers.journal.settle(key, outcome);
    return { used: this.#used.splice(0), refusals: this.#refusals.splice(0) };
  }

  /** A page has another document: what it sends while it is arriving is its own affair. */
  arrived(page: string): void {
    this.#untouched.add(page);
  }

  /** A page has gone to another view. */
  moved(page: string): void {
    this.#moved.add(page);
  }

  /** What has to be asked about something that waits. */
  askAbout(outgoing: Outgoing): Ask {
    const unknown = { kind: 'ask', what: 'Send it', because: 'Nobody knows what it does.' } as const;
    return this.#asks.get(outgoing) ?? unknown;
  }

  get doing(): Undertaking | undefined {
    return this.#doing;
  }

  /** While a person drives, what leaves the browser is theirs. */
  standAside(): Disposable {
    this.#isAside = true;
    return {
      [Symbol.dispose]: () => {
        this.#isAside = false;
      },
    };
  }

  async judge(outgoing: Outgoing): Promise<Ruling> {
    if (this.#isAside) return 'pass';
    const template = templateOf(outgoing);
    const isUntouched = !this.#hasTouched || this.#untouched.has(outgoing.page);
    const habit = habitOf(outgoing);
    const isHabit = this.#habits.has(habit);
    if (isUntouched && outgoing.kind !== 'document') this.#habits.add(habit);
    const doing = this.#doing;
    const wake = {
      isUntouched,
      isHabit,
      hasMoved: this.#moved.has(outgoing.page),
      carriesSecret: this.#helpers.holdsSecret(outgoing),
    };
    const facts = withOutgoing(doing?.facts ?? nothingDone(outgoing), outgoing, wake);
    const verdict = decide(facts, this.#helpers.rules);
    if (verdict.kind === 'allow') return 'pass';
    if (verdict.kind === 'deny') {
      this.#told(facts, 'denied', verdict.because);
      this.#refusals.push(`${outgoing.method} ${outgoing.url.split('?', 1)[0]}: ${verdict.because}`);
      return 'end';
    }
    if (doing && (await this.#isAllowed(doing, facts, outgoing, verdict, template))) return 'pass';
    this.#asks.set(outgoing, verdict);
    return 'hold';
  }

  async #isAllowed(doing: Undertaking, facts: Facts, outgoing: Outgoing, ask: Ask, template: string): Promise<boolean> {
    if (doing.approval && belongsTo(doing.approval, outgoing, ask)) {
      this.#told(facts, 'allowed', 'It belongs to what was allowed.', doing.approval.commit);
      return true;
    }
    const binds = bindingOfOutgoing(outgoing, ask, '');
    const grant = grantFor(doing.grants, binds, ask, template);
    const lasting = grant ? undefined : await lastingFor(this.#helpers.lasting, binds, ask, template);
    if (!grant && !lasting) return false;
    if (grant) {
      // For once it counts once.
      if (grant.for === 'once' && this.#used.includes(grant)) return false;
      this.#used.push(grant);
    } else if (lasting && !(await this.#helpers.lasting.use(lasting.id))) return false;
    await this.#intend(doing, outgoing);
    this.#told(facts, 'allowed', 'It was allowed before.', grant?.what ?? lasting?.id);
    return true;
  }

  /** Written down before it leaves, like every act that cannot be undone. */
  async #intend({ action, step }: Undertaking, { url }: Outgoing): Promise<void> {
    this.#count += 1;
    const key = `${step}~${Date.now()}.${this.#count}`;
    await this.#helpers.journal.intend({ key, step, action, url });
    this.#intents.push(key);
  }

  #told(facts: Facts, verdict: 'allowed' | 'denied', because: string, under?: string): void {
    const action = this.#doing?.action ?? { tool: 'none', input: {}, spoken: 'The page, by itself' };
    this.#helpers.tell({ type: 'judged', action, verdict, because, facts: toldFacts(facts, under) });
  }
}

/** To the same site, about the same people and sums, and nothing that weighs more than what was allowed. */
function belongsTo(
  { commit, shown, site }: NonNullable<Undertaking['approval']>,
  outgoing: Outgoing,
  ask: Ask,
): boolean {
  const { commit: kind = 'other' } = ask;
  if (WEIGHTY.has(kind) && !(WEIGHTIER[kind] ?? [kind]).includes(commit)) return false;
  return isSameSite(site, ask.origin ?? outgoing.url) && unseenIn(outgoing, shown).length === 0;
}

function nothingDone({ from }: Outgoing): Facts {
  return { action: { tool: 'none', input: {} }, effect: 'read', foresight: {}, url: from, words: [], read: [] };
}
