import { endOfLarge, inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * "The task “Fix the roof” should go to Ann Lee and be due on 3 May. Put that in and save it", "Ann Lee is taking over “Fix the roof”, due 3
 * May. …": it is opened, and whose it is and when it is due are set.
 */
export function asGivenTo(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex(({ text }) => /^[.!;]$/.test(text));
  const given = end < 0 ? undefined : givenIn(tokens.slice(0, end));
  const rest = tokens.slice(end + 1);
  const done = DONE.exec(wordsIn(rest).join(' '))?.groups;
  if (!given || !done) return [...tokens];
  const { what, whom, due } = given;
  const say = (stand: Token | undefined, ...all: string[]) => all.map((word) => inPlaceOf(stand, word));
  const saved = done['save'] === undefined ? [] : say(rest.at(-1), 'and', 'save');
  return [
    ...say(tokens[0], 'open'),
    ...what,
    ...say(whom[0], ',', 'set', 'the', 'assignee', 'to').map((token, at) =>
      at === 0 ? { ...token, isMark: true } : token,
    ),
    ...whom,
    ...say(due, 'and', 'the', 'due', 'date', 'to'),
    due,
    ...saved,
  ];
}

interface Given {
  what: Token[];
  whom: Token[];
  due: Token;
}

/** One thing in quotes, one person and one day, told as who shall have it and when it is due. */
function givenIn(told: readonly Token[]): Given | undefined {
  const said = told.map(({ word, value }) => (value?.exact ? '#' : value?.kind === 'date' ? '@' : word));
  const quoted = said.indexOf('#');
  const due = told[said.indexOf('@')];
  const isFirst = quoted === 0 || (said[0] === 'the' && quoted <= 2);
  const from = isFirst ? said.indexOf('to') + 1 : 0;
  const whom = told.slice(from, endOfLarge(told, from));
  const what = isFirst
    ? told.slice(0, quoted + 1)
    : told.slice(THING.test(said[quoted - 1] ?? '') ? quoted - 2 : quoted, quoted + 1);
  const shape = said
    .filter((_, at) => at < from || at >= from + whom.length)
    .filter((word) => word !== ',')
    .join(' ');
  const isGiven = (isFirst ? GOES_TO : TAKES_OVER).test(shape);
  return isGiven && due && whom.length > 0 ? { what, whom, due } : undefined;
}

const THING = /^(?:card|task|ticket|issue|job|item)$/;
const DUE = '(?:and )?(?:(?:be|is|to be|it is|it should be) )?due(?: on| by)? @';
const GOES_TO = new RegExp(
  `^(?:the (?:card|task|ticket|issue|job|item) )?# (?:should|shall|must|has to|needs to) (?:go|be given|be assigned) to ${DUE}$`,
);
const TAKES_OVER = new RegExp(
  `^(?:is taking over|takes over|will take over|is taking on|takes on|should get|gets|will do|is doing) (?:the (?:card|task|ticket|issue|job|item) )?# ${DUE}$`,
);
const DONE =
  /^(?:please )?(?:open it )?(?:[,] )?(?:and )?(?:(?:put|enter|fill|write|set) (?:that|both|it|this|these|all that)(?: (?:in(?:to)?|on|there)(?: (?:that|the|this) (?:card|task|ticket|issue|job|item))?)?)?(?: ?,? ?(?:and )?(?<save>save(?: it| that| the card)?))?(?: please)?(?: [.!])?$/;
