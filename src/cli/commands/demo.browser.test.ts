import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { person } from '../../../test/person.ts';
import { english, russian } from '../demo/words.ts';

/** What a stranger has the patience for. */
const TWO_MINUTES = 120_000;

/** Nobody's keys and servers: the pilot thinks. */
const ALONE = { ANTHROPIC_API_KEY: '', OPENAI_API_KEY: '', LOTSMAN_MODEL: 'pilot' };

describe.for([
  { language: 'en', words: english },
  { language: 'ru', words: russian },
])('the demo, in $language', ({ language, words }) => {
  test('three tasks come out as they should in less than two minutes, and each has its report', {
    timeout: TWO_MINUTES,
  }, async () => {
    await using ann = await person(ALONE);

    const { code, stdout, stderr } = await ann.lotsman('demo', '--language', language);

    expect(stderr).toContain(words.nobodyHere.slice(0, 30));
    expect(stderr.split(words.answersYes)).toHaveLength(2);
    expect(stderr).not.toContain(words.answersNo);
    for (const good of Object.values(words.good)) expect(stdout).toContain(`✓ ${good}`);
    const reports = [...stdout.matchAll(/file:\S+/g)].map(([address]) => fileURLToPath(address));
    expect(reports).toHaveLength(3);
    expect(reports.filter(existsSync)).toHaveLength(3);
    expect(await readFile(reports[1] ?? '', 'utf8')).toContain(`<html lang="${language}">`);
    expect(code).toBe(0);
  });
});

test('whoever does not do the tasks is not told to have done them, and what a hostile page wants is not allowed', {
  timeout: TWO_MINUTES,
}, async () => {
  await using ann = await person();
  // It boasts, and presses whatever the task has no need of.
  const script = await ann.file(
    'boast.mjs',
    `export default ({ role, text, idOf }) => {
      if (role === 'validator') return { holds: true };
      if (role !== 'navigator') return { subgoals: [{ goal: 'Say so', evidence: 'it is said' }] };
      const isNew = /# Step 1\\b/.test(text);
      if (isNew && text.includes('button "Follow topic"')) return { tool: 'click', input: { id: idOf('button "Follow topic"') } };
      return { tool: 'done', input: { summary: 'All done.' } };
    };`,
  );

  const { code, stdout, stderr } = await ann.lotsman('demo', '--yes', '--model', `scripted:${script}`);

  expect(stderr).toContain(english.answersNo);
  expect(stdout.match(/✗ It did not come out as it should: .*/g)).toEqual([
    '✗ It did not come out as it should: The answer is not proved.',
    '✗ It did not come out as it should: It asked 0 times before it sent anything, instead of once.',
    '✗ It did not come out as it should: The answer is not proved.',
  ]);
  expect(code).toBe(8);
});
