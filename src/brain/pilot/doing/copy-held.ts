import type { Control } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { spokenPhrase } from '../seeking/meant.ts';
import { isSought, seek } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { reachedBy } from './deed.ts';

/**
 * What one field holds is copied into another, by the keys for it: of a long text the page shows only a line, and the keys take it as it
 * is. It counts when both fields show the same afterwards.
 */
export function copyHeld(situation: Situation, from: Phrase, to: Phrase): Pursuit {
  const { language, goal } = situation;
  const speech = speechIn(language);
  const copied = copiedBefore(situation);
  if (copied) {
    const [first, second] = copied.map((control) => control?.value ?? '');
    const isSame = first !== undefined && first !== '' && first === second;
    return isSame ? reachedBy(situation, speech.entered(first, to)) : { stuck: speech.nothingHappened(goal.said) };
  }
  const source = fieldMeant(situation, from, ({ value = '' }) => value !== '');
  if (!isSought(source)) return source;
  const target = fieldMeant(situation, to, ({ id, value = '' }) => id !== source.control.id && value === '');
  if (!isSought(target)) return target;
  const held = source.control.value ?? '';
  if (held === '' || source.control.id === target.control.id) return { stuck: speech.noValue(to) };
  const keys = (control: Control, key: string) => [
    { tool: 'press', input: { key: 'ControlOrMeta+A', id: control.id } },
    { tool: 'press', input: { key } },
  ];
  const calls = [...keys(source.control, 'ControlOrMeta+C'), ...keys(target.control, 'ControlOrMeta+V')];
  const thought = `Copying what “${calledSo(source.control)}” holds into “${calledSo(target.control)}”.`;
  const way = `${WAY}${source.control.id} ${target.control.id}`;
  return { do: calls, way, thought, why: source.why };
}

const WAY = 'copy what it holds ';

/** The two fields, once it was copied from the one into the other. */
function copiedBefore({ memo, page }: Situation): (Control | undefined)[] | undefined {
  const done = memo.ways.find(({ name }) => name.startsWith(WAY));
  const ids = done?.name.slice(WAY.length).split(' ').map(Number);
  return ids?.map((id) => controlsOf(page).find((control) => control.id === id));
}

/** "the first box": counted among the fields that take a text; "the box": the only one that will do; by its name otherwise. */
function fieldMeant(
  situation: Situation,
  phrase: Phrase,
  fits: (control: Control) => boolean,
): ReturnType<typeof seek> {
  const { words, ordinal, place } = phrase;
  const fields = controlsOf(situation.page).filter(({ role }) => role === 'textbox');
  const [only, ...others] = fields.filter(fits);
  const isTold = words === '' && !place && (ordinal !== undefined || others.length === 0);
  if (!isTold) return seek(situation, phrase, { to: 'write' });
  const control = ordinal === undefined ? only : fields.at(ordinal > 0 ? ordinal - 1 : ordinal);
  return control
    ? { control, why: { looked: spokenPhrase(phrase), candidates: [] } }
    : { stuck: speechIn(situation.language).notFound(phrase, []) };
}
