import type { Control, Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { byLooks } from './by-looks.ts';
import { type Features, featuresOf, type Judged } from './features.ts';
import type { Needs } from './needs.ts';
import { onlyExact } from './only-exact.ts';
import { byOrdinal } from './ordinal.ts';
import { type Place, sceneOf } from './scene.ts';
import { BIAS, LEAST_MENTION, WEIGHTS } from './weights.ts';

/** A control that may be meant. */
export interface Candidate {
  control: Control;
  /** The line of the observation it is on. */
  line: number;
  /** 0…1: how likely it is meant. */
  score: number;
  /** What spoke for and against it, the weightiest first. */
  reasons: readonly Reason[];
  /** It was told by its looks. */
  looksSo?: true;
}

export interface Reason {
  why: string;
  score: number;
}

/** The controls of a page that a phrase may mean, the likeliest first. What is hardly meant is left out. */
export function ground(phrase: Phrase, page: Observation, needs: Needs): Candidate[] {
  const named = ranked(phrase, page, needs, LEAST_MENTION);
  return [...byLooks(phrase, page, needs, named, (rest) => ranked(rest, page, needs, LEAST_MENTION))];
}

/** All of them, however unlikely: what `--explain` shows when nothing was found. */
export function rank(phrase: Phrase, page: Observation, needs: Needs): Candidate[] {
  return ranked(phrase, page, needs, 0);
}

function ranked(phrase: Phrase, page: Observation, needs: Needs, least: number): Candidate[] {
  const scene = sceneOf(page);
  const scored = scene.places.map((place) => {
    const judged = featuresOf(phrase, place, scene, needs);
    return { place, ...judged, score: scoreOf(judged.features) };
  });
  return byOrdinal(phrase, onlyExact(phrase, scored))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.place.order - b.place.order)
    .map(({ place, score, ...judged }) => ({
      control: place.control,
      line: place.line,
      score,
      reasons: reasonsOf(phrase, place, judged),
    }));
}

export function scoreOf(features: Features): number {
  return 1 / (1 + Math.exp(-sumOf(features)));
}

function sumOf(features: Features): number {
  return entries(features).reduce((sum, [name, value]) => sum + WEIGHTS[name] * value, BIAS);
}

function entries(features: Features): [keyof Features, number][] {
  return Object.entries(features) as [keyof Features, number][];
}

function reasonsOf(phrase: Phrase, place: Place, { features, called }: Judged): Reason[] {
  return entries(features)
    .filter(([name]) => isAsked(name, phrase))
    .map(([name, value]) => ({ why: WHY[name](place, called), score: WEIGHTS[name] * value }))
    .filter(({ score }) => Math.abs(score) > 0.01)
    .sort((a, b) => Math.abs(b.score) - Math.abs(a.score));
}

/** Where nothing was said of kind or place, every control has the right one, and that is no reason. */
function isAsked(name: keyof Features, { kind, place, like }: Phrase): boolean {
  if (name === 'kind') return kind !== undefined;
  return name !== 'place' || place !== undefined || like !== undefined;
}

const WHY: Readonly<Record<keyof Features, (place: Place, called: Judged['called']) => string>> = {
  said: (_, { text, how }) => `called "${text}" (${how})`,
  precise: () => 'called little else',
  same: () => 'called exactly so',
  near: () => 'its row or card says it',
  around: () => 'the heading above it says it',
  role: ({ control }) => `a ${control.role} is for that`,
  kind: ({ control }) => `a ${control.role} goes by that word`,
  place: () => 'stands where it should',
  value: () => 'takes the value',
  offers: () => 'offers exactly that',
  whole: () => 'nearly all that was said is there',
  both: () => 'called so, and for that',
  there: () => 'called so, and stands there',
  disabled: () => 'disabled',
  covered: ({ control }) => `covered by ${control.coveredBy ?? 'something'}`,
  fixed: () => 'read-only',
  foot: () => 'at the foot of the page',
  top: () => 'in a dialog',
};
