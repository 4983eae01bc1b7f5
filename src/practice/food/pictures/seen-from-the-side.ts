import type { PictureKind } from './kinds.ts';
import { board, box, type Draw, disc, leaf, line, oval, path, repeat, shadow, spread } from './strokes.ts';

/** Dishes that show their layers. */
export const sides = {
  burger: (b) =>
    shadow(74, 12, 170) +
    path('M34 92C34 50 62 34 100 34S166 50 166 92Z', '#d99048') +
    path('M46 84C48 56 70 44 98 43', 'none', 'stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".3"') +
    spread(b, 13, 40, (x, y, turn) => oval(x, Math.min(y, 84), 4, 2.4, '#f8e3b4', turn), [100, 66]) +
    path('M28 96Q40 86 52 96T76 96T100 96T124 96T148 96T172 96V106H28Z', b.colour(1)) +
    box(36, 102, 128, 10, 5, b.colour(0)) +
    path('M40 108H160L138 124L126 110Z', '#f4b63b') +
    box(32, 114, 136, 24, 12, '#6b3722') +
    spread(b, 12, 50, (x, y) => disc(x, 118 + (y % 14), 2, '#3f1d10', 'opacity=".5"')) +
    path('M34 140H166C166 162 152 168 138 168H62C48 168 34 162 34 140Z', '#d99048'),

  fries: (b) =>
    shadow(56, 10, 182) +
    repeat(11, (i) =>
      box(50 + i * 9, 28 + b.random() * 26, 9.5, 96, 2.5, i % 2 ? b.colour(0) : '#f7d668', (i - 5) * 2.6),
    ) +
    path('M42 88Q100 116 158 88L144 176Q142 184 134 184H66Q58 184 56 176Z', b.colour(1)) +
    path('M42 88Q100 116 158 88L156 102Q100 130 44 102Z', '#ffffff', 'opacity=".22"') +
    path('M100 132c-12 0 -18 8 -18 14h36c0 -6 -6 -14 -18 -14zm-20 18h40v6h-40z', '#fff', 'opacity=".85"'),

  cake: (b) =>
    shadow(78, 14, 164) +
    oval(100, 160, 84, 16, '#fffdf9') +
    path('M34 92L150 62Q166 60 168 78V88L34 118Z', b.colour(2)) +
    path('M34 100L168 76V152L34 158Z', b.colour(0)) +
    path('M34 112L168 90V104L34 124Z', b.colour(1)) +
    path('M34 136L168 120V134L34 147Z', b.colour(1)) +
    path('M34 92L150 62Q166 60 168 78L34 104Z', b.colour(2)) +
    path('M34 92L150 62L158 62L34 97Z', '#ffffff', 'opacity=".3"') +
    disc(136, 58, 10, '#d5304a') +
    leaf(146, 48, 8, '#4c8a3a', 50),

  croissant: (b) =>
    board() +
    `<g transform="rotate(-14 100 104)">${path('M22 128C20 84 58 54 100 54S180 84 178 128C166 136 150 128 142 116C130 102 70 102 58 116C50 128 34 136 22 128Z', '#00000026', 'transform="translate(2 7)"')}${path('M22 128C20 84 58 54 100 54S180 84 178 128C166 136 150 128 142 116C130 102 70 102 58 116C50 128 34 136 22 128Z', b.colour(0))}${line('M46 118C40 98 48 82 60 70M74 104C66 90 72 70 84 57M126 104C134 90 128 70 116 57M154 118C160 98 152 82 140 70', '#8f5420', 4, 0.55)}${line('M40 100C50 78 70 66 92 64', '#fff', 5, 0.35)}</g>`,

  cup: (b) =>
    shadow(48, 9, 180) +
    path('M52 52H148L134 168Q132 178 122 178H78Q68 178 66 168Z', '#ffffff', 'opacity=".75"') +
    path('M58 96H142L133 164Q131 172 122 172H78Q69 172 67 164Z', b.colour(0)) +
    path('M56 76H144L141 104Q120 116 100 104T59 104Z', b.colour(1)) +
    spread(
      b,
      7,
      30,
      (x, y) => disc(x, Math.min(y, 78), 11, b.colour(2)) + disc(x - 3, Math.min(y, 78) - 4, 3, '#fff', 'opacity=".4"'),
      [100, 66],
    ) +
    leaf(122, 46, 12, '#6fa84a', 40) +
    line('M62 62L72 160', '#ffffff', 4, 0.7),

  glass: (b) =>
    shadow(44, 8, 182) +
    line('M112 22L100 120', '#d6452f', 6) +
    path('M54 40H146L134 170Q133 180 123 180H77Q67 180 66 170Z', '#ffffff', 'opacity=".6"') +
    path('M58 62H142L131 166Q130 174 122 174H78Q70 174 69 166Z', b.colour(0), 'opacity=".92"') +
    repeat(3, (i) => box(72 + i * 19, 72 + (i % 2) * 20, 22, 22, 5, '#ffffff66', 14 + i * 22)) +
    spread(b, 8, 30, (x, y) => disc(x, y, 2.6, '#ffffff', 'opacity=".5"'), [100, 130]) +
    disc(142, 46, 20, b.colour(1)) +
    disc(142, 46, 15, '#ffffff', 'opacity=".35"') +
    line('M142 31V61M129 38L155 54M129 54L155 38', '#ffffff', 2, 0.7) +
    line('M66 54L76 164', '#ffffff', 5, 0.55),

  pancakes: (b) =>
    shadow(82, 14, 166) +
    oval(100, 160, 86, 17, '#fffdf9') +
    repeat(
      4,
      (i) =>
        box(38 + (i % 2) * 4, 132 - i * 20, 120, 22, 11, i % 2 ? '#d0883c' : b.colour(0)) +
        box(42 + (i % 2) * 4, 132 - i * 20, 112, 9, 5, '#f4cf8e'),
    ) +
    path('M56 72Q100 52 144 72Q150 84 138 86Q134 118 128 86Q112 90 104 86Q100 106 92 86Q66 88 56 82Z', b.colour(1)) +
    oval(100, 64, 22, 9, '#fffaf0') +
    disc(92, 56, 9, '#d5304a') +
    disc(108, 54, 9, '#8e2f63') +
    leaf(120, 50, 9, '#6fa84a', 60),

  sandwich: (b) =>
    board() +
    `<g transform="rotate(-18 100 100)">${box(22, 72, 156, 66, 33, '#00000026')}${box(22, 86, 156, 44, 22, '#d0904a')}${path('M26 96Q38 84 50 96T74 96T98 96T122 96T146 96T174 96V108H26Z', b.colour(1))}${repeat(7, (i) => line(`M${38 + i * 20} 94l12 8`, b.colour(0), 6))}${path('M24 92C24 58 60 58 100 58S176 58 176 92Q100 80 24 92Z', '#e0a75c')}${line('M60 66l10 12M92 62l10 14M124 64l10 12', '#8f5420', 4, 0.5)}</g>`,

  tacos: (b) =>
    shadow(84, 12, 160) +
    repeat(3, (i) => {
      const x = 48 + i * 52;
      return (
        `<g transform="rotate(${(i - 1) * 6} ${x} 140)">` +
        path(`M${x - 40} 140A42 56 0 0 1 ${x + 44} 128Z`, '#dca047', 'transform="translate(4 -6)"') +
        spread(b, 12, 36, (px, py, turn, k) => leaf(px, Math.min(py, 112), 12, b.colour(k % 3), turn), [x, 98]) +
        path(`M${x - 42} 148A43 54 0 0 1 ${x + 42} 148Z`, '#f0bf62') +
        spread(b, 6, 26, (px, py) => disc(px, Math.max(py, 112), 3, '#b9792c', 'opacity=".4"'), [x, 126]) +
        '</g>'
      );
    }),

  wrap: (b) =>
    board() +
    repeat(2, (i) => {
      const y = 58 + i * 46;
      return (
        `<g transform="rotate(-12 100 ${y + 20})">` +
        box(34, y + 5, 138, 40, 20, '#00000028') +
        box(34, y, 138, 40, 20, '#efcf96') +
        repeat(7, (k) =>
          disc(104 + (k % 3) * 20 + b.random() * 8, y + 10 + b.random() * 20, 3.4, '#c18a45', 'opacity=".55"'),
        ) +
        path(`M34 ${y + 20}a20 20 0 0 1 20 -20h36l-10 40h-26a20 20 0 0 1 -20 -20z`, '#f4f0ec') +
        line(`M66 ${y + 6}l-6 28M80 ${y + 4}l-6 30`, '#d5cbbf', 2) +
        oval(164, y + 20, 11, 19, '#f7e3ba') +
        spread(b, 8, 10, (x, py, _, k) => disc(x, py, 4.2, b.colour(k % 2)), [165, y + 20]) +
        '</g>'
      );
    }),
} satisfies Partial<Record<PictureKind, Draw>>;
