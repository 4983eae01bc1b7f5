import type { Phrase } from '../goal.ts';
import { coverage, coverageOf } from '../words/coverage.ts';
import type { How } from '../words/likeness.ts';
import { readText } from '../words/read-text.ts';
import { impliedNames } from './implied.ts';
import type { Needs } from './needs.ts';
import type { Place } from './scene.ts';

/** How a control is called, against what was said. */
export interface Called {
  /** Which of its own words were compared. */
  text: string;
  /** The share of what was said that its own words say. */
  said: number;
  /** The share of its own words that was said. */
  precise: number;
  /** 1 where it is called exactly so, 0.5 where that is part of its name. */
  same: number;
  /** The weakest way in which a word was recognised. */
  how: How;
  /** The share that its row or card adds; and that headings and landmarks add to that. */
  near: number;
  around: number;
}

/** Nothing was said of its name: it may be called anything, and what else was said decides. */
const UNNAMED: Called = { text: '', said: 0.9, precise: 0.9, same: 0, how: 'none', near: 0, around: 0 };

export function calledAs(phrase: Phrase, place: Place, needs: Needs): Called {
  if (phrase.words !== '') return comparedWith(phrase.words, place, needs);
  const implied = impliedNames(needs.to);
  const compared = implied.map((words, rank) => {
    const called = comparedWith(
      words,
      { ...place, card: '', beside: '', hint: impliedHint(words, place, needs) },
      needs,
    );
    // A guess has to fit the whole name: "Save: Lawyer" sends nothing off.
    return { ...called, said: called.said * called.precise * (1 - 0.03 * rank), same: 0, near: 0, around: 0 };
  });
  return compared.sort((a, b) => b.said - a.said)[0] ?? UNNAMED;
}

/** A field beside a search button is for searching, whatever it is called. */
function impliedHint(words: string, { hint, beside, icons, landmarks }: Place, { to }: Needs): string {
  const isForSearch =
    landmarks.some(({ role }) => role === 'search') || coverage(words, `${beside} ${icons}`).share > LEAST_BESIDE;
  return to === 'search' && isForSearch ? words : hint;
}

const LEAST_BESIDE = 0.8;

function comparedWith(words: string, place: Place, needs: Needs): Called {
  const said = readText(words);
  const own = ownTexts(place, needs)
    .map(({ text, trust }) => {
      const read = readText(text);
      const { share, words: found } = coverageOf(said, read);
      const same = sameness(said.bare, read.bare) * trust;
      return {
        text,
        read,
        found,
        same,
        said: Math.max(share, same === 1 ? 1 : 0) * trust,
        precise: coverageOf(read, said).share,
      };
    })
    .sort((a, b) => b.said + 0.3 * b.precise + b.same - (a.said + 0.3 * a.precise + a.same))[0];
  const card = coverageOf(said, readText(place.card)).words;
  const beside = coverageOf(said, readText(place.beside)).words;
  const around = coverageOf(
    said,
    readText([...place.headings, ...place.landmarks.map(({ name }) => name)].join(' · ')),
  ).words;
  let [nearer, farther] = [0, 0];
  for (const [index, { weight }] of said.tokens.entries()) {
    const ownScore = own?.found[index]?.score ?? 0;
    const nearScore = Math.max(ownScore, card[index]?.score ?? 0, 0.9 * (beside[index]?.score ?? 0));
    nearer += weight * (nearScore - ownScore);
    farther += weight * Math.max(0, (around[index]?.score ?? 0) - nearScore);
  }
  const weight = Math.max(said.weight, 0.05);
  return {
    text: own?.text ?? '',
    said: own?.said ?? 0,
    precise: own?.precise ?? 0,
    same: own?.same ?? 0,
    how: weakest(own?.found ?? []),
    near: nearer / weight,
    around: farther / weight,
  };
}

/** Names longer than this are texts; their beginning tells what they are about. */
const LONGEST = 200;

/** What a control says of itself, and how much that is to be trusted. */
function ownTexts({ control, hint }: Place, { to }: Needs): { text: string; trust: number }[] {
  const { name, placeholder = '', value = '', options = [] } = control;
  const isChosen = to === 'choose' || to === 'press' || to === 'tick';
  return [
    { text: name.slice(0, LONGEST), trust: 1 },
    { text: hint, trust: 0.95 },
    { text: placeholder, trust: 0.9 },
    ...(name !== '' && placeholder !== '' ? [{ text: `${name} ${placeholder}`, trust: 0.85 }] : []),
    ...(isChosen ? [{ text: value.slice(0, 80), trust: 0.7 }] : []),
    ...(to === 'choose' ? options.map((text) => ({ text, trust: 0.85 })) : []),
  ].filter(({ text }) => text !== '');
}

function sameness(said: string, text: string): number {
  if (said === text) return 1;
  return said.length > 2 && ` ${text} `.includes(` ${said} `) ? 0.5 : 0;
}

const ORDER: readonly How[] = ['none', 'spelling', 'sound', 'translation', 'concept', 'form', 'same'];

function weakest(words: readonly { how: How; weight: number }[]): How {
  const telling = words.filter(({ how, weight }) => how !== 'none' && weight >= 0.4);
  return ORDER.find((how) => telling.some((word) => word.how === how)) ?? 'none';
}
