import type { Control } from '../../../observation.ts';
import { isToggle } from './parts.ts';
import { alikeWords, wordsIn } from './same-word.ts';

/** Words for how a control stands, and the states they mean. */
const STATES: readonly (readonly [words: string, states: readonly string[], isOn: boolean])[] = [
  [
    'checked ticked selected enabled on active chosen отмечен отмечена выбран выбрана включен включена включено вкл активен стоит',
    ['checked', 'selected', 'pressed', 'current'],
    true,
  ],
  [
    'unchecked unticked unselected off inactive снят снята выключен выключена выключено выкл',
    ['checked', 'selected', 'pressed', 'current'],
    false,
  ],
  ['disabled greyed недоступен недоступна заблокирован', ['disabled'], true],
  ['expanded open раскрыт развернут', ['expanded'], true],
  ['collapsed свернут', ['expanded'], false],
  ['required обязателен обязательно обязательное', ['required'], true],
  ['invalid wrong ошибочный неверный', ['invalid'], true],
];

export interface Standing {
  states: readonly string[];
  isOn: boolean;
}

/** The state that words speak of, where they speak of one and nothing else. */
export function standingOf(words: string): Standing | undefined {
  const [word, ...more] = wordsIn(words);
  if (word === undefined || more.length > 0) return undefined;
  const known =
    STATES.find(([list]) => list.split(' ').includes(word)) ??
    STATES.find(([list]) => list.split(' ').some((one) => one.length > 4 && alikeWords(one, word)));
  return known && { states: known[1], isOn: known[2] };
}

/** Whether the controls stand so; nothing where none of them can. */
export function standSo(controls: readonly Control[], { states, isOn }: Standing): boolean | undefined {
  const is = controls.some((control) => states.some((state) => control.states.includes(state)));
  const mayBe = is || (states.includes('checked') ? controls.some(isToggle) : controls.length > 0);
  return mayBe ? is === isOn : undefined;
}
