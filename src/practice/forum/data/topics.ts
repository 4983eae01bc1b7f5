import type { TopicSeed } from './topic-seed.ts';
import { balcony } from './topics/balcony.ts';
import { bicycles } from './topics/bicycles.ts';
import { books, meta } from './topics/books-and-meta.ts';
import { kitchen } from './topics/kitchen.ts';
import { network } from './topics/network.ts';
import { repair } from './topics/repair.ts';
import { workshop } from './topics/workshop.ts';

/** Every discussion a new visitor finds, by board. */
export const topicSeeds: Readonly<Record<string, readonly TopicSeed[]>> = {
  workshop,
  repair,
  balcony,
  network,
  kitchen,
  bicycles,
  books,
  meta,
};
