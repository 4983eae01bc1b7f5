import { isDeed, LIKELY } from '../understanding/how-sure.ts';
import { look } from '../understanding/lexicon/match.ts';
import { pronouns } from '../understanding/lexicon/pronouns.ts';
import { quantifiers } from '../understanding/lexicon/small-words.ts';
import { type Token, wordsIn } from '../understanding/tokens.ts';
import { type Tag, tagAgain } from './tag-again.ts';
import type { TaggedClause, TaggedSlot } from './tagged.ts';

/**
 * "Keep the letter from Ann and delete the others", «удали всё из спама, но письмо от Веры оставь»: what is kept is left out of what is
 * done with the rest.
 */
export function withKept(
  clauses: readonly TaggedClause[],
  tokens: readonly Token[],
  tag: Tag,
): readonly TaggedClause[] {
  const parted = clauses.flatMap((clause) => partedAtOthers(clause, tokens, tag));
  const keeping = parted.find((clause) => isKeeping(clause, tokens) && keptIn(clause, tokens) !== undefined);
  const mayBeAll = keeping !== undefined && keeping.kind !== 'filter';
  const rest = parted.findIndex((clause) => clause !== keeping && isWithTheRest(clause, tokens, mayBeAll));
  // "Star the letter from Ann and delete the others": something else is done with that one.
  const spared = keeping ?? parted.slice(0, rest).findLast((clause) => isDeed(clause) && keptIn(clause, tokens));
  const what = spared && keptIn(spared, tokens);
  if (rest < 0 || !what) return clauses;
  const [place] = spared.slots.filter(({ slot }) => slot === 'place' || slot === 'to');
  const leavesOut = { what, ...(place && { place }) };
  return parted.map((clause, at): TaggedClause => {
    if (clause !== keeping)
      return at >= rest && isWithTheRest(clause, tokens, mayBeAll) ? { ...clause, leavesOut } : clause;
    const slots = place ? [what, { ...place, slot: 'place' as const }] : [what];
    return { ...clause, kind: 'hint', sure: Math.max(clause.sure, LIKELY), slots };
  });
}

/** The one that is to stay as it is, with all that is said of it. */
function keptIn({ slots, from: first }: TaggedClause, tokens: readonly Token[]): TaggedSlot | undefined {
  const except = slots.find(({ slot }) => slot === 'except');
  if (except && MARKING.test(tokens[first]?.word ?? '')) return { ...except, slot: 'thing' };
  const own = slots.filter(({ slot }) => /^(?:thing|cond|best|except|value)$/.test(slot));
  const from = Math.min(...own.map((slot) => slot.from));
  const to = Math.max(...own.map((slot) => slot.to));
  const isNamed = own.length > 0 && look(pronouns, wordsIn(tokens.slice(from, to)), 0)?.length !== to - from;
  return isNamed ? { slot: 'thing', from, to } : undefined;
}

/** "… should stay", "leave … alone", «не трогай …». */
function isKeeping({ kind, from, to, slots }: TaggedClause, tokens: readonly Token[]): boolean {
  if (!/^(?:never|handle|hint|filter|enter|choose|remove|tick:on|tick:off|add)$/.test(kind)) return false;
  // "Delete all drafts, selecting every one of them apart from the newest".
  if (MARKING.test(tokens[from]?.word ?? '')) return slots.some(({ slot }) => slot === 'except');
  if (slots.some(({ slot, ...one }) => slot === 'thing' && saysOthers(tokens.slice(one.from, one.to)))) return false;
  return tokens
    .slice(from, to)
    .some(({ word, value }) => !value && (KEPT.test(word) || (kind === 'never' && TOUCHED.test(word))));
}

const KEPT =
  /^(?:keep|keeping|kept|leave|leaving|stay|stays|remain|remains|spare|остав(?:ь|ьте|ить|им|ляй|ляйте)|остан(?:ется|утся)|остаться|остаются|остается)$/;

const MARKING = /^(?:selecting|choosing|ticking|marking|выделив|отметив|выбрав)$/;

const TOUCHED = /^(?:touch|delete|remove|трогай|трогайте|удаляй|удаляйте|удалять|трогать)$/;

/** It is done with the others; or with all there are, where that may be said of the rest. */
function isWithTheRest({ kind, slots }: TaggedClause, tokens: readonly Token[], mayBeAll: boolean): boolean {
  if (!/^(?:remove|handle|tick:on|tick:off|choose|add)$/.test(kind)) return false;
  return slots.some(({ slot, from, to }) => {
    const said = tokens.slice(from, to);
    const isAll = look(quantifiers, wordsIn(said), 0)?.meaning === 'all';
    return slot === 'thing' && (saysOthers(said) || (mayBeAll && isAll));
  });
}

function saysOthers(said: readonly Token[]): boolean {
  return OTHERS.test(wordsIn(said).join(' '));
}

const OTHERS =
  /(?:^| )(?:others|rest|everything else|anything else|other \p{L}+s|остальн(?:ые|ых|ое|ого)|проч(?:ие|ее|их)|все друг(?:ие|их))(?: |$)/u;

/** What is kept and what is done with the others were heard as one. */
function partedAtOthers(clause: TaggedClause, tokens: readonly Token[], tag: Tag): readonly TaggedClause[] {
  const own = tokens.slice(clause.from, clause.to);
  const keep = own.findIndex(({ word, value }) => !value && KEPT.test(word));
  const others = own.findIndex(
    ({ isMark, value }, at) =>
      !isMark && !value && saysOthers(own.slice(at, at + 2)) && !saysOthers(own.slice(at + 1, at + 2)),
  );
  if (keep < 0 || others < 0) return [clause];
  const [first, last] = [Math.min(keep, others), Math.max(keep, others)];
  const joint = own.findIndex(
    ({ word, isMark }, at) => at > first && at < last && (isMark || /^(?:and|but|so|и|а|но)$/.test(word)),
  );
  if (joint < 0) return [clause];
  const cut = clause.from + joint;
  const parts = [...tagAgain(tokens, clause.from, cut, tag), ...tagAgain(tokens, cut + 1, clause.to, tag)];
  return parts.length > 1 ? parts : [clause];
}
