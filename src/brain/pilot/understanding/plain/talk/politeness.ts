import { untils } from '../../lexicon/conditions.ts';
import { lexicon, look } from '../../lexicon/match.ts';
import { connectors, filler, relations } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { asksAt } from '../../questions/asks-at.ts';
import { type Token, wordsIn } from '../../tokens.ts';

/** «сначала, пожалуйста, нажми», «убери его, пожалуйста, в архив», "could you, please, open": what is asked so goes on after it. */
export function withoutPoliteness(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => index > 1 && isSpare(tokens, index));
  if (at < 0) return [...tokens];
  const comma = at + politeAt(tokens, at);
  // «подскажи, пожалуйста, кто …»: what is asked still stands apart.
  const rest = asksAt(tokens, comma + 1) ? tokens.slice(comma) : tokens.slice(comma + 1);
  return withoutPoliteness([...tokens.slice(0, at - 1), ...rest]);
}

function isSpare(tokens: readonly Token[], at: number): boolean {
  const length = politeAt(tokens, at);
  return length > 0 && (opensBefore(tokens, at - 1) || goesOn(tokens, at, at + length));
}

/** "Would you be a dear and open …", «сделай одолжение, открой …», «интересно, с какого …»: what is asked so is what comes next. */
export function withoutFavour(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => favourAt(tokens, index) > 0);
  const end = at + favourAt(tokens, at);
  if (at < 0) return [...tokens];
  const next = words[end] === ',' ? end + 1 : end;
  return [...tokens.slice(0, at), ...withoutFavour(tokens.slice(next))];
}

/** How many words ask for a favour there, and say nothing of which one. */
function favourAt(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1];
  const begins = before === undefined || before.isMark === true || /^(?:and|so|then|и|а)$/.test(before.word);
  const length = begins ? look(favours, wordsIn(tokens), at)?.length : undefined;
  const wondered = begins && tokens[at + 1]?.text === ',' && /^(?:интересно|любопытно)$/.test(tokens[at]?.word ?? '');
  if ((wondered || (begins && WONDER.test(wordsIn(tokens.slice(at, at + 3)).join(' ')))) && isAskedAfter(tokens, at))
    return wondered ? 1 : 2;
  return length !== undefined && tokens[at + length] !== undefined ? length : 0;
}

/** «Не подскажете, когда …?»: what is asked comes after the comma. */
function isAskedAfter(tokens: readonly Token[], at: number): boolean {
  return asksAt(tokens, at + (isComma(tokens[at + 1]) ? 2 : 3));
}

const WONDER = /^не (?:подскаж|скаж)(?:ешь|ете) ,$/;

const favours = lexicon([
  [
    true,
    ['', 'would you ', 'could you ', 'can you ', 'please ', 'will you ']
      .flatMap((asking) =>
        [
          ...[
            'be a dear',
            'be an angel',
            'be a darling',
            'be so kind',
            'be so good',
            'be kind enough',
            'be good enough',
            'be patient',
          ],
          ...['do me a favour', 'do me a favor', 'do me a kindness', 'be a star', 'be a love'],
        ].flatMap((favour) => [`${asking}${favour} and`, `${asking}${favour} as to`, `${asking}${favour} to`]),
      )
      .concat(['сделай', 'сделайте', 'окажи', 'окажите'].flatMap((do_) => [`${do_} одолжение`, `${do_} любезность`]))
      .concat(['будь другом', 'будь человеком', 'не сочти за труд', 'не сочтите за труд'])
      .join('|'),
  ],
]);

/** "…, ok?", «…, ладно?»: who ends so only asks whether it will be done. */
export function withoutAssent(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => index > 0 && assentAt(tokens, index) > 0);
  if (at < 0) return [...tokens];
  const [mark, ...rest] = tokens.slice(at + assentAt(tokens, at));
  const end = mark?.text === '?' ? [{ ...mark, text: '.', word: '.' }] : mark ? [mark] : [];
  return [...tokens.slice(0, at), ...end, ...withoutAssent(rest)];
}

/** How many tokens such an ending has, with the comma before it and without the mark after it. */
function assentAt(tokens: readonly Token[], at: number): number {
  const length = isComma(tokens[at]) ? look(assents, wordsIn(tokens), at + 1)?.length : undefined;
  const after = tokens[at + 1 + (length ?? 0)];
  return length !== undefined && (!after || /^[.!?]$/.test(after.text)) ? 1 + length : 0;
}

const assents = lexicon([
  [
    true,
    "ok|okay|o.k|all right|alright|will you|would you|can you|could you|if you can|if you could|if possible|if you don't mind|if you would|хорошо|ладно|ок|окей|договорились|идет|если можно|если не трудно|если не сложно|если нетрудно|если тебе не трудно|если вам не трудно|если тебе не сложно|если вам не сложно|можешь|можете|сможешь|сможете",
  ],
]);

/** How many words of politeness stand there between two commas. */
function politeAt(tokens: readonly Token[], at: number): number {
  const length = isComma(tokens[at - 1]) ? look(politeness, wordsIn(tokens), at)?.length : undefined;
  return length !== undefined && isComma(tokens[at + length]) ? length : 0;
}

const politeness = lexicon([
  [
    true,
    "please|pls|if you would|if you please|if you could|if you can|if you don't mind|if you wouldn't mind|would you|could you|will you|" +
      'пожалуйста|плиз|будь добр|будь добра|будьте добры|будь любезен|будь любезна|будьте любезны|если можно|если не трудно|если не сложно|если нетрудно|если несложно|прошу тебя|прошу вас',
  ],
]);

/** Whether all that is said since the last mark only leads to what is wanted. */
function opensBefore(tokens: readonly Token[], end: number): boolean {
  const before = tokens.slice(0, end);
  const from = before.findLastIndex(({ isMark }) => isMark) + 1;
  return look(filler, wordsIn(before), from)?.length === before.length - from;
}

/**
 * A verb that begins a request stands right before it and what it is done with after it, or where to or until when: one request, and
 * politeness in it.
 */
function goesOn(tokens: readonly Token[], at: number, comma: number): boolean {
  const words = wordsIn(tokens);
  const next = comma + 1;
  const isAsked = (index: number) => look(verbs, words, index)?.form === 'base' && !tokens[index]?.value;
  // «открой её, пожалуйста, и нажми …»: it is said of what stands before.
  const isIt = words[next] === 'и' && isAsked(next + 1) && ITS.test(words[at - 2] ?? '') && isAsked(at - 3);
  if (isIt) return true;
  if (isAsked(next) || look(connectors, words, next)) return false;
  const before = tokens[at - 3];
  const isLed = look(connectors, words, at - 3) !== undefined || LEADING.test(words.slice(0, at - 2).join(' '));
  const isBegun =
    (isAsked(at - 2) || COMMAND.test(words[at - 2] ?? '')) && (!before || before.isMark === true || isLed);
  // «выделите галочками, пожалуйста, …»: with what it is done.
  if (/^галочк(?:ами|ой)$/.test(words[at - 2] ?? '') && isAsked(at - 3)) return true;
  return isBegun || [relations, untils].some((list) => look<unknown>(list, words, next) !== undefined);
}

/** «Оставьте, пожалуйста, только …»: some verbs are known with their next word only. */
const COMMAND = /^\p{L}{3,}(?:ите|йте|ьте)$/u;
const ITS = /^(?:его|ее|их)$/;

/** "…, so open", «…, так что открой»: what was said before is why. */
const LEADING = /(?:^| )(?:so|therefore|так что|поэтому|потому|значит)$/;

function isComma(token: Token | undefined): boolean {
  return token?.isMark === true && token.text === ',';
}

/** "the currency on this site", «язык сайта»: where one is goes without saying, unless a site is named, or it is what a site has of its own. */
export function withoutSite(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (_, index) => index > 0 && look(sites, words, index) !== undefined && !SITES_OWN.test(words[index - 1] ?? ''),
  );
  const end = at + (look(sites, words, at)?.length ?? 0);
  const next = tokens[end];
  const isNamed = next !== undefined && (next.value !== undefined || /^\p{Lu}/u.test(next.text));
  if (at < 0 || isNamed) return [...tokens];
  return [...tokens.slice(0, at), ...withoutSite(tokens.slice(end))];
}

const sites = lexicon([
  [
    true,
    'on the site|on this site|on the website|on this website|of the site|of this site|of the website|на сайте|на этом сайте|на вашем сайте|сайта|этого сайта',
  ],
]);

/** A map or an address of the site is one; so is what comes from it. */
const SITES_OWN =
  /^(?:map|name|address|title|url|page|rest|part|карт.+|адрес.*|назван.+|имя|страниц.+|част.+|с|со|из|для|у|от|до|без|кроме)$/;
