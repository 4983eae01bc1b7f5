import type { Line, Observation } from '../../observation.ts';
import { cutToTokens, tokensOf } from '../../tokens.ts';
import { round } from './head.ts';
import { type Language, speechOf } from './languages.ts';
import { clipped, lineText, plainly } from './line.ts';
import { isControl } from './parts.ts';
import { type Match, search } from './search.ts';
import type { Speech } from './speech.ts';

export interface FindOptions {
  budget?: number | undefined;
  /** Lines shown at most; all are counted. */
  limit?: number | undefined;
  language?: Language | undefined;
}

const LONGEST_TEXT = 300;
const LONGEST_LEAD = 60;
/** Kept free for the first lines and the last. */
const MARGIN = 80;

/** What a search of the whole page found, with where it is; when nothing, which words come near. */
export function find(observation: Observation, query: string, options: FindOptions = {}): string {
  const { budget = 1_000, limit = 20, language } = options;
  const speech = speechOf(language);
  const { matches, only, near = [], problem } = search(observation, query);
  const asked = clipped(plainly(query.trim()), LONGEST_LEAD);
  const spoken = /^["/]/.test(asked) ? asked : `"${asked}"`;
  const nearby = near.length > 0 ? [speech.near(near)] : [];
  if (problem !== undefined) return cutToTokens(speech.badPattern(problem), budget);
  if (matches.length === 0) return cutToTokens([speech.foundNothing(spoken), ...nearby].join(' '), budget);

  const head = only ? [speech.someWords(only), ...nearby] : [`${speech.found(matches.length, spoken)}:`];
  const { texts, shown } = listed(observation, matches.slice(0, limit), budget - MARGIN, speech);
  const rest = matches.length - shown;
  const tail = rest > 0 ? [`… ${speech.moreFound(rest)}`] : [];
  return cutToTokens([...head, ...texts, ...tail].join('\n'), budget);
}

/** The lines found, each group after what it stands under. */
function listed({ lines, scroll }: Observation, matches: readonly Match[], room: number, speech: Speech) {
  const texts: string[] = [];
  let [used, shown, place] = [0, 0, ''];
  for (const { index, under } of matches) {
    const line = lines[index];
    if (!line) continue;
    const write = (at: number, longest: number) => {
      const one = lines[at];
      return one ? lineText(one, { speech, longest }) : '';
    };
    const leads = under.map((at) => leadText(lines[at], write(at, LONGEST_LEAD))).join(' › ');
    const screen = line.screen === undefined ? '' : speech.screen(round(line.screen), round(scroll.screens));
    const here = [leads, screen].filter((one) => one !== '').join(', ');
    const added = [...(here === place || here === '' ? [] : [`${here}:`]), ` ${write(index, LONGEST_TEXT)}`];
    used += tokensOf(`${added.join('\n')}\n`);
    if (used > room && shown > 0) break;
    texts.push(...added);
    [shown, place] = [shown + 1, here];
  }
  return { texts, shown };
}

/** The head of a table is told by its words alone. */
function leadText(line: Line | undefined, text: string): string {
  const told = line?.kind === 'row' ? line.parts.map((part) => (isControl(part) ? part.name : part)).join(' ') : text;
  return clipped(told.replace(/:$/, ''), LONGEST_LEAD * 2);
}
