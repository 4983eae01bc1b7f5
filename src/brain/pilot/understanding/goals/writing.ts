import type { Entry, Things, Value } from '../../goal.ts';
import { type Context, findIndex, isSmall, propertyPhrase, splitList, textOf, trim, valueFrom } from '../context.ts';
import { kinds } from '../lexicon/kinds.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { people, places } from '../lexicon/pronouns.ts';
import { known, type Property, properties } from '../lexicon/properties.ts';
import { articles } from '../lexicon/small-words.ts';
import { readPairs } from '../pairs.ts';
import { readField, readPhrase, readThings } from '../phrase.ts';
import { isHandedOn } from '../plain/wished/sent-on.ts';
import { isPronoun } from '../pronoun.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Builder, type Built, built } from './built.ts';
import { entered } from './entering.ts';
import { emptyIsIt, plainVerb } from './handling.ts';
import { withoutPreposition } from './targets.ts';
import { upload } from './uploading.ts';

/** Letters, answers, and who one is. */
export const writing: Builder = ({ concept, verb, rest, context }) => {
  switch (concept) {
    case 'send':
      return send(verb, rest, context);
    case 'answer':
      return answer(verb, rest, context);
    case 'login': {
      const { entries, to } = credentials(rest, context);
      return built({ kind: 'login', entries, ...(to && { to: readPhrase(to, context) }) });
    }
    case 'logout':
      return built({ kind: 'logout' });
    case 'register': {
      const { entries } = credentials(rest, context);
      return built(...entries.map(entered), { kind: 'submit', what: { words: plainVerb(textOf(verb, context)) } });
    }
    default:
      return undefined;
  }
};

/** A form is submitted; a letter has a receiver and a text. */
function send(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const kept = trim(rest);
  const words = wordsIn(kept);
  const isWriting = /^(?:writ|compos|напиш|напис|черкн|message|text|email|e-mail|mail|drop)/.test(verb[0]?.word ?? '');
  if (kept.length === 0) return isWriting ? undefined : built({ kind: 'submit' });
  const file = kept.find((token) => token.value?.kind === 'file');
  const isHandedIn = file && kept.every((token) => token === file || isSmall(token) || look(files, [token.word], 0));
  const asAt = findIndex(kept, (at) => at > 0 && at < kept.length - 1 && /^(?:as|как)$/.test(words[at] ?? ''));
  if (!isWriting && file && (isHandedIn || asAt > kept.indexOf(file))) return upload(kept, context);
  const posted =
    (isWriting && asAt < 0 ? undefined : postedText(verb, kept, context)) ?? writtenInto(isWriting, rest, context);
  if (posted) return posted;
  const isField = kept.some((_, at) => look(kinds, words, at)?.meaning === 'field');
  const isInto =
    /^(?:in|into|under|в|во|под)$/.test(words[0] ?? '') ||
    (kept[0]?.value?.exact === true && /^(?:in|into|under|в|во|под)$/.test(words[1] ?? ''));
  const isPart = look(properties, words, 0) !== undefined && !look(letters, words, 0);
  const isPosted = /^(?:post|опублик|размест)/.test(verb[0]?.word ?? '') && isPart;
  if (isPosted || (isWriting && (isField || isInto || isPart)))
    return built(...readPairs(kept, context, 'value first').map(entered));
  if (!isWriting && isMerelySent(kept)) return built({ kind: 'submit', what: readPhrase(kept, context) });
  const entries = filledLetter(kept, context) ?? letterOf(kept, context);
  const isLetter = entries.length > 0 || kept.some((_, at) => look(letters, words, at));
  if (!isWriting && (isPronoun(kept) || (!isLetter && !kept.some((token) => token.value)))) {
    return built({ kind: 'submit', what: readPhrase(kept, context) });
  }
  const hasMail = entries.some(({ value }) => value.kind === 'mail' || value.kind === 'phone');
  const isSpare = ({ field, value }: Entry) =>
    hasMail && field?.words === known.recipient[context.language] && value.kind === 'text' && !value.exact;
  return entries.length > 0 ? built({ kind: 'send', entries: entries.filter((entry) => !isSpare(entry)) }) : undefined;
}

/** "post the reply X", "write X as a reply", «оставь комментарий X»: the text goes with what was spoken of. */
function postedText(verb: readonly Token[], kept: readonly Token[], context: Context): Built | undefined {
  const quoted = kept.filter((token) => token.value?.exact);
  const [noun, ...others] = kept.filter((token) => !token.value && !isSmall(token) && !/^(?:as|как)$/.test(token.word));
  const [text] = quoted;
  if (quoted.length !== 1 || !text?.value || !noun || others.length > 0 || !look(answers, [noun.word], 0))
    return undefined;
  const isSaidAs = kept.some(({ word }) => /^(?:as|как)$/.test(word));
  const name = isSaidAs ? noun.text : `${plainVerb(textOf(verb, context))} ${noun.text}`;
  const things: Things = { what: { words: '', isPronoun: true }, count: 'one', where: [] };
  return built({ kind: 'handle', verb: { words: name }, things, with: [{ value: text.value }] });
}

/** «напиши вопрос «…»», "write the headline …": what is written names the field. */
function writtenInto(isWriting: boolean, kept: readonly Token[], context: Context): Built | undefined {
  const text = kept.at(-1)?.value;
  const noun = trim(kept.slice(0, -1)).filter((token) => token.text !== ':');
  const isField =
    noun.length > 0 &&
    noun.length < 3 &&
    noun.every(({ value, word }) => !value && /^(?:[a-z]+|[а-я]+(?:[бвгджзклмнпрстфхцчшщй]|ие|ое))$/.test(word)) &&
    !noun.some((token) => look(letters, [token.word], 0) ?? isSmall(token)) &&
    (/[а-я]/.test(noun[0]?.word ?? '') || look(articles, [kept[0]?.word ?? ''], 0) !== undefined);
  return isWriting && text?.exact && isField
    ? built({ kind: 'enter', value: text, field: readField(noun, context) })
    : undefined;
}

/** «отправь отклик»: one plain thing and nobody to send it to. */
function isMerelySent(kept: readonly Token[]): boolean {
  const plain = trim(kept);
  return (
    plain.length === 1 &&
    plain.every((token) => !token.value && /^\p{Ll}+$/u.test(token.text)) &&
    !plain.some((token) => look(letters, [token.word], 0) ?? look(people, [token.word], 0))
  );
}

/** "a message: name Ann Lee, e-mail a@b.de, message X": the fields are named one by one. */
function filledLetter(kept: readonly Token[], context: Context): Entry[] | undefined {
  const colon = findIndex(kept, (at) => kept[at]?.text === ':');
  const after = colon >= 0 ? kept.slice(colon + 1) : [];
  const pairs = after.length > 0 ? readPairs(after, context, 'field first') : [];
  if (pairs.length < 2 || !pairs.every(({ field }) => field)) return undefined;
  const head = letterOf(kept.slice(0, colon), context);
  const isLess = letterOf(kept, context).length < head.length + pairs.length;
  return isLess ? [...head, ...pairs] : undefined;
}

/** Receiver, subject, text: by their words, or by where they stand. */
function letterOf(tokens: readonly Token[], context: Context): Entry[] {
  const entries: Entry[] = [];
  const parts = partsOf(tokens);
  for (const { role, part } of parts) {
    const kept = trim(part);
    if (kept.length === 0) continue;
    const quoted = kept.filter((token) => token.value?.exact);
    const plain = trim(kept.filter((token) => !token.value?.exact && !look(letters, [token.word], 0)));
    if (role === 'head') {
      const mail = plain.find((token) => token.value?.kind === 'mail' || token.value?.kind === 'phone');
      const person = withoutRole(
        plain.filter(
          (token) =>
            !token.isMark &&
            !/^(?:with|that|saying|с|an|a|the|new|short|private|direct|quick|brief|нов(?:ое|ую)|личн(?:ое|ую)|коротк(?:ое|ую))$/.test(
              token.word,
            ),
        ),
      );
      if (mail?.value) entries.push({ field: propertyPhrase(known.recipient, context), value: mail.value });
      else if (person.length > 0 && parts.some((part) => part.role === known.recipient))
        entries.push({ value: valueFrom(person, context) });
      else if (person.length > 0)
        entries.push({ field: propertyPhrase(known.recipient, context), value: valueFrom(person, context) });
      entries.push(...quoted.flatMap((token) => (token.value ? [{ value: token.value }] : [])));
    } else if (role === known.recipient && mailIn(plain)) {
      entries.push({ field: propertyPhrase(role, context), value: mailIn(plain) ?? valueFrom(plain, context) });
      entries.push(...quoted.flatMap((token) => (token.value ? [{ value: token.value }] : [])));
    } else if (role === 'text') {
      entries.push({ value: valueFrom(quoted.length === 1 ? quoted : kept, context) });
    } else {
      entries.push({
        field: propertyPhrase(role, context),
        value: valueFrom(
          quoted.length === 1 && role !== known.recipient ? quoted : plain.length > 0 ? plain : kept,
          context,
        ),
      });
      if (role === known.recipient)
        entries.push(...quoted.flatMap((token) => (token.value ? [{ value: token.value }] : [])));
    }
  }
  return entries;
}

/** «участнику ilse_t», "user bob": the name is enough. */
function withoutRole(tokens: readonly Token[]): Token[] {
  const kept = trim(tokens);
  return kept.length > 1 && look(roleNouns, [kept[0]?.word ?? ''], 0) ? kept.slice(1) : kept;
}

const roleNouns = lexicon([
  [
    true,
    'user|member|contact|colleague|customer|client|участник~|пользовател~|контакт~|коллег~|клиент~|абонент~|человек~',
  ],
]);

/** What is posted under something else. */
const answers = lexicon([[true, 'reply|replies|comment~|answer~|review~|ответ~|комментари~|отзыв~|реплик~']]);

function mailIn(tokens: readonly Token[]): Value | undefined {
  return tokens.find((token) => token.value?.kind === 'mail' || token.value?.kind === 'phone')?.value;
}

type Role = Property | 'head' | 'text';

function partsOf(tokens: readonly Token[]): { role: Role; part: Token[] }[] {
  const words = wordsIn(tokens);
  const parts: { role: Role; part: Token[] }[] = [{ role: 'head', part: [] }];
  for (let at = 0; at < tokens.length; ) {
    const role = tokens[at]?.value ? undefined : look(roles, words, at);
    const token = tokens[at];
    if (role && at + role.length < tokens.length) parts.push({ role: role.meaning, part: [] });
    else if (token) parts.at(-1)?.part.push(token);
    at += role && at + role.length < tokens.length ? role.length : 1;
  }
  return parts;
}

/** Replying, commenting, forwarding: done with something, with a text or a receiver. */
function answer(verb: readonly Token[], rest: readonly Token[], context: Context): Built {
  const kept = trim(rest);
  const words = wordsIn(kept);
  const isForward = /^(?:forward|переш|пересл)/.test(verb[0]?.word ?? '');
  const jointAt = (index: number) => (kept[index]?.value ? undefined : look(answerJoints, words, index));
  // "reply with “Yes”": what is answered was spoken of before.
  const at = findIndex(kept, (index) => jointAt(index) !== undefined && (index > 0 || jointAt(0)?.meaning === 'text'));
  const joint = jointAt(at);
  const [said0] = kept;
  const toAt = findIndex(kept, (index) => index === 1 && /^(?:to|on|на|под|к|for)$/.test(words[index] ?? ''));
  if (said0?.value?.exact && toAt === 1) {
    const things = emptyIsIt(readThings(kept.slice(2), context));
    return built({
      kind: 'handle',
      verb: { words: plainVerb(textOf(verb, context)) },
      things,
      with: [{ value: said0.value }],
    });
  }
  const quoted = kept.filter((token) => token.value?.exact);
  const isLast = quoted.length === 1 && kept.at(-1) === quoted[0];
  const isMeant = joint && (joint.meaning === 'text' ? isLast || quoted.length === 0 : isForward);
  const cut = isMeant ? at : isLast ? kept.length - 1 : isForward && isHandedOn(kept) ? 1 : kept.length;
  const all = trim(kept.slice(isMeant ? at + joint.length : cut));
  // "to tom@x.org with the note X": the receiver, then the text.
  const [, ...later] = all;
  const note = isForward && later.length > 0 ? all.at(-1)?.value : undefined;
  const said = note?.exact ? all.slice(0, 1) : all;
  const value =
    said.length > 0
      ? [{ ...(isForward && { field: propertyPhrase(known.recipient, context) }), value: valueFrom(said, context) }]
      : [];
  const things = readThings(withoutPreposition(trim(kept.slice(0, cut)), /^(?:to|on|на|к|под)$/), context);
  return built({
    kind: 'handle',
    verb: { words: plainVerb(textOf(verb, context)) },
    things: emptyIsIt(things),
    ...(value.length > 0 && { with: note?.exact ? [...value, { value: note }] : value }),
  });
}

/** "as A using password B", «под логином A с паролем B», "to the shop with …". */
export function credentials(rest: readonly Token[], context: Context): { entries: Entry[]; to?: Token[] } {
  const words = wordsIn(rest);
  const cuts: number[] = [];
  for (let at = 0; at < rest.length; at++) if (!rest[at]?.value && look(credentialJoints, words, at)) cuts.push(at);
  const parts = [0, ...cuts.filter((at) => at > 0)].map((from, index, all) =>
    rest.slice(from, all[index + 1] ?? rest.length),
  );
  const entries: Entry[] = [];
  let to: Token[] | undefined;
  for (const part of parts) {
    const joint = look(credentialJoints, wordsIn(part), 0);
    const kept = trim(part.slice(joint?.length ?? 0));
    if (kept.every((token) => look(articles, [token.word], 0))) continue;
    // What is saved need not be said.
    if (
      /^(?:saved|stored|remembered|usual|сохраненн|запомненн|обычн)/.test(kept[0]?.word ?? '') ||
      isSaidToBeKept(kept)
    )
      continue;
    // So need not what is kept: "with the credentials you have for this site".
    if (look(keptData, wordsIn(kept), 0)) return { entries, ...(to && { to }) };
    if (!joint && kept.every(({ word }) => look(accounts, [word], 0) ?? look(places, [word], 0))) continue;
    if (joint?.meaning === 'place') {
      if (!kept.some((token) => look(accounts, [token.word], 0))) to = kept;
      continue;
    }
    const ahead = look(properties, wordsIn(kept), 0);
    // What joins it on may itself say what it is: "password B, user name A".
    const property = ahead ?? look(properties, wordsIn(part), 0);
    const after = trim(ahead ? kept.slice(ahead.length) : kept).filter(
      (token, index) => !(index === 0 && /^(?:is|:|=|—|-)$/.test(token.text)),
    );
    const slash =
      !property && after.length === 1 && /^[^/\s]+\/[^/\s]+$/.test(after[0]?.text ?? '')
        ? after[0]?.text.split('/')
        : undefined;
    if (slash)
      entries.push(
        named(known.user, { text: slash[0] ?? '', kind: 'text' }),
        named(known.password, { text: slash[1] ?? '', kind: 'text' }),
      );
    else if (property && after.length > 0) entries.push(named(property.meaning, valueFrom(after, context)));
    else if (!property && (joint || kept.length < 3))
      entries.push(...splitList(kept).map((member, index) => byPlace(member, entries.length + index)));
  }
  return { entries, ...(to && { to }) };

  function named(property: Property, value: Entry['value']): Entry {
    return { field: propertyPhrase(property, context), value };
  }

  function byPlace(member: Token[], place: number): Entry {
    const value = valueFrom(member, context);
    return named(
      value.kind === 'secret' || place > 0 ? known.password : value.kind === 'mail' ? known.email : known.user,
      value,
    );
  }
}

const letters = lexicon([[true, 'email~|e-mail~|mail~|message~|letter~|note~|text|письм~|сообщени~|записк~|sms|смс']]);

/** What tells the parts of a letter apart. */
const roles = lexicon<Role>([
  [known.recipient, 'to|addressed to|for|на|на адрес|на почту|на номер|для|адресату|кому|получателю'],
  [
    known.subject,
    'with the subject|with subject|with a subject|subject|subject line|and the subject|and subject|titled|with the title|with the subject line|с темой|тема|тема :|и темой|темой|с заголовком|по теме|subject :',
  ],
  [
    known.text,
    'text|and the text|and text|with the text|with text|and body|and the body|with the body|with body|body|and the message|and message|with the message|with message|and content|и текстом|с текстом|текст|текст :|текстом|и текст|с содержанием|и сообщением|с сообщением|body :',
  ],
  [
    'text',
    'saying|saying that|that says|with the words|telling them|telling him|telling her|:|со словами|о том что|и скажи|, что|что|that',
  ],
]);

const answerJoints = lexicon<'text' | 'to'>([
  [
    'text',
    'with|saying|with the text|with text|with the words|:|that|and say|by saying|текстом|с текстом|словами|со словами|что',
  ],
  ['to', 'to|на|на адрес'],
]);

/** What stands before a user name, a password, or the place one logs in to. */
const credentialJoints = lexicon<'who' | 'place'>([
  [
    'who',
    'as|using|with|and|with the|using the|under|by|under the name|with the credentials|with credentials|,|:|под|под именем|с|со|и|используя|как|от имени|через|user|username|password|login|email|логин|пароль|по паролю|по логину|user name|with my|using my|under the',
  ],
  ['place', 'to|into|at|on|in|на|в|в аккаунт|на сайт|в систему|to the'],
]);

const files = lexicon([[true, 'file|document|picture|photo|image|файл|документ|картинку|фото']]);

/** "the password is saved", «логин у тебя сохранён»: how it is, not what it is. */
function isSaidToBeKept(said: readonly Token[]): boolean {
  return (
    said.every(({ value }) => !value) &&
    said.some(({ word }) => /^(?:saved|stored|kept|remembered|сохранен[аоы]?|запомнен[аоы]?|записан[аоы]?)$/.test(word))
  );
}

/** What one logs in with, where it is not said. */
const keptData = lexicon([
  [
    true,
    'credentials|login details|login data|account data|details you have|details you keep|you keep|you have|учетные данные|учетными данными|данные для входа|данными для входа|сохраненн~',
  ],
]);

const accounts = lexicon([
  [true, 'account~|profile|system|site|аккаунт~|систем~|профил~|учетн~|кабинет~|личн~|сайт~|website|my'],
]);
