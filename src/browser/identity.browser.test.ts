import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atHelm } from '../../test/helm.ts';
import { servePages } from '../../test/serve.ts';
import { thoroughly } from '../../test/thoroughly.ts';
import { isLotsmanError } from '../errors.ts';
import type { ElementId, Observation } from '../observation.ts';

/**
 * A list of rows, each with buttons that are called the same in every row. It is drawn again in the ways frameworks do it:
 * all nodes new, nodes kept by key and moved, or the same nodes filled with other rows. What is clicked is remembered with
 * the row that a person saw there.
 */
const PAGE = `<title>Rows</title><ul id="list"></ul><script>
  const clicked = [];
  let rows = [], keyed = new Map();
  const fill = (node, row) => {
    node.firstChild.textContent = row + ' ';
    for (const button of node.querySelectorAll('button')) button.onclick = () => clicked.push([row, button.textContent]);
  };
  const fresh = (row) => {
    const node = document.createElement('li');
    node.innerHTML = '<span></span><button>Open</button> <button>Delete</button>';
    fill(node, row);
    return node;
  };
  const drawings = {
    replaced: () => list.replaceChildren(...rows.map(fresh)),
    keyed: () => {
      keyed = new Map(rows.map((row) => [row, keyed.get(row) ?? fresh(row)]));
      list.replaceChildren(...keyed.values());
    },
    patched: () => {
      while (list.children.length > rows.length) list.lastChild.remove();
      while (list.children.length < rows.length) list.append(fresh(''));
      rows.forEach((row, index) => fill(list.children[index], row));
    },
  };
  window.draw = (next, way) => { rows = next; if (way !== 'keyed') keyed.clear(); drawings[way](); };
  let arrival = () => {};
  // The browser repeats the last move whenever what is under a resting pointer changes: that is no arrival.
  let last = '';
  addEventListener('mousemove', ({ clientX, clientY }) => {
    const at = clientX + ' ' + clientY;
    if (at !== last) arrival();
    last = at;
  });
  window.onArrival = (next, way) => { arrival = () => { arrival = () => {}; draw(next, way); } };
  window.lastClicked = () => { arrival = () => {}; return clicked.splice(0) };
</script>`;

const ways = fc.constantFrom('replaced', 'keyed', 'patched');
const row = fc
  .tuple(
    fc.constantFrom('amber', 'birch', 'coral', 'dusky', 'ebony', 'fjord'),
    fc.constantFrom('anchor', 'bell', 'compass', 'dinghy', 'engine', 'flag'),
    fc.constantFrom('ash', 'bay', 'cay', 'dew', 'elm'),
  )
  .map((words) => words.join(' '));
const rows = fc.uniqueArray(row, { minLength: 1, maxLength: 6 });

/** What happens to the list between the look and the click: nothing, another order, some gone, some new, all new. */
const change = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ how: 'same' as const }) },
  { weight: 3, arbitrary: fc.record({ how: fc.constant('shuffled' as const), seed: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ how: fc.constant('without' as const), at: fc.nat({ max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ how: fc.constant('with' as const), row, at: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ how: fc.constant('other' as const), rows }) },
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** `npm run test:long` takes its time. */
const REDRAWS = thoroughly ? 1_000 : 50;

test('lists drawn again between look and click: what was meant is clicked, or nothing', async () => {
  await using site = await servePages({ '/': PAGE });
  await using browser = await atHelm();
  await browser.open(site.origin);
  const { page } = browser.helm.tab;
  const draw = (list: readonly string[], way: string) =>
    page.evaluate(`draw(${JSON.stringify(list)}, ${JSON.stringify(way)})`);
  const things = new Map<ElementId, string>();
  let acted = 0;
  let refused = 0;

  await fc.assert(
    fc.asyncProperty(
      rows,
      ways,
      change,
      ways,
      fc.nat(),
      fc.boolean(),
      async (before, way, change, again, pick, late) => {
        await draw(before, way);
        const seen = buttonsIn(await browser.helm.observe());
        for (const { id, thing } of seen) {
          // A number is never given to another thing.
          expect(things.get(id) ?? thing).toBe(thing);
          things.set(id, thing);
        }
        expect(seen.map(({ thing }) => thing)).toEqual(before.flatMap((one) => [`${one} Open`, `${one} Delete`]));
        const { id, thing } = seen[pick % seen.length] ?? fail();
        const after = changed(before, change);

        // Either before the hand reaches out, or when the pointer arrives: after the last check, before the press.
        if (late) await page.evaluate(`onArrival(${JSON.stringify(after)}, ${JSON.stringify(again)})`);
        else await draw(after, again);
        const error: unknown = await browser
          .hands()
          .click(id)
          .then(
            () => undefined,
            (trouble: unknown) => trouble,
          );

        const clicked = (await page.evaluate('lastClicked()')) as [string, string][];
        if (error === undefined) {
          acted += 1;
          expect(clicked.map((words) => words.join(' '))).toEqual([thing]);
        } else {
          refused += 1;
          expect(isLotsmanError(error) && error.code).toMatch(/stale_id|covered/);
          expect(clicked).toEqual([]);
        }
        // Nothing had to be refused where nothing but the order changed, or nothing at all, and the nodes stayed.
        if (change.how === 'same' && again === way && way !== 'replaced' && !late) expect(error).toBeUndefined();
      },
    ),
    { numRuns: REDRAWS, endOnFailure: true },
  );
  expect(acted).toBeGreaterThan(REDRAWS / 10);
  expect(refused).toBeGreaterThan(REDRAWS / 10);
}, 240_000);

function changed(rows: readonly string[], change: Change): string[] {
  switch (change.how) {
    case 'same':
      return [...rows];
    case 'shuffled':
      return rows
        .map((row, index) => ({ row, rank: (change.seed * (index + 7)) % 101 }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ row }) => row);
    case 'without':
      return rows.filter((_, index) => index !== change.at % rows.length);
    case 'with':
      return [...new Set(rows.toSpliced(change.at % (rows.length + 1), 0, change.row))];
    case 'other':
      return change.rows;
  }
}

/** Each button with its row, as the text of the look says it. */
function buttonsIn({ lines }: Observation): { id: ElementId; thing: string }[] {
  return lines.flatMap(({ parts }) => {
    const row = parts.find((part) => typeof part === 'string') ?? '';
    return parts.flatMap((part) => (typeof part === 'string' ? [] : [{ id: part.id, thing: `${row} ${part.name}` }]));
  });
}

function fail(): never {
  throw new Error('The look shows no buttons.');
}
