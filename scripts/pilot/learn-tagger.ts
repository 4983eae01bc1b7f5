// Learns the three stages of the tagger from sayings.
import { type Read, read } from '../../src/brain/pilot/tagging/features.ts';
import { kindFeatures, wordFeatures } from '../../src/brain/pilot/tagging/features-kind.ts';
import { segmentFeatures } from '../../src/brain/pilot/tagging/features-segment.ts';
import { slotFeatures } from '../../src/brain/pilot/tagging/features-slot.ts';
import type { PackedModel } from '../../src/brain/pilot/tagging/model.ts';
import type { PackedTagger } from '../../src/brain/pilot/tagging/tag.ts';
import {
  segmentFollows,
  segmentLabels,
  segmentPath,
  slotFollows,
  slotLabels,
  slotPath,
} from '../../src/brain/pilot/tagging/tag-labels.ts';
import { clauseKinds } from '../../src/brain/pilot/tagging/tagged.ts';
import { Chance } from './chance.ts';
import type { Saying } from './sayings.ts';
import { sayingsByRules } from './sayings-by-rules.ts';
import { type Manner, trainChain } from './train-chain.ts';
import { type Variety, varied } from './vary-sayings.ts';

export interface Manners {
  segments: Manner & { variety: Variety };
  kinds: Manner & { variety: Variety };
  slots: Manner & { variety: Variety };
}

/** What did best in cross-validation over the files. */
export const manners: Manners = {
  segments: {
    variety: { swapped: 0, written: 0.5, joined: 0.5 },
    ...{ rounds: 5, pace: 0.05, modesty: 0.02, leastSeen: 3, leastWeight: 0.06 },
  },
  kinds: {
    variety: { swapped: 0, written: 0.4, joined: 0 },
    ...{ rounds: 8, pace: 0.05, modesty: 0.05, leastSeen: 3, leastWeight: 0.05 },
  },
  slots: {
    variety: { swapped: 0, written: 0, joined: 0 },
    ...{ rounds: 6, pace: 0.05, modesty: 0.02, leastSeen: 4, leastWeight: 0.07 },
  },
};

const SEED = 11;

type Task = Read & Pick<Saying, 'clauses'>;

export function learnTagger(sayings: readonly Saying[], how: Manners): PackedTagger {
  return {
    segments: learnSegments(sayings, how.segments),
    kinds: learnKinds(sayings, how.kinds),
    slots: learnSlots(sayings, how.slots),
  };
}

export function learnSegments(sayings: readonly Saying[], manner: Manners['segments']): PackedModel {
  const chance = new Chance(SEED);
  // The rules must not seem to be always right: where they were, the lesson does without them.
  const ruled = sayingsByRules().map((saying) => ({ ...taskOf(saying), starts: new Set<number>() }));
  const lessons = [...tasksOf(sayings, manner.variety, chance), ...ruled].map((task) => ({
    places: task.facts.map((_, at) => segmentFeatures(task, at)),
    right: segmentPath(task.facts.length, task.clauses),
  }));
  return trainChain(segmentLabels, lessons, segmentFollows, manner, chance);
}

export function learnKinds(sayings: readonly Saying[], manner: Manners['kinds']): PackedModel {
  const chance = new Chance(SEED);
  const right = ({ clauses }: Task) => clauses.map(({ kind }) => clauseKinds.indexOf(kind));
  const lessons = tasksOf(sayings, manner.variety, chance).map((task) => ({
    places: task.clauses.map(({ from, to }) => kindFeatures(task, from, to)),
    right: right(task),
  }));
  const ruled = sayingsByRules()
    .map(taskOf)
    .map((task) => ({
      places: task.clauses.map(({ from, to }) => wordFeatures(task.facts, from, to)),
      right: right(task),
    }));
  return trainChain(clauseKinds, [...lessons, ...ruled], () => true, manner, chance);
}

export function learnSlots(sayings: readonly Saying[], manner: Manners['slots']): PackedModel {
  const chance = new Chance(SEED);
  const lessons = tasksOf(sayings, manner.variety, chance).flatMap(({ facts, clauses }) =>
    clauses.map(({ from, to, kind, slots }) => ({
      places: slotFeatures(facts, from, to, kind),
      right: slotPath(from, to, slots),
    })),
  );
  return trainChain(slotLabels, lessons, slotFollows, manner, chance);
}

function tasksOf(sayings: readonly Saying[], variety: Variety, chance: Chance): Task[] {
  return [...sayings, ...varied(sayings, variety, chance)].map(taskOf);
}

function taskOf({ tokens, language, clauses }: Saying): Task {
  return { ...read(tokens, language), clauses };
}
