import type { Goal } from '../goal.ts';
import { aboutIt } from './about-it.ts';
import { withoutAnnounced } from './announced-deed.ts';
import { withAntecedents } from './antecedents.ts';
import { asFiltered } from './as-filtered.ts';
import { chosenAsAsked } from './chosen-as-asked.ts';
import { chosenFirst, optionsFirst } from './chosen-first.ts';
import type { Context } from './context.ts';
import { foundFirst, soughtBefore } from './found-first.ts';
import {
  boxesFirst,
  fromWhom,
  ifSo,
  isAddedUp,
  isAmountAgain,
  isHowItIsDone,
  isMarkedFor,
  isSaidAgain,
  keptForm,
  ofPage,
  ofTheSame,
  sendingLast,
  wishedOnce,
  withEachOpened,
  withMoreSaid,
} from './joined-deeds.ts';
import { joinedAcross, joinedQuestion, openedInstead } from './joined-questions.ts';
import { letters, withText } from './letters.ts';
import { type Mentions, mentioned, mentionsAfter } from './mentions.ts';
import { ofSeveralMeant } from './of-several.ts';
import { ofWhatWasOpened } from './of-what-was-opened.ts';
import { saidFirst } from './plain/verbs/done-first.ts';
import { plainGoals } from './plain-goals.ts';
import { emptiedOnce, putOnce } from './put-once.ts';
import { removedOnce } from './removed-once.ts';
import { scrolledFirst } from './scrolled-first.ts';
import { sizeApart } from './size-apart.ts';
import { soughtToSort } from './sought-to-sort.ts';
import { goneThereFirst, thatPlace } from './that-place.ts';
import { underTheHeading } from './under-the-heading.ts';
import { askedOnce, isEmptyQuestion, lookedUpThere, wayFirst, withoutEmpty } from './way-first.ts';

/** The goals with what joins them: what a pronoun stands for, and questions that go on with the one before. */
export function connected(goals: readonly Goal[], context: Context): Goal[] {
  let made: Goal[] = [];
  let mentions: Mentions = {};
  const arranged = joinedAcross(
    lookedUpThere(askedOnce(chosenAsAsked(sizeApart(withoutAnnounced(plainGoals(goals, context), context), context)))),
    context,
  );
  const ordered = optionsFirst(
    chosenFirst(foundFirst(withoutEmpty(letters(soughtBefore(arranged, context.task), context))), context),
    context,
  );
  for (const said of goneThereFirst(ordered)) {
    const before = made.at(-1);
    const goal = ofTheSame(before, fromWhom(keptForm(before, said)));
    // "Pay and order": one form is sent off once.
    if (before?.act.kind === 'submit' && goal.act.kind === 'submit' && !goal.act.what && !goal.only) continue;
    // "Write to Ann … and send it": a letter is sent when it is written.
    const isSent = goal.act.kind === 'submit' && (!goal.act.what || goal.act.what.isPronoun === true) && !goal.only;
    if (before?.act.kind === 'send' && isSent) continue;
    // "Sign in; use what you keep": one logs in once.
    if (before?.act.kind === 'login' && goal.act.kind === 'login' && goal.act.entries.length === 0) continue;
    if (before?.act.kind === 'login' && goal.act.kind === 'login' && before.act.entries.length === 0) made.pop();
    if (isSaidAgain(before, goal) || isAddedUp(made, goal) || isAmountAgain(made, goal)) continue;
    const answered = ifSo(before, goal);
    if (answered || isHowItIsDone(before, goal) || isMarkedFor(before, goal)) made.pop();
    const whole = withMoreSaid(before, goal) ?? putOnce(before, goal);
    if (whole) {
      made[made.length - 1] = whole;
      mentions = mentionsAfter(whole, mentions);
      continue;
    }
    const eachOpened = withEachOpened(made, goal);
    if (eachOpened) {
      made = [...made, ...eachOpened];
      continue;
    }
    const joined = joinedQuestion(before, goal, context);
    const opened = joined ? undefined : openedInstead(before, goal);
    if (joined ?? opened) made.pop();
    if (opened) made.push(opened);
    // "Are there new letters? Tell me their number": then they are counted.
    if (
      before &&
      isEmptyQuestion(goal) &&
      isOfNumber(goal.said) &&
      before.act.kind === 'tell' &&
      before.act.question.want === 'whether'
    ) {
      const question = {
        ...before.act.question,
        want: 'count' as const,
        things: { ...before.act.question.things, count: 'all' as const },
      };
      made[made.length - 1] = { ...before, act: { kind: 'tell', question } };
      continue;
    }
    // "What do they pay a cook? Find such jobs": the answer is looked for anyway.
    if (before && isOfSuch(before, goal)) continue;
    // "… and tell me": what was asked is asked already.
    if (isEmptyQuestion(goal) && made.some(({ act }) => act.kind === 'tell')) continue;
    const { about, ...own } = ofPage(answered ?? goal);
    const known = about ? { ...mentions, ...mentioned(about) } : mentions;
    const plain = thatPlace(known.thing, own);
    const next = joined ?? withAntecedents(plain, known);
    // "two mugs from Glina: go to their page and add 2": the way to where they are is not what was spoken of.
    const isWayThere = plain !== own && known.thing !== undefined && known.thing.what.words !== '';
    mentions = { ...mentionsAfter(next, known), ...(isWayThere && known.thing && { thing: known.thing }) };
    made = [...wishedOnce(made, next), next];
  }
  const written = ofSeveralMeant(saidFirst(emptiedOnce(underTheHeading(ofWhatWasOpened(made))), context)).map((goal) =>
    withText(goal, context),
  );
  return aboutIt(
    soughtToSort(removedOnce(asFiltered(wayFirst(boxesFirst(sendingLast(scrolledFirst(written), context)), context)))),
  );
}

function isOfNumber(said: string): boolean {
  return /(?<!\p{L})(?:number|how many|count|количество|сколько|число)(?!\p{L})/iu.test(said);
}

function isOfSuch(before: Goal, { act, only, until, each }: Goal): boolean {
  if (act.kind !== 'tell' || before.act.kind !== 'tell' || before.act.question.want !== 'value') return false;
  const { things, tell, want } = act.question;
  const isPlain = tell.length === 0 && things.where.length === 0 && !things.best && want === 'name';
  return isPlain && !(only ?? until ?? each) && /^(?:such|таки[ех]|такую|такой) /iu.test(things.what.words);
}
