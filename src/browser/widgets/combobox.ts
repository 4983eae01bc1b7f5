import type { ElementId } from '../../observation.ts';
import type { Anatomy, Choice } from '../anatomy.ts';
import type { Workplace } from '../tool.ts';
import { type Appeared, appearedSince, controlsNow } from './appeared.ts';
import { examine, notSet, spoken } from './control.ts';
import { choicesOf } from './listed.ts';
import { matching, pick } from './match.ts';
import { showsIt } from './popup.ts';
import { until } from './waiting.ts';

const SHOWING = { quiet: 500, cap: 4_000 };
/** A list that is there already needs no time; one that is asked for at a click does. */
const GLANCE = { quiet: 150, cap: 3_000 };

/** Milliseconds after which another one beside the only one that answers is no longer to be expected. */
const NO_OTHER = 400;

type Suggestion = (Choice & { id?: undefined }) | (Appeared & { part?: undefined });

/** A field that suggests while one types. What it suggests may come late, and may stand anywhere in the document. */
export async function chooseSuggested(
  id: ElementId,
  anatomy: Anatomy,
  word: string,
  workplace: Workplace,
): Promise<string> {
  const { hands } = workplace;
  const before = await controlsNow(workplace);
  await hands.ask(id, 'rememberShown');
  const type = async (text: string) => {
    await hands.type(id, text);
    return suggested(id, word, before, workplace);
  };
  const ways: (() => Promise<readonly Suggestion[] | undefined>)[] = [
    async () => {
      await hands.click(id);
      return until(id, workplace, async () => certain(word, await listed(id, workplace)), GLANCE);
    },
    () => type(word),
    async () => {
      await hands.type(id, '');
      await hands.press('ArrowDown');
      return suggested(id, word, before, workplace);
    },
  ];
  let seen: readonly Suggestion[] = [];
  for (const way of ways) {
    const all = await way();
    if (all === undefined || all.length === 0) continue;
    seen = all;
    if (matching(word, all).found.length === 0) continue;
    return take(id, anatomy, pick(word, all, spoken(anatomy)), workplace);
  }
  return pick(word, seen, `what ${spoken(anatomy)} suggests`).label;
}

async function take(id: ElementId, anatomy: Anatomy, choice: Suggestion, workplace: Workplace): Promise<string> {
  const { hands } = workplace;
  await hands.click(choice.id ?? { of: id, part: choice.part });
  const shows = await until(
    id,
    workplace,
    async () => {
      const now = await hands.ask<Anatomy | null>(id, 'anatomy');
      // Fields for several put what was chosen beside them and are empty again.
      return now && (showsIt(now, { ...anatomy, value: undefined }, choice.label) || now.value === '')
        ? now
        : undefined;
    },
    SHOWING,
  );
  if (!shows) throw notSet(anatomy, `"${choice.label}"`, (await examine(id, workplace)).value);
  return choice.label;
}

/** Waits for what is suggested to a word: at once when it is certain, soon when there is only one, otherwise until nothing more comes. */
function suggested(
  id: ElementId,
  word: string,
  before: ReadonlySet<ElementId>,
  workplace: Workplace,
): Promise<readonly Suggestion[] | undefined> {
  return until<readonly Suggestion[]>(id, workplace, async (isQuiet, restedFor) => {
    const all = await listed(id, workplace);
    if (isQuiet) return all.length > 0 ? all : appearedSince(before, workplace);
    const isOnly = matching(word, all).found.length === 1;
    return isOnly && restedFor >= NO_OTHER ? all : certain(word, all);
  });
}

async function listed(id: ElementId, workplace: Workplace): Promise<Choice[]> {
  return (await choicesOf(id, workplace)).filter(({ shown }) => shown);
}

function certain(word: string, all: readonly Choice[]): readonly Choice[] | undefined {
  return matching(word, all).whole ? all : undefined;
}
