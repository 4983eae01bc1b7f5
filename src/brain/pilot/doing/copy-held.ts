import type { Control } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { spokenPhrase } from '../seeking/meant.ts';
import { isSought, seek } from '../seeking/seek.ts';
import { type Pursuit, type Situation, wasDone } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { reachedBy } from './deed.ts';

/**
 * What one field holds is copied into another, by the keys for it: of a long text the page shows only a line, and the keys take it as it
 * is. It counts when both fields show the same afterwards.
 */
export function copyHeld(situation: Situation, from: Phrase, to: Phrase): Pursuit {
  const { language, goal } = situation;
  const speech = speechIn(language);
  const source = fieldMeant(situation, from);
  const target = fieldMeant(situation, to);
  if (!isSought(source)) return source;
  if (!isSought(target)) return target;
  const held = source.control.value ?? '';
  if (held === '' || source.control.id === target.control.id) return { stuck: speech.noValue(spokenPhrase(to)) };
  if (target.control.value === held) return reachedBy(situation, speech.entered(held, spokenPhrase(to)));
  if (wasDone(situation, WAY)) return { stuck: speech.nothingHappened(goal.said) };
  const keys = (control: Control, key: string) => [
    { tool: 'press', input: { key: 'ControlOrMeta+A', id: control.id } },
    { tool: 'press', input: { key } },
  ];
  const calls = [...keys(source.control, 'ControlOrMeta+C'), ...keys(target.control, 'ControlOrMeta+V')];
  const thought = `Copying what “${calledSo(source.control)}” holds into “${calledSo(target.control)}”.`;
  return { do: calls, way: WAY, thought, why: source.why };
}

const WAY = 'copy what it holds';

/** "the first box": counted among the fields that take a text; by its name otherwise. */
function fieldMeant(situation: Situation, phrase: Phrase): ReturnType<typeof seek> {
  const { words, ordinal, place } = phrase;
  if (words !== '' || ordinal === undefined || place) return seek(situation, phrase, { to: 'write' });
  const fields = controlsOf(situation.page).filter(({ role }) => role === 'textbox');
  const control = fields.at(ordinal > 0 ? ordinal - 1 : ordinal);
  return control
    ? { control, why: { looked: spokenPhrase(phrase), candidates: [] } }
    : { stuck: speechIn(situation.language).notFound(spokenPhrase(phrase), []) };
}
