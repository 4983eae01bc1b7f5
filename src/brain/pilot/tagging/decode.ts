import type { Goal } from '../goal.ts';
import { type Context, trim } from '../understanding/context.ts';
import type { Built } from '../understanding/goals/built.ts';
import { built } from '../understanding/goals/built.ts';
import { states, whenever } from '../understanding/lexicon/conditions.ts';
import { look } from '../understanding/lexicon/match.ts';
import { readPhrase } from '../understanding/phrase.ts';
import { saidBy, type Token, wordsIn } from '../understanding/tokens.ts';
import { filter, sort } from './decoding/arranging.ts';
import { tell } from './decoding/asking.ts';
import { add, download, handle, remove, submit } from './decoding/changing.ts';
import { choose, enter, tick, upload } from './decoding/entering.ts';
import { close, go, scrollDown, scrollTo, search, wait } from './decoding/moving.ts';
import { allOf, clauseOf, type Words } from './decoding/tagged-words.ts';
import { termsIn } from './decoding/terms.ts';
import { drag, key, touch } from './decoding/touching.ts';
import { login, send } from './decoding/writing.ts';
import type { TaggedClause } from './tagged.ts';

/** What the tagged clauses want, in their order. Hints and what must not be done want nothing by themselves. */
export function decode(tokens: readonly Token[], clauses: readonly TaggedClause[], context: Context): Goal[] {
  return clauses.flatMap((clause) => decodeClause(tokens, clause, context) ?? []);
}

/** What one clause wants; nothing where its slots say too little. */
export function decodeClause(tokens: readonly Token[], clause: TaggedClause, context: Context): Goal[] | undefined {
  const words: Words = { ...clause, tokens, context };
  if (isConfirmed(words)) return [{ act: { kind: 'submit' }, said: saidBy(trim(clauseOf(words)), context.task) }];
  const first = waitedFor(words);
  if (first) {
    const rest = decodeClause(
      tokens,
      { ...clause, slots: clause.slots.filter(({ slot }) => slot !== 'only') },
      context,
    );
    return rest && [first, ...rest];
  }
  const terms = termsIn(words);
  const made = terms && builtFrom(words);
  if (!made || made.acts.length === 0 || !holdsQuotes(made, words)) return undefined;
  const said = saidBy(trim(clauseOf(words)), context.task);
  return made.acts.map((act) => ({ act, said, ...(made.each && { each: made.each }), ...terms }));
}

/** What stands in quotes is never left out. */
function holdsQuotes(made: Built, words: Words): boolean {
  const written = JSON.stringify([made, termsIn(words)]);
  return clauseOf(words).every(
    ({ value }) => !value?.exact || written.includes(JSON.stringify(value.text).slice(1, -1)),
  );
}

/** "once the form shows up, …": what will come is waited for. */
function waitedFor(words: Words): Goal | undefined {
  const [said = []] = allOf(words, 'only');
  const opener = look(whenever, wordsIn(said), 0);
  const rest = opener ? trim(said.slice(opener.length)) : [];
  const end = rest.findIndex((_, at) => look(states, wordsIn(rest), at) !== undefined);
  if (end < 1) return undefined;
  const what = readPhrase(rest.slice(0, end), words.context);
  return { act: { kind: 'wait', for: what }, said: saidBy(trim(said), words.context.task) };
}

/** "say yes when it asks", «согласись, когда переспросит»: what was begun is confirmed. */
export function isConfirmed(words: Words): boolean {
  if (!/^(?:press|choose|tick:on|submit|handle|consent:accept)$/.test(words.kind)) return false;
  const [asked = []] = allOf(words, 'only');
  if (words.kind === 'consent:accept' && asked.some(({ word }) => /^(?:cookies?|куки|кук)$/.test(word))) return false;
  const isAsked = asked.some(({ word }) =>
    /^(?:asks?|asked|prompts?|прос\p{L}+|спрос\p{L}+|переспрос\p{L}+|попрос\p{L}+)$/u.test(word),
  );
  const rest = clauseOf(words).filter((token) => !asked.includes(token));
  return (
    isAsked &&
    rest.some(({ word }) => /^(?:yes|ok|okay|confirm\p{L}*|agree|accept|да|соглас\p{L}*|подтверд\p{L}*)$/u.test(word))
  );
}

function builtFrom(words: Words): Built | undefined {
  switch (words.kind) {
    case 'go':
      return go(words);
    case 'back':
    case 'reload':
    case 'logout':
      return built({ kind: words.kind });
    case 'scroll:up':
      return built({ kind: 'scroll', to: 'up' });
    case 'scroll:down':
      return scrollDown(words);
    case 'scroll:top':
      return built({ kind: 'scroll', to: 'top' });
    case 'scroll:bottom':
      return built({ kind: 'scroll', to: 'bottom' });
    case 'scroll:to':
      return scrollTo(words);
    case 'close':
      return close(words);
    case 'wait':
      return wait(words);
    case 'search':
      return search(words);
    case 'press':
      return touch(words, 'press');
    case 'press:double':
      return touch(words, 'press', 'double');
    case 'press:right':
      return touch(words, 'press', 'right');
    case 'hover':
      return touch(words, 'hover');
    case 'key':
      return key(words);
    case 'enter':
      return enter(words);
    case 'choose':
      return choose(words);
    case 'tick:on':
      return tick(words, true);
    case 'tick:off':
      return tick(words, false);
    case 'drag':
      return drag(words);
    case 'sort':
      return sort(words);
    case 'filter':
      return filter(words);
    case 'add':
      return add(words);
    case 'remove':
      return remove(words);
    case 'handle':
      return handle(words);
    case 'send':
      return send(words);
    case 'submit':
      return submit(words);
    case 'login':
      return login(words);
    case 'upload':
      return upload(words);
    case 'download':
      return download(words);
    case 'consent:accept':
      return built({ kind: 'consent', to: isLeastConsent(words) ? 'reject' : 'accept' });
    case 'consent:reject':
      return built({ kind: 'consent', to: 'reject' });
    case 'tell:value':
      return tell(words, 'value');
    case 'tell:name':
      return tell(words, 'name');
    case 'tell:count':
      return tell(words, 'count');
    case 'tell:sum':
      return tell(words, 'sum');
    case 'tell:average':
      return tell(words, 'average');
    case 'tell:list':
      return tell(words, 'list');
    case 'tell:table':
      return tell(words, 'table');
    case 'tell:difference':
      return tell(words, 'difference');
    case 'tell:whether':
      return tell(words, 'whether');
    case 'hint':
    case 'never':
      return undefined;
  }
}

/** To accept only what is needed is to reject the rest. */
function isLeastConsent(words: Words): boolean {
  const said = clauseOf(words).map(({ word }) => word);
  const isLeast = said.some((word) =>
    /^(?:necessary|essential|required|необходим\p{L}*|обязательн\p{L}*)$/u.test(word),
  );
  return isLeast && !said.some((word) => /^(?:all|все)$/.test(word));
}
