import type { Control, Observation } from '../../../observation.ts';
import type { Act, Phrase } from '../goal.ts';
import { calledSo } from '../page-parts.ts';
import { nearestBelow } from '../seeking/in-record.ts';
import { isSought, seek } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { reachedBy, touch, wentWell } from './deed.ts';

/** Gives a file to the page. */
export function upload(situation: Situation, { file, to }: Extract<Act, { kind: 'upload' }>): Pursuit {
  const speech = speechIn(situation.language);
  if (wentWell(situation)) return reachedBy(situation, speech.done(situation.goal.said));
  const name = fileCalled(situation, file.text);
  if (name === undefined) return { stuck: speech.noFile(file.text) };
  const only = fileField(situation.page, to) ?? (to ? undefined : calledAsFile(situation.page, name));
  const found = only
    ? { control: only, why: { looked: file.text, candidates: [] } }
    : seek(situation, to ?? { words: '' }, { to: 'upload' });
  if (!isSought(found)) return found;
  const call = { tool: 'upload', input: { id: found.control.id, files: [name] } };
  return touch(found, call, `Giving “${name}” to “${calledSo(found.control)}”.`);
}

/** The only one on the page, or the first one below what the task says it is under. */
function fileField(page: Observation, to: Phrase | undefined): Control | undefined {
  const fields = page.lines.flatMap(({ parts }, line) =>
    parts.flatMap((part) => (typeof part !== 'string' && part.role === 'file' ? [{ control: part, line }] : [])),
  );
  if (fields.length === 1) return fields[0]?.control;
  const isHeading = /^(?:section|heading|form)$/.test(to?.kind ?? '');
  const heading = to?.words === '' ? to.place?.what.words : isHeading ? to?.words : undefined;
  return nearestBelow(page, heading ?? headingCalled(page, to), fields)?.control;
}

/** "Attach cv.pdf", where several fields take files: the one that is called as the file is, or that stands below what is. */
function calledAsFile(page: Observation, file: string): Control | undefined {
  const words = file
    .replace(/\.\w+$/, '')
    .replace(/[._\-\d]+/g, ' ')
    .trim();
  const fields = fileFieldsOn(page);
  const named = fields.filter(({ under, control }) => [under, control.name].some((text) => says(words, text)));
  const [only, ...others] = words === '' ? [] : named;
  return only && others.length === 0 ? only.control : undefined;
}

/** With the heading or the words right before it. */
function fileFieldsOn({ lines }: Observation): { control: Control; under: string }[] {
  return lines.flatMap(({ parts }, at) =>
    parts.flatMap((part) => {
      if (typeof part === 'string' || part.role !== 'file') return [];
      const heading = lines.slice(0, at).findLast(({ kind }) => kind === 'heading');
      return [{ control: part, under: (heading?.parts ?? []).filter((text) => typeof text === 'string').join(' ') }];
    }),
  );
}

/** "adres", «адрес», "Proof of address": names of files are often written in other letters. */
function says(words: string, text: string): boolean {
  return alike(words, text) >= SAME || text.split(/\s+/).some((word) => alike(words, word) >= NEARLY);
}

/** "to “Proof of address”", where that is a heading, and no field for files is called so. */
function headingCalled(page: Observation, to: Phrase | undefined): string {
  const texts = page.lines.filter(({ kind }) => kind === 'heading').flatMap(({ parts }) => parts);
  const [heading, ...others] = texts.filter(
    (text) => typeof text === 'string' && to !== undefined && to.words !== '' && alike(to.words, text) >= SAME,
  );
  return typeof heading === 'string' && others.length === 0 ? heading : '';
}

const SAME = 0.75;
const NEARLY = 0.5;

/** The one that is called so; the only one there is, where none was named. */
function fileCalled({ files }: Situation, text: string): string | undefined {
  const named = files.find((file) => file === text || file.endsWith(`/${text}`));
  if (named !== undefined) return named;
  const close = files.filter((file) => alike(text, file.replace(/[._-]/g, ' ')) >= 0.5);
  if (close.length === 1) return close[0];
  return files.length === 1 && !/\.\w+$/.test(text) ? files[0] : undefined;
}
