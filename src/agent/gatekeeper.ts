import type { Ruling } from '../browser/holding/hold.ts';
import type { Outgoing } from '../outgoing.ts';
import type { PassedKind, PlannedAction, Told } from '../run-events.ts';
import { type BoundAsk, decide, type Verdict } from '../safety/decide.ts';
import type { Grant } from '../safety/grants.ts';
import { habitOf, templateOf } from '../safety/outgoing/template.ts';
import { namedIn } from '../safety/outgoing/unseen.ts';
import type { Facts, Rule, Wake } from '../safety/rule.ts';
import type { Speech } from '../speech/speech.ts';
import type { Grants } from '../store/store.ts';
import { reasonForModels, toldFacts, withOutgoing } from './facts.ts';
import type { Journal } from './journal.ts';
import { afterUse, decideWith } from './permissions.ts';
import type { Grant as RunGrant } from './state.ts';

/** What is being done at the moment, or was done last: whatever leaves the browser is laid at its door. */
export interface Undertaking {
  action: PlannedAction;
  facts: Facts;
  step: number;
  /** Under this the act itself was allowed. */
  approval?: (Grant & { for: 'act' }) | undefined;
  /** What else has been allowed in this run. */
  grants: readonly RunGrant[];
}

interface Helpers {
  rules: readonly Rule[];
  /** Sites on which something may be changed; on all, when there is no list. */
  writable?: readonly string[] | undefined;
  lasting: Pick<Grants, 'list' | 'use'>;
  journal: Journal;
  /** The words in which people are told. */
  speech: Speech;
  tell(told: Told): void;
  /** Whether a secret that was typed by its name is in it. */
  holdsSecret(outgoing: Outgoing): boolean;
  /** Whether a text is a secret, all of it. */
  isSecret(text: string): boolean;
}

/** Tools that move about or look, and touch nothing. */
const MOVES = new Set(['scroll', 'hover', 'navigate', 'back', 'forward', 'reload', 'wait', 'open_tab', 'switch_tab']);
const LEAVES = new Set(['navigate', 'back', 'forward', 'reload', 'open_tab', 'switch_tab']);
/** What is laid at the door of a page that does something by itself. */
export const BY_ITSELF: PlannedAction = { tool: 'none', input: {}, spoken: 'The page, by itself' };

/** What has to be asked about something that waits, and the facts of it. */
type Asked = BoundAsk & { facts: Facts; policy: number };

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
  /** Kinds of what was let pass in this step, each with how many more of it there were than were told. */
  readonly #passed = new Map<string, PassedKind>();
  readonly #asks = new WeakMap<Outgoing, Asked>();
  #used: Grant[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  #intents: string[] = [];
  #refusals: string[] = [];
  #count = 0;

  constructor(helpers: Helpers) {
    this.#helpers = helpers;
  }

  /** From here on, what leaves the browser comes of this. */
  begin({ grants, ...rest }: Undertaking): void {
    this.#refusals = [];
    // What came late of the last act may have used some of them.
    const doing = { ...rest, grants: this.#used.reduce<readonly RunGrant[]>(afterUse, grants) };
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
  onlyAsShown(grant: RunGrant): void {
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
  askAbout(outgoing: Outgoing): Asked | undefined {
    return this.#asks.get(outgoing);
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

  /** One after another: two that leave together could use the same permission. */
  judge(outgoing: Outgoing): Promise<Ruling> {
    const ruling = this.#turn.then(() => this.#rule(outgoing));
    this.#turn = ruling.catch(() => {});
    return ruling;
  }

  async #rule(outgoing: Outgoing): Promise<Ruling> {
    if (this.#isAside) return 'pass';
    const doing = this.#doing;
    const facts = withOutgoing(doing?.facts ?? this.#nothingDone(outgoing.from), outgoing, this.#wakeOf(outgoing));
    const verdict = await this.#decide(doing, facts);
    if (verdict.kind === 'ask') {
      this.#asks.set(outgoing, { ...verdict, facts });
      return 'hold';
    }
    if (verdict.kind === 'deny') {
      this.#told(facts, verdict, 'denied', verdict.because);
      const why = reasonForModels(doing?.action ?? BY_ITSELF, facts, this.#helpers.rules);
      this.#refusals.push(`${outgoing.method} ${outgoing.url.split('?', 1)[0]}: ${why}`);
      return 'end';
    }
    const { granted } = verdict;
    if (doing) for (const { under } of granted) await this.#use(doing, facts, verdict, under);
    if (granted.length === 0) this.#toldOnce(facts, verdict, templateOf(outgoing));
    return 'pass';
  }

  #nothingDone(from: string): Facts {
    const { writable, speech } = this.#helpers;
    const write = writable ? { writable } : {};
    return { speech, effect: 'read', foresight: {}, url: from, words: [], read: [], at: Date.now(), ...write };
  }

  #wakeOf(outgoing: Outgoing): Wake {
    const isUntouched = !this.#hasTouched || this.#untouched.has(outgoing.page);
    const habit = habitOf(outgoing);
    const isHabit = this.#habits.has(habit);
    if (isUntouched && outgoing.kind !== 'document') this.#habits.add(habit);
    const hasMoved = this.#moved.has(outgoing.page);
    const { holdsSecret, isSecret } = this.#helpers;
    const carriesSecret = holdsSecret(outgoing);
    const masked = carriesSecret ? namedIn(outgoing).filter((one) => isSecret(one)) : [];
    return { isUntouched, isHabit, hasMoved, carriesSecret, ...(masked.length > 0 ? { masked } : {}) };
  }

  /** What a page does before anything was done was allowed by nobody. */
  #decide(doing: Undertaking | undefined, facts: Facts): Verdict | Promise<Verdict> {
    const { rules, lasting } = this.#helpers;
    if (!doing) return decide(BY_ITSELF, facts, [], rules);
    const { action, approval, grants } = doing;
    return decideWith(lasting, { action, facts, grants: [...(approval ? [approval] : []), ...grants], rules });
  }

  async #use(doing: Undertaking, facts: Facts, verdict: Verdict, under: Grant): Promise<void> {
    if (under.for === 'act') {
      this.#told(facts, verdict, 'allowed', this.#helpers.speech.allowed.asPart, under.commit);
      return;
    }
    this.#used.push(under);
    // It counts from now on: the next request of the same act finds less of it.
    if (this.#doing) this.#doing = { ...this.#doing, grants: afterUse(this.#doing.grants, under) };
    this.#told(facts, verdict, 'allowed', this.#helpers.speech.allowed.before, under.what);
    await this.#intend(doing, facts.outgoing?.url ?? facts.url);
  }

  /** Written down before it leaves, like every act that cannot be undone. */
  async #intend({ action, step }: Undertaking, url: string): Promise<void> {
    this.#count += 1;
    const key = `${step}~${Date.now()}.${this.#count}`;
    await this.#helpers.journal.intend({ key, step, action, url });
    this.#intents.push(key);
  }

  /** A page has asked for a permission, which the browser has given or denied by itself. */
  wished({ permission: name, origin, answer }: { permission: string; origin: string; answer: string }): void {
    if (this.#isAside) return;
    const wish = { name, origin, isListed: answer === 'granted' };
    const facts = { ...(this.#doing?.facts ?? this.#nothingDone(origin)), permission: wish, at: Date.now() };
    const verdict = decide(this.#doing?.action ?? BY_ITSELF, facts, [], this.#helpers.rules);
    this.#toldOnce(facts, verdict, `permission "${name}" for ${origin}`);
  }

  /** Pages do the same again and again: of a kind that nobody is asked about, the first in a step is told and the others counted. */
  #toldOnce(facts: Facts, verdict: Verdict, kind: string): void {
    const known = this.#passed.get(kind);
    const word = verdict.kind === 'deny' ? 'denied' : 'allowed';
    this.#passed.set(kind, { kind, verdict: word, count: known ? known.count + 1 : 0 });
    if (!known) this.#told(facts, verdict, word, verdict.kind === 'deny' ? verdict.because : '');
  }

  /** The step is over: tells how many there were besides those that were told. */
  tellPassed(): void {
    const kinds = [...this.#passed.values()].filter(({ count }) => count > 0);
    this.#passed.clear();
    if (kinds.length > 0) this.#helpers.tell({ type: 'passed', kinds });
  }

  #told(facts: Facts, by: Verdict, verdict: 'allowed' | 'denied', because: string, under?: string): void {
    const action = this.#doing?.action ?? BY_ITSELF;
    this.#helpers.tell({ type: 'judged', action, verdict, because, facts: toldFacts(facts, by, under) });
  }
}
