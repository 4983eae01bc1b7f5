import type { Helm } from '../../src/browser/helm.ts';
import type { Control, Observation } from '../../src/observation.ts';

/** A control that can be found again after the page was loaded anew: by role, name, and which of several it is. */
export interface Known {
  key: string;
  control: Control;
}

/** Looks at a page from top to bottom, screen by screen. Stops where `found` says so. */
export async function eachScreen(helm: Helm, found: (observation: Observation) => boolean): Promise<void> {
  const { page } = helm.tab;
  for (let screen = 0; screen < 12; screen += 1) {
    const atEnd = await page.evaluate<boolean, number>((index) => {
      const step = globalThis as unknown as {
        innerHeight: number;
        scrollTo(x: number, y: number): void;
        scrollY: number;
      };
      step.scrollTo(0, index * step.innerHeight * 0.7);
      return step.scrollY < index * step.innerHeight * 0.7 - 2;
    }, screen);
    if (found(await helm.observe()) || atEnd) return;
  }
}

/** Everything on a page that can be acted on. */
export async function allControls(helm: Helm): Promise<Known[]> {
  const seen = new Map<number, Control>();
  await eachScreen(helm, (observation) => {
    for (const control of controlsOf(observation)) seen.set(control.id, control);
    return false;
  });
  const counts = new Map<string, number>();
  return [...seen.values()].map((control) => {
    const kind = `${control.role} ${control.name}`;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return { key: `${kind} ${count}`, control };
  });
}

/** A control as it is now: scrolled to, looked at. */
export async function controlNow(helm: Helm, id: number): Promise<Control | undefined> {
  const here = controlsOf(await helm.observe()).find((one) => one.id === id);
  if (here) return here;
  let found: Control | undefined;
  await eachScreen(helm, (observation) => {
    found = controlsOf(observation).find((one) => one.id === id);
    return found !== undefined;
  });
  return found;
}

/** A row without a name is called by what stands in it. */
export function controlsOf({ lines }: Observation): Control[] {
  return lines.flatMap(({ parts }) => {
    const words = parts.filter((part) => typeof part === 'string' && part !== '|').join(' ');
    const controls = parts.filter((part) => typeof part !== 'string');
    return controls.map((one) => (one.role === 'row' && one.name === '' ? { ...one, name: words } : one));
  });
}
