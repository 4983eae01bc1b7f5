import { resolve } from 'node:path';
import type { Store } from '../../store/store.ts';
import type { Context } from '../command.ts';

/** Writes the report of a run into its folder, and says where that is. */
export async function reportFileOf(
  id: string,
  store: Store,
  { config, redactor }: Pick<Context, 'config' | 'redactor'>,
): Promise<string> {
  const [{ writtenReport }, { writeReport }] = await Promise.all([
    import('../../harbour/written-report.ts'),
    import('./report-file.ts'),
  ]);
  const { folder, content } = await writtenReport(store, id, 'html', { config, redactor });
  const file = resolve(folder, 'report.html');
  await writeReport(file, content);
  return file;
}
