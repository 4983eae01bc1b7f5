import { afterFiller, commandsAt } from '../../clauses.ts';
import { inPlaceOf, markInPlaceOf, sentenceStart, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * «Листай вниз, где-то должно выскочить окно с опросом. Как появится, закрой»: it is scrolled until that is there, and then it is closed.
 */
export function asScrolledTo(said: readonly Token[]): Token[] {
  const tokens = asScrolledUntil(withAppearing(said));
  const words = wordsIn(tokens);
  const scroll = words.findIndex((word) => SCROLLS.test(word));
  const comes = words.findIndex((word) => COMES.test(word));
  const part = tokens.findLastIndex(({ isMark }, at) => at < comes && isMark) + 1;
  const start = sentenceStart(tokens, part);
  // «[Если листать вниз,] выскочит …»: that is said again by what is to be done.
  const from = SCROLLING.test(words.slice(start, part).join(' ')) ? start : part;
  const stop = tokens.findIndex(({ isMark }, at) => at > comes && isMark);
  // «окно с подпиской»: a window about that.
  const thing = tokens.slice(comes + 1, Math.max(stop, 0)).filter(({ word }) => !/^(?:с|со|про|о|об)$/.test(word));
  const isTold =
    TELLING.test(words.slice(part, Math.max(comes, 0)).join(' ')) && /^[.,;!]$/.test(tokens[stop]?.text ?? '');
  const isPlain = thing.length > 0 && thing.length <= MOST_OF_NAME && !thing.some(({ value }) => value && !value.exact);
  if (scroll < 0 || comes < 0 || stop < 0 || !isTold || !isPlain) return [...tokens];
  const until = ['пока', 'не', 'появится'].map((word) => inPlaceOf(tokens[comes], word));
  const rest = tokens.slice(scroll < comes ? stop + 1 : scroll);
  const whole = wordsIn(rest).join(' ');
  const found = (scroll < comes ? CLOSED : SCROLLED_THEN).exec(whole)?.groups;
  if (!found) return [...tokens];
  const deed = ['и', asClosed(found['deed'], thing), 'его'].map((word) => inPlaceOf(tokens[stop], word));
  const down =
    scroll < comes
      ? tokens.slice(0, from - 1)
      : [...tokens.slice(0, from), inPlaceOf(tokens[scroll], 'листай'), inPlaceOf(tokens[scroll], 'вниз')];
  const left = rest.slice((found['all'] ?? '').split(' ').length);
  return [
    ...down,
    markInPlaceOf(tokens[comes], ','),
    ...until,
    ...thing,
    markInPlaceOf(tokens[stop], ','),
    ...deed,
    ...left,
  ];
}

/** «листать вниз до окна опроса»: until it appears. */
function withAppearing(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => DOWN_TO.test(words.slice(index, index + 4).join(' ')));
  const to = words.indexOf('до', at);
  if (at < 0) return [...tokens];
  const scroll = inPlaceOf(tokens[at], 'листай');
  return [
    ...tokens.slice(0, at),
    scroll,
    ...tokens.slice(at + 1, to + 1),
    inPlaceOf(tokens[to], 'появления'),
    ...tokens.slice(to + 1),
  ];
}

const DOWN_TO =
  /^(?:листать|листай|листайте|пролистать|пролистай|пролистайте|прокрутить|прокрути|прокрутите|прокручивать|прокручивай)(?: страницу)? вниз до (?:окна|окошка|баннера|плашки|всплывающего)$/;

/** "like the note, which will show up if you keep scrolling": scroll down until it shows up, and like it. */
function asScrolledUntil(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => SHOWS_UP.test(words.slice(index, index + MOST_OF_CLAUSE).join(' ')));
  const end = at + wordsTaken(SHOWS_UP, words.slice(at, at + MOST_OF_CLAUSE));
  const from = afterFiller(tokens, sentenceStart(tokens, at));
  const thing = tokens.slice(from + 1, Math.max(at, from + 1));
  if (at < 0 || !commandsAt(tokens, from) || thing.length === 0 || thing.length > MOST_OF_NAME) return [...tokens];
  const say = (...all: string[]) => all.map((word) => inPlaceOf(tokens[from], word));
  const deed = [...say('and'), ...tokens.slice(from, from + 1), ...say('it')];
  return [
    ...tokens.slice(0, from),
    ...say('scroll', 'down', 'until'),
    ...thing,
    ...say('shows', 'up'),
    ...deed,
    ...tokens.slice(end),
  ];
}

const MOST_OF_CLAUSE = 16;
const SHOWS_UP =
  /^, which (?:will |should |only |then )*(?:shows?|comes?|turns?|pops?|appears?)(?: up)?(?: (?:in|on) the \p{L}+)? (?:if|when|once|after|as) you (?:keep (?:on )?scrolling|scroll|continue scrolling)(?: (?:down|further|on|long enough|far enough|a bit))*(?= [.,!]|$)/u;

/** «убери окно»: what opened by itself is closed. */
function asClosed(deed = '', [thing]: readonly Token[]): string {
  const isWindow = /^(?:окно|окошко|окошечко|диалог|баннер|плашка)$/.test(thing?.word ?? '');
  return isWindow && /^убери/.test(deed) ? 'закрой' : deed;
}

const SCROLLING =
  /^(?:если|когда) (?:листать|прокручивать|прокрутить|пролистать|крутить|мотать)(?: (?:страницу|ленту|сайт))?(?: (?:вниз|ниже|дальше))? ,$/;
const MOST_OF_NAME = 5;
const SCROLLS = /^(?:листай|пролистай|долистай|дойди|прокручивай|прокрути|крути|мотай|скролль|проскролль)(?:те)?$/;
const COMES =
  /^(?:выскочить|выскочит|выскакивает|появиться|появится|появляется|всплыть|всплывет|всплывает|вылезти|вылезет|вылезает|показаться|покажется)$/;
const TELLING =
  /^(?:(?:там|где-то|где-нибудь|дальше|ниже|внизу|на|странице|вдруг|скоро|потом|в|какой-то|момент|должн(?:о|а|ы)|должен|может|обычно) ?)*$/;
const DEED = '(?<deed>закрой|закройте|убери|уберите|сверни|скрой)(?: (?:его|ее|их))?';
const IS_THERE =
  '(?:как|когда|как только|если) (?:(?:он|она|оно|окно|это) )?(?:появится|выскочит|всплывет|вылезет|покажется|возникнет)';
const CLOSED = new RegExp(`^(?<all>(?:${IS_THERE} ,? ?)?(?:и |сразу |тогда )*${DEED})(?= [.,!]|$)`);
const SCROLLED_THEN = new RegExp(
  `^(?<all>\\p{L}+(?: вниз)?(?: (?:до|к) (?:него|нее|нему|ней)| до (?:его|ее) появления|(?: ,)? (?:пока|до тех пор , пока) (?:он|она|оно|окно) не (?:появится|выскочит|всплывет|вылезет|покажется))(?: ,)? (?:и|а потом|потом) ${DEED})(?= [.,!]|$)`,
  'u',
);
