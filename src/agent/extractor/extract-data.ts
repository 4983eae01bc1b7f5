import type { Action, Outcome } from '../../action.ts';
import type { Answer } from '../../brain/brain.ts';
import { hasRoomFor } from '../../memory/compact.ts';
import type { PlannedAction } from '../../run-events.ts';
import type { Verdict } from '../../safety/decide.ts';
import type { Facts } from '../../safety/rule.ts';
import { cutToTokens } from '../../tokens.ts';
import { spend } from '../asking.ts';
import type { Crew } from '../crew.ts';
import { type Foreseen, factsOf, toldFacts } from '../facts.ts';
import type { Step } from '../node.ts';
import { pageAfter } from '../page.ts';
import { afterUse } from '../permissions.ts';
import { readAlong } from '../sources.ts';
import type { Decision, State } from '../state.ts';
import { noted } from '../stuck.ts';
import { spokenIn } from '../target.ts';
import { type Gathered, gather, type Watch } from './extract.ts';
import { type CheckedValue, dataOf, valuesOf } from './found.ts';
import { type Kept, keptIn } from './kept.ts';
import { type Conflict, merge } from './merge.ts';
import type { PageText } from './page-text.ts';
import { withoutMarks } from './proof.ts';
import { isRecord, type Shape } from './shape.ts';
import { extractDataTool } from './tool.ts';

/** Of what one question may take, so much may be a piece of a page. */
const SHARE = 0.25;
const LARGEST_PIECE = 4_000;
/** Tokens of the data that the navigator is shown; the rest is kept for the result. */
const SHOWN = 600;
const MOST_QUOTES = 200;

/** Reads the page, and those after it, for the navigator: short for its eyes, whole for the result, word for word for the record. */
export async function extractData(state: State, crew: Crew, decision: Decision, input: unknown): Promise<Step> {
  const { want, fields, pages, add } = extractDataTool.input.parse(input);
  const action = spokenIn({ tool: extractDataTool.name, input }, crew.helm.last);
  const shape = shapeFor(state.wanted, fields);
  const meanwhile = new Meanwhile(state, crew);
  await crew.hooks.before?.(action);
  const gathered = await gather(
    {
      ...{ want, pages, helm: crew.helm, brain: crew.brain, rules: crew.rules, word: state.word },
      budget: Math.min(LARGEST_PIECE, crew.limits.context * SHARE),
      signal: crew.thinking,
      watch: meanwhile,
    },
    shape,
  );
  const conflicts: Conflict[] = [...gathered.conflicts];
  const found = merge(add ? keptIn(state)?.found : undefined, gathered.found, conflicts);
  // What was read by other fields than the task wants does not fit into its result.
  const isForResult = state.wanted === undefined || fields === undefined;

  const values = valuesOf(gathered.found);
  const said = saidOf(gathered, values, conflicts);
  meanwhile.tell(action, [said, ...quotesOf(values)].join('\n'));
  const data = cutToTokens(JSON.stringify(dataOf(gathered.found)) ?? 'nothing', SHOWN);
  const update = {
    ...noticed(state, crew, action, { fact: `${want}: ${data} (${said})`, said }),
    ...(await meanwhile.sources()),
    spent: meanwhile.spent,
    grants: meanwhile.grants,
    ...(isForResult ? { gathered: { found, shape } satisfies Kept } : {}),
  };
  if (!meanwhile.hasTouched)
    return { goto: 'guard', update: { ...update, decision: { ...decision, next: decision.next + 1 } } };
  // Another page is in front now: what was decided upon the first one is moot.
  crew.fresh = undefined;
  return { goto: 'observe', update: { ...update, decision: null } };
}

/** What happens while pages are read: what it takes, what is seen, what is touched on the way. */
class Meanwhile implements Watch {
  readonly #state: State;
  readonly #crew: Crew;
  readonly #began = performance.now();
  /** The pages that were read, with the addresses of their frames. */
  readonly #pages = new Map<string, readonly string[]>();
  spent: State['spent'];
  /** What is still allowed. */
  grants: State['grants'];
  hasTouched = false;

  constructor(state: State, crew: Crew) {
    this.#state = state;
    this.#crew = crew;
    this.spent = state.spent;
    this.grants = state.grants;
  }

  answered(answer: Answer<unknown>): void {
    ({ spent: this.spent } = spend({ ...this.#state, spent: this.spent }, this.#crew, 'extractor', answer));
  }

  read({ url, lines }: PageText): void {
    this.#pages.set(url, this.#crew.helm.framed());
    this.#crew.record.saw(this.#state.step, url, lines.map(withoutMarks).join('\n'));
  }

  /** Where all that was read so far came from. */
  sources(): Promise<Pick<State, 'read'>> {
    return readAlong(this.#state, this.#crew.helm, this.#pages);
  }

  async facts(foreseen: Foreseen): Promise<Facts> {
    return factsOf(foreseen, { ...this.#state, ...(await this.sources()) }, this.#crew);
  }

  judged(turned: Action, facts: Facts, verdict: Verdict): void {
    const action = spokenIn(turned, this.#crew.helm.last);
    const isAllowed = verdict.kind === 'allow';
    const because = isAllowed ? '' : verdict.because;
    const word = isAllowed ? 'allowed' : 'denied';
    this.#crew.tell({ type: 'judged', action, verdict: word, because, facts: toldFacts(facts, verdict) });
    // What it sends is its own: what was allowed for the act before does not cover it.
    const { step } = this.#state;
    if (isAllowed) this.#crew.gatekeeper.begin({ action, facts, step, grants: this.grants });
  }

  before(action: Action): Promise<void> | void {
    return this.#crew.hooks.before?.(spokenIn(action, this.#crew.helm.last));
  }

  async after(action: Action, outcome: Outcome): Promise<void> {
    this.hasTouched = true;
    const { used } = await this.#crew.gatekeeper.end(outcome.said);
    this.grants = used.reduce<State['grants']>(afterUse, this.grants);
    const { said: told, aftermath } = outcome;
    const { url, milliseconds, requests, downloads, dialogs, consoleErrors } = aftermath;
    const effects = { requests, downloads, dialogs: dialogs.length, consoleErrors };
    const done = spokenIn(action, outcome.before);
    this.#crew.tell({ type: 'acted', action: done, told, url, milliseconds, effects });
    this.#crew.record.effects(this.#state.step, url, effects);
    await this.#crew.hooks.after?.(done, outcome);
  }

  /** The whole of it, when it is over. */
  tell(action: PlannedAction, told: string): void {
    const milliseconds = Math.round(performance.now() - this.#began);
    const effects = { requests: [], downloads: [], dialogs: 0, consoleErrors: 0 };
    this.#crew.tell({ type: 'acted', action, told, url: this.#crew.helm.tab.url, milliseconds, effects });
  }
}

/** What the navigator knows afterwards. */
function noticed(
  state: State,
  crew: Crew,
  { spoken }: PlannedAction,
  { fact, said }: { fact: string; said: string },
): Partial<State> {
  const { facts, signs, step } = state;
  return {
    ...pageAfter(state, { told: fact, line: `${step}. ${spoken} → ${said}` }),
    facts: hasRoomFor(fact, facts, crew.limits.context) ? [...facts, fact] : facts,
    signs: noted(signs, { spoken, page: signs.pages.at(-1) ?? '' }),
  };
}

/** The shape of the task, a list of items with these fields, or whatever items there are. */
function shapeFor(wanted: unknown, fields: readonly string[] | undefined): Shape {
  if (fields === undefined && isRecord(wanted)) return wanted;
  const text = { type: 'string' };
  const item =
    fields === undefined
      ? { type: 'object', additionalProperties: text }
      : { type: 'object', properties: Object.fromEntries(fields.map((field) => [field, text])) };
  return { type: 'array', items: item };
}

function saidOf({ pages, ended }: Gathered, values: readonly CheckedValue[], conflicts: readonly Conflict[]): string {
  const unproved = values.filter(({ proved }) => !proved);
  const paths = unproved.slice(0, 10).map(({ path }) => path);
  return [
    `Read ${values.length} values on ${pages.length === 1 ? 'one page' : `${pages.length} pages`}`,
    ...(pages.length === 1 ? [] : [`no more because ${ended}`]),
    ...(unproved.length === 0 ? [] : [`NOT PROVED, ${unproved.length} of them: ${paths.join(', ')}`]),
    ...(conflicts.length === 0 ? [] : [`contradictory: ${conflicts.map(({ path }) => path).join(', ')}`]),
  ].join('; ');
}

/** In the story of the run, so that claims can be checked against them in another life. */
function quotesOf(values: readonly CheckedValue[]): string[] {
  const quotes = new Set(values.flatMap((value) => (value.proved ? [value.quote] : [])));
  return [...quotes].slice(0, MOST_QUOTES);
}
