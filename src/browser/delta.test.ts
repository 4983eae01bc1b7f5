import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyObservation, control, heading, item, observation, row, text } from '../../test/observations.ts';
import type { Control, Line, Observation } from '../observation.ts';
import { tokensOf } from '../tokens.ts';
import { changesBetween } from './changes.ts';
import { renderChanges } from './delta.ts';
import { render } from './render.ts';

const street = control(1, 'textbox', 'Street', { value: '' });
const town = control(2, 'textbox', 'Town', { value: 'Riga' });
const send = control(3, 'button', 'Send', { states: ['disabled'] });
const prose = Array.from({ length: 6 }, (_, at) => text(`Paragraph ${at} stays as it is.`));
const form = observation([
  heading(1, 'Address'),
  text(street),
  text(town),
  text(send),
  text('2 parcels are waiting'),
  ...prose,
]);

function changesTo(lines: readonly Line[], said: Partial<Observation> = {}): string {
  return renderChanges(form, { ...form, lines, ...said });
}

describe('what changed', () => {
  test('nothing, when nothing did', () => {
    expect(renderChanges(form, structuredClone(form))).toBe('Nothing changed.');
    expect(renderChanges(form, form, { language: 'ru' })).toBe('Ничего не изменилось.');
    expect(changesBetween(form, form)).toEqual([]);
  });

  test('new, changed and gone lines, each with its sign', () => {
    const lines = [
      heading(1, 'Address'),
      text({ ...street, value: 'Elm 4' }),
      text({ ...town, value: '' }),
      text({ ...send, states: [] }),
      text('3 parcels are waiting'),
      text('Saved.', control(9, 'link', 'Undo')),
      ...prose.slice(1),
    ];

    expect(changesTo(lines)).toMatchInlineSnapshot(`
      "~ [1] textbox "Street" = "Elm 4"
      ~ [2] textbox "Town" = ""
      ~ [3] button "Send"
      ~ 3 parcels are waiting
      + Saved. [9] link "Undo"
      - Paragraph 0 stays as it is."
    `);
  });

  test('a line that moved is neither gone nor new', () => {
    expect(changesTo(form.lines.toReversed())).toBe('Nothing changed.');
    expect(changesTo(form.lines.map((line) => ({ ...line, depth: 3 })))).toBe('Nothing changed.');
  });

  test('that a name is drawn now, or no longer, is no change of it', () => {
    const unseen = form.lines.with(3, text({ ...send, unseen: ['name'] }));

    expect(changesTo(unseen)).toBe('Nothing changed.');
    expect(changesTo(unseen.with(3, text({ ...send, states: [], unseen: ['name'] })))).toBe(
      '~ [3] button "Send" (not drawn)',
    );
  });

  test('the focus, the title, loading and what is on top take one line', () => {
    const focused = form.lines.with(1, text({ ...street, states: ['focused'] }));

    expect(changesTo(focused, { title: 'Where to?', loading: true, url: `${form.url}?step=2` })).toBe(
      'address: shop.test/basket?step=2; title: Where to?; loading; focus: [1] textbox "Street" (focused)',
    );
    expect(changesBetween({ ...form, lines: focused }, form)).toEqual([{ kind: 'focus', now: undefined }]);
  });

  test('walls that come and go are told', () => {
    const login = { kind: 'login', text: 'A password is asked for here.' } as const;

    expect(changesTo(form.lines, { notices: [login] })).toBe('! A password is asked for here.');
    expect(renderChanges({ ...form, notices: [login] }, form)).toBe('no longer: ! A password is asked for here.');
  });

  test('after scrolling, what left the view is only counted', () => {
    const lines = [...form.lines.slice(3), text('The end of the page.')];

    expect(changesTo(lines, { scroll: { screen: 2, screens: 3 } })).toBe(
      'screen 1 → 2 of 3; 3 lines out of view now\n+ The end of the page.',
    );
  });

  test('of a long row only what is new in it, and what is gone from it', () => {
    const cells = (states: string[], ...more: Control[]) =>
      row(
        'Oak lamp',
        '|',
        '12 left',
        '|',
        control(11, 'button', 'Edit'),
        control(12, 'checkbox', 'Online', { states }),
        ...more,
      );
    const before = observation([...prose, cells([], control(13, 'button', 'Delete'))]);

    expect(renderChanges(before, { ...before, lines: [...prose, cells(['checked'])] })).toBe(
      '~ Oak lamp: [12] checkbox "Online" (checked)\n- [13] button "Delete"',
    );
  });

  test('many similar new lines are counted, with a part to expand', () => {
    const rows = Array.from({ length: 40 }, (_, at) =>
      item(control(100 + at, 'link', `A result with a long name, number ${at}, of forty`)),
    );

    expect(changesTo([...form.lines, ...rows])).toContain('+ … 30 more items, 30 controls [+21]');
  });

  test('another page is shown as a whole', () => {
    const other = observation([text('Thank you')], { url: 'https://shop.test/done' });

    expect(renderChanges(form, other)).toBe(render(other));
  });

  test('the whole page is shown when that is shorter', () => {
    const little = { ...form, lines: [text('Gone')] };

    expect(renderChanges(form, little)).toBe(render(little));
  });
});

/** The same page a moment later: lines dropped, reordered, renamed and added. */
const twoLooks = fc
  .tuple(anyObservation, anyObservation, fc.infiniteStream(fc.nat({ max: 9 })))
  .map(([before, other, dice]): [Observation, Observation] => {
    const roll = () => dice.next().value;
    const kept = before.lines.flatMap((line) => (roll() === 0 ? [] : [roll() === 1 ? renamed(line) : line]));
    const added = other.lines.slice(0, 5).map((line) => renumbered(line, 100_000));
    return [before, { ...before, lines: roll() < 5 ? [...kept, ...added] : [...added, ...kept.toReversed()] }];
  });

function renamed(line: Line): Line {
  return {
    ...line,
    parts: line.parts.map((part) =>
      typeof part === 'string' ? part : { ...part, name: `${part.name.slice(0, 20)} anew` },
    ),
  };
}

function renumbered(line: Line, by: number): Line {
  return {
    ...line,
    parts: line.parts.map((part) => (typeof part === 'string' ? part : { ...part, id: part.id + by })),
  };
}

describe('for every two looks', () => {
  test('each control that came, went or changed is mentioned or counted', () => {
    fc.assert(
      fc.property(twoLooks, ([before, now]) => {
        const told = renderChanges(before, now, { budget: 1_000_000 });
        if (told === render(now, { budget: 1_000_000 })) return;
        const mentioned = new Set([...told.matchAll(/\[(\d+)\]/g)].map(([, id]) => Number(id)));
        const counted = [...told.matchAll(/(\d+) controls? \[\+/g)].reduce((sum, [, count]) => sum + Number(count), 0);
        const unsaid = differing(before, now).filter((id) => !mentioned.has(id));
        expect(unsaid.length).toBeLessThanOrEqual(counted);
      }),
      { numRuns: 60 },
    );
  });

  test('the budget is never exceeded', () => {
    fc.assert(
      fc.property(twoLooks, fc.integer({ min: 0, max: 1_500 }), ([before, now], budget) => {
        expect(tokensOf(renderChanges(before, now, { budget, task: 'lorem ipsum' }))).toBeLessThanOrEqual(budget);
      }),
      { numRuns: 60 },
    );
  });
});

function differing(before: Observation, now: Observation): number[] {
  const [was, is] = [before, now].map(
    ({ lines }) =>
      new Map(
        lines.flatMap(({ parts }) =>
          parts.filter((part) => typeof part !== 'string').map((one) => [one.id, print(one)]),
        ),
      ),
  );
  const ids = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]);
  return [...ids].filter((id) => was?.get(id) !== is?.get(id));
}

function print(one: Control): string {
  return JSON.stringify({ ...one, states: one.states.filter((state) => state !== 'focused') });
}
