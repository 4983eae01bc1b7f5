import type { Fleet } from '../../harbour/fleet.ts';
import type { Log, Redactor } from '../../log.ts';
import type { SqliteStore } from '../../store/sqlite.ts';
import type { Cards } from './cards.ts';

/** All that the routes work with. */
export interface Harbour {
  readonly store: SqliteStore;
  readonly fleet: Fleet;
  readonly cards: Cards;
  readonly redactor: Redactor;
  readonly log: Log;
  readonly version: string;
}
