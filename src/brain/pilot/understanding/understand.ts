import type { Goal, Understood } from '../goal.ts';
import { withAnnounced } from '../tagging/announced.ts';
import { withBeginnings } from '../tagging/begins-with.ts';
import { withChanged } from '../tagging/changed-so.ts';
import { evenLists } from '../tagging/even-lists.ts';
import { withMoreFields } from '../tagging/going-on.ts';
import { withKept } from '../tagging/kept-back.ts';
import { withListed } from '../tagging/listed-with.ts';
import { withNamedValues } from '../tagging/named-value.ts';
import { withPlacesFirst } from '../tagging/places-first.ts';
import { withPressedSo } from '../tagging/pressed-how.ts';
import { secondLook } from '../tagging/second-look.ts';
import { withTalk } from '../tagging/spoken-of.ts';
import { tag } from '../tagging/tag.ts';
import type { TaggedClause } from '../tagging/tagged.ts';
import { lessPolite } from './asked-politely.ts';
import type { Reading } from './clause.ts';
import { connected } from './connected.ts';
import type { Context } from './context.ts';
import { isUnknownLook } from './goals/formatted-text.ts';
import { asHeard } from './how-sure.ts';
import {
  isForNobody,
  isHollowName,
  isIfSo,
  isOfUntoldPicture,
  isSoughtNothing,
  isWordsForValue,
} from './joined-deeds.ts';
import { languageOf } from './language.ts';
import { lostExceptions } from './lost-exceptions.ts';
import { lostValues } from './lost-values.ts';
import { namedInTalk, pointsNowhere } from './named-in-talk.ts';
import { plainWords } from './plain/plain-words.ts';
import { settleReading } from './settle-reading.ts';
import { type Token, tokenise } from './tokens.ts';
import { isUntoldText } from './untold-text.ts';
import { findValues } from './values/find.ts';

/** What was read of the last few tasks: each step of a run asks for the same again. */
const known = new Map<string, Understood>();
const MOST_KNOWN = 16;
const MINUTE = 60_000;

/** What is wanted. "Tomorrow" and "in an hour" are read for the minute in which they are asked about. */
export function understand(task: string, now: Date): Understood {
  const key = `${Math.floor(now.getTime() / MINUTE)} ${task}`;
  const understood = known.get(key) ?? read(task, now);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, understood);
  return understood;
}

/** Reads a task: values first, then the words around them, by rules and by what was learned. What is asked politely and not understood is read once more as if it were asked plainly. */
function read(task: string, now: Date): Understood {
  const text = task.normalize('NFC').replace(/[\u00a0\u202f]/g, ' ');
  const language = languageOf(text);
  const context: Context = { task: text, language };
  const said = tokenise(text, findValues(text, now, language));
  const understood = readWords(said, context);
  const plainer = understood.unclear.length > 0 ? lessPolite(said) : undefined;
  const again = plainer && readWords(plainer, context);
  return again?.unclear.length === 0 && again.goals.length >= understood.goals.length ? again : understood;
}

function readWords(said: readonly Token[], context: Context): Understood {
  const { language, task } = context;
  const { tokens, reading, all } = withNames(plainWords(said), context);
  // What a yes or a pronoun stands for was never said: nothing is done on it.
  const hanging = all.filter((goal) => HANGING.some((is) => is(goal)));
  const goals = all.filter((goal) => !hanging.includes(goal));
  // What is to be left alone is left alone by doing the rest; where there is no rest, nobody knows what is wanted.
  const spared = goals.length > 0 ? [] : (reading.spared ?? []);
  const unread = [...reading.unclear, ...spared, ...hanging.map(({ said }) => said), ...lostExceptions(goals, tokens)];
  const unclear = unread.length > 0 ? unread : lostValues(goals, tokens, task);
  return { language, goals, unclear: [...new Set(unclear)].filter((words) => words !== '') };
}

interface Heard {
  tokens: readonly Token[];
  reading: Reading;
  all: readonly Goal[];
}

/** What hangs in the air is read once more by the name that was said before it, if that holds. */
function withNames(tokens: readonly Token[], context: Context): Heard {
  const heard = listen(tokens, context);
  const named = namedInTalk(tokens, heard.all);
  const again = named && listen(named, context);
  const holds = again && !again.all.some(pointsNowhere) && again.reading.unclear.length <= heard.reading.unclear.length;
  return holds ? again : heard;
}

function listen(tokens: readonly Token[], context: Context): Heard {
  const reading = settleReading(tokens, heardIn(tokens), context);
  return { tokens, reading, all: connected(reading.goals, context) };
}

const HANGING: readonly ((goal: Goal) => boolean)[] = [
  isIfSo,
  isSoughtNothing,
  isHollowName,
  isForNobody,
  isWordsForValue,
  isOfUntoldPicture,
  isUnknownLook,
  isUntoldText,
];

/** What is heard in the words: clause by clause, then what one says of another. */
function heardIn(tokens: readonly Token[]): readonly TaggedClause[] {
  const looked = withKept(
    secondLook(withNamedValues(withListed(tag(tokens), tokens), tokens), tokens, tag),
    tokens,
    tag,
  );
  const told = withTalk(withChanged(withPlacesFirst(withPressedSo(looked, tokens), tokens), tokens), tokens);
  return withMoreFields(evenLists(withBeginnings(withAnnounced(told, tokens, tag), tokens), tokens)).map(asHeard);
}
