import { randomUUID } from 'node:crypto';
import type { Action, Outcome } from '../../action.ts';
import type { Answer, Brain } from '../../brain/brain.ts';
import type { Helm } from '../../browser/helm.ts';
import { isLotsmanError, LotsmanError } from '../../errors.ts';
import type { Verdict } from '../../safety/decide.ts';
import type { Facts, Rule } from '../../safety/rule.ts';
import { rules as allRules } from '../../safety/rules.ts';
import { english } from '../../speech/english.ts';
import { type Foreseen, factsOf } from '../facts.ts';
import { type Asking, askPiece, formOf } from './ask-piece.ts';
import { type CheckedValue, dataOf, type Found, valuesOf } from './found.ts';
import { inOrder } from './in-order.ts';
import { type Conflict, merge } from './merge.ts';
import { NO_NEXT_PAGE, turnPage } from './next-page.ts';
import { type PageText, readText, sameBeginning } from './page-text.ts';
import { piecesOf } from './pieces.ts';
import { completed, readerOf, type Shape, shapeOf, type Wanted, wantsAddresses } from './shape.ts';

export interface ExtractOptions {
  /** What is wanted, in words. */
  want: string;
  helm: Helm;
  brain: Brain;
  /** How many pages may be read; 1 unless told otherwise. */
  pages?: number | undefined;
  /** Tokens that one piece of a page may take. */
  budget?: number | undefined;
  /** What guards the way to the next page. */
  rules?: readonly Rule[] | undefined;
  /** The word in the marks around page text. */
  word?: string | undefined;
  signal?: AbortSignal | undefined;
  watch?: Watch | undefined;
}

/** Somebody who wants to know what happens meanwhile. */
export interface Watch {
  answered?(answer: Answer<unknown>): void;
  read?(page: PageText): void;
  /** All that is known of what leads to the next page; without it, what the page shows. */
  facts?(foreseen: Foreseen): Promise<Facts>;
  /** What was decided about it. */
  judged?(action: Action, facts: Facts, verdict: Verdict): void;
  /** Before something is touched on the way to the next page. */
  before?(action: Action): Promise<void> | void;
  after?(action: Action, outcome: Outcome): Promise<void> | void;
}

/** What was gathered, before it is read by its schema. */
export interface Gathered {
  found: Found | undefined;
  conflicts: readonly Conflict[];
  pages: readonly { url: string; pieces: number }[];
  /** Why no more pages were read. */
  ended: string;
}

/** Typed data, and for each value of it the words on a page that prove it. */
export interface Extracted<T> {
  data: T;
  /** Every value of the data, as it was found. */
  values: readonly CheckedValue[];
  /** Of those, the ones that nothing on the page proves. */
  unproved: readonly CheckedValue[];
  conflicts: readonly Conflict[];
  pages: Gathered['pages'];
  /** Why no more pages were read. */
  ended: string;
}

const PIECE_BUDGET = 4_000;
/** Pieces that are asked about at the same time. */
const AT_A_TIME = 3;
/** A piece that is still too long for the model is halved down to this. */
const SMALLEST_PIECE = 400;

/** Schema → typed data, over long pages and several pages. */
export async function extract<T>(options: ExtractOptions & { schema: Wanted<T> }): Promise<Extracted<T>> {
  const shape = shapeOf(options.schema);
  const gathered = await gather(options, shape);
  const { conflicts, pages, ended } = gathered;
  const values = valuesOf(gathered.found);
  const read = readerOf(options.schema).safeParse(completed(dataOf(gathered.found), shape));
  if (!read.success)
    throw misshapen(read.error.issues.map(({ path, message }) => `${path.join('.') || 'data'}: ${message}`));
  return { data: read.data, values, unproved: values.filter(({ proved }) => !proved), conflicts, pages, ended };
}

function misshapen(wrong: readonly string[]): LotsmanError {
  return new LotsmanError('model_confused', `What was found does not have the wanted shape: ${wrong.join('; ')}.`, {
    hint: 'What a page may not have should be optional or nullable in the schema. Or the page is another one than was meant.',
  });
}

const NOBODY_GUARDS = { guard: undefined, writable: undefined, hasNoProxy: false, speech: english };

/** Reads the page in front, and the pages after it, for what has this shape. */
export async function gather(options: ExtractOptions, shape: Shape): Promise<Gathered> {
  const { want, helm, brain, pages: most = 1, budget = PIECE_BUDGET, rules = allRules, watch = {} } = options;
  const { word = randomUUID().slice(0, 8), signal = new AbortController().signal } = options;
  const answered = (answer: Answer<unknown>) => watch.answered?.(answer);
  const asking: Asking = { brain, form: formOf(shape), shape, signal, answered };
  const turning = {
    ...{ want, word, helm, brain, rules, signal, answered },
    facts: async (foreseen: Foreseen) =>
      (await watch.facts?.(foreseen)) ?? factsOf(foreseen, { wrote: [], read: [] }, NOBODY_GUARDS),
    judged: (action: Action, facts: Facts, verdict: Verdict) => watch.judged?.(action, facts, verdict),
    before: (action: Action) => watch.before?.(action),
    after: (action: Action, outcome: Outcome) => watch.after?.(action, outcome),
  };
  const withAddresses = wantsAddresses(shape);
  const conflicts: Conflict[] = [];
  const pages: { url: string; pieces: number }[] = [];
  let found: Found | undefined;
  let before: PageText | undefined;
  const ended = (because: string): Gathered => ({ found, conflicts, pages, ended: because });

  for (;;) {
    const page = await readText(helm, withAddresses, signal);
    const from = before ? sameBeginning(before.lines, page.lines) : 0;
    if (before && from === page.lines.length) return ended(NO_NEXT_PAGE);
    watch.read?.(page);
    const pieces = piecesOf(page.lines, budget, from);
    const said = await askAll(pieces, { want, word, url: page.url, title: page.title, budget }, asking, conflicts);
    pages.push({ url: page.url, pieces: pieces.length });
    const known = valuesOf(found).length;
    found = merge(found, said, conflicts);
    if (before && valuesOf(found).length === known) return ended('the last page had nothing new');
    if (pages.length >= most) return ended(most === 1 ? 'one page was wanted' : `${most} pages were wanted`);
    const { turned, because } = await turnPage(turning);
    if (!turned) return ended(because);
    before = page;
  }
}

interface Source {
  want: string;
  word: string;
  url: string;
  title: string;
  budget: number;
}

async function askAll(
  pieces: readonly (readonly string[])[],
  { budget, ...source }: Source,
  asking: Asking,
  conflicts: Conflict[],
): Promise<Found | undefined> {
  const answers = await inOrder(pieces, AT_A_TIME, async (lines, index) => {
    try {
      return await askPiece({ ...source, lines, number: index + 1, of: pieces.length }, asking);
    } catch (error) {
      const isTooLong = isLotsmanError(error) && error.code === 'context_too_long';
      if (!isTooLong || budget / 2 < SMALLEST_PIECE) throw error;
      return askAll(piecesOf(lines, budget / 2), { ...source, budget: budget / 2 }, asking, conflicts);
    }
  });
  return answers.reduce((before, now) => merge(before, now, conflicts), undefined);
}
