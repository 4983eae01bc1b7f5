import type { z } from 'zod';
import type { Effect } from '../action.ts';
import type { Tool } from '../browser/tool.ts';
import { talking } from './talking.ts';

/** A tool as the navigator is offered it. */
export interface AgentTool {
  name: string;
  description: string;
  effect: Effect;
  input: z.ZodType;
}

/** What can be done on pages, and the ways to talk. */
export function agentTools(tools: readonly Tool[]): AgentTool[] {
  const touching = tools.map(({ name, description, effect, input }) => ({ name, description, effect, input }));
  return [...touching, ...talking];
}

/** Seldom needed: a small model chooses better among fewer. */
const SELDOM = new Set([
  'click_at',
  'hover_at',
  'drag_at',
  'page_tools',
  'page_tool',
  'read_file',
  'forward',
  'drag',
  'select_text',
  'tabs',
]);

/** Fewer tools for small models; the same ones in every step, so that providers can cache them. */
export function forSmallModels(tools: readonly AgentTool[]): AgentTool[] {
  return tools.filter(({ name }) => !SELDOM.has(name));
}
