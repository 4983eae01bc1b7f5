import type { Query } from '../goal.ts';
import { journeysOn, type Leg } from '../reading/legs.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { stem } from '../words/stem.ts';

/** "When does my flight back leave?", «сколько лететь обратно?»: of a journey that the page lists with its legs. Nothing where it is not known which. */
export function tellLeg({ page, goal, task }: Situation, { want }: Query): Pursuit | undefined {
  const asked = want === 'value' || want === 'name' ? ASKED.find(([, words]) => words.test(goal.said)) : undefined;
  if (!asked || !TRAVELLING.test(goal.said)) return undefined;
  const journeys = journeysOn(page).filter((legs) => legs.length > 0);
  const isOnRoute = (said: string) =>
    journeys.filter(([leg]) => leg && (isNamed(said, leg.from) || isNamed(said, leg.to)));
  // "I fly home from Oslo. When does it leave?"
  const said = isOnRoute(goal.said).length > 0 || BACK.test(goal.said) ? goal.said : task;
  const named = isOnRoute(said);
  const meant = named.length > 0 ? named : journeys;
  const [only, ...others] = meant.flatMap((legs) => legMeant(said, legs, meant.length === 1) ?? []);
  if (!only || others.length > 0) return undefined;
  const [part] = asked;
  const value = only[part];
  const day = part === 'leaves' && only.day !== undefined ? `, ${only.day}` : '';
  const text = `${only.from} → ${only.to}: ${value}${day}`;
  return {
    reached: { text: text.endsWith('.') ? text : `${text}.`, claims: [{ claim: value, quote: value }], found: value },
  };
}

/** What of it is asked for; where only a time is, when it leaves. */
const ASKED: readonly (readonly ['leaves' | 'takes' | 'arrives', RegExp])[] = [
  [
    'takes',
    /(?<!\p{L})(?:how long|duration|долго|длит\p{L}*|длительност\p{L}*|(?:времени|часов) (?:в пути|лететь|ехать))(?!\p{L})/iu,
  ],
  [
    'arrives',
    /(?<!\p{L})(?:arriv\p{L}*|lands?|landing|get (?:in|home|there|back)|прил[её]т\p{L}*|прилета\p{L}*|прибы\p{L}*|приезж\p{L}*)(?!\p{L})/iu,
  ],
  [
    'leaves',
    /(?<!\p{L})(?:depart\p{L}*|leav\p{L}*|takes? off|when|what time|time|hour|вылет\p{L}*|отправл\p{L}*|отбы\p{L}*|когда|во сколько|в котором часу|врем\p{L}*)(?!\p{L})/iu,
  ],
];

const TRAVELLING =
  /(?<!\p{L})(?:flights?|fly|flying|planes?|trains?|bus|ferry|trips?|journey|leg|рейс\p{L}*|лет\p{L}{1,4}|лечу|лечим|самол[её]т\p{L}*|поезд\p{L}*|автобус\p{L}*|паром\p{L}*|вылет\p{L}*|перел[её]т\p{L}*)(?!\p{L})/iu;

/** The way back, or the way there; by which place it leaves from, or by what it is called. */
function legMeant(said: string, legs: readonly Leg[], isOnly: boolean): Leg | undefined {
  const led = legs.find(({ from, to }) => isLed(said, OUT_OF, from) || isLed(said, INTO, to));
  if (led) return led;
  if (BACK.test(said)) return legs[1];
  if ((legs.length === 1 && isOnly) || THERE.test(said)) return legs[0];
  // "Oslo — Bergen": as it is written.
  return legs.find(({ from, to }) =>
    new RegExp(`${rootOf(from)}\\p{L}*\\s*(?:→|—|–|-|to)\\s*${rootOf(to)}`, 'iu').test(said),
  );
}

const BACK =
  /(?<!\p{L})(?:back|return\p{L}*|home|inbound|second|обратн\p{L}*|назад|домой|возвра\p{L}*|втор\p{L}*)(?!\p{L})/iu;
const THERE = /(?<!\p{L})(?:outbound|outward|out|there|first|туда|перв\p{L}*)(?!\p{L})/iu;
const OUT_OF = '(?:from|out of|из|от)';
const INTO = '(?:to|for|into|в|во|до)';

function isLed(said: string, joint: string, place: string): boolean {
  return new RegExp(`(?<!\\p{L})${joint} ${rootOf(place)}`, 'iu').test(said);
}

function isNamed(said: string, place: string): boolean {
  return new RegExp(`(?<!\\p{L})${rootOf(place)}`, 'iu').test(said);
}

/** What is common to all forms of a place's name. */
function rootOf(place: string): string {
  const [first = ''] = place.toLowerCase().split(/[\s,(]/);
  const root = stem(first.replaceAll('ё', 'е'));
  return root.replace(/[^\p{L}\p{N}]/gu, '.');
}
