import { LotsmanError } from '../errors.ts';
import { nearest } from '../nearest.ts';
import type { Tool } from './tool.ts';
import { click } from './tools/click.ts';
import { clickAt } from './tools/click-at.ts';
import { drag } from './tools/drag.ts';
import { hover } from './tools/hover.ts';
import { press } from './tools/press.ts';
import { type } from './tools/type.ts';

/** Every action there is, in the order in which people and models read them. */
export const tools: readonly Tool[] = [click, type, press, hover, drag, clickAt];

/** The tool of that name; one that does not exist is told in one sentence, with the one that was probably meant. */
export function toolNamed(name: string, known: readonly Tool[] = tools): Tool {
  const tool = known.find((one) => one.name === name);
  if (!tool) throw unknownTool(name, known);
  return tool;
}

function unknownTool(name: string, known: readonly Tool[]): LotsmanError {
  const names = known.map((one) => one.name);
  const meant = nearest(name, names);
  return new LotsmanError('bad_input', `There is no action "${name}".`, {
    hint: meant === undefined ? `There are: ${names.join(', ')}.` : `Did you mean ${meant}?`,
  });
}
