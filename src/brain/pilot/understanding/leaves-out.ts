import type { Goal, Understood } from '../goal.ts';
import { coverage } from '../words/coverage.ts';
import { goalsAsText } from './goals-as-text.ts';
import { propertiesIn } from './properties-said.ts';
import { type Token, wordsIn } from './tokens.ts';

/** A task as it was said, and what was first made of it. */
interface Heard {
  tokens: readonly Token[];
  first: Understood;
}

/** Whether commands leave out something without which they are another wish: what time, to be remembered, who is asked. */
export function leavesOut(plain: string, goals: readonly Goal[], heard: Heard): boolean {
  return (
    blursTime(goals, heard) ||
    !isRemembered(goals, heard) ||
    losesWish(plain, heard) ||
    !asksThem(goals, heard) ||
    namesByAPart(goals, heard) ||
    losesWhichOne(goals, heard)
  );
}

/** "What time does my flight leave?" is not answered by any time that stands near a flight. */
function blursTime(goals: readonly Goal[], { first }: Heard): boolean {
  const [here, there] = [propertiesIn(goals), propertiesIn(first.goals)];
  return here.length === 1 && TIME.test(here[0] ?? '') && there.some((words) => GOING.test(words));
}

const TIME = /^(?:time|date|время|дата)$/i;
const GOING =
  /^(?:leav|depart|tak\p{L}+ off|arriv|land|board|begin|start|end|open|clos|вылет|отправл|прибы|прил[её]т|начал|оконч|откры|закры)/iu;

/** "Log in …, and remember me": who is to be remembered is. */
function isRemembered(goals: readonly Goal[], { tokens }: Heard): boolean {
  const isIn = goals.some(({ act }) => act.kind === 'login');
  return !isIn || !REMEMBER.test(wordsIn(tokens).join(' ')) || /запомн|rememb|signed|logged/.test(goalsAsText(goals));
}

const REMEMBER =
  /(?<!(?:not|n't|не) )(?<!\p{L})(?:remember (?:me|us|this)|(?:keep|stay)(?: me| us)? (?:signed|logged) in|запомн\p{L}+ (?:меня|нас)|(?:меня|нас) запомн\p{L}+)(?!\p{L})/u;

/** «…, а гид пусть говорит по-фински»: what somebody wishes and nobody else has understood is not left out. */
function losesWish(plain: string, { first }: Heard): boolean {
  return first.unclear.some((words) => WISH.test(words) && coverage(words.replace(WISH, ' '), plain).share < SPOKEN_OF);
}

const WISH =
  /(?<!\p{L})(?:пусть|пускай|let (?:the|my|our|it|them)|(?:has|have|needs?|ought) to be|(?:should|must)(?: be)?)(?!\p{L})/iu;
/** Less of it is none. */
const SPOKEN_OF = 0.25;

/** "Ask them: do you buy radios?", «спроси в справочной, есть ли …»: what others are asked, no page tells. */
function asksThem(goals: readonly Goal[], { tokens }: Heard): boolean {
  const words = wordsIn(tokens).join(' ');
  return !ASKS_THEM.test(words) || !goals.every(({ act }) => act.kind === 'tell');
}

const ASKS_THEM =
  /(?<!\p{L})(?:ask (?!me|for)\p{L}+|спрос\p{L}+ (?:(?:вот|это|еще) )?(?:у|в|во|их|его|ее)|узна\p{L}+ (?:(?:вот|это|еще) )?у)(?!\p{L})/u;

/** "An item that starts with “Cam”" is not called Cam. */
function namesByAPart(goals: readonly Goal[], { tokens }: Heard): boolean {
  const parts = [...wordsIn(tokens).join(' ').matchAll(IN_PART)].length;
  return parts > 0 && [...JSON.stringify(goals).matchAll(/"is":"contains"/g)].length < parts;
}

const IN_PART =
  /(?<!\p{L})(?:that|which|who|whose name|котор\p{L}+|чь[её] (?:имя|название)) (?:starts?|begins?|ends?|начина\p{L}+|заканчива\p{L}+|оканчива\p{L}+) (?:with|in|on|by|с|со|на)(?!\p{L})/gu;

/** "Click a radio button", where there are many: any will do, and which one is not asked. */
function losesWhichOne(goals: readonly Goal[], { first }: Heard): boolean {
  const which = (some: readonly Goal[]) => JSON.stringify(some.map(({ act }) => act));
  const [here, there] = [which(goals), which(first.goals)];
  return first.isWhole === true && here !== there && here === there.replace(/,"ordinal":-?\d+/g, '');
}
