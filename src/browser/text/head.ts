import type { Notice, Observation, Outline } from '../../observation.ts';
import { shortAddress } from './address.ts';
import { clipped, plainly } from './line.ts';
import type { Speech } from './speech.ts';

const LONGEST_TITLE = 100;
const LONGEST_ABOUT = 120;
const MOST_FRAMES = 3;
const MOST_NOTICES = 6;
const MOST_HEADINGS = 6;
const LONGEST_HEADING = 40;

/** Where we are and what stands in the way: one line each. */
export function headOf(
  { url, title, tab, scroll, loading, onTop, notices = [], missingFrames }: Observation,
  speech: Speech,
): string[] {
  const { screen, screens } = scroll;
  const where = [
    ...(tab.of > 1 ? [speech.tab(tab.number, tab.of)] : []),
    ...(screens > 1.05 ? [speech.screen(round(screen), round(screens))] : []),
    ...(loading ? [speech.loading] : []),
  ].join(', ');
  const called = clipped(plainly(title).trim(), LONGEST_TITLE) || speech.untitled;
  return [
    `${called} — ${shortAddress(url)}${where === '' ? '' : ` (${where})`}`,
    ...(onTop === undefined ? [] : [speech.onTop(clipped(plainly(onTop), LONGEST_ABOUT))]),
    ...notices.slice(0, MOST_NOTICES).map((notice) => noticeText(notice, speech)),
    ...unanswered(missingFrames, speech),
  ];
}

function unanswered(frames: readonly string[], speech: Speech): string[] {
  const told = frames.slice(0, MOST_FRAMES).map((frame) => speech.unanswered(shortAddress(frame)));
  const rest = frames.length - told.length;
  return rest > 0 ? [...told.slice(0, -1), `${told.at(-1) ?? ''} (+${rest})`] : told;
}

export function noticeText({ kind, text, about }: Notice, speech: Speech): string {
  const what = about === undefined ? undefined : clipped(plainly(about), LONGEST_ABOUT);
  return `! ${speech.notice(kind, what) ?? clipped(plainly(text), 2 * LONGEST_ABOUT)}`;
}

/** What is above and below, so that nobody takes the view for the page. */
export function footOf({ above, below, scope }: Observation, speech: Speech): string[] {
  if (scope === 'page') return [];
  return [outline('↑', speech.above, above, speech), outline('↓', speech.below, below, speech)].filter(
    (line) => line !== '',
  );
}

function outline(arrow: string, side: string, outline: Outline, speech: Speech): string {
  const { screens, controls, headings, moreHeadings = 0 } = outline;
  const counts = [
    ...(screens >= 0.05 ? [`${speech.screens(screens, round(screens))} ${side}`] : []),
    ...(controls > 0 ? [speech.controls(controls)] : []),
  ];
  if (counts.length === 0 && headings.length === 0) return '';
  const named = headings.slice(0, MOST_HEADINGS).map((heading) => clipped(plainly(heading), LONGEST_HEADING));
  const rest = headings.length - named.length + moreHeadings;
  const told = [...new Set(named), ...(rest > 0 ? [`… +${rest}`] : [])].join(' · ');
  return `${arrow} ${counts.length > 0 ? counts.join(', ') : side}${told === '' ? '' : `: ${told}`}`;
}

export function round(number: number): string {
  return String(Math.round(number * 10) / 10);
}
