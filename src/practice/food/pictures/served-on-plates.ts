import type { PictureKind } from './kinds.ts';
import {
  board,
  box,
  type Draw,
  deepBowl,
  disc,
  leaf,
  line,
  oval,
  path,
  plate,
  repeat,
  shadow,
  skillet,
  spread,
} from './strokes.ts';

const greens = '#4c8a3a';

/** Dishes seen from above. */
export const plates = {
  pizza: (b) =>
    shadow(82, 82) +
    disc(100, 100, 84, '#c98842') +
    disc(100, 100, 80, '#e6b062') +
    disc(100, 100, 71, '#cf4a2c') +
    disc(100, 100, 67, b.colour(0)) +
    spread(b, 14, 60, (x, y) => disc(x, y, 7 + b.random() * 5, '#ffffff', 'opacity=".35"')) +
    spread(
      b,
      11,
      56,
      (x, y, turn) => oval(x, y, 10, 9, b.colour(1), turn) + oval(x - 2, y - 2, 5, 4, '#ffffff', turn, 'opacity=".2"'),
    ) +
    spread(b, 8, 46, (x, y, turn) => leaf(x, y, 8, b.colour(2), turn)) +
    line('M100 20V180M31 60L169 140M31 140L169 60', '#8c4a20', 1.6, 0.35),

  pasta: (b) =>
    plate() +
    disc(100, 102, 50, '#00000010') +
    repeat(9, (i) => {
      const r = 48 - i * 5;
      const from = i * 1.3;
      const at = (angle: number) => `${100 + Math.cos(angle) * r} ${100 + Math.sin(angle) * r}`;
      return line(`M${at(from)}A${r} ${r} 0 1 1 ${at(from + 5.6)}`, i % 2 ? '#e0b964' : b.colour(0), 6.5);
    }) +
    spread(b, 7, 26, (x, y, turn) => oval(x, y, 11, 8, b.colour(1), turn, 'opacity=".92"')) +
    spread(b, 7, 36, (x, y, turn) => leaf(x, y, 7, b.colour(2), turn)),

  salad: (b) =>
    plate() +
    spread(b, 20, 50, (x, y, turn, i) => leaf(x, y, 17, i % 3 ? b.colour(0) : greens, turn)) +
    spread(b, 9, 44, (x, y) => disc(x, y, 8.5, b.colour(1)) + disc(x - 2, y - 2, 3, '#ffffff', 'opacity=".35"')) +
    spread(b, 10, 40, (x, y, turn) => box(x - 6, y - 6, 12, 12, 3, b.colour(2), turn)),

  flatbread: (b) =>
    board() +
    disc(100, 102, 64, '#00000022') +
    disc(100, 98, 64, '#c98842') +
    disc(100, 98, 59, b.colour(0)) +
    spread(b, 14, 48, (x, y, turn) => oval(x, y, 9, 6, '#a5652a', turn, 'opacity=".35"'), [100, 98]) +
    spread(b, 10, 46, (x, y, turn) => oval(x, y, 7, 4, b.colour(1), turn), [100, 98]) +
    line('M100 34V162M45 66L155 130M45 130L155 66', '#7c4a1e', 1.5, 0.35),

  dumplings: (b) =>
    plate() +
    disc(100, 100, 17, b.colour(1)) +
    disc(96, 96, 6, '#ffffff', 'opacity=".3"') +
    repeat(7, (i) => {
      const angle = (i / 7) * Math.PI * 2 - 0.4;
      const [x, y] = [100 + Math.cos(angle) * 45, 100 + Math.sin(angle) * 45];
      const turn = (angle * 180) / Math.PI;
      return (
        oval(x + 1, y + 4, 17, 20, '#00000018', turn) +
        oval(x, y, 17, 20, '#e5d3b3', turn) +
        oval(x, y, 14.5, 17.5, b.colour(0), turn) +
        `<g transform="rotate(${turn} ${x} ${y})">${line(`M${x + 2} ${y - 13}Q${x - 6} ${y} ${x + 2} ${y + 13}M${x + 2} ${y - 8}l6 -3M${x - 1} ${y - 2}l7 -2M${x - 1} ${y + 4}l7 1M${x + 2} ${y + 9}l6 3`, '#b99c6c', 1.8, 0.75)}</g>`
      );
    }),

  pieces: (b) =>
    plate() +
    spread(
      b,
      9,
      46,
      (x, y, turn) =>
        oval(x + 1, y + 4, 19, 14, '#00000020', turn) +
        oval(x, y, 19, 14, b.colour(0), turn) +
        oval(x - 3, y - 3, 9, 5, '#ffffff', turn, 'opacity=".22"'),
    ) +
    disc(140, 140, 24, '#fffdf9') +
    disc(140, 140, 19, b.colour(1)) +
    spread(b, 5, 40, (x, y, turn) => leaf(x, y, 6, greens, turn)),

  balls: (b) =>
    plate() +
    repeat(7, (i) => {
      const angle = (i / 6) * Math.PI * 2;
      const [x, y] = i === 6 ? [100, 100] : [100 + Math.cos(angle) * 42, 100 + Math.sin(angle) * 42];
      return (
        disc(x, y + 4, 19, '#00000020') +
        disc(x, y, 19, i % 2 ? b.colour(1) : b.colour(0)) +
        disc(x - 5, y - 6, 6, '#ffffff', 'opacity=".25"')
      );
    }) +
    spread(b, 14, 52, (x, y) => disc(x, y, 2.4, '#c8203c')),

  steak: (b) =>
    plate() +
    path(
      'M56 96C50 62 88 50 116 62C146 68 152 100 134 118C116 134 92 120 78 124C62 126 58 112 56 96Z',
      '#00000022',
      'transform="translate(2 6)"',
    ) +
    path('M56 96C50 62 88 50 116 62C146 68 152 100 134 118C116 134 92 120 78 124C62 126 58 112 56 96Z', b.colour(0)) +
    line('M70 82L112 124M86 68L134 116M108 62L142 96', '#2f150c', 5, 0.5) +
    path('M62 92C60 70 88 58 112 68', 'none', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".25"') +
    spread(b, 7, 20, (x, y, turn) => leaf(x, y, 11, b.colour(1), turn), [128, 140]) +
    spread(b, 8, 22, (x, y) => disc(x, y, 7, b.colour(2)), [74, 142]),

  skewers: (b) =>
    plate() +
    repeat(3, (row) => {
      const y = 66 + row * 34;
      return (
        line(`M22 ${y + 12}L178 ${y - 12}`, '#b98646', 4) +
        repeat(5, (i) => box(48 + i * 22, y + 4 - i * 3.4 - 12, 20, 24, 7, i % 2 ? b.colour(1) : b.colour(0), -9)) +
        repeat(3, (i) => line(`M${52 + i * 44} ${y - 6 - i * 6.5}l8 14`, '#3b1a0e', 2, 0.35))
      );
    }),

  boat: (b) =>
    board() +
    path('M22 100C50 40 150 40 178 100C150 160 50 160 22 100Z', '#00000022', 'transform="translate(0 6)"') +
    path('M22 100C50 40 150 40 178 100C150 160 50 160 22 100Z', '#d0904a') +
    path('M30 100C56 50 144 50 170 100C144 150 56 150 30 100Z', '#e8b468') +
    path('M50 100C70 66 130 66 150 100C130 134 70 134 50 100Z', b.colour(0)) +
    spread(b, 9, 26, (x, y) => disc(x, y, 5, '#fff', 'opacity=".45"')) +
    disc(100, 100, 19, '#fffaf0') +
    disc(100, 100, 12, b.colour(1)) +
    disc(96, 96, 3.5, '#fff', 'opacity=".6"'),

  sushi: (b) =>
    board() +
    repeat(8, (i) => {
      const [x, y] = [46 + (i % 4) * 36, 74 + Math.floor(i / 4) * 48];
      const inner = i % 4 < 2 ? b.colour(0) : b.colour(1);
      return (
        disc(x, y + 4, 19, '#00000030') +
        disc(x, y, 19, '#26352b') +
        disc(x, y, 16, '#fdfaf2') +
        disc(x, y, 9, inner) +
        disc(x + 3, y - 2, 4, i % 4 < 2 ? b.colour(1) : b.colour(0))
      );
    }),

  nigiri: (b) =>
    board() +
    repeat(4, (i) => {
      const x = 38 + i * 32;
      return (
        box(x - 1, 66, 28, 76, 13, '#00000030') +
        box(x, 62, 27, 74, 13, '#fdfaf2') +
        box(x - 2, 56, 31, 72, 15, b.colour(0)) +
        repeat(4, (k) => line(`M${x + 2} ${72 + k * 14}l22 -8`, '#ffffff', 2.4, 0.5))
      );
    }),

  rolls: (b) =>
    plate() +
    repeat(4, (i) => {
      const y = 62 + i * 25;
      return (
        box(48, y + 4, 92, 20, 10, '#00000020', -14) +
        box(48, y, 92, 20, 10, b.colour(0), -14) +
        line(`M62 ${y + 16}l14 -12M84 ${y + 12}l14 -12M106 ${y + 8}l14 -12`, '#7c4a1e', 2, 0.3)
      );
    }) +
    disc(146, 138, 23, '#fffdf9') +
    disc(146, 138, 18, b.colour(1)),

  nachos: (b) =>
    plate() +
    spread(
      b,
      11,
      50,
      (x, y, turn) =>
        `<g transform="rotate(${Math.round(turn)} ${x} ${y})">${path(`M${x} ${y - 22}L${x + 22} ${y + 15}Q${x} ${y + 20} ${x - 22} ${y + 15}Z`, b.colour(0), 'stroke="#b9792c" stroke-width="1.5" stroke-linejoin="round"')}</g>`,
    ) +
    disc(100, 100, 22, '#fffdf9') +
    disc(100, 100, 18, b.colour(1)) +
    spread(b, 6, 46, (x, y, turn) => leaf(x, y, 6, greens, turn)),

  soup: (b) =>
    deepBowl(b.colour(0)) +
    line('M62 104Q84 76 104 100T146 96', '#ffffff', 9, 0.28) +
    spread(b, 9, 48, (x, y, turn) => oval(x, y, 10, 8, b.colour(1), turn)) +
    spread(b, 9, 52, (x, y, turn) => leaf(x, y, 6, b.colour(2), turn)),

  noodleSoup: (b) =>
    deepBowl(b.colour(0), '#3d2a3f') +
    repeat(6, (i) => line(`M${48 + i * 4} ${84 + i * 11}q16 -14 34 0t34 0t26 -2`, '#f7dfa0', 5.5)) +
    spread(
      b,
      4,
      22,
      (x, y, turn) => oval(x, y, 19, 13, b.colour(1), turn) + oval(x, y, 12, 7, '#ffffff', turn, 'opacity=".22"'),
      [76, 74],
    ) +
    oval(134, 82, 20, 17, '#fffaf0', 20) +
    disc(135, 82, 10, '#f39a1e') +
    spread(b, 14, 30, (x, y) => disc(x, y, 3.6, b.colour(2)), [118, 136]) +
    box(140, 6, 6, 110, 3, '#8a5a2b', 28) +
    box(152, 12, 6, 110, 3, '#a46d36', 31),

  curry: (b) =>
    deepBowl(b.colour(0)) +
    path('M100 32A69 69 0 0 0 100 170C74 140 78 60 100 32Z', '#fdfaf2') +
    spread(b, 20, 22, (x, y, turn) => oval(x, y, 4, 1.8, '#d9cdb2', turn), [62, 100]) +
    spread(b, 7, 34, (x, y, turn) => box(x - 9, y - 8, 18, 16, 6, b.colour(1), turn), [122, 102]) +
    spread(b, 6, 34, (x, y, turn) => leaf(x, y, 7, b.colour(2), turn), [124, 100]),

  bowl: (b) =>
    deepBowl('#efe4d0', '#57394f') +
    repeat(5, (i) => {
      const [from, to] = [(i / 5) * Math.PI * 2 - 1.2, ((i + 1) / 5) * Math.PI * 2 - 1.2];
      const at = (angle: number, r: number) => `${100 + Math.cos(angle) * r} ${101 + Math.sin(angle) * r}`;
      const middle = (from + to) / 2;
      const centre = [100 + Math.cos(middle) * 43, 101 + Math.sin(middle) * 43] as const;
      return (
        path(`M100 101L${at(from, 67)}A67 67 0 0 1 ${at(to, 67)}Z`, b.colour(i)) +
        spread(b, 6, 19, (x, y, turn) => oval(x, y, 6.5, 4, '#ffffff', turn, 'opacity=".26"'), centre)
      );
    }) +
    disc(100, 101, 17, '#fffaf0') +
    spread(b, 12, 13, (x, y) => disc(x, y, 1.8, '#3d3a33'), [100, 101]),

  dip: (b) =>
    deepBowl(b.colour(0)) +
    line('M100 100m-44 0a44 44 0 1 1 44 44a30 30 0 1 1 24 -46a16 16 0 1 1 -26 12', '#ffffff', 8, 0.45) +
    disc(102, 100, 13, '#d9a62a') +
    spread(b, 22, 46, (x, y) => disc(x, y, 2.2, b.colour(1))) +
    spread(b, 4, 30, (x, y, turn) => leaf(x, y, 7, greens, turn)),

  pan: (b) =>
    skillet(b.colour(0)) +
    spread(b, 9, 50, (x, y, turn) => oval(x, y, 15, 12, b.colour(1), turn, 'opacity=".92"'), [94, 104]) +
    spread(b, 9, 50, (x, y, turn) => leaf(x, y, 8, b.colour(2), turn), [94, 104]),

  eggPan: (b) =>
    skillet(b.colour(0)) +
    spread(b, 16, 56, (x, y) => disc(x, y, 6, '#ffffff', 'opacity=".16"'), [94, 104]) +
    oval(72, 92, 25, 21, '#fffaf0', 15) +
    disc(72, 92, 11, b.colour(1)) +
    oval(118, 118, 25, 21, '#fffaf0', -20) +
    disc(118, 118, 11, b.colour(1)) +
    spread(b, 10, 54, (x, y, turn) => leaf(x, y, 7, b.colour(2), turn), [94, 104]),

  donut: (b) =>
    shadow(72, 72) +
    disc(100, 100, 74, '#d99a54') +
    path(
      'M100 30C142 28 172 62 170 102C170 116 158 112 154 124C150 138 134 136 126 148C116 160 104 150 92 160C78 168 72 150 60 148C46 144 50 130 38 122C28 112 30 96 32 88C38 54 66 32 100 30Z',
      b.colour(0),
    ) +
    spread(b, 26, 58, (x, y, turn) => box(x - 5, y - 1.6, 10, 3.2, 1.6, b.colour(1), turn)) +
    disc(100, 100, 24, '#c98842') +
    disc(100, 103, 20, '#fbe9dc'),

  mug: (b) =>
    shadow(80, 80) +
    disc(100, 100, 82, '#fffdf9') +
    disc(100, 100, 70, '#f1e6d8') +
    box(142, 86, 44, 28, 14, '#e9ddcd', -24) +
    disc(96, 102, 56, '#fffdf9') +
    disc(96, 102, 48, b.colour(0)) +
    path('M96 138C62 116 66 82 84 82C92 82 96 90 96 94C96 90 100 82 108 82C126 82 130 116 96 138Z', b.colour(1)) +
    line('M84 98Q96 106 108 98M86 108Q96 114 106 108', b.colour(0), 2.4, 0.7),
} satisfies Partial<Record<PictureKind, Draw>>;
