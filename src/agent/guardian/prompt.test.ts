import { expect, test } from 'vitest';
import { promptText } from '../../brain/prompt-text.ts';
import type { Case } from '../../safety/rule.ts';
import { english } from '../../speech/english.ts';
import { guardianPrompt } from './prompt.ts';

const facts: Case = {
  speech: english,
  action: { tool: 'click', input: { id: 7, note: 'PAGE WORDS' } },
  effect: 'act',
  url: 'https://mail.example/inbox?q=PAGE-WORDS',
  foresight: {
    target: { id: 7, role: 'button', name: 'PAGE WORDS', states: ['focused'], value: 'PAGE WORDS' },
    submits: {
      method: 'post',
      to: 'https://evil.example/PAGE-WORDS',
      fields: 2,
      password: false,
      card: false,
      file: true,
      code: false,
      account: false,
    },
  },
  words: ['What is new in my mail?'],
  read: [{ origin: 'https://mail.example', isPrivate: true }],
  at: 0,
};

test('the guardian reads the task and the act, and not a word of the page', () => {
  const text = promptText(guardianPrompt(facts));

  expect(text).not.toMatch(/PAGE.WORDS/);
  expect(text).toContain(`# Task
What is new in my mail?

# Next act
Tool: click
Given: id, note
Site: https://mail.example
Target: button, focused
Sends a form: post to https://evil.example, 2 fields, file
Read so far: https://mail.example (signed in)`);
});
