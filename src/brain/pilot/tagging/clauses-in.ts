import { asHeard } from '../understanding/how-sure.ts';
import type { Token } from '../understanding/tokens.ts';
import { withAnnounced } from './announced.ts';
import { withBeginnings } from './begins-with.ts';
import { withChanged } from './changed-so.ts';
import { evenLists } from './even-lists.ts';
import { withMoreFields } from './going-on.ts';
import { withKept } from './kept-back.ts';
import { withListed } from './listed-with.ts';
import { withNamedValues } from './named-value.ts';
import { withPlacesFirst } from './places-first.ts';
import { withPressedSo } from './pressed-how.ts';
import { secondLook } from './second-look.ts';
import { withSeenTo } from './seen-to.ts';
import { withTalk } from './spoken-of.ts';
import { tag } from './tag.ts';
import type { TaggedClause } from './tagged.ts';

/** What is heard in the words: clause by clause, then what one says of another. */
export function clausesIn(tokens: readonly Token[], clauses = tag(tokens)): readonly TaggedClause[] {
  const looked = withKept(secondLook(withNamedValues(withListed(clauses, tokens), tokens), tokens, tag), tokens, tag);
  const told = withTalk(withChanged(withPlacesFirst(withPressedSo(looked, tokens), tokens), tokens), tokens);
  const announced = withAnnounced(withSeenTo(told, tokens), tokens, tag);
  return withMoreFields(evenLists(withBeginnings(announced, tokens), tokens)).map(asHeard);
}
