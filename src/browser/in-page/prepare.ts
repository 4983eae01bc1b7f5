import { findHosts } from './hosts.ts';
import { look } from './look.ts';

/** How long getting ready may take. */
const PATIENCE = 100;

/** Done when a document has loaded: finds what takes time to find, and looks once, so that the first real look is quick. */
export function prepare(wire?: string): string {
  findHosts();
  return look({ scope: 'viewport', since: undefined, patience: PATIENCE, wire });
}
