import { expect, test } from 'vitest';
import type { Config } from '../../config/settings.ts';
import { hasFace } from './has-face.ts';

const config = { input: 'auto', display: 'auto' } as Config;
const terminal = { stdin: { isTTY: true }, stderr: { isTTY: true } };

test('something is drawn only where somebody sits at a terminal that can show it', () => {
  expect(hasFace({ config, json: false }, terminal, {})).toBe(true);
  expect(hasFace({ config, json: true }, terminal, {})).toBe(false);
  expect(hasFace({ config: { ...config, input: 'no' }, json: false }, terminal, {})).toBe(false);
  expect(hasFace({ config: { ...config, display: 'plain' }, json: false }, terminal, {})).toBe(false);
  expect(hasFace({ config, json: false }, { ...terminal, stdin: {} }, {})).toBe(false);
  expect(hasFace({ config, json: false }, terminal, { TERM: 'dumb' })).toBe(false);
  expect(hasFace({ config, json: false }, terminal, { CI: 'true' })).toBe(false);
  expect(hasFace({ config, json: false }, terminal, { CI: 'false' })).toBe(true);
});
