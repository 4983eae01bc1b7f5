import type { Control, Line, Observation } from '../observation.ts';
import { cutToTokens, tokensOfLines } from '../tokens.ts';
import { collapse, LIMITS, type Limits } from './text/collapse.ts';
import { condense } from './text/condense.ts';
import { indented, mostImportant } from './text/fit.ts';
import { footOf, headOf } from './text/head.ts';
import { interestOf } from './text/interest.ts';
import { type Language, speechOf } from './text/languages.ts';
import { controlText, lineText } from './text/line.ts';
import { hasFocus } from './text/parts.ts';
import { leadsTo, rank } from './text/rank.ts';

export interface RenderOptions {
  /** Tokens that the text may take at most. */
  budget?: number | undefined;
  /** What is to be done here: lines that have to do with it are kept first. */
  task?: string | undefined;
  language?: Language | undefined;
}

export const DEFAULT_BUDGET = 2_000;
/** Texts longer than this are shortened. */
const LONGEST_TEXT = 400;
const LONGEST_TEXT_IF_CROWDED = 240;
/** Head and foot together take at most this share. */
const MARGINS = 0.5;

/** The text form of an observation: what a model reads. Never longer than the budget; what is left out is counted. */
export function render(observation: Observation, options: RenderOptions | number = {}): string {
  const { budget = DEFAULT_BUDGET, task, language = 'en' } = optionsOf(options);
  const speech = speechOf(language);
  const [head, foot] = margins(headOf(observation, speech), footOf(observation, speech), budget * MARGINS);
  const room = budget - tokensOfLines([...head, ...foot]) - 1;

  const lines = [...head, ...bodyOf(observation, { task, room, language }), ...foot];
  const text = lines.join('\n');
  return tokensOfLines(lines) <= budget ? text : cutToTokens(text, budget);
}

interface BodyWish {
  task: string | undefined;
  /** Tokens that it may take. */
  room: number;
  language: Language;
}

/** What was last written of lines, and how. */
const alreadyWritten = new WeakMap<readonly Line[], { how: string; body: readonly string[] }>();

/** Of the very same lines the same is written. */
function bodyOf(observation: Observation, wish: BodyWish): readonly string[] {
  const { lines, scope = 'viewport' } = observation;
  const how = JSON.stringify([scope, wish]);
  const before = alreadyWritten.get(lines);
  if (before?.how === how) return before.body;
  const body = writtenBody(observation, wish);
  alreadyWritten.set(lines, { how, body });
  return body;
}

function writtenBody(observation: Observation, { task, room, language }: BodyWish): string[] {
  const { lines, scope = 'viewport' } = observation;
  const speech = speechOf(language);
  const interest = interestOf(lines, task);
  const focus = lines.findIndex(hasFocus);
  const worthOf = (index: number) => (index === focus ? Number.POSITIVE_INFINITY : (interest[index] ?? 0));
  const entriesWithin = (limits: Limits, longest: number) =>
    condense(collapse(lines, limits, worthOf), lines, { speech, longest });

  const all = entriesWithin(LIMITS[scope], LONGEST_TEXT).map(indented);
  if (tokensOfLines(all) <= room) return all;
  const entries = entriesWithin(LIMITS[scope === 'page' ? 'page' : 'crowded'], LONGEST_TEXT_IF_CROWDED);
  const leads = leadsTo(entries);
  return mostImportant(entries, rank(entries, observation, interest, leads), leads, room, speech);
}

/** A number alone is a budget. */
export function optionsOf(options: RenderOptions | number): RenderOptions {
  return typeof options === 'number' ? { budget: options } : options;
}

/** One line as it stands in the text, with its indentation. */
export function renderLine(line: Line, language?: Language): string {
  const text = lineText(line, { speech: speechOf(language), longest: LONGEST_TEXT });
  return indented({ depth: line.depth, text });
}

export function renderControl(control: Control, language?: Language): string {
  return controlText(control, { speech: speechOf(language) });
}

/** Each line may take its share of the room, so that a monstrous title leaves the rest its place. */
function margins(head: readonly string[], foot: readonly string[], room: number): [head: string[], foot: string[]] {
  if (tokensOfLines([...head, ...foot]) <= room) return [[...head], [...foot]];
  const share = room / (head.length + foot.length);
  const cut = (text: string) => cutToTokens(text, share - 1);
  return [head.map(cut), foot.map(cut)];
}
