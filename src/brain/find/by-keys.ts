import { reasonOf } from '../../errors.ts';
import { modelOf } from '../providers.ts';
import { KNOWN_PROVIDERS } from './known-providers.ts';
import type { Choice, Looking } from './looking.ts';
import { accessTo, checkKey, keyOf } from './provider-access.ts';

/** The first provider that accepts a key from the environment. One that does not is told, not passed over in silence. */
export async function byKeys(looking: Looking): Promise<Choice | undefined> {
  for (const provider of KNOWN_PROVIDERS) {
    const { name, title, protocol } = provider;
    // With a base URL the key belongs to whoever is there.
    if (name === 'openai' && looking.env['OPENAI_BASE_URL']) continue;
    const key = keyOf(provider, looking);
    if (!key) continue;
    try {
      const access = accessTo(provider, key.value, looking);
      const checked = await checkKey(provider, access, looking);
      if ('model' in checked)
        return {
          model: modelOf(protocol, name, checked.model, access),
          because: `${key.name} is set and ${title} accepts it`,
        };
      looking.note(key.name, `${title} ${checked.trouble}`);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      looking.note(key.name, `${title}: ${reasonOf(cause)}`);
    }
  }
  return undefined;
}
