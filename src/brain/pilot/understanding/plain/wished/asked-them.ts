import { endOfLarge, inPlaceOf, markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * "Under “Contact” ask them “Are you open?” and send it. I'm Ann Lee, ann@lee.org", "“Are you open?” is what I'd like to ask them. Send that
 * through “Contact” from Ann Lee, ann@lee.org", "Using “Contact”, send the message “Are you open?” with Ann Lee as the name …": they are sent that, with who asks and where they can be written to.
 */
export function asAskedThem(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const mail = tokens.findIndex(({ value }) => value?.kind === 'mail');
  const who = tokens.findIndex((_, at) => at < mail && isPerson(tokens, at, mail));
  const [through, text, ...others] = tokens.flatMap(({ value }, at) => (value?.exact ? [at] : []));
  const [place, asked] = text !== undefined && isPlace(words, text) ? [text, through] : [through, text];
  if (mail < 0 || who < 0 || place === undefined || asked === undefined || others.length > 0) return [...tokens];
  const isAsking = ASKED.test(words.slice(0, asked).join(' ')) || TO_ASK.test(words.slice(asked + 1).join(' '));
  const isSent =
    words.some((word, at) => word === 'send' && /^(?:it|that|this)$/.test(words[at + 1] ?? '')) ||
    MESSAGE.test(words.slice(0, asked).join(' '));
  if (!isPlace(words, place) || !isAsking || !isSent) return [...tokens];
  const [form, question, address] = [tokens[place], tokens[asked], tokens[mail]];
  const from = who + lengthOf(WHO, words, who);
  const name = tokens.slice(from, endOfLarge(tokens, from));
  if (!form || !question || !address) return [...tokens];
  const say = (stand: Token | undefined, ...all: string[]) => all.map((word) => inPlaceOf(stand, word));
  return [
    ...say(form, 'go', 'to'),
    form,
    ...say(tokens.at(-1), 'and', 'send', 'a', 'message'),
    markInPlaceOf(form, ':'),
    ...say(name[0], 'name'),
    ...name,
    markInPlaceOf(address, ','),
    ...say(address, 'e-mail'),
    address,
    markInPlaceOf(question, ','),
    ...say(question, 'message'),
    question,
  ];
}

function lengthOf(pattern: RegExp, words: readonly string[], at: number): number {
  return pattern.exec(words.slice(at, at + 4).join(' '))?.[0].split(' ').length ?? -words.length;
}

/** Somebody is named there, and then comes the address. */
function isPerson(tokens: readonly Token[], at: number, mail: number): boolean {
  const words = wordsIn(tokens);
  const from = at + lengthOf(WHO, words, at);
  const end = from < 0 ? from : endOfLarge(tokens, from);
  return from > at && end > from && AND_MAIL.test(words.slice(end, mail).join(' '));
}

function isPlace(words: readonly string[], at: number): boolean {
  const isFor = words[at + 1] === 'for' && /^(?:that|this|it)$/.test(words[at + 2] ?? '');
  const by = words[at - 1] === 'the' ? at - 2 : at - 1;
  return /^(?:under|through|via|in|on|with|using|into)$/.test(words[by] ?? '') || isFor;
}

const WHO = /^(?:i'm|i am|my name is|my name's|from|as|with)(?= |$)/;
const AND_MAIL =
  /^(?:,|as (?:the|my) name (?:and|,)|(?:and|, and|,) (?:my|the) (?:e-mail|email|mail|address|e-mail address) is)$/;
const ASKED =
  /(?:^| )(?:ask|ask them|ask you|ask for me|ask them for me|send (?:the|a|this) (?:message|question))(?: :)?$/;
const MESSAGE = /(?:^| )send (?:the|a|this) (?:message|question)(?: :)?$/;
const TO_ASK =
  /^(?:is|that's|is the question|that is) (?:what )?(?:i'd like|i want|i would like|we'd like|we want) to (?:ask|know)(?: (?:them|you|from them))?(?= [.,!])/;
