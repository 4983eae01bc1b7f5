import type { Brain } from '../brain/brain.ts';
import { LotsmanError } from '../errors.ts';

/** The model that was named, or the one that is found by itself: configured, by a key, or on this machine. */
export async function findBrain(named: string | undefined): Promise<Brain> {
  const [{ load }, { findModel }, { modelBrain }] = await Promise.all([
    import('../config/load.ts'),
    import('../brain/find-model.ts'),
    import('../brain/model-brain.ts'),
  ]);
  const wanted = named ?? (await load()).values.model;
  const { model, report } = await findModel({ wanted, env: process.env });
  if (!model)
    throw new LotsmanError('no_model', `There is nothing to think with: ${report.because}.`, {
      hint: 'Name a model (`model: "provider/model"`), set a key in the environment, or give a `brain`.',
    });
  return modelBrain(model);
}
