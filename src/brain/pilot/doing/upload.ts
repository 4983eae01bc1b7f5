import type { Control, Observation } from '../../../observation.ts';
import type { Act, Phrase } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { nearestBelow } from '../seeking/in-record.ts';
import { isSought, seek } from '../seeking/seek.ts';
import { type Pursuit, type Situation, wasDone, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { look } from '../understanding/lexicon/match.ts';
import { verbs } from '../understanding/lexicon/verbs.ts';
import { tokenise, wordsIn } from '../understanding/tokens.ts';
import { alike } from '../words/alike.ts';
import { reachedBy, touch, wentWell } from './deed.ts';
import { SENT } from './forms.ts';
import { sentOff } from './sent-off.ts';

/** Gives a file to the page. */
export function upload(situation: Situation, { file, to }: Extract<Act, { kind: 'upload' }>): Pursuit {
  const speech = speechIn(situation.language);
  if (wasDone(situation, SENT)) return sentOff(situation);
  if (wasTried(situation, SENT)) return { stuck: speech.nothingHappened(situation.goal.said) };
  if (wentWell(situation)) return send(situation) ?? reachedBy(situation, speech.done(situation.goal.said));
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

/** "Send the file …": it is sent by the first button below its field that sends. Who says more of it does the rest as said. */
function send(situation: Situation): Pursuit | undefined {
  const { page, goal, ahead, memo } = situation;
  const words = wordsIn(tokenise(goal.said, []));
  const isToBeSent = words.some((_, at) => SENDING.has(look(verbs, words, at)?.meaning ?? ''));
  if (!isToBeSent || ahead.some(({ kind }) => kind !== 'tell')) return undefined;
  const given = memo.ways.findLast(({ name }) => name.startsWith('upload '))?.name.replace('upload ', '');
  const controls = controlsOf(page);
  const field = controls.findIndex(({ id }) => String(id) === given);
  const button = controls.slice(field + 1).find(({ role }) => role === 'button');
  if (field < 0 || !button || !SENDERS.some((word) => alike(word, button.name) >= NEARLY)) return undefined;
  const call = { tool: 'click', input: { id: button.id } };
  return { do: [call], way: SENT, thought: `Pressing “${calledSo(button)}”, so that it is sent.` };
}

const SENDING = new Set<string>(['send', 'submit']);
const SENDERS = ['send', 'submit', 'upload'];

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
