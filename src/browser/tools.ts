import { LotsmanError } from '../errors.ts';
import { nearest } from '../nearest.ts';
import type { Tool } from './tool.ts';
import { back } from './tools/back.ts';
import { check } from './tools/check.ts';
import { click } from './tools/click.ts';
import { clickAt } from './tools/click-at.ts';
import { closeTab } from './tools/close-tab.ts';
import { dialog } from './tools/dialog.ts';
import { drag } from './tools/drag.ts';
import { dragAt } from './tools/drag-at.ts';
import { expand } from './tools/expand.ts';
import { extract } from './tools/extract.ts';
import { fill } from './tools/fill.ts';
import { find } from './tools/find.ts';
import { forward } from './tools/forward.ts';
import { hover } from './tools/hover.ts';
import { hoverAt } from './tools/hover-at.ts';
import { navigate } from './tools/navigate.ts';
import { openTab } from './tools/open-tab.ts';
import { pageTool } from './tools/page-tool.ts';
import { pageTools } from './tools/page-tools.ts';
import { press } from './tools/press.ts';
import { readFile } from './tools/read-file.ts';
import { reload } from './tools/reload.ts';
import { screenshot } from './tools/screenshot.ts';
import { scroll } from './tools/scroll.ts';
import { select } from './tools/select.ts';
import { selectText } from './tools/select-text.ts';
import { set } from './tools/set.ts';
import { switchTab } from './tools/switch-tab.ts';
import { tabs } from './tools/tabs.ts';
import { type } from './tools/type.ts';
import { upload } from './tools/upload.ts';
import { wait } from './tools/wait.ts';

/** Every action there is, in the order in which people and models read them. */
export const tools: readonly Tool[] = [
  ...[click, type, press, hover, drag, selectText, scroll],
  ...[select, check, set, fill, upload],
  ...[navigate, back, forward, reload, wait, dialog],
  ...[tabs, openTab, switchTab, closeTab],
  ...[find, expand, extract, readFile, screenshot],
  ...[clickAt, hoverAt, dragAt],
  ...[pageTools, pageTool],
];

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
