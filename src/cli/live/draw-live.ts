import type { Subgoal } from '../../run-events.ts';
import { choicesFor } from './answering.ts';
import type { Entry } from './entry.ts';
import { isKeyed, type Screen } from './screen.ts';
import type { Style } from './style.ts';
import { cutToWidth, textWidth, wrapToWidth } from './text-width.ts';
import type { RunView } from './view.ts';

/** The live part in lines that fit, and where the cursor stands in them. */
export interface Drawn {
  readonly lines: readonly string[];
  readonly cursor?: { x: number; y: number };
}

/** What moves while nothing else does. */
export interface Moment {
  /** In milliseconds. */
  readonly now: number;
  /** Counts on with the spinner. */
  readonly frame: number;
  /** Nothing is shown but questions. */
  readonly isQuiet: boolean;
  /** What a line that begins like this may become. */
  suggest(beginning: string): readonly string[];
}

/** So much room a thought has, all the time: what grows and shrinks makes everything jump. */
const THOUGHT = 2;

export function drawLive(screen: Screen, style: Style, moment: Moment): Drawn {
  const { run } = screen;
  if (run?.result) return { lines: [] };
  const isAsking = run?.question !== undefined && screen.asking !== undefined;
  const takesWords = isAsking || screen.takesTasks || (run !== undefined && !moment.isQuiet);
  const above = [
    ...(run && !moment.isQuiet ? ['', ...(isAsking ? [] : planLines(run.plan, style))] : []),
    ...(run && !(moment.isQuiet && !isAsking) ? statusLines(run, style, moment, isAsking) : []),
    ...(isAsking ? askingLines(screen, style, moment) : []),
  ];
  if (!takesWords) return { lines: above };
  const { line, x } = entryLine(screen, style);
  const below = suggestionLine(screen, style, moment);
  return { lines: [...above, line, ...below], cursor: { x, y: above.length } };
}

/** The plan with ticks; where there is little room, what is being done and what stands next to it. */
function planLines(plan: readonly Subgoal[], style: Style): string[] {
  // A plan of one is the task once more.
  if (plan.length < 2) return [];
  const { paint, glyphs, words, columns, rows } = style;
  const at = plan.findIndex(({ state }) => state === 'open');
  const room = Math.max(1, Math.min(8, rows - 12));
  const from = Math.max(0, Math.min(at < 0 ? plan.length : at - 1, plan.length - room));
  const shown = plan.slice(from, from + room);
  const done = plan.filter(({ state }) => state === 'done').length;
  const progress = cutToWidth(words.planned(done, plan.length), columns - textWidth(words.plan) - 3);
  const head = `${paint('bold', words.plan)}  ${paint('dim', progress)}`;
  const lines = shown.map(({ goal, state }, index) => {
    const text = cutToWidth(oneLine(goal), columns - 5);
    if (state === 'done') return `  ${paint('green', glyphs.done)} ${paint('dim', text)}`;
    if (state === 'dropped') return `  ${paint('dim', `${glyphs.dropped} ${text}`)}`;
    return from + index === at
      ? `  ${paint('cyan', glyphs.current)} ${text}`
      : `  ${paint('dim', glyphs.open)} ${text}`;
  });
  return [head, ...lines, ''];
}

/** How far it is and what it took, and below it what is being done. */
function statusLines(run: RunView, style: Style, { now, frame }: Moment, isAsking: boolean): string[] {
  const { paint, glyphs, words, columns } = style;
  const { figures } = words;
  const elapsed = figures.time(Math.max(0, Math.floor((now - run.since) / 1_000) * 1_000));
  const facts = [
    ...(run.step > 0 ? [figures.step(run.step)] : []),
    now - run.since < 10_000 ? elapsed.replace(/[.,]0/, '') : elapsed,
    ...(run.tokens > 0 ? [figures.tokens(run.tokens)] : []),
    ...(run.cost !== undefined && run.cost > 0 ? [figures.cost(run.cost)] : []),
    URL.parse(run.url)?.host ?? '',
  ].filter((fact) => fact !== '');
  const sign = isAsking
    ? paint('yellow', glyphs.asks)
    : paint('cyan', glyphs.spinner[frame % glyphs.spinner.length] ?? '');
  const status = `${sign} ${paint('dim', fitting(facts, ` ${glyphs.dot} `, columns - 3))}`;
  return isAsking ? [status] : [status, ...doingLines(run, style)];
}

function doingLines({ doing, thought, isStopping }: RunView, { paint, words, columns }: Style): string[] {
  const room = columns - 3;
  const what = isStopping ? words.now.stopping : doing.kind === 'acting' ? doing.words : words.now[doing.kind];
  const said = doing.kind === 'thinking' && !isStopping ? oneLine(thought) : '';
  // Of a thought the newest words are the interesting ones.
  const lines =
    said === '' ? wrapToWidth(what, room).slice(0, THOUGHT) : wrapToWidth(`${what}: ${said}`, room).slice(-THOUGHT);
  const padded = [...lines, ...Array.from({ length: THOUGHT - lines.length }, () => '')];
  return padded.map((line) => (isStopping ? paint('yellow', `  ${line}`) : `  ${line}`));
}

/** The keys that answer, once they do. */
function askingLines(screen: Screen, style: Style, { now }: Moment): string[] {
  const { paint, words, columns } = style;
  const question = screen.run?.question;
  if (!question || !screen.asking) return [];
  const hint = (text: string) => wrapToWidth(text, columns - 3).map((line) => `  ${paint('dim', line)}`);
  if (screen.asking.isMidLine) return hint(words.lineFirst);
  if (screen.asking.isSaying) return hint(words.sayInstead);
  if (question.kind === 'question') return hint(question.options.length > 0 ? words.typeNumber : words.typeWords);
  if (question.kind === 'hand_over') return hint(words.handBack);
  const room = columns - 3;
  const cells = choicesFor(question, words).map(({ key, label }) => {
    const sign = `[${key}]`;
    const text = cutToWidth(label, room - textWidth(sign) - 1);
    return { width: textWidth(`${sign} ${text}`), text: `${paint(['cyan', 'bold'], sign)} ${text}` };
  });
  const lines = inRows(cells, room);
  // The room is kept, so that nothing moves under the finger.
  return isKeyed(screen, { words, now }) || screen.entry.text !== '' ? lines : lines.map(() => '');
}

function inRows(cells: readonly { width: number; text: string }[], room: number): string[] {
  const rows: string[] = [];
  let [row, used] = ['', 0];
  for (const { width, text } of cells) {
    if (used > 0 && used + 2 + width > room) {
      rows.push(`  ${row}`);
      [row, used] = ['', 0];
    }
    row += used > 0 ? `  ${text}` : text;
    used += (used > 0 ? 2 : 0) + width;
  }
  return [...rows, `  ${row}`];
}

/** What is being typed; of a long line, the part around the cursor. */
function entryLine({ entry, takesTasks, run, asking }: Screen, { paint, glyphs, words, columns }: Style) {
  const sign = `${paint('cyan', glyphs.prompt)} `;
  const room = columns - 4;
  if (entry.text === '') {
    const hints = asking ? [] : run ? words.steer : takesTasks ? [words.prompt.placeholder] : [];
    const hint = hints.find((one) => textWidth(one) <= room) ?? '';
    return { line: sign + paint('dim', hint), x: 2 };
  }
  const { before, after } = around(entry, room);
  return { line: sign + before + after, x: 2 + textWidth(before) };
}

function around({ text, cursor }: Entry, room: number): { before: string; after: string } {
  let before = text.slice(0, cursor);
  while (textWidth(before) > room - 1) before = before.slice(Math.max(1, Math.ceil((textWidth(before) - room) / 2)));
  let after = text.slice(cursor);
  while (textWidth(before) + textWidth(after) > room) after = after.slice(0, -1);
  return { before, after };
}

function suggestionLine({ entry }: Screen, { paint, columns }: Style, { suggest }: Moment): string[] {
  if (!entry.text.startsWith('/') || entry.text.includes(' ')) return [];
  const found = suggest(entry.text);
  return found.length === 0 ? [] : [paint('dim', cutToWidth(`  ${found.join('  ')}`, columns - 1))];
}

/** As many of them as there is room for, the first ones first. */
function fitting(facts: readonly string[], gap: string, room: number): string {
  let line = '';
  for (const fact of facts) {
    const longer = line === '' ? fact : line + gap + fact;
    if (textWidth(longer) > room) continue;
    line = longer;
  }
  return line;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
