import type { Control } from '../../../observation.ts';
import type { Act, Condition, Phrase } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { calledSo } from '../page-parts.ts';
import { afterLabel } from '../seeking/after-label.ts';
import { codeIn } from '../seeking/by-its-code.ts';
import { called } from '../seeking/called.ts';
import { SEARCHED } from '../seeking/explore.ts';
import { meant, spokenPhrase } from '../seeking/meant.ts';
import { scrollOn } from '../seeking/scroll-on.ts';
import { searchResult } from '../seeking/search-result.ts';
import { hasFailed, isSought, seek, triedIn } from '../seeking/seek.ts';
import { takesAway } from '../seeking/takes-away.ts';
import { type Pursuit, type Situation, wasDone, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { confirmed } from './confirmed.ts';
import { deedsDone, hasChanged, lastDeed, reachedBy, touch, wentWell } from './deed.ts';
import { INSIDE, lookInside } from './look-inside.ts';
import { nthResult, onlyResult } from './nth-result.ts';
import { openRecord } from './open-record.ts';
import { pressInBlock } from './press-in-block.ts';
import { scrollTo } from './scroll-to.ts';
import { pressedForMarked } from './together.ts';
import { twist } from './twist.ts';

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** Opens an address, or what leads to the place. */
export function go(situation: Situation, { to }: Of<'go'>): Pursuit {
  const speech = speechIn(situation.language);
  if ('url' in to) {
    if (wentWell(situation)) return reachedBy(situation, speech.opened(to.url));
    const call = { tool: 'navigate', input: { url: to.url } };
    return { do: [call], way: `navigate ${to.url}`, thought: `Going to ${to.url}.` };
  }
  const wanted = meant(to, situation.memo);
  const what = spokenPhrase(wanted);
  if (wentWell(situation) && hasChanged(situation)) return reachedBy(situation, speech.opened(wanted), what);
  if (lastDeed(situation) === undefined && isHere(situation, wanted))
    return reachedBy(situation, speech.opened(wanted), what);
  const result = lastDeed(situation) ? undefined : searchResult(situation, wanted);
  if (result) {
    const call = { tool: 'click', input: { id: result.id } };
    return { do: [call], way: `click ${result.id}`, thought: `Opening “${calledSo(result)}”.` };
  }
  if (isAboutRecord(wanted)) return openRecord(situation, wanted);
  const found = seek(situation, wanted, { to: 'open' });
  if (!isSought(found)) {
    const only = isCodeFound(situation, wanted) ? onlyResult(situation) : undefined;
    return only ?? ('stuck' in found ? openRecord(situation, wanted, found) : found);
  }
  const { id } = found.control;
  return touch(found, { tool: 'click', input: { id } }, `Opening “${calledSo(found.control)}”.`);
}

/** A code was searched for, and what the search brought need not show it. */
function isCodeFound(situation: Situation, { words }: Phrase): boolean {
  return codeIn(words) !== undefined && wasDone(situation, SEARCHED);
}

/** A place that the page itself says it is. */
function isHere({ page }: Situation, { words, ordinal, like }: Phrase): boolean {
  if (words === '' || ordinal !== undefined || like) return false;
  const [first] = page.lines.filter(({ kind, level }) => kind === 'heading' && level === 1);
  const heading = first?.parts.filter((part) => typeof part === 'string').join(' ') ?? '';
  return heading !== '' && alike(words, heading) >= SAME;
}

const SAME = 0.9;

/** Told by what is true of it rather than by its name. */
function isAboutRecord({ like = [], ordinal, kind = 'page' }: Phrase): boolean {
  return like.length > 0 || (ordinal !== undefined && RECORDS.has(kind));
}

const RECORDS = new Set(['row', 'card', 'item', 'message', 'page']);

export function press(situation: Situation, { target, how, times = 1 }: Of<'press'>): Pursuit {
  const wanted = meant(target, situation.memo);
  const done = deedsDone(situation);
  if (done >= times)
    return (
      askedAgain(situation, wanted) ??
      twist(situation) ??
      reachedBy(situation, speechIn(situation.language).pressed(asPressed(situation, wanted)))
    );
  const forMarked = wanted.place ? undefined : pressedForMarked(situation, wanted.words);
  const inBlock = forMarked ?? pressInBlock(situation, wanted) ?? nthResult(situation, wanted);
  if (inBlock) return inBlock;
  const { place: _, ...bare } = wanted;
  const hasOpened = situation.memo.ways.some(
    ({ name }) => name.startsWith('look behind more ') || name.startsWith(INSIDE),
  );
  const named = isHeaded(situation, wanted.place?.what) ? afterLabel(situation.page, wanted) : undefined;
  const sought =
    named && !hasFailed(situation, named)
      ? { control: named, why: { looked: spokenPhrase(wanted), candidates: [] } }
      : seek(situation, hasOpened ? bare : wanted, { to: 'press' });
  const found = isSought(sought) && isOtherField(sought.control, wanted) ? notThere(situation, wanted) : sought;
  if (!isSought(found))
    return sendingOff(situation, wanted) ?? appliesItself(situation, wanted) ?? lookInside(situation, wanted) ?? found;
  const { id } = found.control;
  const more = how === 'double' ? { double: true } : how === 'right' ? { button: 'right' } : {};
  const pursuit = touch(found, { tool: 'click', input: { id, ...more } }, `Pressing “${calledSo(found.control)}”.`);
  return times > 1 && 'do' in pursuit ? { ...pursuit, way: `click ${done} ${id}` } : pursuit;
}

/** “Delete forever” was pressed, and what came over the page asks with a button of that name whether it is meant: it was said. */
function askedAgain(situation: Situation, { words }: Phrase): Pursuit | undefined {
  const { page, isLast } = situation;
  if (!isLast || page.onTop === undefined || words === '') return undefined;
  const same = { to: 'press', roles: new Set(['button']), fits: takesAway } as const;
  return called(page, [words], same) ? confirmed(situation, [words]) : undefined;
}

/** What was pressed in its place is told by its own name: nobody pressed “OK” who pressed “Apply”. */
function asPressed({ told }: Situation, wanted: Phrase): Phrase {
  const name = told.map((one) => /Clicked \w+ "([^"\n]+)"/.exec(one)?.[1]).find(Boolean);
  const isOther = !wanted.exact && SENDS.some((word) => alike(word, wanted.words) >= SAME);
  return name && isOther && alike(name, wanted.words) < A_LITTLE ? { words: name, exact: true } : wanted;
}

/** "their address", on the page that is headed by whose it is. */
function isHeaded({ page }: Situation, owner: Phrase | undefined): boolean {
  const headings = page.lines.filter(({ kind }) => kind === 'heading').flatMap(({ parts }) => parts);
  return owner !== undefined && owner.words !== '' && headings.includes(owner.words);
}

/** A field that only has to do with it is not pressed for it. */
function isOtherField({ role, name }: Control, { words, kind }: Phrase): boolean {
  return FIELDS.has(role) && words !== '' && kind === undefined && !name.toLowerCase().includes(words.toLowerCase());
}

const FIELDS = new Set(['textbox', 'searchbox', 'spinbutton']);

function notThere(situation: Situation, wanted: Phrase): Pursuit {
  return { stuck: speechIn(situation.language).notFound(wanted, triedIn(situation)) };
}

/** "Apply" and "save" are said of whatever the form is sent off with. */
function sendingOff(situation: Situation, { words, exact, place }: Phrase): Pursuit | undefined {
  const { page } = situation;
  const isGeneral = !exact && !place && SENDS.some((word) => alike(word, words) >= SAME);
  const all = isGeneral ? ground({ words: '' }, page, { to: 'submit' }) : [];
  const candidates = all.filter(
    ({ control }) => control.role !== 'link' && !hasFailed(situation, control) && saysSo(control.name, words),
  );
  const [first] = candidates;
  if (!first || !isCertain(candidates)) return undefined;
  const thought = `Pressing “${calledSo(first.control)}”.`;
  return { do: [{ tool: 'click', input: { id: first.control.id } }], way: `click ${first.control.id}`, thought };
}

/** Where there is nothing to apply it with, what was chosen counts at once. */
function appliesItself({ previous, language, goal }: Situation, { words, exact }: Phrase): Pursuit | undefined {
  const isChosen = previous?.kind === 'tick' || previous?.kind === 'choose' || previous?.kind === 'filter';
  if (exact || !isChosen || Math.max(alike('apply', words), alike('apply filters', words)) < SAME) return undefined;
  return { reached: { text: speechIn(language).notNeeded(goal.said), claims: [] } };
}

/** In its own words, or in those of any button that sends off. */
function saysSo(name: string, words: string): boolean {
  return [words, ...SENDS].some((word) => alike(word, name) >= A_LITTLE);
}

const A_LITTLE = 0.4;
const SENDS = ['apply', 'apply filters', 'save', 'submit', 'confirm', 'show', 'show results', 'log in', 'ok', 'go'];

export function hover(situation: Situation, { target }: Of<'hover'>): Pursuit {
  if (wentWell(situation)) return reachedBy(situation, speechIn(situation.language).done(target));
  const found = seek(situation, target, { to: 'hover' });
  if (!isSought(found)) return found;
  return touch(found, { tool: 'hover', input: { id: found.control.id } }, `Pointing at “${calledSo(found.control)}”.`);
}

export function back(situation: Situation): Pursuit {
  return plainly(situation, { tool: 'back', input: {} });
}

export function reload(situation: Situation): Pursuit {
  return plainly(situation, { tool: 'reload', input: {} });
}

export function key(situation: Situation, { key: name }: Of<'key'>): Pursuit {
  return plainly(situation, { tool: 'press', input: { key: name } });
}

export function scroll(situation: Situation, { to, within }: Of<'scroll'>): Pursuit {
  const { until } = situation.goal;
  if (within && typeof to === 'string') return scrollWithin(situation, to, within);
  if (until && to === 'down' && !wentWell(situation)) return scrollUntil(situation, until);
  if (to === 'up' || to === 'down') return plainly(situation, { tool: 'scroll', input: { direction: to } });
  if (to === 'top' || to === 'bottom') return plainly(situation, { tool: 'scroll', input: { to } });
  return scrollTo(situation, to);
}

/** Scrolls what on the page has a way of its own. */
function scrollWithin(situation: Situation, to: 'up' | 'down' | 'top' | 'bottom', within: Phrase): Pursuit {
  if (wentWell(situation)) return reachedBy(situation, speechIn(situation.language).done(situation.goal.said));
  const found = seek(situation, within, { to: 'hover' });
  if (!isSought(found)) return found;
  const { id } = found.control;
  const input = to === 'top' || to === 'bottom' ? { id, to } : { id, direction: to };
  return touch(found, { tool: 'scroll', input }, `${situation.goal.said}.`);
}

/** A page that brings more at its end is scrolled on until it shows what is waited for, or nothing more comes. */
function scrollUntil(situation: Situation, { what }: Condition): Pursuit {
  const call = scrollOn(situation);
  if (!call) return { stuck: speechIn(situation.language).notFound(what, triedIn(situation)) };
  return { do: [call], way: call.tool, thought: `${situation.goal.said}.` };
}

/** A tool that needs nothing of the page. */
function plainly(situation: Situation, call: { tool: string; input: object }): Pursuit {
  if (wentWell(situation)) return reachedBy(situation, speechIn(situation.language).done(situation.goal.said));
  return { do: [call], way: call.tool, thought: `${situation.goal.said}.` };
}

/** Closes what lies over the page, or what is named. */
export function close(situation: Situation, { what }: Of<'close'>): Pursuit {
  if (wentWell(situation)) return reachedBy(situation, speechIn(situation.language).done(situation.goal.said));
  const isTab = what?.kind === 'tab' && what.words === '';
  if (isTab) return { do: [{ tool: 'close_tab', input: {} }], way: 'close_tab', thought: 'Closing the tab.' };
  const words = { words: 'close', ...(what ? { place: { is: 'of', what } as const } : {}) };
  const found = seek(situation, words, { to: 'close' });
  if (isSought(found))
    return touch(
      found,
      { tool: 'click', input: { id: found.control.id } },
      `Closing “${spokenPhrase(what ?? words)}”.`,
    );
  // Dialogs go away with a key where they have no button for it; what is part of one does not.
  const isOver = situation.page.onTop !== undefined && !lastDeed(situation) && (!what || isOverlay(what));
  return isOver
    ? { do: [{ tool: 'press', input: { key: 'Escape' } }], way: 'press Escape', thought: 'Closing it.' }
    : found;
}

function isOverlay({ words, kind, isPronoun }: Phrase): boolean {
  return kind === 'dialog' || isPronoun === true || OVERLAYS.some((word) => alike(word, words) >= A_LITTLE);
}

const OVERLAYS = ['dialog', 'window', 'banner', 'popup', 'message', 'notice', 'menu', 'panel', 'form', 'box', 'offer'];

export function consent(situation: Situation, { to }: Of<'consent'>): Pursuit {
  if (wentWell(situation)) return reachedBy(situation, speechIn(situation.language).done(situation.goal.said));
  const certain = CONSENTS[to].map((words) => ground({ words }, situation.page, { to: 'press' })).find(isCertain);
  const [first] = certain ?? [];
  const found = first
    ? { control: first.control, why: { looked: to, candidates: [] } }
    : seek(situation, { words: CONSENTS[to][0] }, { to: 'press' });
  if (!isSought(found)) return found;
  return touch(found, { tool: 'click', input: { id: found.control.id } }, `Pressing “${calledSo(found.control)}”.`);
}

/** How banners call it, the plainest first. */
const CONSENTS = {
  accept: ['accept all', 'accept', 'agree', 'ok'],
  reject: ['reject all', 'only necessary', 'necessary only', 'decline'],
} as const;

export function download(situation: Situation, { what }: Of<'download'>): Pursuit {
  const { told, language, goal } = situation;
  // Some are shown by the browser in the place of the page, or in a tab of their own.
  const hasCome = told.some((one) => /^(?:A file came down:|Tab \d+ opened:|The page is another one now:)/m.test(one));
  if (wentWell(situation) || wasTried(situation, AWAITED)) {
    if (hasCome) return reachedBy(situation, speechIn(language).done(goal.said));
    const call = { tool: 'wait', input: { change: true, seconds: 2 } };
    return wasTried(situation, AWAITED)
      ? { stuck: speechIn(language).noFileCame(goal.said) }
      : { do: [call], way: AWAITED, thought: 'Waiting for the file.' };
  }
  const wanted = meant(what, situation.memo);
  const found = seek(situation, wanted, { to: 'open' });
  if (!isSought(found)) return found;
  return touch(found, { tool: 'click', input: { id: found.control.id } }, `Downloading “${calledSo(found.control)}”.`);
}

const AWAITED = 'wait for the file';
