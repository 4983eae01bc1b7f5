import type { Act } from '../goal.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { pursueEach } from './each.ts';
import { choose, drag, enter, tick, upload } from './fields.ts';
import { login, logout, send, submit } from './forms.ts';
import { back, close, consent, download, go, hover, key, press, reload, scroll, search, wait } from './moving.ts';
import { filter, sort } from './ordering.ts';
import { tell } from './tell.ts';
import { add, handle, remove } from './things.ts';

/** Brings one goal a step forward. */
export function pursue(situation: Situation): Pursuit {
  const { act, each } = situation.goal;
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
  press,
  hover,
  key,
  enter,
  choose,
  tick,
  drag,
  sort,
  filter,
  add,
  remove,
  handle,
  send,
  submit,
  login,
  logout,
  upload,
  download,
  consent,
  tell,
};
