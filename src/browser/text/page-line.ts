import type { Change } from '../changes.ts';
import { shortAddress } from './address.ts';
import { noticeText, round } from './head.ts';
import { clipped, controlText, plainly } from './line.ts';
import { controlsOf } from './parts.ts';
import type { Speech } from './speech.ts';

const LONGEST_TITLE = 100;

/** What is new about the page as a whole, in one line. */
export function pageLine(changes: readonly Change[], speech: Speech): string {
  const out = changes.filter((change) => change.kind === 'gone' && change.outOfView).length;
  const words = changes.flatMap((change) => (isToldBelow(change, changes) ? [] : pageWords(change, speech)));
  return [...words, ...(out > 0 ? [speech.outOfView(speech.lines(out))] : [])].join('; ');
}

/** The focus is part of a control's state: where its line is told, it is told. */
function isToldBelow(change: Change, changes: readonly Change[]): boolean {
  if (change.kind !== 'focus') return false;
  return changes.some(
    (one) =>
      (one.kind === 'new' || one.kind === 'changed') && controlsOf(one.line).some(({ id }) => id === change.now?.id),
  );
}

function pageWords(change: Change, speech: Speech): string[] {
  switch (change.kind) {
    case 'url':
      return [speech.address(shortAddress(change.now ?? ''))];
    case 'title':
      return [speech.title(clipped(plainly(change.now ?? ''), LONGEST_TITLE))];
    case 'onTop':
      return [
        change.now === undefined ? speech.nothingOnTop : speech.onTop(clipped(plainly(change.now), LONGEST_TITLE)),
      ];
    case 'loading':
      return [change.now ? speech.loadingAgain : speech.loaded];
    case 'scroll':
      return [speech.scrolled(round(change.before), round(change.now), round(change.screens))];
    case 'focus':
      return change.now === undefined ? [] : [speech.focus(controlText(change.now, { speech }))];
    case 'notice': {
      const said = noticeText(change.notice, speech);
      return [change.isOver ? speech.over(said) : said];
    }
    default:
      return [];
  }
}
