import type { Notice, Observation } from '../observation.ts';
import type { Standing } from './standing.ts';
import { controlsOf, isControl, wordsIn } from './text/parts.ts';

/** What is known besides the lines. */
export interface Circumstances {
  /** Of the answer that brought the page. */
  status?: number | undefined;
  /** The tab is on its way to another page. */
  navigating?: boolean | undefined;
  standing?: Standing | undefined;
}

type Seen = Pick<Observation, 'lines' | 'title' | 'loading' | 'onTop' | 'above' | 'below'>;

/** What stands in the way of whoever wants to read or act here. Signs count, whoever made the page. */
export function noticesOf(seen: Seen, circumstances: Circumstances = {}): Notice[] {
  return RULES.flatMap((rule) => rule(seen, circumstances) ?? []);
}

/** One worry each; in the order in which they matter. */
const RULES: readonly ((seen: Seen, circumstances: Circumstances) => Notice | undefined)[] = [
  onItsWay,
  nothingThere,
  failed,
  checksForPeople,
  asksForCode,
  asksForPassword,
  covered,
  mostlyPictures,
];

function onItsWay(_: Seen, { navigating }: Circumstances): Notice | undefined {
  return navigating ? { kind: 'loading', text: 'The tab is on its way to another page.' } : undefined;
}

function nothingThere({ lines, loading, above, below }: Seen): Notice | undefined {
  const counted = above.controls + below.controls + above.headings.length + below.headings.length;
  if (lines.length > 0 || counted > 0) return undefined;
  return { kind: 'empty', text: loading ? 'The page shows nothing yet.' : 'The page shows nothing.' };
}

/** Few words, and a number that servers use for failure at the top of them. */
const FAILURE = /(?:^|[^\d.,-])([45]\d\d)(?![\d.,]|\s*(?:[€$£₽%]|\p{L}{1,2}\b))/u;
const FEW_LINES = 25;

function failed({ lines, title }: Seen, { status = 0 }: Circumstances): Notice | undefined {
  const shown = status >= 400 ? String(status) : undefined;
  const first = lines.find(({ kind }) => kind === 'heading') ?? lines[0];
  const heading = first?.parts.filter((part) => !isControl(part)).join(' ') ?? '';
  const headline = heading.length <= 60 ? FAILURE.exec(heading)?.[1] : undefined;
  const agrees = headline !== undefined && (title.includes(headline) || heading.trim() === headline);
  const code = shown ?? (lines.length <= FEW_LINES && agrees ? headline : undefined);
  return code === undefined
    ? undefined
    : { kind: 'error', text: `This looks like an error page (${code}).`, about: code };
}

/** Words in which pages ask whether one is a person; a sign beside those that the page's elements carry. */
const ASKS_FOR_PEOPLE =
  /\b(?:are you|verify|prove|confirm|make sure|not)\b.{0,30}\b(?:humans?|person|robots?)\b|(?:вы|проверка|подтвердите|докажите).{0,30}(?:человек|робот)/iu;

function checksForPeople({ lines, title }: Seen, { standing }: Circumstances): Notice | undefined {
  const headings = lines.filter(({ kind }) => kind === 'heading').map(wordsIn);
  const asked =
    lines.length <= FEW_LINES ? [...headings, title].find((words) => ASKS_FOR_PEOPLE.test(words)) : undefined;
  const challenge = standing?.challenge ?? asked;
  if (challenge === undefined) return undefined;
  return about('challenge', 'Here people are told from programs', challenge, 'A person has to pass it.');
}

function asksForCode(_: Seen, { standing }: Circumstances): Notice | undefined {
  if (!standing || standing.oneTimeCodes === 0) return undefined;
  return { kind: 'one-time code', text: 'A one-time code is asked for here.' };
}

function asksForPassword({ lines }: Seen, { standing }: Circumstances): Notice | undefined {
  // Where several are asked for, one is being chosen: that is a form, not the door.
  if (standing?.passwords !== 1) return undefined;
  const fields = lines.flatMap(controlsOf).filter(({ value }) => value !== undefined).length;
  // Among many other fields it is one setting of several, not the door.
  return fields > MOST_FIELDS ? undefined : { kind: 'login', text: 'A password is asked for here.' };
}

const MOST_FIELDS = 12;

function covered({ onTop }: Seen, { standing }: Circumstances): Notice | undefined {
  if (!standing?.overlay || onTop !== undefined) return undefined;
  const { words, share, buttons } = standing.overlay;
  const answers = buttons.length > 0 ? `It offers: ${buttons.join(' / ')}.` : '';
  return about('overlay', `Something lies over ${Math.round(share * 100)} % of the view`, words, answers);
}

const MOSTLY = 0.4;
const FEW_LETTERS = 500;

function mostlyPictures({ lines }: Seen, { standing }: Circumstances): Notice | undefined {
  const letters = lines.reduce((sum, line) => sum + wordsIn(line).length, 0);
  if (!standing || standing.wordless < MOSTLY || letters > FEW_LETTERS) return undefined;
  return { kind: 'poor text', text: 'Most of the view is a picture without words: a screenshot shows more.' };
}

function about(kind: Notice['kind'], text: string, what: string, then: string): Notice {
  const said = [`${text}${what === '' ? '' : `: "${what}"`}.`, then].filter((one) => one !== '').join(' ');
  return what === '' ? { kind, text: said } : { kind, text: said, about: what };
}
