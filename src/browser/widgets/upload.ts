import { basename } from 'node:path';
import { within } from '../../deadline.ts';
import { LotsmanError } from '../../errors.ts';
import type { ElementId } from '../../observation.ts';
import type { Anatomy } from '../anatomy.ts';
import { Handles } from '../handles.ts';
import type { Workplace } from '../tool.ts';
import { answerChooser } from '../watch/file-chooser.ts';
import { notSet, spoken } from './control.ts';
import { dropFiles } from './drop-zone.ts';
import { until } from './waiting.ts';

const REACTION = { quiet: 500, cap: 4_000 };
/** How long a click may take to bring up the window in which files are chosen. */
const CHOOSER = 1_500;

interface FileField {
  multiple: boolean;
  disabled: boolean;
  names: string[];
}

/** Gives files to a field, to a button that asks for them, or to a place to drop them. Returns their names as read back. */
export async function upload(
  id: ElementId,
  anatomy: Anatomy,
  files: readonly string[],
  workplace: Workplace,
): Promise<string[]> {
  const paths = await Promise.all(files.map((file) => workplace.outbox.find(file)));
  const field = await workplace.hands.ask<FileField | null>(id, 'describeFileField');
  if (field) return intoField(id, anatomy, field, paths, workplace);
  const names = paths.map((path) => basename(path));
  const asked = await throughChooser(id, anatomy, paths, workplace);
  if (!asked) await dropFiles(id, paths, workplace);
  const shown = await until(
    id,
    workplace,
    async () => {
      const seen = await workplace.hands.ask<string[]>(id, 'namesShown', names);
      return seen.length === names.length ? seen : undefined;
    },
    REACTION,
  );
  // A page that was handed files by the browser has them, whether it shows their names or not.
  if (!shown && !asked) throw notSet(anatomy, names.join(', '), undefined);
  return names;
}

async function intoField(
  id: ElementId,
  anatomy: Anatomy,
  field: FileField,
  paths: string[],
  workplace: Workplace,
): Promise<string[]> {
  refuseTooMany(anatomy, field.multiple, paths);
  if (field.disabled) throw new LotsmanError('bad_input', `${spoken(anatomy)} is disabled.`);
  const { place, local } = workplace.eyes.seen(id);
  const handles = new Handles(place);
  const objectId = await handles.of(`lotsman.fileField(${local})`);
  if (objectId === undefined) throw notSet(anatomy, 'files', undefined);
  await place.cdp.send('DOM.setFileInputFiles', { files: paths, objectId }).finally(() => handles.letGo());
  const names = paths.map((path) => basename(path));
  const now = await workplace.hands.ask<FileField | null>(id, 'describeFileField').catch(() => null);
  const seen = await workplace.hands.ask<string[]>(id, 'namesShown', names).catch(() => names);
  // Some pages take the files over at once and empty the field for the next ones.
  if (now && now.names.length > 0 && !names.every((name) => now.names.includes(name) || seen.includes(name)))
    throw notSet(anatomy, names.join(', '), now.names.join(', '));
  return names;
}

/** Clicks and answers the window that the page asks for; false when none came. */
async function throughChooser(
  id: ElementId,
  anatomy: Anatomy,
  paths: string[],
  { hands, tab }: Workplace,
): Promise<boolean> {
  using answer = answerChooser(tab, paths);
  await hands.click(id);
  const chooser = await within(CHOOSER, 'Waiting for a file chooser', answer.filled).catch(() => undefined);
  if (chooser && !chooser.multiple) refuseTooMany(anatomy, false, paths);
  return chooser !== undefined;
}

function refuseTooMany(anatomy: Anatomy, multiple: boolean, paths: readonly string[]): void {
  if (!multiple && paths.length > 1) throw new LotsmanError('bad_input', `${spoken(anatomy)} takes only one file.`);
}
