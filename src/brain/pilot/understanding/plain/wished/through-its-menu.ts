import { commandsAt } from '../../clauses.ts';
import { has, lexicon, look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, markInPlaceOf, partStart, saidThere, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * ««Отчёт» больше не нужен: рядом с ним есть «Меню», а там пункт «Удалить»»: what shall become of a thing is told first, and then the way
 * to it, which is gone: press “Menu” beside it, then “Delete”. So it is with «в меню его строки выбери «Удалить»».
 */
export function asThroughItsMenu(tokens: readonly Token[]): Token[] {
  for (const at of tokens.keys()) {
    const way = tokens[at - 1]?.isMark ? (beside(tokens, at) ?? ofItsRow(tokens, at)) : undefined;
    const from = partStart(tokens, at - 1);
    const told = tokens.slice(from, at - 1);
    const thing = way ? thingIn(told) : undefined;
    if (!way || !thing) continue;
    const say = (stand: number, ...all: string[]) => all.map((word) => inPlaceOf(tokens[stand], word));
    const named = saidThere([thing], tokens[at]);
    const pressed = way.isRow
      ? [...say(at, 'в', 'строке'), ...named, ...say(at, 'открой'), ...way.menu]
      : [...say(at, 'нажми'), ...way.menu, ...say(at, 'рядом', 'с'), ...named];
    const then = [markInPlaceOf(tokens[way.name], ','), ...say(way.name, 'потом', 'нажми')];
    return [
      ...tokens.slice(0, from),
      ...pressed,
      ...then,
      ...tokens.slice(way.name, way.name + 1),
      ...tokens.slice(way.name + 1),
    ];
  }
  return [...tokens];
}

/** «у него [в строке] есть [кнопка] «Меню», а там [пункт] «Удалить»». */
function beside(all: readonly Token[], at: number): Way | undefined {
  const words = wordsIn(all);
  const opener = wordsTaken(BESIDE, words.slice(at, at + MOST_WORDS));
  const noun = at + opener;
  const kind = has(controls, words[noun] ?? '') ? 1 : 0;
  const menu = all.slice(noun + kind, noun + kind + 1);
  const isNamed = menu[0]?.value?.exact === true;
  const isMenu = isNamed || /^(?:действия|меню|опции|настройки)$/.test(menu[0]?.word ?? '');
  const there = noun + kind + 1;
  const then = wordsTaken(THERE, words.slice(there, there + MOST_WORDS));
  const name = there + then;
  if (opener === 0 || !isMenu || then === 0 || !all[name]?.value?.exact) return undefined;
  return { menu, name, isRow: !isNamed || words.slice(at, noun).includes('строке') };
}

/** «в меню [действий] его строки выбери «Удалить»». */
function ofItsRow(all: readonly Token[], at: number): Way | undefined {
  const words = wordsIn(all);
  const said = wordsTaken(OF_ITS_ROW, words.slice(at, at + MOST_WORDS));
  const name = at + said;
  return said > 0 && all[name]?.value?.exact
    ? { menu: [inPlaceOf(all[at + 1], 'действия')], name, isRow: true }
    : undefined;
}

interface Way {
  /** What opens the menu. */
  menu: readonly Token[];
  /** Where the name of what is pressed in it stands. */
  name: number;
  isRow: boolean;
}

/** The one name in a statement or a request to put it away; what is opened first is a way of its own. */
function thingIn(told: readonly Token[]): Token | undefined {
  const words = wordsIn(told);
  const [thing, ...others] = told.filter(({ value }) => value);
  const isOther = told.some((_, at) => {
    const verb = /^нуж(?:ен|на|но|ны)$/.test(words[at] ?? '') ? undefined : look(verbs, words, at);
    return verb?.form === 'base' && commandsAt(told, at) && !/^(?:remove|add|put|handle|drag|send)$/.test(verb.meaning);
  });
  return thing?.value?.exact && others.length === 0 && !isOther && !told.some(({ text }) => text === '?')
    ? thing
    : undefined;
}

const MOST_WORDS = 8;
const controls = lexicon([[true, 'кнопка|меню|значок|ссылка|иконка|кнопочка']]);
const BESIDE =
  /^(?:рядом(?: с (?:ним|ней))?|возле (?:него|нее)|напротив (?:него|нее)|у (?:него|нее)|в (?:его|ее) строке)(?: в строке)? (?:есть|стоит|имеется|находится|будет)(?= |$)/;
const THERE =
  /^, (?:а |и )?(?:там|в нем|в ней|внутри)(?: (?:есть|будет|выбери|нажми|жми|ткни|выберите|нажмите))?(?: (?:пункт|команда|команду|кнопка|кнопку|строчка))?(?= |$)/;
const OF_ITS_ROW =
  /^в (?:его |ее )?меню (?:действий )?(?:(?:его|ее) строки |в (?:его|ее) строке )(?:выбери|нажми|жми)(?:те)?(?: пункт)?(?= |$)/;
