import type { Control, Observation } from '../../../observation.ts';
import type { UsableSecret } from '../../../secrets.ts';
import { giveTime } from '../give-time.ts';
import type { Act, Entry, Phrase, Value } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { calledSo, controlsOf, ownName } from '../page-parts.ts';
import { called } from '../seeking/called.ts';
import { BUTTONS } from '../seeking/roles.ts';
import { hasFailed, isSought, seek, triedIn } from '../seeking/seek.ts';
import { isFilling, isNew, type Pursuit, type Situation, wasDone } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { confirmed } from './confirmed.ts';
import { lastDeed, reachedBy, wentWell } from './deed.ts';
import { areShown, nextEntry } from './entries.ts';
import { fieldFor } from './field-for.ts';
import { namedChoice } from './named-choice.ts';
import { sentOff } from './sent-off.ts';
import { talk } from './talk.ts';

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** Writes to somebody: where the fields are not shown, what opens them; then the fields; then it is sent off. */
export function send(situation: Situation, { entries }: Of<'send'>): Pursuit {
  return talk(situation, entries) ?? filledIn(situation, entries, { words: 'new message' }, { words: 'send' });
}

export function login(situation: Situation, { entries }: Of<'login'>): Pursuit {
  const kept = fromSecrets(situation);
  // "With the saved password": what is said to be kept is not what is typed.
  const given = entries.some(({ value }) => isWritten(value)) ? entries : kept;
  if (given.length === 0) {
    const wall = situation.goal.said;
    return {
      do: [{ tool: 'hand_over', input: { wall } }],
      way: 'hand over',
      thought: 'I was given nothing to sign in with.',
    };
  }
  // Where a password is asked for, one need not go and look for the form, whatever its other field is called.
  const isOpen = areShown(situation, given) || passwordsOn(situation.page).length > 0;
  const pursuit = filledIn(situation, given, { words: 'sign in' }, { words: 'sign in' }, isOpen);
  if (!('reached' in pursuit) || !isStillAsked(situation, given)) return pursuit;
  // Some pages take their time to let somebody in.
  return giveTime(situation, 'wait to be let in', LET_IN, 'Waiting to be let in.') ?? notSignedIn(situation);
}

/** Seconds. */
const LET_IN = 2;

/** Who is signed in is not asked for the same again. Pages to change a password ask for it more than once. */
function isStillAsked({ page }: Situation, entries: readonly Entry[]): boolean {
  if (greets(page, entries)) return false;
  return (
    passwordsOn(page).length === 1 &&
    entries.length > 1 &&
    entries.every((entry) => fieldFor(page, entry) !== undefined)
  );
}

function passwordsOn(page: Observation): readonly Control[] {
  return controlsOf(page).filter(({ role, name }) => role === 'textbox' && alike('password', name) >= LIKELY);
}

/** "Welcome, anna_b!" beside a form that stays where it is: the page says who is in. */
function greets({ lines }: Observation, entries: readonly Entry[]): boolean {
  const names = entries.flatMap(({ value }) => (value.kind === 'secret' ? [] : [value.text]));
  const texts = lines.flatMap(({ parts }) => parts.filter((part) => typeof part === 'string'));
  return texts.some((text) => GREETING.test(text) && !DENIAL.test(text) && names.some((name) => text.includes(name)));
}

const GREETING =
  /(?<!\p{L})(?:welcome|hello|hi|signed in|logged in|здравствуйте|привет|добро пожаловать|вы вошли|вход выполнен)(?!\p{L})/iu;
const DENIAL = /(?<!\p{L})(?:not|no|cannot|can't|couldn't|wrong|failed|не|нет|неверн\p{L}*|ошибк\p{L}*)(?!\p{L})/iu;

function notSignedIn({ language, goal, page }: Situation): Pursuit {
  return { stuck: speechIn(language).wentWrong(goal.said, page.title) };
}

/** Whether a value is one to type, rather than words about one. */
function isWritten({ kind, exact, text }: Value): boolean {
  return exact === true || kind !== 'text' || /[\d@]/.test(text);
}

/** "Him", "ей": somebody of whom the task has not said who it is. */
function speaksOfSomebody({ text, exact }: Value): boolean {
  return !exact && /^(?:him|her|them|it|ему|ей|им|его|её|их)(?![\p{L}])/iu.test(text);
}

/** What the user keeps for this site. */
function fromSecrets({ secrets, page }: Situation): Entry[] {
  const entry = ({ name }: UsableSecret, field: string): Entry => ({
    field: { words: field },
    value: { text: name, kind: 'secret' },
  });
  const user = secrets.find(({ field }) => field === 'username');
  const password = secrets.find(({ field }) => field === 'password');
  return [...(user ? [entry(user, userField(page))] : []), ...(password ? [entry(password, 'password')] : [])];
}

/** Some sites know people by a name, most by their address. */
function userField(page: Observation): string {
  const isShown = (words: string) => isCertain(ground({ words }, page, { to: 'write' }));
  return isShown('user name') ? 'user name' : 'e-mail';
}

export function filledIn(
  situation: Situation,
  entries: readonly Entry[],
  opener: Phrase,
  sender: Phrase,
  isOpen = areShown(situation, entries),
): Pursuit {
  const unknown = entries.find(({ value }) => speaksOfSomebody(value));
  if (unknown) return { ask: speechIn(situation.language).whichOne(unknown.value.text), options: [] };
  if (wasDone(situation, SENT)) return sentOff(situation);
  const isBegun = isFilling(situation);
  if (!isBegun && !isOpen && !wasDone(situation, OPENED)) {
    const found = seek(situation, opener, { to: 'open' });
    if (isSought(found)) return pressing(found.control.id, calledSo(found.control), OPENED);
  }
  const next = nextEntry(situation, entries) ?? namedChoice(situation);
  if (next) return next;
  const button = senderOf(situation, sender);
  if (button) return pressing(button.id, calledSo(button), SENT);
  const found = seek(situation, sender, { to: 'submit' });
  return isSought(found) ? pressing(found.control.id, calledSo(found.control), SENT) : found;
}

/** "Book two seats for Ann", where the form for it is open already: it is filled in before anything is pressed. */
export function fillFirst(
  situation: Situation,
  { verb, things, with: entries = [] }: Of<'handle'>,
): Pursuit | undefined {
  const named = entries.filter(({ field }) => field !== undefined);
  const [first] = situation.memo.ways.filter(({ name }) => !name.startsWith('wait '));
  if (isLeftToSubmit(situation, entries))
    return reachedBy(situation, speechIn(situation.language).done(situation.goal.said));
  // "In row 37": what sends it off is in that row, not below the fields.
  if (things.what.place?.what.kind === 'row') return undefined;
  const isOpen = first ? first.name.startsWith('enter ') : named.length > 1 && areShown(situation, named);
  return isOpen ? filledIn(situation, entries, verb, verb) : undefined;
}

/** Filled in, and the next words are what sends it off. */
function isLeftToSubmit(situation: Situation, entries: readonly Entry[]): boolean {
  const isBegun = isFilling(situation);
  const [next] = situation.ahead;
  return isBegun && next !== undefined && TAKES_ALONG.has(next.kind) && nextEntry(situation, entries) === undefined;
}

/** "Comment “no corn” and add it to the basket": what is done next takes along what was filled in. */
const TAKES_ALONG = new Set<Act['kind']>(['submit', 'add', 'press']);

/** What sends off what was filled in: below its fields, or, where nothing is there, whatever on the page is there to send. */
export function senderOf(situation: Situation, phrase: Phrase): Control | undefined {
  const below = buttonBelow(situation, phrase);
  if (below) return below;
  const [only, ...others] = controlsOf(situation.page).filter(
    (one) => BUTTONS.has(one.role) && !one.states.includes('disabled') && alike('send', ownName(one)) >= LIKELY,
  );
  return others.length === 0 ? only : undefined;
}

/**
 * What sends off a form stands below its fields: a link of the same name at the head of the page is something else. Where nobody said how it
 * is called and there is only one, it is that.
 */
function buttonBelow({ page, memo }: Situation, { words }: Phrase): Control | undefined {
  const last = memo.ways
    .findLast(({ name }) => name.startsWith('enter '))
    ?.name.split(' ')
    .at(-1);
  const controls = controlsOf(page);
  const at = controls.findIndex(({ id }) => id === Number(last));
  if (at === -1) return undefined;
  const below = controls.slice(at + 1).filter(({ role, states }) => role === 'button' && !states.includes('disabled'));
  for (const word of [words, ...SENDS]) {
    const button = below.find(({ name }) => alike(word, name) >= LIKELY);
    if (button) return button;
  }
  const [only, ...others] = below;
  if (words === '' && others.length === 0) return only;
  return buttonBeside(page, Number(last));
}

/** "[Your question] [Ask]": the only button on the line of the field is what sends it, whatever it is called. */
function buttonBeside({ lines }: Observation, field: number): Control | undefined {
  const line = lines.find(({ parts }) => parts.some((part) => typeof part !== 'string' && part.id === field));
  const controls = (line?.parts ?? []).filter((part) => typeof part !== 'string');
  const [button, ...others] = controls.slice(controls.findIndex(({ id }) => id === field) + 1);
  const isFree = button?.role === 'button' && !isClosed(button.states);
  return isFree && others.length === 0 ? button : undefined;
}

const CLOSED = new Set(['disabled', 'collapsed', 'expanded']);

/** What such buttons are called when they are not called after what they do. */
const SENDS = ['continue', 'submit', 'send', 'publish', 'post', 'reply', 'create', 'save', 'next', 'ok'];

const LIKELY = 0.5;
const OPENED = 'open the form';
export const SENT = 'send it off';

function pressing(id: number, name: string, way: string): Pursuit {
  return { do: [{ tool: 'click', input: { id } }], way, thought: `Pressing “${name}”.` };
}

const SETTLED = new Set<Act['kind']>(['remove']);
const SENDING = { to: 'submit', roles: new Set(['button']) } as const;

/** Sends off what was filled in. */
export function submit(situation: Situation, { what }: Of<'submit'>): Pursuit {
  if (wentWell(situation)) return pressedAsSaid(situation) ?? sentOff(situation);
  const { previous } = situation;
  const isOfDeed = what === undefined || what.isPronoun === true;
  const asked = isOfDeed ? confirmed(situation, pressedBefore(previous)) : undefined;
  if (asked) return asked;
  // "Cancel it and confirm": what was asked about it was answered when it was done.
  const isConfirming = what?.isPronoun === true || (!what && speaksOfConfirming(situation.goal.said));
  if (isConfirming && previous && SETTLED.has(previous.kind) && !mayStillAsk(situation))
    return { reached: { text: speechIn(situation.language).notNeeded(situation.goal.said), claims: [] } };
  // "Pay and order" is what the button says too.
  const named = what
    ? undefined
    : (called(situation.page, [situation.goal.said], SENDING) ?? belowWhatWasGiven(situation));
  if (named && !hasFailed(situation, named)) return pressing(named.id, calledSo(named), `submit ${named.id}`);
  const sought = what && !what.isPronoun ? what : { words: '' };
  const found = seek(situation, sought, { to: 'submit' });
  if (!isSought(found)) {
    // "Pay the order", where the button says “Pay and order”.
    const said = what ? called(situation.page, [situation.goal.said], SENDING) : undefined;
    return said && !hasFailed(situation, said) ? pressing(said.id, calledSo(said), `submit ${said.id}`) : found;
  }
  const { id, role, name } = found.control;
  // A link that says nothing of it leads elsewhere.
  const leadsAway = role === 'link' && sought.words === '' && !SENDS.some((word) => alike(word, name) >= LIKELY);
  if (leadsAway) return { stuck: speechIn(situation.language).notFound(situation.goal.said, triedIn(situation)) };
  return pressing(id, calledSo(found.control), `submit ${id}`);
}

/** "Attach cv.pdf. Send.", where a page has several forms: the first button that sends, below the field that holds what was given just now. */
function belowWhatWasGiven({ page, previous }: Situation): Control | undefined {
  const given =
    previous?.kind === 'upload' ? previous.file.text : previous?.kind === 'enter' ? previous.value.text : '';
  if (given === '') return undefined;
  const controls = controlsOf(page);
  const at = controls.findLastIndex(({ role, value = '' }) => role !== 'button' && value.includes(given));
  const below =
    at < 0 ? [] : controls.slice(at + 1).filter(({ role, states }) => role === 'button' && !isClosed(states));
  const [only, ...others] = below;
  return (
    below.find(({ name }) => SENDS.some((word) => alike(word, name) >= LIKELY)) ??
    (others.length === 0 ? only : undefined)
  );
}

function isClosed(states: readonly string[]): boolean {
  return states.some((state) => CLOSED.has(state));
}

/** "press “Delete” and confirm", "choose “Delete” from its menu and confirm": what asks about it has a button of that name. */
function pressedBefore(previous: Act | undefined): string[] {
  if (previous?.kind === 'press') return [previous.target.words];
  const [only, ...others] = previous?.kind === 'choose' ? previous.things : [];
  return only?.exact && others.length === 0 ? [only.words] : [];
}

/** "… and submit", where the button says just that and the page shows nothing of it: that it was pressed is all that can be told. */
function pressedAsSaid(situation: Situation): Pursuit | undefined {
  const { page, goal, language } = situation;
  const last = lastDeed(situation);
  const button = controlsOf(page).find(({ id }) => last?.name === `submit ${id}`);
  const isWrong = controlsOf(page).some(({ states }) => states.includes('invalid'));
  const isSaid = button?.role === 'button' && button.name.toLowerCase() === goal.said.toLowerCase();
  return last?.went === 'idle' && isSaid && !isWrong
    ? reachedBy(situation, speechIn(language).pressed(button.name))
    : undefined;
}

function speaksOfConfirming(said: string): boolean {
  return said.split(/\s+/).some((word) => CONFIRMING.some((one) => alike(one, word) >= JUST_THAT));
}

const CONFIRMING = ['confirm', 'agree', 'yes'];

const JUST_THAT = 0.8;

/** What lies over the page, or a button of that name that came with the deed, may be what asks about it. */
function mayStillAsk(situation: Situation): boolean {
  const { page } = situation;
  const came = { to: 'press', roles: new Set(['button']), fits: (one: Control) => isNew(situation, one) } as const;
  return page.onTop !== undefined || called(page, ['delete', 'remove'], came) !== undefined;
}

export function logout(situation: Situation): Pursuit {
  const { language, goal } = situation;
  if (wentWell(situation)) return reachedBy(situation, speechIn(language).done(goal.said));
  const found = seek(situation, { words: 'sign out' }, { to: 'press' });
  return isSought(found) ? pressing(found.control.id, calledSo(found.control), `sign out ${found.control.id}`) : found;
}
