import type { Act } from '../goal.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { alongPath } from './along-path.ts';
import { amountInRow } from './amount-in-row.ts';
import { buttonSaid } from './button-said.ts';
import { chooseNothing } from './choose-nothing.ts';
import { chooseSome, groupCalled } from './choose-some.ts';
import { throughDialog } from './dialogs.ts';
import { drag } from './drag.ts';
import { pursueEach } from './each.ts';
import { enterEach } from './enter-each.ts';
import { choose, enter, tick } from './fields.ts';
import { withWhomItIsFor } from './for-whom.ts';
import { fillFirst, login, logout, send, submit } from './forms.ts';
import { markText } from './mark-text.ts';
import { back, close, consent, download, go, hover, key, press, reload, scroll } from './moving.ts';
import { oneWayOnly } from './one-way.ts';
import { filter, sort } from './ordering.ts';
import { search } from './search.ts';
import { tell } from './tell.ts';
import { thenSave } from './then-save.ts';
import { add, handle, remove } from './things.ts';
import { typedIn } from './typed-in.ts';
import { underHeading } from './under-heading.ts';
import { unfold, unfoldAll } from './unfold.ts';
import { upload } from './upload.ts';
import { wait } from './waiting.ts';
import { submitJourney } from './without-return.ts';
import { writeBack } from './write-back.ts';

/** Brings one goal a step forward. */
export function pursue(situation: Situation): Pursuit {
  const { act, each } = situation.goal;
  const answered = throughDialog(situation);
  if (answered) return answered;
  const group = each && act.kind === 'choose' ? (act.from ?? groupCalled(situation.page, each)) : undefined;
  if (each && group) return chooseSome(situation, each, group);
  if (each && act.kind === 'enter') return enterEach(situation, act.value, each);
  const unfolded = each && act.kind === 'press' ? unfoldAll(situation, act.target) : undefined;
  if (unfolded) return unfolded;
  if (each) return pursueEach(situation, each);
  const work = WORK[act.kind] as (situation: Situation, act: Act) => Pursuit;
  return work(situation, act);
}

type Work = { [Kind in Act['kind']]: (situation: Situation, act: Extract<Act, { kind: Kind }>) => Pursuit };

const WORK: Work = {
  go,
  back,
  reload,
  scroll,
  close,
  wait,
  search,
  press: (situation, act) =>
    unfold(situation, act.target) ??
    (act.through && alongPath(situation, act.target, act.through)) ??
    press(situation, act),
  hover,
  mark: (situation, act) => markText(situation, act.what),
  key,
  enter: (situation, act) => buttonSaid(situation, act) ?? thenSave(situation, () => enter(situation, act)),
  choose: (situation, act) =>
    act.things.length === 0
      ? chooseNothing(situation)
      : (oneWayOnly(situation, act.things) ?? thenSave(situation, () => choose(situation, act))),
  tick: (situation, act) => thenSave(situation, () => tick(situation, act)),
  drag,
  sort,
  filter,
  add: (situation, act) =>
    thenSave(
      situation,
      () => amountInRow(situation, act.things) ?? typedIn(situation, act.things, act.to) ?? add(situation, act),
    ),
  remove: (situation, act) => thenSave(situation, () => underHeading(situation, act.things) ?? remove(situation, act)),
  handle: (situation, act) => {
    const told = withWhomItIsFor(situation, act);
    return fillFirst(situation, told) ?? handle(situation, told);
  },
  send: (situation, act) => writeBack(situation, act) ?? send(situation, act),
  submit: (situation, act) => (act.isOneWay ? submitJourney(situation, act) : submit(situation, act)),
  login,
  logout,
  upload,
  download,
  consent,
  tell,
};
