import type { Observation } from '../../../observation.ts';
import { controlsOf, isToggle } from './parts.ts';
import type { Collection, PageRecord, Property } from './record.ts';

/** What a page offers to filter by: each value, and what the list that offers it is called. */
export type Facets = ReadonlyMap<string, string>;

export function facetsOf({ lines }: Observation): Facets {
  const facets = new Map<string, string>();
  for (const control of lines.flatMap(({ parts }) => controlsOf(parts))) {
    for (const option of control.options ?? []) facets.set(option, control.name);
    if (isToggle(control)) facets.set(control.name, facets.get(control.name) ?? '');
  }
  return facets;
}

/** Where "Warsaw" is among what the list "City" offers, the card that says "Warsaw" says its city. */
export function withFacets(collection: Collection, facets: Facets): Collection {
  if (facets.size === 0) return collection;
  const labelled = (property: Property): Property => {
    const label = property.label === '' && property.is === undefined ? facets.get(property.text) : undefined;
    return label === undefined || label === '' ? property : { ...property, label };
  };
  const withLabels = (record: PageRecord) => ({ ...record, properties: record.properties.map(labelled) });
  return { ...collection, records: collection.records.map(withLabels) };
}
