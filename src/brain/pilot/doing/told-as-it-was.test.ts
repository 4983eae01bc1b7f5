import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const REPORT: Act = { kind: 'download', what: { words: 'report' } };
const LINK = page([control(1, 'link', 'Report')]);
const downloaded = (told: readonly string[], ...ways: readonly string[]) => ({
  ...situated(REPORT, LINK, { told }),
  ...after(...(ways.length > 0 ? ways : ['click 1'])),
});

test('a download is done when a file came, and not before', () => {
  expect(pursue(downloaded(['Clicked link "Report".\nA file came down: report.pdf, 3 bytes, at /x']))).toHaveProperty(
    'reached',
  );
  expect(calls(downloaded(['Clicked link "Report".']))).toEqual([
    { tool: 'wait', input: { change: true, seconds: 2 } },
  ]);
  expect(pursue(downloaded(['Nothing changed.'], 'click 1', 'wait for the file'))).toEqual({
    stuck: expect.stringContaining('no file'),
  });
});

test('nothing is sent off by a link that leads elsewhere', () => {
  const SEND: Act = { kind: 'submit' };

  expect(calls(situated(SEND, page([control(1, 'link', 'Sign in')])))).toEqual([]);
  expect(calls(situated(SEND, page([control(1, 'button', 'Submit')])))).toEqual([{ tool: 'click', input: { id: 1 } }]);
});

test('what was pressed in the place of OK is told by its own name', () => {
  const told = ['Clicked button "Show results".'];
  const pressed = { ...situated({ kind: 'press', target: { words: 'OK' } }, LINK, { told }), ...after('click 1') };

  expect(pursue(pressed)).toMatchObject({ reached: { text: expect.stringContaining('Show results') } });
});

test('what was only pressed is not told as entered', () => {
  const act: Act = { kind: 'enter', value: { text: 'Starred', kind: 'text', exact: true }, field: { words: 'table' } };
  const done = (way: string) => ({ ...situated(act, LINK, { ahead: [REPORT] }), ...after(way) });

  expect(pursue(done('click 1'))).toMatchObject({ reached: { text: expect.stringMatching(/^chose/) } });
  expect(pursue(done('set 1'))).toMatchObject({ reached: { text: expect.stringMatching(/^entered/) } });
});

test('a key closes a dialog, not what is part of one', () => {
  const closing = (words: string) => ({
    ...situated({ kind: 'close', what: { words } }, { ...page([control(1, 'switch', 'Analytics')]), onTop: 'Cookies' }),
  });

  expect(calls(closing('dialog'))).toEqual([{ tool: 'press', input: { key: 'Escape' } }]);
  expect(calls(closing('analytics'))).toEqual([]);
});

test('what goes into no field in particular is not searched for', () => {
  const act: Act = { kind: 'enter', value: { text: 'Bees', kind: 'text', exact: true } };
  const form = page([control(1, 'searchbox', 'Search the forum')], [control(2, 'textbox', 'Title')]);

  expect(calls(situated(act, form))).toEqual([{ tool: 'set', input: { id: 2, value: 'Bees' } }]);
});
