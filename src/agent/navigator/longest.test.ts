import { expect, test } from 'vitest';
import { promptText } from '../../brain/prompt-text.ts';
import { shapesOf } from '../../brain/tool-shape.ts';
import { tools } from '../../browser/tools.ts';
import { hasRoomFor, mayRemember } from '../../memory/compact.ts';
import { tokensOf } from '../../tokens.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { isWorn, pageAfter } from '../page.ts';
import type { Look } from '../sight.ts';
import { beginning, type State } from '../state.ts';
import { agentTools } from '../tools.ts';
import { navigatorPrompt } from './prompt.ts';

const { context } = DEFAULT_LIMITS;

/** As many lines as fit. */
function fill(line: string, fits: (lines: readonly string[]) => boolean): string[] {
  const lines: string[] = [];
  while (fits([...lines, line])) lines.push(line);
  return lines;
}

const look: Look = {
  url: 'http://a.example/',
  title: 'A',
  notices: [],
  text: 'слово '.repeat(900),
  isWhole: true,
  isSame: false,
  words: '',
  print: '',
};

test('however much was seen, read, planned and remembered, a question stays within what it may take', () => {
  const sentence = 'Что-то длинное, что было найдено на странице. ';
  const summary = sentence.repeat(80);
  const state: State = {
    ...beginning({ run: 'r', task: sentence.repeat(10), word: 'f00d', startedAt: 0 }),
    step: 20,
    summary,
    facts: fill(sentence.repeat(5), (facts) => hasRoomFor('', facts, context)),
    history: fill(sentence.repeat(5), (history) => !mayRemember({ summary, history }, context)),
    subgoals: Array.from({ length: 12 }, () => ({
      goal: sentence.repeat(4),
      evidence: sentence.repeat(4),
      state: 'open' as const,
    })),
    notes: [sentence.repeat(40)],
  };
  const opened = { ...state, ...pageAfter({ ...state, history: [] }, { look, told: sentence.repeat(2_000) }) };
  let { page } = opened;
  for (let more = page; more && !isWorn(more); more = pageAfter({ ...opened, page }, { told: sentence.repeat(8) }).page)
    page = more;

  const prompt = navigatorPrompt({ ...state, page });

  const offered = JSON.stringify(shapesOf(agentTools(tools)));
  expect(tokensOf(promptText(prompt)) + tokensOf(offered)).toBeLessThan(context);
  expect(tokensOf(promptText(prompt))).toBeGreaterThan(12_000);
});
