import type { Act, Entry, Phrase, Things } from '../../goal.ts';
import { findVerb } from '../../understanding/clauses.ts';
import { type Context, textOf, trim } from '../../understanding/context.ts';
import { type Built, built } from '../../understanding/goals/built.ts';
import { entered } from '../../understanding/goals/entering.ts';
import { plainVerb } from '../../understanding/goals/handling.ts';
import { slotted } from '../../understanding/goals/slots.ts';
import type { Target } from '../../understanding/goals/targets.ts';
import { has } from '../../understanding/lexicon/match.ts';
import { articles } from '../../understanding/lexicon/small-words.ts';
import { readField, readPhrase } from '../../understanding/phrase.ts';
import type { Token } from '../../understanding/tokens.ts';
import type { TaggedSlot } from '../tagged.ts';
import { asValue } from './as-value.ts';
import { entriesIn, pairsIn, withFirstValue } from './entries.ts';
import { nounIn, nounsIn, phraseOf, placeNamed, placeOf, targetOf, withoutJoint, withPlace } from './nouns.ts';
import { allOf, clauseOf, firstOf, isSaidAround, slotsOf, type Words, wordsOf } from './tagged-words.ts';
import { send } from './writing.ts';

/** Values into fields; of a record, where one is named. */
export function enter(said: Words): Built | undefined {
  const words = withFirstValue(said);
  const entries = entriesIn(words);
  if (entries.length === 0) return cleared(words);
  const letter = writtenTo(words);
  if (letter) return send(letter);
  // "berlin to lisbon, out on …": what is said of a journey is known by its small words.
  const journey = entries.some(({ field }) => !field) ? slotted(clauseOf(words), words.context) : undefined;
  if (journey) return { acts: journey };
  const hasThing = slotsOf(words, 'thing').length > 0;
  const isNameless = entries.every(({ field }) => !field);
  if (isNameless && hasThing) return changed(words, entries);
  const owner = hasThing ? phraseOf(nounIn(words)) : undefined;
  const place = slotsOf(words, 'place')[0] ?? placeAround(words);
  return built(
    ...entries.map((entry) => {
      const { field } = entry;
      if (!field) return entered(entry);
      if (owner && !owner.isPronoun) return set({ ...entry, field: { ...field, place: { is: 'of', what: owner } } });
      return set(place && !field.place ? { ...entry, field: { ...field, place: placeOf(words, place) } } : entry);
    }),
  );
}

/** «поставь в профиле город …»: where the field is stands before it, though nobody has marked it. */
function placeAround({ tokens, from, slots }: Words): TaggedSlot | undefined {
  const first = Math.min(...slots.map((slot) => slot.from));
  const at = tokens.findIndex(({ word }, index) => index >= from && index < first && /^(?:in|on|в|на)$/.test(word));
  // «в корзине впиши …»: the verb may come after the place.
  const verb = at < 0 ? undefined : findVerb(tokens.slice(at + 1, first));
  const to = at + 1 + (verb?.at ?? first - at - 1);
  const said = at < 0 ? [] : tokens.slice(at + 1, to);
  const isNoun = said.every(({ text, value, isMark }) => !value && !isMark && /^\p{Ll}{2,}$/u.test(text));
  const isHere = said.some(({ word }) =>
    /^(?:site|website|page|here|сайт\p{L}*|страниц\p{L}*|пол[еяю]|field)$/u.test(word),
  );
  // "fill in the …" names no place.
  const isNamed = said.some(({ word }) => !has(articles, word));
  return isNoun && !isHere && isNamed && said.length < 4 ? { slot: 'place', from: at + 1, to } : undefined;
}

/** "write “On my way” to Ann Lee": what is written to somebody is a letter. */
function writtenTo(words: Words): Words | undefined {
  const isWriting = isSaidAround(words, /^(?:write|напиш\p{L}*|написать|пиши)$/u);
  const values = slotsOf(words, 'value');
  const receiver = values.find(
    (slot) => /^(?:to|на)$/.test(words.tokens[slot.from - 1]?.word ?? '') && isSomebody(wordsOf(words, slot)),
  );
  const isText = values.some((slot) => slot !== receiver && wordsOf(words, slot).some(({ value }) => value?.exact));
  if (!isWriting || !receiver || !isText) return undefined;
  return {
    ...words,
    kind: 'send',
    slots: words.slots.map((slot) => (slot === receiver ? { ...slot, slot: 'to' as const } : slot)),
  };
}

function isSomebody(said: readonly Token[]): boolean {
  return said.every(({ text, value }) => value?.kind === 'mail' || (!value && /^\p{Lu}\p{Ll}+$/u.test(text)));
}

/** "dark mode on": a value that is on or off is a switch. */
function set(entry: Entry): Act {
  const { field, value } = entry;
  const isOn = /^(?:on|вкл|включено|включен|включена)$/i.test(value.text);
  const isOff = /^(?:off|выкл|выключено|выключен|выключена)$/i.test(value.text);
  return field && (isOn || isOff) && !value.exact ? { kind: 'tick', things: [field], on: isOn } : entered(entry);
}

/** "rename the list to X": a record is given something; "the slider to 40": a field is. */
function changed(words: Words, entries: readonly Entry[]): Built {
  const verb = findVerb(clauseOf(words));
  const said = verb ? clauseOf(words).slice(verb.at, verb.at + verb.length) : [];
  const isRenamed = isSaidAround(words, /^(?:renam\p{L}*|переимен\p{L}*|call|called|named|назови|называ\p{L}*)$/u);
  const things = nounIn(words);
  const isMoved = entries.every(({ value }) => value.kind === 'date' || value.kind === 'time') && !things.what.kind;
  if (isMoved) return built({ kind: 'handle', verb: { words: moving[words.context.language] }, things, with: entries });
  if (isRenamed || things.where.length > 0) {
    const own = said.length > 0 ? plainVerb(textOf(said, words.context)) : renaming[words.context.language];
    return built({
      kind: 'handle',
      verb: { words: isRenamed ? renaming[words.context.language] : own },
      things,
      with: entries,
    });
  }
  return built(...entries.map((entry) => set({ ...entry, field: phraseOf(things) })));
}

const moving = { en: 'reschedule', ru: 'перенести' } as const;
const renaming = { en: 'rename', ru: 'переименовать' } as const;

/** "clear the comment box": no value is a value too, where it is said so. */
function cleared(words: Words): Built | undefined {
  const field = firstOf(words, 'field') ?? firstOf(words, 'thing');
  const isCleared = isSaidAround(
    words,
    /^(?:clear|empty|erase|wipe|blank|delete|reset|очист\p{L}*|сотр\p{L}*|стереть|удали\p{L}*|опустош\p{L}*)$/u,
  );
  if (!field || !isCleared) return undefined;
  return built({ kind: 'enter', value: { text: '', kind: 'text' }, field: readField(field, words.context) });
}

/** Options, colours, sizes; each from its own list, where one is named. */
export function choose(said: Words): Built | undefined {
  const words = withWholeFields(said);
  const pairs = pairsIn(words, 'thing', 'value');
  const fields = slotsOf(words, 'field');
  if (pairs.length === 0 && slotsOf(words, 'best', 'cond').length === 0) return undefined;
  const option = optionIn(words);
  if (option) {
    const [thing, ...others] = [option.thing, option.value].map((one) => ({
      ...words,
      slots: words.slots.filter((slot) => slot === one || (slot.slot !== 'thing' && slot.slot !== 'field')),
    }));
    const made = [thing && chosenFrom(thing, undefined), ...others.map((one) => chosenFrom(one, option.field))];
    return built(...made.flatMap((one) => one?.acts ?? []));
  }
  if (fields.length < 2 || pairs.length < 2) return chosenFrom(words, fields[0]);
  const made = pairs.map(({ value, field }) => {
    const own = words.slots.filter((one) => one === value || (one.slot !== value.slot && one.slot !== 'field'));
    return chosenFrom({ ...words, slots: own }, field);
  });
  return built(...made.flatMap((one) => one?.acts ?? []));
}

/** «финский [язык] [гида]», «[язык] [гида] выбери финский»: whose field it is belongs to its name, where something else is chosen for it. */
function withWholeFields(words: Words): Words {
  const things = slotsOf(words, 'thing');
  const [field, ...fields] = slotsOf(words, 'field');
  const owner = things.find(({ from }) => from === field?.to);
  const answer = things.find((thing) => thing !== owner);
  if (!field || !owner || !answer || fields.length > 0 || things.length > 2) return words;
  const isOwner = wordsOf(words, owner).every(
    ({ text, value }) => !value && /^\p{Ll}+(?:[аяыи]|[оеё]в|ей)$/u.test(text),
  );
  const isToldApart = answer.to === field.from || findVerb(words.tokens.slice(owner.to, answer.from)) !== undefined;
  if (!isOwner || !isToldApart) return words;
  const slots = words.slots.filter((slot) => slot !== owner);
  return { ...words, slots: slots.map((slot) => (slot === field ? { ...slot, to: owner.to } : slot)) };
}

/** "the shirt in size XL", «рамен с остротой «Средняя»»: a thing, and after it what one of its fields shall be. */
export function optionIn(words: Words): { thing: TaggedSlot; field: TaggedSlot; value: TaggedSlot } | undefined {
  const [thing, value, ...others] = slotsOf(words, 'thing');
  const [field, ...fields] = slotsOf(words, 'field');
  if (!thing || !value || !field || others.length + fields.length + slotsOf(words, 'value', 'cond').length > 0)
    return undefined;
  const isTogether = field.to === value.from || value.to === field.from;
  const between = words.tokens.slice(thing.to, Math.min(field.from, value.from));
  const [joint, ...more] = between.filter(({ word }) => !has(articles, word));
  const isTied = /^(?:in|with|of|at|с|со|в|во)$/.test(joint?.word ?? '') && more.length === 0;
  return isTogether && isTied && thing.to <= field.from ? { thing, field, value } : undefined;
}

/** A day or an hour goes into whatever takes one; all else is picked among what is shown. */
function chosenFrom(words: Words, field: TaggedSlot | undefined): Built | undefined {
  const { context } = words;
  const from = field && readField(withoutJoint(wordsOf(words, field)), context);
  const values = allOf(words, 'value').map((said) => asValue(said, context));
  const all = [...allOf(words, 'thing').map((said) => asValue(said, context)), ...values];
  if (all.length > 0 && all.every(({ kind }) => kind === 'date' || kind === 'time'))
    return built(...all.map((value) => entered({ value, ...(from && { field: from }) })));
  const named = slotsOf(words, 'thing', 'best', 'cond').length > 0 ? nounsIn(words) : [];
  const [place] = slotsOf(words, 'place');
  const targets = named.map((things) => targetOf(withPlace(things, place && placeOf(words, place))));
  const chosen: Phrase[] = [
    ...targets.map((target, at) => calledSo(target, allOf(words, 'thing')[at] ?? [], from !== undefined, context)),
    ...values.map(({ text, exact }): Phrase => ({ words: text, ...(exact && { exact }) })),
  ];
  if (chosen.length === 0) return undefined;
  const each = chosen.length === 1 && chosen[0]?.isPronoun ? targets[0]?.each : undefined;
  return { acts: [{ kind: 'choose', things: chosen, ...(from && { from }) }], ...(each && { each }) };
}

/** «окно» as an answer is what one looks out of, not what pops up; "two adults" is one answer. */
function calledSo({ phrase, each }: Target, said: readonly Token[], isAnswer: boolean, context: Context): Phrase {
  if (typeof each?.count === 'number' && said.length > 0) return { words: textOf(trim(said), context) };
  if (!isAnswer) return phrase;
  const isKindOnly = phrase.words === '' && phrase.kind !== undefined && phrase.ordinal === undefined;
  const isDay = phrase.isPronoun === true && phrase.ordinal !== undefined;
  return isKindOnly || isDay ? { words: textOf(trim(said), context) } : phrase;
}

export function tick(said: Words, heard: boolean): Built | undefined {
  // «добавь дело «…»»: what is added is not there yet to be ticked.
  if (findVerb(clauseOf(said))?.meaning === 'add') return undefined;
  const words = withoutRole(said);
  const on = saidOn(words) ?? heard;
  const [field] = slotsOf(words, 'field');
  const [place] = slotsOf(words, 'place');
  if (slotsOf(words, 'thing', 'cond', 'best').length === 0) {
    const named = field ?? place;
    return named && built({ kind: 'tick', things: [asBox(readPhrase(wordsOf(words, named), words.context))], on });
  }
  const targets = nounsIn(words).map((things) => targetOf(withPlace(things, place && placeOf(words, place))));
  const each = targets.length === 1 ? targets[0]?.each : undefined;
  const moved = targets.length > 1 ? movedTo(words) : [];
  return {
    acts: [{ kind: 'tick', things: targets.map(({ phrase }) => asBox(phrase)), on }, ...moved],
    ...(each && { each: { ...each, what: asBox(each.what) } }),
  };
}

/** "tick A and B and into the archive with them": what was ticked goes there. */
function movedTo(words: Words): Act[] {
  const [to] = slotsOf(words, 'to');
  const them: Things = { what: { words: '', isPronoun: true }, where: [], count: 'all' };
  return to ? [{ kind: 'add', things: them, to: placeNamed(words, to) }] : [];
}

/** "Cheese and Bacon ticked [as toppings]", "tick Breakfast [as an extra]": what they are taken for is no box, and no part of a name. */
function withoutRole(words: Words): Words {
  const [first] = slotsOf(words, 'thing');
  const isAs = (at: number) => /^(?:as|как)$/.test(words.tokens[at]?.word ?? '') && !words.tokens[at]?.value;
  const slots = words.slots.flatMap((one) => {
    if (one.slot !== 'thing') return [one];
    if (one.from !== first?.from && isAs(one.from - 1)) return [];
    const as = words.tokens.findIndex((_, at) => at > one.from && at < one.to && isAs(at));
    return [as < 0 ? one : { ...one, to: as }];
  });
  return { ...words, slots };
}

/** "I want the alarm switched on": what says plainly whether it shall be on counts more than how it sounds. */
function saidOn(words: Words): boolean | undefined {
  const isOn = isSaidAround(words, /^(?:on|enabled|activated|ticked|включ\p{L}*)$/u);
  const isOff = isSaidAround(
    words,
    /^(?:off|disabled|deactivated|unticked|выключ\p{L}*|отключ\p{L}*|выруб\p{L}*|запре\p{L}*)$/u,
  );
  const isDenied = isSaidAround(words, /^(?:not|no|never|\p{L}+n't|не|нет|без)$/u);
  return isOn === isOff || isDenied ? undefined : isOn;
}

/** "the box" is one to tick, whatever else people call a box. */
function asBox(phrase: Phrase): Phrase {
  return phrase.kind === 'field' ? { ...phrase, kind: 'checkbox' } : phrase;
}

export function upload(words: Words): Built | undefined {
  const file = firstOf(words, 'value') ?? firstOf(words, 'thing');
  const [to] = slotsOf(words, 'to', 'field', 'place');
  // A file that is only spoken of, in its row, is not sent anywhere.
  if (!file || !isSaidAround(words, SENT_UP)) return undefined;
  const target = to && readPhrase(withoutJoint(wordsOf(words, to)), words.context);
  return built({
    kind: 'upload',
    file: { ...asValue(file, words.context), kind: 'file' },
    ...(target && { to: target }),
  });
}

const SENT_UP =
  /^(?:upload\p{L}*|attach\p{L}*|add\p{L}*|send\p{L}*|submit\p{L}*|put\p{L}*|drop\p{L}*|use|using|give|hand|with|pick|choose|select|include|import\p{L}*|загру\p{L}*|прило\p{L}*|прикре\p{L}*|добав\p{L}*|отправ\p{L}*|закин\p{L}*|залей\p{L}*|залить|вложи\p{L}*|подгруз\p{L}*|выбер\p{L}*|импорт\p{L}*|пришл\p{L}*|пошл\p{L}*|отда\p{L}*|положи\p{L}*|перетащи\p{L}*|скорми\p{L}*|с|файл\p{L}*)$/u;
