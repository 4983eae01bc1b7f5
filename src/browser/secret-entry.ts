import { LotsmanError } from '../errors.ts';
import type { ElementId } from '../observation.ts';
import { type Entered, placeholderFor, type SecretField } from '../secrets.ts';
import type { Anatomy } from './anatomy.ts';
import type { Workplace } from './tool.ts';
import { spoken } from './widgets/control.ts';

/** Types the value behind a name, if this field may have it. What is told of it has the name and never the value. */
export async function enterSecret(
  id: ElementId,
  name: string,
  anatomy: Anatomy,
  { hands, tab, release }: Workplace,
): Promise<string> {
  const field = await hands.ask<SecretField | null>(id, 'secretField');
  if (!field) throw refused(`${spoken(anatomy)} is no field that a secret can be typed into.`);
  const value = await release(name, { url: tab.url, spoken: spoken(anatomy), field });
  // A click is checked to land on what was seen: what is covered or out of sight gets nothing.
  await hands.click(id);
  const entered = await hands.ask<Entered>(id, 'enterSecret', value, field);
  if (entered === 'changed') throw refused(`${spoken(anatomy)} became another field when it was touched.`);
  if (entered === 'not taken') throw refused(`${spoken(anatomy)} does not let itself be typed into.`);
  if (entered === 'other')
    throw new LotsmanError('not_set', `${spoken(anatomy)} holds something else than the secret ${name}.`, {
      hint: 'The field may have rules of its own. Do not send the form; let the person look at it.',
    });
  // Some pages wake up only when a key is let go; this one writes nothing.
  await hands.press('Shift');
  return `It holds ${placeholderFor(name)}.`;
}

function refused(sentence: string): LotsmanError {
  return new LotsmanError('bad_input', `${sentence} Nothing was typed.`, {
    hint: 'Look at the page again before you act.',
  });
}
