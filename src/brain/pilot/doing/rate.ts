import type { Control, Observation } from '../../../observation.ts';
import type { Entry, Things } from '../goal.ts';
import { BARE, sceneOf } from '../grounding/scene.ts';
import { wordsOn } from '../page-parts.ts';
import { meantThings, spokenPhrase } from '../seeking/meant.ts';
import { type Pursuit, type Situation, wasDone } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { calledNearest, saysSo } from '../words/called-nearest.ts';
import { symbolWords } from '../words/symbols.ts';
import { reachedBy } from './deed.ts';

/** "Give the café four stars": the fourth of the stars that stand by its name is pressed. Nothing where there are no such stars. */
export function rate(situation: Situation, asked: Things, entries: readonly Entry[]): Pursuit | undefined {
  const { page, memo, language } = situation;
  const [entry, ...more] = entries;
  const { number = 0, unit } = entry?.value ?? {};
  if (unit !== 'stars' || more.length > 0 || !Number.isInteger(number)) return undefined;
  const { what } = meantThings(asked, memo);
  const name = `★ ${number} (${spokenPhrase(what)})`;
  if (wasDone(situation, WAY)) return reachedBy(situation, speechIn(language).pressed(name));
  const stars = starsOf(page, what.words);
  if (!stars) return undefined;
  const star = stars[number - 1];
  if (!star) return { stuck: speechIn(language).notFound(name, []) };
  const thought = `Pressing star ${number} of ${stars.length}.`;
  return { do: [{ tool: 'click', input: { id: star.id } }], way: WAY, thought };
}

const WAY = 'press the star';

interface Row {
  stars: readonly Control[];
  /** What may say what is rated, the nearest first. */
  captions: readonly string[];
}

/** The stars of the thing; the only ones there are, where the page is about it. */
function starsOf(page: Observation, words: string): readonly Control[] | undefined {
  const rows = rowsOfStars(page);
  const [only, ...others] = rows;
  if (only && others.length === 0 && (words === '' || saysSo(wordsOn(page), words))) return only.stars;
  return calledNearest(rows, words)?.stars;
}

/** Several on one line that are each called a star. */
function rowsOfStars(page: Observation): Row[] {
  return page.lines.flatMap(({ parts }, at) => {
    const stars = parts.filter((part, place) => typeof part === 'object' && isStar(part, parts[place + 1]));
    if (stars.length < FEWEST || stars.length > MOST) return [];
    const first = stars[0] as Control;
    const beside = parts.filter((part) => typeof part === 'string' && !part.startsWith('(')).join(' ');
    const above =
      page.lines[at - 1]?.parts.map((part) => (typeof part === 'string' ? part : part.name)).join(' ') ?? '';
    const heading = sceneOf(page).places.find(({ control }) => control === first)?.headings[0] ?? '';
    return [{ stars: stars as Control[], captions: [beside, above, heading] }];
  });
}

const FEWEST = 3;
const MOST = 10;

function isStar({ role, name }: Control, next: unknown): boolean {
  if (!BARE.has(role) && role !== 'button' && role !== 'radio') return false;
  if (name === '') return typeof next === 'string' && /^\(icon: .*star/i.test(next);
  return symbolWords(name) === 'star' || /^\d{1,2} (?:stars?|зв[её]зд\p{L}*)$/iu.test(name.trim());
}
