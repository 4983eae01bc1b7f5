import type { Document, Field, Operation, Selection, Value } from './document.ts';
import { GraphqlFault, type Place } from './fault.ts';
import { namedType, type Schema } from './schema.ts';

/** Finds what can be known to be wrong before anything runs, so that a bad mutation changes nothing. */
export function validate(schema: Schema, document: Document, operation: Operation): GraphqlFault[] {
  const faults: GraphqlFault[] = [];
  const complain = (message: string, at: Place | undefined) =>
    void faults.push(new GraphqlFault(message, { code: 'GRAPHQL_VALIDATION_FAILED', ...(at && { at }) }));
  const declared = new Set(operation.variables.map(({ name }) => name));

  for (const { name, type } of operation.variables)
    if (!['scalar', 'enum', 'input'].includes(schema.get(namedType(type))?.kind ?? ''))
      complain(`Variable "$${name}" cannot be of type "${namedType(type)}".`, undefined);

  function checkField(typeName: string, field: Field, within: readonly string[]) {
    if (field.name === '__typename') return;
    const definition = schema.get(typeName);
    const known = definition?.kind === 'object' ? definition.fields.get(field.name) : undefined;
    if (!known) return complain(`Cannot query field "${field.name}" on type "${typeName}".`, field.at);
    for (const [name, value] of field.args) {
      if (!known.args.has(name)) complain(`Unknown argument "${name}" on field "${typeName}.${field.name}".`, field.at);
      for (const variable of variablesIn(value))
        if (!declared.has(variable)) complain(`Variable "$${variable}" is not defined.`, field.at);
    }
    for (const [name, slot] of known.args)
      if ('required' in slot.type && !slot.fallback && !field.args.has(name))
        complain(`Field "${field.name}" is missing the required argument "${name}".`, field.at);
    const target = namedType(known.type);
    const isObject = schema.get(target)?.kind === 'object';
    if (isObject && field.selections.length === 0)
      complain(`Field "${field.name}" of type "${target}" must have a selection of subfields.`, field.at);
    if (!isObject && field.selections.length > 0)
      complain(`Field "${field.name}" must not have a selection since type "${target}" has no subfields.`, field.at);
    if (isObject) checkSelections(target, field.selections, within);
  }

  function checkSelections(typeName: string, selections: readonly Selection[], within: readonly string[]) {
    for (const selection of selections) {
      if (selection.kind === 'field') checkField(typeName, selection, within);
      else if (selection.kind === 'inline') checkSelections(selection.on ?? typeName, selection.selections, within);
      else {
        const fragment = document.fragments.get(selection.fragment);
        if (!fragment) complain(`Unknown fragment "${selection.fragment}".`, selection.at);
        else if (within.includes(selection.fragment))
          complain(`Cannot spread fragment "${selection.fragment}" within itself.`, selection.at);
        else checkSelections(fragment.on, fragment.selections, [...within, selection.fragment]);
      }
    }
  }

  checkSelections(operation.kind === 'query' ? 'Query' : 'Mutation', operation.selections, []);
  return faults;
}

function variablesIn(value: Value): string[] {
  if (value.kind === 'variable') return [value.name];
  if (value.kind === 'list') return value.items.flatMap(variablesIn);
  return value.kind === 'object' ? [...value.fields.values()].flatMap(variablesIn) : [];
}
