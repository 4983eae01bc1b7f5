import type { Act, Goal, Phrase, Things, Value } from '../goal.ts';
import { phraseOf } from '../tagging/decoding/nouns.ts';
import { coverage } from '../words/coverage.ts';
import type { Context } from './context.ts';
import { isPointing } from './goals/pointed-at.ts';
import { goalsAsText } from './goals-as-text.ts';
import { look } from './lexicon/match.ts';
import { people, places, pronouns } from './lexicon/pronouns.ts';
import { asThings } from './mentions.ts';
import { isSource } from './of-several.ts';
import { isSeveral } from './stands-for.ts';
import { doneWith, withThings } from './with-things.ts';

/** "I don't want it there any more, please take it out": one deed, said twice. */
const SENT_OFF = /^(?:publish|post|send|submit|create|опублик|публик|отправ|разме[сщ]|созда)/iu;

export function isSaidAgain(before: Goal | undefined, { act, said, only, until, each, about }: Goal): boolean {
  if (!before || (only ?? until ?? each)) return false;
  // "My password is saved, use that": one logs in with it.
  if (before.act.kind === 'login' && before.act.entries.length === 0) return isTaken(act);
  // "How many are on the board “Bikes”? You'll have to go there first": who looks there goes there.
  if (before.act.kind === 'tell' && act.kind === 'go')
    return isPlace(act) && before.act.question.things.what.place !== undefined;
  // «…, запиши его туда».
  const isWritten = before.act.kind === 'enter' && act.kind === 'handle' && !act.with;
  if (isWritten)
    return act.things.what.isPronoun === true && /^(?:запи|впи|введ|enter|writ|put|type)/i.test(act.verb.words);
  // "Create a topic with the title … and the text …, then publish it": what is made is sent off.
  if (before.act.kind === 'handle' && before.act.with && act.kind === 'handle' && !act.with && !act.things.best)
    return (act.things.what.isPronoun === true || act.things.what.words === '') && SENT_OFF.test(act.verb.words);
  // "Take back the one for Ann. I'd like to withdraw it."
  if (before.act.kind === 'remove' && act.kind === 'handle' && !act.with)
    return act.things.what.isPronoun === true && TAKEN_BACK.test(act.verb.words);
  if (before.act.kind !== act.kind) return false;
  switch (act.kind) {
    case 'remove':
      return act.things.what.isPronoun === true && act.things.count === 'one' && isSamePlace(before.act, act.from);
    case 'tick':
      return act.things.every(({ isPronoun }) => isPronoun) && before.act.kind === 'tick' && before.act.on === act.on;
    case 'close':
      return act.what?.isPronoun === true;
    // "The prices are in the letter “Spring”, read it": what was gone to is open.
    case 'go':
      return (
        isThatThing(before.act, act, said) ||
        (isSameWay(before.act, act) && (!about || isPlace(act) || isGoneTo(before.act, about.what)))
      );
    case 'drag':
      return act.what.isPronoun === true && act.to.isPronoun === true;
    case 'enter':
      return isThat(act.value.text) && !act.value.exact && (act.field === undefined || act.field.isPronoun === true);
    default:
      return false;
  }
}

const TAKEN_BACK = /^(?:withdraw|cancel|retract|revoke|отозв|отзов|отмен|снять|сними)/i;

/** "use those", «возьми их». */
function isTaken(act: Act): boolean {
  switch (act.kind) {
    case 'enter':
      return !act.field && !act.value.exact && look(pronouns, [act.value.text.toLowerCase()], 0) !== undefined;
    case 'choose':
      return !act.from && act.things.every(({ isPronoun }) => isPronoun);
    case 'download':
      return act.what.isPronoun === true;
    default:
      return false;
  }
}

function isSameWay(before: Act, { to }: Extract<Act, { kind: 'go' }>): boolean {
  return before.kind === 'go' && !('url' in to) && to.isPronoun === true && to.ordinal === undefined && !to.best;
}

/** "I read the tyres discussion now and then, please go into that topic": what was gone to, in another word. */
function isThatThing(before: Act, { to }: Extract<Act, { kind: 'go' }>, said: string): boolean {
  const isNamed = before.kind === 'go' && !('url' in before.to) && /\s/.test(before.to.words);
  return (
    isNamed &&
    !('url' in to) &&
    !to.like &&
    !to.place &&
    /(?<!\p{L})(?:that|this|эту?|этот|тот|ту)\s+\p{Ll}+$/iu.test(said)
  );
}

/** "there", «туда». */
function isPlace({ to }: Extract<Act, { kind: 'go' }>): boolean {
  return !('url' in to) && look(places, [to.words], 0) !== undefined;
}

function isGoneTo(before: Act, { words }: Phrase): boolean {
  return before.kind === 'go' && !('url' in before.to) && before.to.words === words;
}

/** "What do the desk and the lamp cost together? … Add them up": of what, and that it is wanted, was said already. */
export function isAddedUp(made: readonly Goal[], { act, only, until, each }: Goal): boolean {
  if (act.kind !== 'tell' || (only ?? until ?? each)) return false;
  const { want, things, tell, against } = act.question;
  const isSum = want === 'sum' || (want === 'solution' && SUM.test(things.what.words));
  const isBare = things.what.isPronoun === true || SUM.test(things.what.words);
  const isNothingNew = things.where.length === 0 && !things.what.place && !against;
  return (
    isSum &&
    isBare &&
    isNothingNew &&
    tell.every(({ words }) => SUM.test(words)) &&
    made.some(({ act: asked }) => asked.kind === 'tell' && asked.question.want === 'sum' && asked.question.against)
  );
}

const SUM = /^(?:sum|total|сумм[ауы]|итог)$/i;

/** "Find the total in the letter …, tell me the amount": how much it is was asked already, in a plainer word. */
export function isAmountAgain(made: readonly Goal[], { act, only, until, each }: Goal): boolean {
  if (act.kind !== 'tell' || act.question.want !== 'value' || (only ?? until ?? each)) return false;
  const { things, tell } = act.question;
  const [asked = things.what, ...others] = tell;
  const isBare = things.where.length === 0 && !things.what.place && !things.best && others.length === 0;
  const isOwn = tell.length === 0 || things.what.isPronoun === true;
  return isBare && isOwn && /^(?:amount|sum|figure|сумм[ау])$/i.test(asked.words) && made.some(asksForMoney);
}

function asksForMoney({ act }: Goal): boolean {
  if (act.kind !== 'tell' || act.question.want !== 'value') return false;
  const { tell, things } = act.question;
  return [...tell, ...(tell.length === 0 ? [things.what] : [])].some(({ words }) => MONEY.test(words));
}

const MONEY =
  /(?<!\p{L})(?:total|sum|amount|price|cost|fee|rent|salary|сумм\p{L}+|итог\p{L}*|цен[ауы]|стоимост\p{L}+|плат[ауы])(?!\p{L})/iu;

/** "I would love two of these, so go to that shop and put them in my cart": what was wished for is done once. */
export function wishedOnce(made: readonly Goal[], goal: Goal): Goal[] {
  const { act } = goal;
  const liked = made.findIndex((one) => isOnlyLiked(one, act));
  // Where options of it are chosen, it is chosen first.
  const hasOptions = made.slice(liked + 1).some(({ act: { kind } }) => kind === 'choose' || kind === 'tick');
  if (liked >= 0 && !hasOptions) return made.filter((_, at) => at !== liked);
  if (act.kind !== 'add' || act.things.what.isPronoun !== true) return [...made];
  const { things } = act;
  const wish = made.find(({ act: wished, said, only, until, each }) => {
    if (only ?? until ?? each) return false;
    if (wished.kind === 'add') return !wished.to && isSame(wished.things, things);
    // "I'd like to buy the lamp: search for it, … and add it to my cart".
    const [chosen, ...others] = wished.kind === 'choose' && !wished.from ? wished.things : [];
    return BOUGHT.test(said) && others.length === 0 && chosen?.words === things.what.words;
  });
  // "I want to order soup, …": it is not sent off before it is in the cart.
  return made.filter((one) => one !== wish && !(wish && one.act.kind === 'submit' && one.said === wish.said));
}

/** «Мне приглянулся «Двор» — … и сохрани его»: what is only named, and then put somewhere by its name, is not chosen first. */
function isOnlyLiked({ act: liked, said, only, until, each }: Goal, act: Act): boolean {
  const [one, ...others] = liked.kind === 'choose' && !liked.from ? liked.things : [];
  const isNamed = one?.exact === true && others.length === 0 && said === one.words;
  return isNamed && !(only ?? until ?? each) && act.kind === 'add' && act.things.what.words === one.words;
}

const BOUGHT = /(?<!\p{L})(?:buy|get|have|order|purchase|купить|взять|заказать|приобрести)(?!\p{L})/iu;

/** "I'd like to repeat my order, so press “Order again” next to it": the one is how the other is done. */
export function isHowItIsDone(before: Goal | undefined, { act }: Goal): boolean {
  const isMoved =
    (before?.act.kind === 'drag' || before?.act.kind === 'add') &&
    /^(?:i |we |я |мы )?(?:want|need|would|хочу|хотим|надо|нужно)/i.test(before.said);
  const isDeed = isMoved || before?.act.kind === 'remove' || (before?.act.kind === 'handle' && !before.act.with);
  if (!isDeed || act.kind !== 'press') return false;
  const { place } = act.target;
  if (before?.act.kind === 'handle' && isSameAsPressed(before, before.act.verb, act.target)) return true;
  return place?.is === 'beside' && place.what.isPronoun === true;
}

/** "The message from Sofia needs a star, could you hit the star icon on her line?": the star, and hers. */
function isSameAsPressed(before: Goal, verb: Phrase, { words, place }: Phrase): boolean {
  const isCalledSo = verb.words !== '' && coverage(verb.words, words).share === 1;
  const names = (place?.what.like ?? []).map(({ value }) => value.text.toLowerCase());
  const said = goalsAsText([before]);
  return isCalledSo && names.length > 0 && names.every((name) => said.includes(name));
}

/** "There are two letters from Ann, select both and archive them": what was spoken of is marked for what is done with it. */
export function isMarkedFor(before: Goal | undefined, { act }: Goal): boolean {
  if (!before || before.each || (before.act.kind !== 'choose' && before.act.kind !== 'tick')) return false;
  const { things } = before.act;
  const isSame = doneWith(act)?.what.isPronoun;
  // A task that is ticked is done, whatever is done with it after that.
  const isOnlyMark =
    before.act.kind === 'choose' || act.kind === 'remove' || things.every(({ kind }) => kind === 'message');
  const areOfSeveral = things.some(({ like = [] }) => like.filter(isSource).length > 1);
  return isSame === true && isOnlyMark && !areOfSeveral && things.every(({ isPronoun }) => isPronoun);
}

function isSame(one: Things, other: Things): boolean {
  return one.what.words === other.what.words && one.count === other.count;
}

/** "… in my basket, take it out": out of where it is. */
function isSamePlace(before: Act, from: Phrase | undefined): boolean {
  return !from || from.isPronoun === true || (before.kind === 'remove' && before.from?.words === from.words);
}

function isThat(text: string): boolean {
  return /^(?:it|that|this|them|его|ее|её|их|это)$/i.test(text);
}

/** "Write to Ann. The subject is …, the text …": what goes into a letter may be said after it. */
export function withMoreSaid(before: Goal | undefined, { act, said, only, until, each }: Goal): Goal | undefined {
  if ((before?.act.kind !== 'send' && before?.act.kind !== 'login') || (only ?? until ?? each)) return undefined;
  const all = before.said.endsWith(said) ? before.said : `${before.said} … ${said}`;
  // «… Вере с темой «Ужин», а в самом письме напиши: «…»»: nobody else gets what is said then.
  if (
    before.act.kind === 'send' &&
    act.kind === 'send' &&
    isUnwritten(before.act) &&
    (isOnlyText(act) || isToNobody(act))
  )
    return { ...before, said: all, act: { ...act, entries: [...before.act.entries, ...act.entries] } };
  // «…, в теме «Ужин», а внутри просто «Буду»»: what is quoted after that is what it says.
  const text = before.act.kind === 'send' && isUnwritten(before.act) ? quotedAlone(act) : undefined;
  if (text) {
    const field = { words: /[а-яё]/i.test(before.said) ? 'текст' : 'text' };
    return { ...before, said: all, act: { ...before.act, entries: [...before.act.entries, { field, value: text }] } };
  }
  if (act.kind !== 'enter' || !act.field) return undefined;
  const known = before.act.kind === 'send' ? IN_LETTERS : IN_LOGINS;
  if (!known.test(act.field.words) && act.field.kind !== 'message') return undefined;
  // «почта у меня …»: whose it is says nothing.
  const { place: _, ...named } = act.field;
  // «в самом письме»: what it says.
  const isText =
    before.act.kind === 'send' &&
    /^(?:in )?(?:the )?(?:сам\p{L}+ )?(?:письм|сообщени|letter|message)\p{L}*$/iu.test(named.words);
  const words = named.words.replace(/^(?:сам\p{L}+|the) /iu, '');
  const field: Phrase = isText ? { words: /[а-я]/i.test(words) ? 'текст' : 'text' } : { ...named, words };
  const entries = [...before.act.entries, { field, value: act.value }];
  return { ...before, said: all, act: { ...before.act, entries } };
}

/** What it is about and what it says, and not who gets it. */
function isToNobody({ entries }: Extract<Act, { kind: 'send' }>): boolean {
  return (
    entries.length > 0 &&
    entries.every(({ field, value }) => value.exact === true && !/^(?:to|recipient|кому)$/iu.test(field?.words ?? ''))
  );
}

/** A letter to somebody that says nothing yet. */
function isUnwritten({ entries }: Extract<Act, { kind: 'send' }>): boolean {
  return (
    entries.length > 0 &&
    entries.every(({ field }) => /^(?:to|recipient|subject|кому|тем\p{L}+)$/iu.test(field?.words ?? ''))
  );
}

/** A text in quotes that is only taken, of which no field of a letter is told. */
function quotedAlone(act: Act): Value | undefined {
  const [only, ...others] = act.kind === 'choose' ? act.things : [];
  const isText = only?.exact === true && others.length === 0 && !only.place && !only.like;
  return isText && act.kind === 'choose' && act.from ? { text: only.words, kind: 'text', exact: true } : undefined;
}

function isOnlyText({ entries }: Extract<Act, { kind: 'send' }>): boolean {
  const [only, ...others] = entries;
  const isText = !only?.field || /^(?:text|body|message|текст\p{L}*|сообщени\p{L}*)$/iu.test(only.field.words);
  return others.length === 0 && isText && only?.value.exact === true;
}

/** "Open the letter from Ann and the one from Tim, then delete them": done with each of those that were gone to right before. */
export function withEachOpened(made: readonly Goal[], goal: Goal): Goal[] | undefined {
  const { act, only, until, each } = goal;
  const things = doneWith(act);
  const first = made.findLastIndex((one) => openedOne(one) === undefined) + 1;
  const opened = made.slice(first).flatMap((one) => openedOne(one) ?? []);
  const isOfThem = things?.what.isPronoun === true && isSeveral(things.what) && things.count === 'one';
  if (!isOfThem || opened.length < 2 || (only ?? until ?? each)) return undefined;
  return opened.map((to) => withThings(goal, () => asThings(to)));
}

function openedOne({ act, only, until, each }: Goal): Phrase | undefined {
  const isOne = act.kind === 'go' && !('url' in act.to) && (act.to.like ?? act.to.exact) !== undefined;
  return isOne && !(only ?? until ?? each) ? (act.to as Phrase) : undefined;
}

/** "See whether there is a letter from Tim; if so, mark it": what was asked is the condition. */
export function ifSo(before: Goal | undefined, goal: Goal): Goal | undefined {
  if (!isIfSo(goal) || before?.act.kind !== 'tell' || before.act.question.want !== 'whether') return undefined;
  const { things, tell } = before.act.question;
  if (tell.length > 0 || things.what.isPronoun) return undefined;
  return { ...goal, only: { what: phraseOf(things), is: 'there' } };
}

/** "… and confirm the cancellation": that what was just done is meant. */
export function ofTheSame(before: Goal | undefined, goal: Goal): Goal {
  const { act } = goal;
  const isDeed = before?.act.kind === 'remove' || before?.act.kind === 'handle';
  const isNoun =
    act.kind === 'submit' &&
    /^(?:(?:the )?(?:cancellation|deletion|removal|cancel)|удалени[ея]|отмен[ау]|снятие)$/i.test(act.what?.words ?? '');
  return isDeed && isNoun ? { ...goal, act: { kind: 'submit' } } : goal;
}

/** A condition that is only a yes: of what, the words before it must say. */
export function isIfSo({ only }: Goal): boolean {
  return only?.is === 'there' && /^(?:so|yes|it is|there is(?: one)?|one|да|так|есть)$/i.test(only.what.words);
}

/** "go to its page": the page of a thing is where the thing leads. */
export function ofPage(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'go' || 'url' in act.to || act.to.kind !== 'page' || act.to.words !== '') return goal;
  const { place, ordinal, best } = act.to;
  const isPlain = ordinal === undefined && !best;
  return isPlain && place?.is === 'of' ? { ...goal, act: { ...act, to: place.what } } : goal;
}

const IN_LOGINS = /(?:mail|user|login|name|passw|phone|code|почт|логин|парол|имя|телефон|код)/i;

const IN_LETTERS =
  /(?:recipient|addressee|кому|получател|адресат|subject|title|heading|body|text|message|letter|words|тем[аеуы]|заголов|текст|сообщени|письм)/i;

/** "Log in as Anna, tick Remember me": the box is part of the form that logging in sends off. */
export function boxesFirst(goals: readonly Goal[]): Goal[] {
  const at = goals.findIndex(({ act }, index) => act.kind === 'login' && isBox(goals[index + 1]?.act));
  const [login, box] = goals.slice(at, at + 2);
  if (at < 0 || !login || !box) return [...goals];
  return [...goals.slice(0, at), box, login, ...goals.slice(at + 2)];
}

function isBox(act: Act | undefined): boolean {
  return act?.kind === 'tick';
}

/** "… set the rent to 950 and save the contract": what was filled in is kept, nothing is brought home. */
export function keptForm(before: Goal | undefined, goal: Goal): Goal {
  const isFilledIn = /^(?:enter|choose|tick|upload)$/.test(before?.act.kind ?? '');
  const what = goal.act.kind === 'download' || goal.act.kind === 'submit' ? goal.act.what : undefined;
  const isKept = /(?<!\p{L})(?:choice|changes?|settings|it|выбор|изменения|настройки)$/iu.test(what?.words ?? '');
  const verb = (isKept ? /(?<!\p{L})(?:save|сохрани\p{L}*)(?!\p{L})/iu : /^(?:save|сохрани\p{L}*)(?!\p{L})/iu).exec(
    goal.said,
  )?.[0];
  const isSaved = goal.act.kind === 'submit' ? isKept : goal.act.kind === 'download' && isFilledIn;
  if (!isSaved || verb === undefined) return goal;
  return { ...goal, act: { kind: 'press', target: { words: verb.toLowerCase() } } };
}

/** "search for it", where nothing was spoken of. */
export function isSoughtNothing({ act }: Goal): boolean {
  return act.kind === 'search' && !act.query.exact && look(pronouns, [act.query.text.toLowerCase()], 0) !== undefined;
}

/** "put her down as the guest", where nobody was spoken of. */
export function isForNobody({ act }: Goal): boolean {
  return act.kind === 'enter' && !act.value.exact && look(people, [act.value.text.toLowerCase()], 0) !== undefined;
}

/** "Send the application: attach …, tick …": what is announced before a colon is done when what follows is done. */
export function sendingLast(goals: readonly Goal[], { task }: Context): Goal[] {
  const at = goals.findIndex(({ act }) => act.kind === 'submit');
  const sent = goals[at];
  const after = goals.slice(at + 1);
  const isForm = after.length > 0 && after.every(({ act }) => /^(?:enter|choose|tick|upload)$/.test(act.kind));
  if (!sent || !isForm) return [...goals];
  const next = task.slice(task.indexOf(sent.said) + sent.said.length).trimStart();
  return sent.said.includes(':') || next.startsWith(':') ? [...goals.slice(0, at), ...after, sent] : [...goals];
}

/** «письмо Даниила Орехова», "the letter Ann Berg": a letter that is called by a name is from whoever is called so. */
export function fromWhom(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind === 'go' && !('url' in act.to)) return { ...goal, act: { ...act, to: signed(act.to) } };
  if (act.kind !== 'handle' && act.kind !== 'add' && act.kind !== 'remove') return goal;
  const { like = [], ...what } = signed(act.things.what);
  return like.length > 0
    ? { ...goal, act: { ...act, things: { ...act.things, what, where: [...like, ...act.things.where] } } }
    : goal;
}

function signed(phrase: Phrase): Phrase {
  const { words, kind, exact, like } = phrase;
  const isName = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)+$/u.test(words);
  if (kind !== 'message' || exact || like || phrase.isPronoun || !isName) return phrase;
  const of: Phrase = { words: /[а-яё]/i.test(words) ? 'от' : 'from' };
  return { ...phrase, words: '', like: [{ of, is: '=', value: { text: words, kind: 'text' } }] };
}

/** "Find … in the letter", of which nothing was understood: nobody wants all that is in it. */
export function isHollowName({ act }: Goal): boolean {
  if (act.kind !== 'tell' || act.question.want !== 'name' || act.question.tell.length > 0) return false;
  const { what, where, best, count } = act.question.things;
  const isBare = what.words === '' && !what.kind && what.ordinal === undefined && where.length === 0 && !best;
  return isBare && count === 'one' && what.place?.what.kind === 'message';
}

/** "Type the code in the picture into the box": the words say where the value is, and are not the value. */
export function isWordsForValue({ act }: Goal): boolean {
  return (
    act.kind === 'enter' &&
    act.value.kind === 'text' &&
    !(act.value.exact ?? act.value.isFound ?? act.value.heldIn) &&
    (isPointing(act.value.text) || isTurned(act))
  );
}

/** «В таблице | в C4 должно стоять 55»: what was taken for the value is where it goes, and the value is among the words for the field. */
function isTurned({ value, field }: Extract<Act, { kind: 'enter' }>): boolean {
  return /^(?:in|on|at|в|во|на) /i.test(value.text) && /(?<!\p{L})\d+$/u.test(field?.words ?? '');
}

/** "Press the item with the icon", of which nothing is told: any picture is one. */
export function isOfUntoldPicture({ act }: Goal): boolean {
  if (act.kind !== 'press' || act.target.words !== '' || act.target.ordinal !== undefined) return false;
  const [only, ...more] = act.target.like ?? [];
  const said = only?.is === 'contains' && !only.of && !only.value.exact ? only.value.text : '';
  return more.length === 0 && PICTURE.test(said.toLowerCase());
}

const PICTURE =
  /^(?:(?:an?|the|this) )?(?:icon|symbol|picture|image|logo|значк\p{L}+|иконк\p{L}+|картинк\p{L}+|рисунк\p{L}+)$/u;
