import type { Helm } from '../../src/browser/helm.ts';
import { readDate } from '../../src/browser/widgets/dates.ts';
import { isLotsmanError } from '../../src/errors.ts';
import type { Control } from '../../src/observation.ts';
import type { Popups } from './popups.ts';
import { controlNow, controlsOf } from './screens.ts';

/** How one control fared: whether the tool said it was set, and whether the next look says so too. */
export interface Trial {
  what: string;
  set: boolean;
  readBack: boolean;
  why: string;
  /** It could not be reached: something else may have to be opened first. */
  unreached?: boolean;
}

const DAY = '2027-02-17';
const WORDS = 'Lotsman 42';

/** Sets a control to something else than it is. Undefined for one that has neither value nor state. */
export async function tryOut(helm: Helm, control: Control, popups: Popups): Promise<Trial | undefined> {
  const { role } = control;
  if (control.states.includes('disabled') || control.states.includes('read-only')) return undefined;
  if (/^(slider|spinbutton)$/.test(role)) return moves(helm, control);
  if (role === 'combobox' || role === 'listbox') return chooses(helm, control, popups);
  if (/^(textbox|searchbox)$/.test(role)) return types(helm, control);
  if (role === 'date') return dates(helm, control);
  if (/^(option|tab|radio|menuitemradio)$/.test(role)) return selects(helm, control, popups);
  if (role === 'menuitem') return (await opensMenu(helm, control)) ?? turns(helm, control);
  if (await opensList(helm, control)) return chooses(helm, control, popups);
  return (await turns(helm, control)) ?? (await dates(helm, control));
}

async function turns(helm: Helm, control: Control): Promise<Trial | undefined> {
  const act = (on: boolean) => helm.act({ tool: 'check', input: { id: control.id, on } });
  const what = spoken(control);
  try {
    let on = true;
    if (/already/.test((await act(true)).said)) {
      on = false;
      await act(false);
    }
    const now = await controlNow(helm, control.id);
    const isOn = now?.states.some((state) => /^(checked|pressed|selected|expanded)$/.test(state)) === true;
    return result(what, now !== undefined && isOn === on, `wanted ${on}, shows ${now?.states.join(', ') ?? 'nothing'}`);
  } catch (error) {
    return isNothingOfTheKind(error) ? undefined : failed(what, error);
  }
}

/** What closes with the choice is opened again to read it, unless the field or button that it belongs to shows it. */
async function selects(helm: Helm, control: Control, popups: Popups): Promise<Trial | undefined> {
  const last = helm.last ? controlsOf(helm.last) : [];
  const isHeld = last.some(({ role, value }) => role === 'combobox' && value === control.name);
  if (isChosen(control) || isHeld) return undefined;
  return attempt(control, async () => {
    const { before, now: look } = await helm.act({
      tool: 'select',
      input: { id: control.id, option: control.name },
    });
    const still = await controlNow(helm, control.id);
    if (still) return [isChosen(still), `shows ${still.states.join(', ')}`];
    const shownBefore = new Set(
      (before ? controlsOf(before) : []).filter(isField).map(({ id, value }) => `${id} ${value}`),
    );
    const fields = (look ? controlsOf(look) : []).filter(
      (one) => isField(one) && shows(one, control.name) && !shownBefore.has(`${one.id} ${one.value}`),
    );
    const opener = await popups.opener(control);
    if (fields.length > 0 || (opener && shows(opener, control.name))) return [true, ''];
    const now = await popups.reopen(control);
    return [now !== undefined && isChosen(now), `shows ${now?.states.join(', ') ?? opener?.value ?? 'nothing'}`];
  });
}

const isField = ({ role }: Control) => /^(combobox|textbox|searchbox)$/.test(role);

const shows = ({ name, value }: Control, wanted: string) => overlap(value ?? name, wanted);

async function moves(helm: Helm, control: Control): Promise<Trial | undefined> {
  const now = await scaleOf(helm, control);
  if (!now) return types(helm, control);
  const wanted = now.now + 1 <= now.max ? now.now + 1 : now.now - 1;
  const far = wanted + Math.round((now.max - now.min) / 3);
  return attempt(control, async () => {
    const goal = Number.isFinite(far) && far <= now.max && Number.isInteger(far) ? far : wanted;
    await helm.act({ tool: 'set', input: { id: control.id, value: goal } });
    const after = await controlNow(helm, control.id);
    const scale = await scaleOf(helm, control);
    const isShown = after?.value !== undefined && after.value !== control.value;
    return [
      isShown && (scale?.now === goal || Number.parseFloat(after.value ?? '') === goal),
      `wanted ${goal}, shows ${after?.value}`,
    ];
  });
}

async function types(helm: Helm, control: Control): Promise<Trial> {
  return attempt(control, async () => {
    await helm.act({ tool: 'type', input: { id: control.id, text: WORDS } });
    const now = await controlNow(helm, control.id);
    return [now?.value === WORDS, `holds ${now?.value}`];
  });
}

/** What there is to choose from is told when something is asked for that is not there. */
async function chooses(helm: Helm, control: Control, popups: Popups): Promise<Trial | undefined> {
  const { role } = control;
  const dated = await dates(helm, control);
  if (dated) return dated;
  const held = (control.value ?? control.name).toLowerCase();
  const offered = await offers(helm, control);
  const wanted = offered.findLast((one) => one.toLowerCase() !== held && !one.includes('more'));
  // A list that is empty has nothing to be set to.
  if (wanted === undefined && role === 'listbox') return undefined;
  if (wanted === undefined)
    return { what: spoken(control), set: false, readBack: false, why: 'nothing to choose from' };
  return attempt(control, async () => {
    const { now: look } = await helm.act({ tool: 'select', input: { id: control.id, option: wanted } });
    // The list may have closed again: then the field that it belongs to shows it, as long as nobody scrolls away.
    const around = (look ? controlsOf(look) : []).filter((one) => isChosen(one) || one.role === 'combobox');
    const now = await controlNow(helm, control.id);
    const opener = now ? undefined : await popups.opener(control);
    const shown = [now?.value, now?.name, opener?.name, ...around.map(({ name, value }) => value ?? name)];
    return [
      shown.some((text) => text !== undefined && overlap(text, wanted.split(' / ').at(-1) ?? wanted)),
      `wanted ${wanted}, shows ${now?.value ?? now?.name}`,
    ];
  });
}

const isChosen = ({ states }: Control) => states.includes('selected') || states.includes('checked');

function overlap(shown: string, wanted: string): boolean {
  const [one, other] = [shown, wanted].map((text) => text.toLowerCase().replace(/\s+/g, ' ').trim());
  return one !== '' && one !== undefined && other !== undefined && (one.includes(other) || other.startsWith(one));
}

async function offers(helm: Helm, control: Control): Promise<string[]> {
  for (const word of ['\u2260', 'a'])
    try {
      const { data } = await helm.act({ tool: 'select', input: { id: control.id, option: word } });
      const chosen = (data as { chosen?: readonly string[] } | undefined)?.chosen ?? [];
      if (chosen.length > 0) return [...chosen];
    } catch (error) {
      const told = isLotsmanError(error)
        ? [...(error.hint ?? '').matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? '')
        : [];
      if (told.length > 0) return told;
    }
  return [];
}

/** Menus hold what is on or off; they are opened again to read it. */
async function opensMenu(helm: Helm, control: Control): Promise<Trial | undefined> {
  const items = await statefulItems(helm, control);
  const wanted = items.findLast(({ on }) => !on);
  if (!wanted) return undefined;
  return attempt(control, async () => {
    await helm.act({ tool: 'select', input: { id: control.id, option: wanted.name } });
    await helm.tab.page.keyboard.press('Escape');
    await helm.act({ tool: 'click', input: { id: control.id } });
    const item = controlsOf(await helm.observe()).find(
      ({ role, name }) => /^menuitem(radio|checkbox)$/.test(role) && name === wanted.name,
    );
    await helm.tab.page.keyboard.press('Escape');
    return [item?.states.includes('checked') === true, `${wanted.name} shows ${item?.states.join(', ') ?? 'nothing'}`];
  });
}

async function statefulItems(helm: Helm, { name }: Control): Promise<{ name: string; on: boolean }[]> {
  const opener = helm.tab.page.getByRole('menuitem', { name, exact: true }).first();
  return opener
    .evaluate((element) => {
      const list = element.parentElement?.querySelectorAll('[role=menuitemradio],[role=menuitemcheckbox]') ?? [];
      return [...list].map((one) => ({
        name: (one.textContent ?? '').replace(/\s+/g, ' ').trim(),
        on: one.getAttribute('aria-checked') === 'true',
      }));
    })
    .catch(() => []);
}

/** A date, where there is a calendar: undefined where there is none. */
async function dates(helm: Helm, control: Control): Promise<Trial | undefined> {
  if (!(await hasFieldBeside(helm, control))) return undefined;
  const what = `${spoken(control)} (date)`;
  try {
    await helm.act({ tool: 'set', input: { id: control.id, value: DAY } });
    const observation = await helm.observe();
    const texts = controlsOf(observation).flatMap(({ name, value }) => [name, value ?? '']);
    const read = texts.some((text) => (['mdy', 'dmy'] as const).some((order) => readDate(text, ['en'], order) === DAY));
    return result(what, read, `no control shows ${DAY}`);
  } catch (error) {
    if (
      isLotsmanError(error) &&
      /opens no calendar|nothing to choose|neither on nor off|is no |There is no/.test(error.message)
    )
      return undefined;
    return failed(what, error);
  }
}

async function opensList(helm: Helm, { role, name }: Control): Promise<boolean> {
  if (role !== 'button') return false;
  const found = helm.tab.page.getByRole('button', { name, exact: true }).first();
  return (await found.getAttribute('aria-haspopup', { timeout: 500 }).catch(() => null)) === 'listbox';
}

/** A control that was there and cannot be found again, if the last look gave it a value or a state. */
export function lost(control: Control): Trial | undefined {
  const isSettable =
    SETTABLE.test(control.role) ||
    control.states.some((state) => /^(checked|partly checked|pressed|selected|expanded|collapsed)$/.test(state));
  return isSettable ? { what: spoken(control), set: false, readBack: false, why: 'it was not found again' } : undefined;
}

const SETTABLE =
  /^(checkbox|combobox|listbox|menuitemcheckbox|menuitemradio|option|radio|searchbox|slider|spinbutton|switch|tab|textbox)$/;

/** Buttons of calendars stand beside the one field that they fill; comboboxes say that they open a dialog. */
async function hasFieldBeside(helm: Helm, { role, name }: Control): Promise<boolean> {
  if (role !== 'button' && role !== 'combobox') return false;
  const page = helm.tab.page;
  const found = page.getByRole(role, { name, exact: true }).first();
  return found
    .evaluate(
      (element) => {
        if (/^(dialog|grid)$/.test(element.getAttribute('aria-haspopup') ?? '')) return true;
        const beside = element.parentElement?.querySelectorAll('input[type=text]') ?? [];
        return element.localName === 'button' && beside.length === 1 && !element.hasAttribute('aria-controls');
      },
      undefined,
      { timeout: 500 },
    )
    .catch(() => false);
}

async function scaleOf(
  helm: Helm,
  { role, name }: Control,
): Promise<{ min: number; max: number; now: number } | undefined> {
  if (role !== 'slider' && role !== 'spinbutton') return undefined;
  const found = helm.tab.page.getByRole(role, { name, exact: true }).first();
  return found
    .evaluate(
      (element) => {
        const number = (attribute: string) => Number(element.getAttribute(attribute) ?? Number.NaN);
        return { min: number('aria-valuemin'), max: number('aria-valuemax'), now: number('aria-valuenow') };
      },
      undefined,
      { timeout: 500 },
    )
    .catch(() => undefined);
}

async function attempt(control: Control, work: () => Promise<readonly [boolean, string]>): Promise<Trial> {
  try {
    const [readBack, why] = await work();
    return result(spoken(control), readBack, why);
  } catch (error) {
    return failed(spoken(control), error);
  }
}

function result(what: string, readBack: boolean, why: string): Trial {
  return { what, set: true, readBack, why: readBack ? '' : why };
}

function failed(what: string, error: unknown): Trial {
  if (!isLotsmanError(error)) throw error;
  const unreached = error.code === 'covered';
  return { what, set: false, readBack: false, why: `${error.code}: ${error.message}`, unreached };
}

function isNothingOfTheKind(error: unknown): boolean {
  return isLotsmanError(error) && /nothing that is on or off|cannot be turned off by itself/.test(error.message);
}

function spoken({ role, name }: Control): string {
  return `${role} "${name}"`;
}
