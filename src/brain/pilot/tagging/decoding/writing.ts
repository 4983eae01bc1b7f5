import type { Entry, Things } from '../../goal.ts';
import { findVerb } from '../../understanding/clauses.ts';
import { propertyPhrase, trim } from '../../understanding/context.ts';
import { type Built, built } from '../../understanding/goals/built.ts';
import { credentials } from '../../understanding/goals/writing.ts';
import { lexicon, look } from '../../understanding/lexicon/match.ts';
import { known } from '../../understanding/lexicon/properties.ts';
import { readObjects, readPhrase } from '../../understanding/phrase.ts';
import type { Token } from '../../understanding/tokens.ts';
import { asValue } from './as-value.ts';
import { knownEntriesIn } from './entries.ts';
import { nothing, nounsIn, placeNamed, withoutJoint } from './nouns.ts';
import { allOf, clauseOf, isSaidAround, slotsOf, type Words, wordsOf } from './tagged-words.ts';

/** A letter has a receiver; what is said under something is done with it. */
export function send(words: Words): Built | undefined {
  const { context } = words;
  const said = knownEntriesIn(words).map((entry, at) => toWhom(entry, at === 0 && beginsWithMail(words), context));
  const all = allOf(words, 'to').map((to) => withoutTitle(withoutJoint(to)));
  // "to the manager at boss@firm.com": one person.
  const people = all.some(isAddressed) ? all.filter(isAddressed) : all;
  // "write to Ann … and send it": the letter is sent, and nobody is called so.
  const receivers = people.length > 1 ? people.filter((to) => !isLetter(to)) : people;
  const noun = clauseOf(words).find((token) => !token.value && look(remarks, [token.word], 0));
  if (noun && !receivers.some(isAddressed)) {
    const [to] = receivers;
    const hasThing = slotsOf(words, 'thing').length > 0;
    const things: Things[] = to ? [readObjects(to, context)] : hasThing ? nounsIn(words) : [nothing];
    const verb = { words: noun.word };
    return built(...things.map((one) => ({ kind: 'handle' as const, verb, things: one, with: said })));
  }
  // "a new topic in the section Bikes": where it is written, rather than to whom.
  const [place] = slotsOf(words, 'to');
  const where = place && receivers.length === 1 ? placeNamed(words, place) : undefined;
  if (where && isSection(receivers[0] ?? [])) return built({ kind: 'go', to: where }, { kind: 'send', entries: said });
  const recipients = receivers.map(
    (to): Entry => ({ field: propertyPhrase(known.recipient, context), value: asValue(to, context) }),
  );
  // «отправь в ответ»: what is answered was spoken of before.
  const isReply = recipients.length === 0 && isSaidAround(words, /^(?:ответ|ответом|reply|response|answer|back)$/);
  if (isReply && said.length > 0)
    return built({ kind: 'handle', verb: { words: replying[context.language] }, things: nothing, with: said });
  const entries = [...recipients, ...said];
  return entries.length > 0 ? built({ kind: 'send', entries }) : undefined;
}

/** An address to write to is nothing that is written. */
function toWhom(entry: Entry, isMailed: boolean, context: Words['context']): Entry {
  const isAddress = entry.value.kind === 'mail' && (entry.field === undefined || isMailed);
  return isAddress ? { ...entry, field: propertyPhrase(known.recipient, context) } : entry;
}

/** "Email ann@firm.example, subject …": what is done, and no field. */
function beginsWithMail(words: Words): boolean {
  const [field] = slotsOf(words, 'field');
  return field?.from === words.from && /^e-?mail$/.test(words.tokens[field.from]?.word ?? '');
}

function isLetter(to: readonly Token[]): boolean {
  return to.every(({ word }) => /^(?:it|this|that|them|the|message|letter|mail|itself|его|ее|это|их)$/.test(word));
}

function isSection(to: readonly Token[]): boolean {
  return /^(?:section|category|forum|group|channel|board|раздел\p{L}*|категори\p{L}*|форум\p{L}*|групп\p{L}*|канал\p{L}*|ветк\p{L}*)$/u.test(
    to[0]?.word ?? '',
  );
}

/** "the member ilse_t": who it is, without what they are. */
function withoutTitle(to: readonly Token[]): Token[] {
  const isTitle = /^(?:user|member|participant|пользовател\p{L}*|участни\p{L}*)$/u.test(to[0]?.word ?? '');
  return isTitle && to.length > 1 ? to.slice(1) : [...to];
}

const replying = { en: 'reply', ru: 'ответить' } as const;

function isAddressed(to: readonly Token[]): boolean {
  return to.some((token) => token.value?.kind === 'mail' || token.value?.kind === 'phone');
}

/** What is said under something, for all to read. */
const remarks = lexicon([[true, 'comment~|review~|reply|отзыв~|комментари~|коммент~']]);

/** Who one is: by the names of the fields, or by the order in which one says it. */
export function login(words: Words): Built {
  const { context } = words;
  const through = throughWhom(words);
  if (through) return built({ kind: 'login', entries: [], to: readPhrase(through, context) });
  const entries = knownEntriesIn(words).map((entry, at, all): Entry => {
    if (entry.field) return entry;
    const { value } = entry;
    const isSecond = at > 0 && all.slice(0, at).every(({ field }) => !field || !isPassword(field.words));
    const property =
      value.kind === 'secret' || isSecond ? known.password : value.kind === 'mail' ? known.email : known.user;
    return { field: propertyPhrase(property, context), value };
  });
  const whole = credentials(afterVerb(words), context).entries;
  const [place] = slotsOf(words, 'place', 'to');
  const isNamed =
    place &&
    trim(wordsOf(words, place)).some(
      ({ word }) =>
        !/^(?:my|the|аккаунт\p{L}*|account|сайт\p{L}*|site|system|систем\p{L}*|кабинет\p{L}*|личный)$/u.test(word),
    );
  return built({ kind: 'login', entries: completed(entries, whole), ...(isNamed && { to: placeNamed(words, place) }) });
}

/** Who one is may stand outside of what was marked: "as anna". */
function completed(entries: readonly Entry[], whole: readonly Entry[]): Entry[] {
  const isIn = ({ value }: Entry) => entries.some((one) => one.value.text === value.text);
  return whole.length > entries.length &&
    entries.every((one) => whole.some(({ value }) => value.text === one.value.text))
    ? [...whole.filter((one) => !isIn(one)), ...entries]
    : [...entries];
}

function afterVerb(words: Words): Token[] {
  const clause = clauseOf(words);
  const verb = findVerb(clause);
  return verb ? clause.slice(verb.at + verb.length) : [];
}

/** "log in with Google": by whom one is known, not as whom. */
function throughWhom(words: Words): Token[] | undefined {
  const [value, ...others] = slotsOf(words, 'value', 'field');
  const said = value && wordsOf(words, value);
  const isThrough = /^(?:with|via|through|using|через)$/.test(words.tokens[(value?.from ?? 0) - 1]?.word ?? '');
  const isName = said?.every((token) => !token.value && /^\p{Lu}\p{Ll}+$/u.test(token.text));
  return value?.slot === 'value' && others.length === 0 && isThrough && isName ? said : undefined;
}

function isPassword(words: string): boolean {
  return /passw|парол|pin|пин/i.test(words);
}
