import keptApart from './said-again/kept-apart.json' with { type: 'json' };
import keptApartAnew from './said-again/kept-apart-anew.json' with { type: 'json' };
import keptApartLast from './said-again/kept-apart-last.json' with { type: 'json' };
import keptApartLately from './said-again/kept-apart-lately.json' with { type: 'json' };
import keptApartNewest from './said-again/kept-apart-newest.json' with { type: 'json' };
import keptApartThreeWays from './said-again/kept-apart-three-ways.json' with { type: 'json' };
import keptApartToo from './said-again/kept-apart-too.json' with { type: 'json' };
import lookedAt from './said-again/looked-at.json' with { type: 'json' };

/** By the name of the task, as other people would say it, who were shown the first wording and nothing of Lotsman. */
export type SaidAgain = Readonly<Record<string, readonly string[]>>;

/** `looked-at`: the pilot was developed on them. `kept-apart…`: nobody has looked at what came of each. */
export const saidAgain: Readonly<Record<string, SaidAgain>> = {
  'looked-at': lookedAt,
  'kept-apart': keptApart,
  'kept-apart-too': keptApartToo,
  'kept-apart-anew': keptApartAnew,
  'kept-apart-three-ways': keptApartThreeWays,
  'kept-apart-lately': keptApartLately,
  'kept-apart-newest': keptApartNewest,
  'kept-apart-last': keptApartLast,
};
