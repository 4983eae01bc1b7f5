import { has, lexicon, look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "… Next to it there's a button “Edit”, press it", «рядом есть кнопка «Действия», нажми на неё»: that button beside it is pressed. */
export function asBesideIt(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => index > 0 && look(besides, words, index) !== undefined);
  const beside = look(besides, words, at);
  const noun = at + (beside?.length ?? 0);
  const kind = look(controls, words, noun)?.length ?? 0;
  const [name, comma] = [tokens[noun + kind], tokens[noun + kind + 1]];
  const deed = noun + kind + 2;
  const verb = look(verbs, words, deed);
  const onto = deed + (verb?.length ?? 0);
  const it = has(joints, words[onto] ?? '') ? onto + 1 : onto;
  const isPressed = verb?.form === 'base' && verb.meaning === 'press' && has(its, words[it] ?? '');
  if (at < 0 || !name?.value?.exact || !comma?.isMark || !isPressed) return [...tokens];
  const isRussian = /[а-я]/.test(words[at] ?? '');
  const place = (isRussian ? 'рядом с ним' : 'next to it').split(' ').map((word) => inPlaceOf(tokens[it], word));
  const pressed = [...tokens.slice(deed, onto), ...tokens.slice(noun, noun + kind), name, ...place];
  return [...tokens.slice(0, at), ...pressed, ...tokens.slice(it + 1)];
}

const IS = ["there's a", "there's", 'there is a', 'there is', 'is a', 'is', 'you will find a', "you'll find"];
const IS_RU = ['есть', 'стоит', 'находится', 'расположена', 'видна', 'будет'];
const besides = lexicon([
  [
    true,
    ['next to it', 'beside it', 'next to that', 'right next to it']
      .flatMap((by) => IS.map((is) => `${by} ${is}`))
      .join('|'),
  ],
  [
    true,
    ['рядом', 'рядом с ним', 'рядом с ней', 'возле него', 'возле нее']
      .flatMap((by) => IS_RU.map((is) => `${by} ${is}`))
      .join('|'),
  ],
]);
const controls = lexicon([[true, 'button|link|icon|кнопка|кнопочка|ссылка|значок|иконка']]);
const joints = lexicon([[true, 'on|на']]);
const its = lexicon([[true, 'it|that|ее|нее|его|него']]);
