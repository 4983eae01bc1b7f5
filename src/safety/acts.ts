import type { Action } from '../action.ts';
import { originOf, originText } from './origins.ts';
import type { Case } from './rule.ts';

/** Tools that only look, wait, or go where one has been. */
const QUIET = new Set(
  'scroll hover hover_at back forward reload switch_tab close_tab tabs wait find expand extract screenshot read_file page_tools'.split(
    ' ',
  ),
);

/** It touches a page, goes to one, or puts words somewhere. Of a tool that nobody knows, what it says of itself counts. */
export function isAct({ action: { tool, input }, effect }: Pick<Case, 'action' | 'effect'>): boolean {
  if (tool === 'open_tab' || tool === 'dialog')
    return givenText(input, tool === 'dialog' ? 'text' : 'url') !== undefined;
  return !QUIET.has(tool) && effect !== 'read';
}

/** The address that the model itself gave, in full. */
export function addressGiven({ tool, input }: Action, here: string): URL | undefined {
  if (tool !== 'navigate' && tool !== 'open_tab') return undefined;
  const given = givenText(input, 'url')?.trim();
  if (given === undefined || given === '') return undefined;
  if (/^(?:\/(?!\/)|[?#]|\.\.?\/)/.test(given)) return URL.parse(given, here) ?? undefined;
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(given);
  return URL.parse(hasScheme ? given : withScheme(given.replace(/^\/\//, ''))) ?? undefined;
}

function withScheme(given: string): string {
  const isThisMachine = /^(?:[^/?#]*\.)?localhost(?=[:/?#]|$)|^127(?:\.\d+){3}(?=[:/?#]|$)|^\[::1\]/i.test(given);
  return `${isThisMachine ? 'http' : 'https'}://${given}`;
}

/** The address that an act opens, as far as it is known: the one that was given, or that of the link that is clicked. */
export function addressOpened({
  action,
  foresight,
  url,
}: Pick<Case, 'action' | 'foresight' | 'url'>): string | undefined {
  return addressGiven(action, url)?.href ?? (action.tool === 'click' ? foresight.leadsTo : undefined);
}

/** Where an act leads: the address that was given or that a link has, the form's, else the page itself. */
export function destinationOf({ action, foresight, url }: Pick<Case, 'action' | 'foresight' | 'url'>): string {
  const given = addressGiven(action, url)?.href;
  const addresses = given === undefined ? [foresight.leadsTo, foresight.submits?.to, url] : [given];
  const origin = addresses.map((address) => (address === undefined ? undefined : originOf(address))).find(Boolean);
  return origin ? originText(origin) : '';
}

/** The words that the model puts into the world with an act. None for a click, though which one is clicked says something too. */
export function payloadOf({ tool, input }: Action): string[] {
  const given = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  switch (tool) {
    case 'type':
    case 'dialog':
      return texts(given['text']);
    case 'fill':
      return Array.isArray(given['fields']) ? given['fields'].flatMap((field) => texts(field?.value)) : [];
    case 'select':
      return [...texts(given['option']), ...texts(given['options'])];
    case 'set':
      return texts(given['value']);
    case 'press':
      return texts(given['key']);
    case 'upload':
      return texts(given['files']);
    case 'page_tool':
      return texts(given['input']);
    case 'navigate':
    case 'open_tab':
      return texts(given['url']);
    case 'click':
    case 'click_at':
    case 'check':
    case 'drag':
    case 'drag_at':
    case 'select_text':
      return [];
    default:
      return texts(given);
  }
}

function texts(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [String(value)];
  return Object.values(value).flatMap(texts);
}

/** Enter is pressed: by itself, or after what is typed. */
export function pressesEnter({ tool, input }: Action): boolean {
  const { submit, key } = (input ?? {}) as { submit?: unknown; key?: unknown };
  if (tool === 'press') return typeof key === 'string' && /(?:^|\+)(?:Numpad)?Enter$/i.test(key);
  return (tool === 'type' || tool === 'fill') && submit !== undefined && submit !== false;
}

function givenText(input: unknown, key: string): string | undefined {
  const value = typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}
