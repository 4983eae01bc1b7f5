import type { RunWish } from '../../protocol.ts';

/** What stands in the fields of the form, as text. */
export interface WishForm {
  task: string;
  startUrl: string;
  model: string;
  maxSteps: string;
  maxCost: string;
  maxTime: string;
  window: boolean;
}

export const NO_WISH: WishForm = {
  task: '',
  startUrl: '',
  model: '',
  maxSteps: '',
  maxCost: '',
  maxTime: '',
  window: false,
};

/** The form as the server wants it: what is empty is left to the settings. Whether the rest makes sense the server says. */
export function wishOf({ task, startUrl, model, maxSteps, maxCost, maxTime, window }: WishForm): RunWish {
  return {
    task: task.trim(),
    ...given('startUrl', startUrl),
    ...given('model', model),
    ...given('maxTime', maxTime),
    ...(maxSteps.trim() === '' ? {} : { maxSteps: Number(maxSteps) }),
    ...(maxCost.trim() === '' ? {} : { maxCost: Number(maxCost.replace(',', '.')) }),
    ...(window ? { window } : {}),
  };
}

function given<Name extends string>(name: Name, value: string): Partial<Record<Name, string>> {
  return value.trim() === '' ? {} : ({ [name]: value.trim() } as Partial<Record<Name, string>>);
}
