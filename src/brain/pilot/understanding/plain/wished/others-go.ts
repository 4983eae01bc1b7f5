import { endOfLarge, inPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';
import { nameAt } from '../letter-words.ts';

/**
 * "A photo by Ann Lee got into Old, and that one has to stay. Delete all the others in the folder": in Old, all of them are deleted except
 * that one.
 */
export function asAllButThat(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const end = tokens.findIndex(({ text }) => /^[.!;]$/.test(text));
  const stays = STAYS.exec(words.slice(0, Math.max(end, 0)).join(' '));
  const joint = end - (stays?.[0].trim().split(' ').length ?? 0);
  const told = tokens.slice(0, Math.max(words[joint - 1] === ',' ? joint - 1 : joint, 0));
  const { opener = '', noun = '' } = THING.exec(wordsIn(told).join(' '))?.groups ?? {};
  const tie = opener === '' ? 0 : opener.split(' ').length;
  const name = nameAt(told, tie + 1);
  const place = placeIn(told.slice(tie + 1 + name.length));
  const others = OTHERS.exec(words.slice(end + 1, end + 1 + MOST_WORDS).join(' '))?.groups;
  if (!stays || tie === 0 || name.length === 0 || place.length === 0 || !others) return [...tokens];
  const stand = tokens[end + 1];
  const say = (...all: string[]) => all.map((word) => inPlaceOf(stand, word));
  const holder = others['holder'] === undefined ? [] : say(others['holder']);
  const rest = tokens.slice(end + 1 + (others['all'] ?? '').split(' ').length);
  const only = wordsTaken(ONLY, wordsIn(rest));
  return [
    ...say('in', 'the'),
    ...place,
    ...holder,
    ...say(',', others['deed'] ?? '', 'all', 'the', `${noun}s`, 'except', 'the', noun, told[tie]?.word ?? ''),
    ...name,
    ...rest.slice(only),
  ].map((token) => (token.text === ',' ? { ...token, isMark: true } : token));
}

/** "… ended up in [Spam]": where it is now, told last. */
function placeIn(told: readonly Token[]): Token[] {
  const length = wordsTaken(LANDED, wordsIn(told));
  const end = told[length]?.value?.exact ? length + 1 : endOfLarge(told, length);
  return length > 0 && end === told.length ? told.slice(length, end) : [];
}

const MOST_WORDS = 9;
const STAYS =
  / (?:and|but) (?:that one|this one|it|that) (?:has to|must|should|needs to|is to|ought to) (?:stay|remain|be kept|stay there|stay put)$/;
const THING =
  /^(?<opener>(?:(?:somehow|apparently|sadly|unfortunately) )?(?:an?|the|my|one) (?:real |good |proper |important )?(?<noun>email|mail|message|letter|file|photo|card|note|post|comment))(?= (?:from|by) )/;
const LANDED = /^(?:has )?(?:ended up|landed|got|gotten|slipped|is|was put|fell) (?:in|into)(?: (?:the|my))?(?= |$)/;
const OTHERS =
  /^(?<all>(?:please )?(?<deed>delete|remove|archive|move) all (?:of )?the (?:others|other ones|rest)(?: (?:in (?:the|that|this) (?<holder>folder|list|album)|there))?(?: forever| for good)?)(?= [.,!]|$)/;
const ONLY =
  /^, so that (?:hers|his|theirs|it|that one|this one|the one) is the only one (?:remaining|left|that remains|that stays|there)(?= [.!]|$)/;
