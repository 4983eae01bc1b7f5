import { expect, test } from 'vitest';
import { control, text } from '../../../test/observations.ts';
import type { Line } from '../../observation.ts';
import { leadOf } from './doing/open-record.ts';
import { after, calls, page, situated } from './doing/situation.testing.ts';
import type { Act, Things } from './goal.ts';
import { withIcons } from './with-icons.ts';

/** Files, each a thing to press with its name and owner below it, and under them two icons. */
function files(...owners: readonly string[]): Line[] {
  return owners.flatMap((owner, at) => [
    text(control(10 * at + 11, 'clickable', '')),
    text(owner),
    text(`Plan ${at + 1}`),
    text(
      control(10 * at + 12, 'clickable', ''),
      '(icon: bin)',
      control(10 * at + 13, 'clickable', ''),
      '(icon: heart)',
    ),
  ]);
}

function of(owner: string, count: Things['count']): Things {
  const where = [{ of: { words: 'by' }, is: '=', value: { text: owner, kind: 'text' } }] as const;
  return { what: { words: '', kind: 'item' }, count, where };
}

const seen = withIcons(page(...files('Vera', 'Otto', 'Ines')));

test('what is drawn beside a thing deals with it', () => {
  const remove: Act = { kind: 'remove', things: of('Otto', 'all') };
  const like: Act = { kind: 'handle', verb: { words: 'like' }, things: of('Ines', 'one') };

  expect(calls(situated(remove, seen))).toEqual([{ tool: 'click', input: { id: 22 } }]);
  expect(calls(situated(like, seen))).toEqual([{ tool: 'click', input: { id: 33 } }]);
});

test('a bin, a heart and a thumb are nothing to open a thing with, an arrow is', () => {
  const record = { kind: 'card', name: 'Vera', properties: [], about: [], page: 0, lines: [3], quote: '' } as const;
  const tools = [
    control(1, 'clickable', '', { icon: 'bin' }),
    control(2, 'clickable', '', { icon: 'heart' }),
    control(3, 'clickable', '👍'),
  ];
  expect(leadOf({ ...record, controls: tools })).toBeUndefined();

  const arrow = control(4, 'clickable', '›');
  expect(leadOf({ ...record, controls: [...tools, arrow] })).toBe(arrow);
});

test('what is only drawn, and says that it sends, sends off what was written', () => {
  const act: Act = {
    kind: 'handle',
    verb: { words: 'answer' },
    things: of('Otto', 'one'),
    with: [{ value: { text: 'Agreed', kind: 'text' } }],
  };
  const open = withIcons(
    page(
      [control(41, 'clickable', ''), '(icon: close answer)', control(42, 'clickable', ''), '(icon: send answer)'],
      [control(43, 'textbox', 'Your words', { value: 'Agreed' })],
    ),
  );

  expect(calls(situated(act, open, after('deal with Otto 0 22', 'enter 0  43')))).toEqual([
    { tool: 'click', input: { id: 42 } },
  ]);
});

test('what a thing does not have in the list is looked for where it is opened', () => {
  const [first, ...others] = files('Vera', 'Otto', 'Ines').map(({ parts, ...line }) => ({
    ...line,
    parts: parts.slice(0, 2),
  }));
  const list = withIcons(page(...[first, ...others].filter((line) => line !== undefined)));
  const { what, where } = of('Otto', 'one');
  const act: Act = {
    kind: 'press',
    target: { words: 'heart', kind: 'icon', place: { is: 'in', what: { ...what, like: where } } },
  };
  expect(calls(situated(act, list))).toEqual([{ tool: 'click', input: { id: 21 } }]);

  const open = withIcons(page(['Plan 2'], ['Otto'], [control(51, 'clickable', ''), '(icon: heart)']));
  expect(calls(situated(act, open, after('look inside Otto')))).toEqual([{ tool: 'click', input: { id: 51 } }]);
});
