import type { Brain } from '../brain/brain.ts';
import type { FindReport } from '../brain/find-model.ts';
import { pilotIn } from '../brain/pilot/named.ts';
import { LotsmanError } from '../errors.ts';

/**
 * The model that was named, or the one that is found by itself: configured, by a key, or on this machine. Where there is none it is
 * the pilot, which needs none.
 */
export async function findBrain(named?: string): Promise<Brain> {
  const wanted = await wantedOf(named);
  const pilot = pilotIn(wanted);
  if (pilot) return piloted(pilot.next);
  const { brain } = await lookFor(wanted);
  return brain ?? (await piloted());
}

/** The same for what a pilot cannot do: read data of any shape. */
export async function findModelBrain(named?: string): Promise<Brain> {
  const wanted = await wantedOf(named);
  const pilot = pilotIn(wanted);
  const { brain, because } =
    pilot && !pilot.next ? { because: 'the pilot reads no data' } : await lookFor(pilot?.next ?? wanted);
  if (brain) return brain;
  throw new LotsmanError('no_model', `There is nothing to think with: ${because}.`, {
    hint: 'Name a model (`model: "provider/model"`), set a key in the environment, or give a `brain`.',
  });
}

async function wantedOf(named: string | undefined): Promise<string | undefined> {
  if (named !== undefined) return named;
  const { load } = await import('../config/load.ts');
  return (await load()).values.model;
}

async function lookFor(wanted: string | undefined): Promise<{ brain?: Brain; because: FindReport['because'] }> {
  const [{ findModel }, { modelBrain }] = await Promise.all([
    import('../brain/find-model.ts'),
    import('../brain/model-brain.ts'),
  ]);
  const { model, report } = await findModel({ wanted, env: process.env });
  return { ...(model && { brain: modelBrain(model) }), because: report.because };
}

async function piloted(then?: string): Promise<Brain> {
  const { pilotBrain } = await import('../brain/pilot/pilot.ts');
  if (then === undefined) return pilotBrain();
  const { pilotThenModel } = await import('../brain/pilot/then-model.ts');
  return pilotThenModel(pilotBrain({ readsOnce: true }), await findModelBrain(then));
}
