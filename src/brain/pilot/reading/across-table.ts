import type { Row } from './answered.ts';
import type { Inquiry } from './inquiry.ts';
import { FITS, type Mind } from './mind.ts';
import type { Collection } from './record.ts';
import { pieceOf } from './row.ts';

/** "The population of Brod", where the towns stand at the top of a table and what is told of them at its side. */
export function acrossTable({ query, readings, mind }: Inquiry): Row[] | undefined {
  const [asked, ...others] = query.tell;
  const { words, place } = query.things.what;
  if (!asked || others.length > 0 || words === '' || place) return undefined;
  const tables = readings.flatMap(({ collections }) => collections.filter(({ kind }) => kind === 'table'));
  const found = tables.flatMap((table) => cellsOf(table, words, asked.words, mind));
  return found.length === 1 ? found : undefined;
}

function cellsOf({ columns, records }: Collection, thing: string, asked: string, mind: Mind): Row[] {
  const tops = columns.filter((label) => label !== '' && mind.fits(thing, label) >= SURELY);
  const sides = records.filter(({ name }) => mind.fits(asked, name) >= FITS);
  return tops.flatMap((label) =>
    sides.flatMap((record) =>
      record.properties
        .filter((property) => property.label === label && property.is === undefined && property.text !== '')
        .map((property) => ({
          record,
          name: label,
          told: [pieceOf(asked, { record, property, text: property.text })],
        })),
    ),
  );
}

/** What stands at the top has to be the thing itself. */
const SURELY = 0.9;
