import { isSmall, trim } from '../context.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Built, built, type Deed } from './built.ts';

/** "Enter the code 4093 on the keypad", «набери 112 на клавиатуре»: its keys are pressed, one after the other. */
export function keyedIn({ verb, rest }: Deed): Built | undefined {
  const said = trim(rest);
  const words = wordsIn(said);
  const at = said.findIndex((token, index) => index > 0 && !token.value && look(pads, words, index) !== undefined);
  const isLast = at > 0 && at + (look(pads, words, at)?.length ?? 0) === said.length;
  const [code, ...others] = said.slice(0, Math.max(at, 0)).filter((token) => !isNoun(token));
  const keys = code ? keysOf(code) : undefined;
  if (!ENTERS.test(verb[0]?.word ?? '') || !isLast || !keys || others.length > 0) return undefined;
  return built(...keys.map((key) => ({ kind: 'press', target: { words: key, exact: true } }) as const));
}

const ENTERS = /^(?:enter|type|dial|key|punch|press|tap|input|put|набери(?:те)?|введи(?:те)?|нажми(?:те)?)$/;

/** "the code", "PIN", "number": what it is; it is not pressed. */
function isNoun(token: Token): boolean {
  return (
    isSmall(token) ||
    (!token.value && /^(?:in|code|pin|number|digits|код|пин|пин-код|номер|цифры|число)$/.test(token.word))
  );
}

/** Every figure has a key; so have the star and the hash. */
function keysOf({ text, value }: Token): string[] | undefined {
  const code = value?.exact ? value.text : text;
  return /^[\d*#]+$/.test(code) ? [...code] : undefined;
}

const pads = lexicon([
  [
    true,
    ['on', 'using', 'with', 'via', 'through']
      .flatMap((joint) =>
        [
          'keypad',
          'key pad',
          'number pad',
          'numeric keypad',
          'number keys',
          'dial pad',
          'dialpad',
          'numpad',
          'on-screen keypad',
        ].map((pad) => `${joint} the ${pad}`),
      )
      .join('|'),
  ],
  [
    true,
    'на клавиатуре|на цифровой клавиатуре|на экранной клавиатуре|на кнопках|с клавиатуры|кнопками|цифровыми кнопками|на панели',
  ],
]);
