import { expectLook } from './ahead.ts';
import { disturbances } from './disturbances.ts';
import { readRules } from './generating-rules.ts';
import { findHosts } from './hosts.ts';
import { read } from './reading.ts';
import { tell } from './telling.ts';
import { expectWhole } from './whole-ahead.ts';

/** How long getting ready may take. */
const PATIENCE = 100;

/** Done when a document has loaded: finds what takes time to find, and reads once, so that the first look is quick. */
export function prepare(wire?: string, forWholePage = false): string {
  findHosts();
  readRules();
  expectLook(wire);
  if (forWholePage) expectWhole();
  const seen = disturbances();
  return tell(read('viewport', PATIENCE), { scope: 'viewport', disturbances: seen, before: undefined, isAhead: true });
}
