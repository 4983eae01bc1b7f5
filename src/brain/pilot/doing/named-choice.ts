import type { Control } from '../../../observation.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { findQuoted } from '../understanding/values/quoted.ts';
import { isSameText } from '../words/normal.ts';

/**
 * "Start a topic in “Bicycles”": the form for it has a list of all boards, and nothing is chosen in it yet. What the task names in quotes and
 * just one list offers is chosen there before the form is sent off.
 */
export function namedChoice(situation: Situation): Pursuit | undefined {
  const names = findQuoted(situation.task).map(({ value }) => value.text);
  const lists = controlsOf(situation.page).filter(isUntouched);
  for (const name of names) {
    const offering = lists.filter(({ options = [] }) => options.some((option) => isSameText(option, name)));
    const [list, ...others] = offering;
    const option = list?.options?.find((one) => isSameText(one, name));
    if (!list || option === undefined || others.length > 0 || wasTried(situation, wayOf(list))) continue;
    const call = { tool: 'select', input: { id: list.id, option } };
    return {
      do: [call],
      way: wayOf(list),
      thought: `Choosing “${option}” in “${calledSo(list)}”, as the task names it.`,
    };
  }
  return undefined;
}

function wayOf({ id }: Control): string {
  return `choose as named ${id}`;
}

/** It shows what it showed at first: nothing, or what only says that something is to be chosen. */
function isUntouched({ role, options = [], value = '', states }: Control): boolean {
  const isList = role === 'combobox' || role === 'listbox';
  const isFirst = isSameText(value, options[0] ?? '') && (TO_CHOOSE.test(value) || states.includes('required'));
  const isOpen = value === '' || isFirst || states.includes('invalid');
  return isList && options.length > 2 && isOpen && !states.includes('disabled');
}

const TO_CHOOSE = /^(?:(?:please )?(?:choose|select|pick)(?!\p{L})|none$|выбер|не выбран|[-–—.…\s]+$)/iu;
