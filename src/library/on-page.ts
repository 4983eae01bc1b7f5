import type { Page } from 'playwright-core';
import type { z } from 'zod';
import type { Action, Outcome } from '../action.ts';
import type { Extracted } from '../agent/extractor/extract.ts';
import type { Shape } from '../agent/extractor/shape.ts';
import type { Brain } from '../brain/brain.ts';
import type { Helm } from '../browser/helm.ts';
import type { Observation } from '../observation.ts';
import type { Rule } from '../safety/rule.ts';
import { findModelBrain } from './find-brain.ts';
import type { LentPage } from './lent-page.ts';

/** What is wanted of a page. */
export interface ExtractWish {
  /** In words: `all flights with their prices`. */
  want: string;
  /** Who reads; one is found as for a run when neither is given. */
  brain?: Brain;
  /** `provider/model`. */
  model?: string;
  /** How many pages may be read, by going to the next one; 1 unless told otherwise. */
  pages?: number;
  /** Tokens that one piece of a page may take. */
  budget?: number;
  /** Guard the way to the next page, besides the rules that are there anyway. */
  rules?: readonly Rule[];
  signal?: AbortSignal;
}

interface AtPage {
  helm: Helm;
  lent: LentPage;
}

// One for each page and as long as it is lent: the numbers that one look gave are good for the next action.
const lent = new WeakMap<Page, Promise<AtPage>>();

/** Looks at a page: all that can be acted on has a number. `render` writes it down. */
export async function observe(page: Page): Promise<Observation> {
  const { helm } = await at(page);
  return helm.observe();
}

/** Does one thing on a page, by the numbers that the last look gave, and tells what came of it. */
export async function act(page: Page, action: Action, signal?: AbortSignal): Promise<Outcome> {
  const { helm } = await at(page);
  return helm.act(action, signal);
}

/** Typed data from a page, and for each value the words on the page that prove it. */
export async function extract<Data>(
  page: Page,
  wish: ExtractWish & { schema: z.ZodType<Data> },
): Promise<Extracted<Data>>;
/** The same by a JSON schema. */
export async function extract(page: Page, wish: ExtractWish & { schema: Shape }): Promise<Extracted<unknown>>;
export async function extract(
  page: Page,
  { model, rules = [], ...wish }: ExtractWish & { schema: z.ZodType | Shape },
): Promise<Extracted<unknown>> {
  const [{ helm }, { extract: read }, { rules: always }, brain] = await Promise.all([
    at(page),
    import('../agent/extractor/extract.ts'),
    import('../safety/rules.ts'),
    wish.brain ?? findModelBrain(model),
  ]);
  return read({ ...wish, helm, brain, rules: [...always, ...rules] });
}

/** Lets go of a page. It stays as it is; numbers that were given for it are good for nothing any more. */
export async function leave(page: Page): Promise<void> {
  const there = await lent.get(page)?.catch(() => undefined);
  lent.delete(page);
  await there?.lent.leave();
}

function at(page: Page): Promise<AtPage> {
  const known = lent.get(page);
  if (known) return known;
  const arriving = arrive(page);
  lent.set(page, arriving);
  arriving.catch(() => lent.delete(page));
  return arriving;
}

async function arrive(page: Page): Promise<AtPage> {
  const [{ borrowPage }, { Helm }] = await Promise.all([import('./lent-page.ts'), import('../browser/helm.ts')]);
  const borrowed = await borrowPage(page);
  return { helm: new Helm(borrowed.session), lent: borrowed };
}
