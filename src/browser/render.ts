import type { Control, Line, Observation, Outline, Part } from '../observation.ts';

/** So many characters make a token, roughly, in the languages that pages are written in. */
const CHARACTERS_PER_TOKEN = 3.5;

/** The text form of an observation: what a model reads. Never longer than the budget; what is left out is counted. */
export function render(observation: Observation, budget = 2_000): string {
  const head = headOf(observation);
  const foot = [outline('↑', 'above', observation.above), outline('↓', 'below', observation.below)].filter(
    (line) => line !== '',
  );
  const room = budget * CHARACTERS_PER_TOKEN - [...head, ...foot].join('\n').length - 60;
  const body = whatFits(observation.lines.map(renderLine), room);
  return [...head, ...body, ...foot].join('\n');
}

function headOf({ url, title, tab, scroll, loading, onTop, missingFrames }: Observation): string[] {
  const { screen, screens } = scroll;
  const where = screens > 1.05 ? `, screen ${round(screen)} of ${round(screens)}` : '';
  return [
    `${title || '(no title)'} — ${shortUrl(url)} (tab ${tab.number} of ${tab.of}${where}${loading ? ', still loading' : ''})`,
    ...(onTop === undefined ? [] : [`On top of the page: ${onTop}. Nothing else can be reached.`]),
    ...missingFrames.map((frame) => `A part of the page did not answer: ${shortUrl(frame)}`),
  ];
}

export function renderLine({ depth, kind, level, role, parts }: Line): string {
  const text = parts.map(renderPart).join(' ');
  const indent = '  '.repeat(depth);
  if (kind === 'landmark' || kind === 'group') return `${indent}${role}${text === '' ? '' : ` "${text}"`}:`;
  if (kind === 'heading') return `${indent}${'#'.repeat(level ?? 1)} ${text}`;
  return `${indent}${kind === 'item' ? '- ' : ''}${text}`;
}

function renderPart(part: Part): string {
  return typeof part === 'string' ? part : renderControl(part);
}

export function renderControl({ id, role, name, value, placeholder, states, options, coveredBy }: Control): string {
  const details = [
    ...(value === undefined ? [] : [`= "${value}"`]),
    ...(placeholder === undefined || value ? [] : [`placeholder "${placeholder}"`]),
    ...(options === undefined ? [] : [`of: ${options.join(' / ')}`]),
    ...(states.length === 0 ? [] : [`(${states.join(', ')})`]),
    ...(coveredBy === undefined ? [] : [`covered by ${coveredBy}`]),
  ];
  return [`[${id}] ${role}${name === '' ? '' : ` "${name}"`}`, ...details].join(' ');
}

function outline(arrow: string, side: string, { screens, controls, headings }: Outline): string {
  if (screens < 0.05 && controls === 0 && headings.length === 0) return '';
  const parts = [
    ...(screens >= 0.05 ? [`${round(screens)} ${screens > 1.04 ? 'screens' : 'screen'} ${side}`] : [side]),
    ...(controls > 0 ? [`${controls} ${controls === 1 ? 'control' : 'controls'}`] : []),
  ];
  return `${arrow} ${parts.join(', ')}${headings.length > 0 ? `: ${headings.join(' · ')}` : ''}`;
}

/** The first lines that fit, and how many did not. */
function whatFits(lines: readonly string[], room: number): string[] {
  let used = 0;
  const shown = lines.findIndex((line) => {
    used += line.length + 1;
    return used > room;
  });
  if (shown === -1) return [...lines];
  return [...lines.slice(0, shown), `… ${lines.length - shown} more lines here: scroll or find to see them`];
}

function shortUrl(url: string): string {
  return url.length > 120 ? `${url.slice(0, 119)}…` : url;
}

function round(number: number): string {
  return String(Math.round(number * 10) / 10);
}
