import type { Control, Part } from '../../../observation.ts';
import type { Act } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { isSameSort } from '../reading/nouns.ts';
import { searchField } from '../seeking/search-field.ts';
import { isSought, seek } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { isSameText } from '../words/normal.ts';
import { deedsDone, lastDeed, reachedBy, touch, wentWell } from './deed.ts';
import { lookThrough } from './look-through.ts';
import { searchWithForm } from './search-form.ts';
import { searchShorter } from './search-shorter.ts';

/** Types what is looked for into whatever the site has to search with. */
export function search(situation: Situation, { query, within }: Extract<Act, { kind: 'search' }>): Pursuit {
  const speech = speechIn(situation.language);
  const text = query.exact ? query.text : whatItIsAbout(withoutOwnSort(situation, query.text));
  if (wentWell(situation) && lastDeed(situation)?.name.startsWith('enter ') !== true)
    return (query.exact ? undefined : searchShorter(situation, text)) ?? hasSearched(situation, text);
  if (isInSight(situation, text)) return reachedBy(situation, '', text);
  const through = lookThrough(situation, text);
  if (through) return through;
  const field = within ? undefined : searchField(situation.page);
  const inForm = field || within ? undefined : searchWithForm(situation, query.text);
  if (inForm) return inForm;
  const found = field
    ? { control: field, why: { looked: 'search', candidates: [] } }
    : seek(situation, within ?? { words: 'search' }, { to: 'search', value: query });
  // "Look for it in my messages": where no such part is to be searched, the site is.
  const anywhere = within && !isSought(found) ? searchField(situation.page) : undefined;
  if (!anywhere && !isSought(found)) return found;
  const sought = isSought(found) ? found : { control: anywhere as Control, why: { looked: 'search', candidates: [] } };
  const { id } = sought.control;
  return touch(sought, { tool: 'type', input: { id, text, submit: true } }, `${speech.searched(text)}.`);
}

/** "Find “Ann Lee”. Press the star button": what stands there already, beside what is pressed next, need not be searched for. */
function isInSight({ page, ahead, memo }: Situation, text: string): boolean {
  const [next] = ahead;
  const isBeside = next?.kind === 'press' && next.target.place?.what.words === text;
  const stands = (part: Part) => isSameText(typeof part === 'string' ? part : part.name, text);
  return (
    isBeside && memo.ways.length === 0 && page.lines.some(({ kind, parts }) => kind !== 'heading' && parts.some(stands))
  );
}

/** "barista jobs", where all that the site has are jobs: its things do not call themselves so. */
function withoutOwnSort({ page }: Situation, query: string): string {
  const headings = page.lines.filter(({ kind }) => kind === 'heading').flatMap(({ parts }) => parts);
  const own = [page.title, ...headings.filter((part) => typeof part === 'string')].join(' ');
  const left = query.split(/\s+/).filter((word) => !isSameSort(word, own));
  // «вакансии [для] юриста»: without what it is for, it is for nothing.
  const told = left.length < query.split(/\s+/).length && FOR.test(left[0] ?? '') ? left.slice(1) : left;
  return told.length > 0 ? told.join(' ') : query;
}

const FOR = /^(?:for|of|as|для|по)$/i;

/** "topic about a coffee grinder", «письмо про отпуск»: pages are searched for what stands in them. */
function whatItIsAbout(query: string): string {
  return ABOUT.exec(query)?.groups?.['what'] ?? query;
}

const ABOUT = /^(?:\p{L}+ )?(?:about|regarding|concerning|про|о|об|насч[её]т) (?:an? |the )?(?<what>.+)$/iu;

/** Some pages search only when their button is pressed. */
function hasSearched(situation: Situation, text: string): Pursuit {
  const speech = speechIn(situation.language);
  const typed = lastDeed(situation);
  const isIdle = typed?.name.startsWith('type ') && !situation.page.url.includes('?') && deedsDone(situation) === 1;
  const button = isIdle ? seek(situation, { words: 'search', kind: 'button' }, { to: 'submit' }) : undefined;
  const isShown = button && isSought(button) && BUTTONS.has(button.control.role);
  const field = controlsOf(situation.page).find(({ value = '' }) => value === text);
  if (isShown && field && isUnanswered(situation))
    return touch(
      button,
      { tool: 'click', input: { id: button.control.id } },
      `Pressing “${calledSo(button.control)}”.`,
    );
  return reachedBy(situation, speech.searched(text), text);
}

const BUTTONS = new Set(['button', 'link', 'clickable']);

/** Typing changed nothing but the field. */
function isUnanswered({ told }: Situation): boolean {
  return !told.some((one) => /→|\d{3}|https?:/.test(one));
}
