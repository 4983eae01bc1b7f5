import { figuresIn } from '../figures.ts';
import type { Report } from '../report.ts';
import { wordsIn } from '../words/words.ts';
import { inOneLine, spokenAddress } from './lines.ts';
import type { Card, CardLine, Tone } from './scene.ts';
import { cardTime } from './tempo.ts';

/** What was asked. */
export function firstCard({ task, language, startUrl, models }: Report): Card {
  const words = wordsIn(language);
  const lines: CardLine[] = [];
  if (startUrl !== undefined) lines.push({ text: `${words.facts.startedAt}${words.colon} ${spokenAddress(startUrl)}` });
  if (models.length > 0) lines.push({ text: `${words.facts.model}${words.colon} ${inOneLine(models.join(', '))}` });
  return cardOf({ tone: 'calm', kicker: words.task, heading: inOneLine(task), lines });
}

const TONES: Partial<Record<Report['status'], Tone>> = { done: 'good', failed: 'bad', running: 'calm' };
const MOST_CLAIMS = 4;

/** What came of it, and what of that is proved. */
export function lastCard({ language, status, result, claims, steps, time, total }: Report): Card {
  const words = wordsIn(language);
  const figures = figuresIn(language);
  const lines: CardLine[] = claims
    .slice(0, MOST_CLAIMS)
    .map(({ claim, proved }) => ({ sign: proved ? '✓' : '?', text: inOneLine(claim) }));
  const proved = claims.filter((one) => one.proved).length;
  if (claims.length > 0) lines.push({ text: words.claims.summary(proved, claims.length) });
  const spent = [`${words.facts.steps}${words.colon} ${steps}`, figures.time(time.total), figures.cost(total)];
  lines.push({ text: spent.join(' · ') });
  const heading = inOneLine(result?.summary || words.stillOpen);
  return cardOf({ tone: TONES[status] ?? 'warn', kicker: words.status[status], heading, lines });
}

function cardOf(card: Omit<Card, 'kind' | 'seconds'>): Card {
  const below = card.lines.map(({ text }) => text).join(' ');
  return { kind: 'card', ...card, seconds: cardTime(card.heading, below) };
}
