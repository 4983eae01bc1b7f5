import { both } from '../../words.ts';
import { ME } from '../account/model.ts';
import { type FileKind, type FileNode, ROOT } from './model.ts';

type Line = readonly [id: string, kind: FileKind, english: string, russian: string, inside?: readonly Line[]];

// biome-ignore format: a tree is easier to see as one
const TREE: readonly Line[] = [
  ['catalogues', 'folder', 'Catalogues', 'Каталоги', [
    ['winter', 'folder', 'Winter catalogue', 'Зимний каталог', [
      ['winter-cover', 'image', 'cover.png', 'обложка.png'],
      ['winter-spread', 'image', 'spread-lighting.png', 'разворот-свет.png'],
      ['winter-throws', 'image', 'wool-throws.png', 'шерстяные-пледы.png'],
      ['winter-prices', 'sheet', 'winter-prices.xlsx', 'зимние-цены.xlsx'],
    ]],
    ['spring', 'folder', 'Spring 2027', 'Весна 2027', [
      ['spring-plan', 'text', 'plan.txt', 'план.txt'],
      ['spring-mood', 'folder', 'Moodboards', 'Мудборды', [
        ['mood-garden', 'image', 'garden.png', 'сад.png'],
        ['mood-kitchen', 'image', 'kitchen.png', 'кухня.png'],
      ]],
    ]],
    ['style-guide', 'pdf', 'style-guide.pdf', 'руководство-по-стилю.pdf'],
  ]],
  ['finance', 'folder', 'Finance', 'Финансы', [
    ['invoices', 'folder', 'Invoices', 'Счета', [
      ['invoice-1041', 'pdf', 'invoice-1041.pdf', 'счёт-1041.pdf'],
      ['invoice-1042', 'pdf', 'invoice-1042.pdf', 'счёт-1042.pdf'],
      ['invoice-1043', 'pdf', 'invoice-1043.pdf', 'счёт-1043.pdf'],
    ]],
    ['budget-2026', 'sheet', 'budget-2026.xlsx', 'бюджет-2026.xlsx'],
    ['budget-2027', 'sheet', 'budget-2027-draft.xlsx', 'бюджет-2027-черновик.xlsx'],
  ]],
  ['contracts', 'folder', 'Signed contracts', 'Подписанные договоры', [
    ['contract-alder', 'pdf', 'alder-works-2026.pdf', 'alder-works-2026.pdf'],
    ['contract-fjordhus', 'pdf', 'fjordhus-2025.pdf', 'fjordhus-2025.pdf'],
  ]],
  ['people', 'folder', 'People', 'Сотрудники', [
    ['handbook', 'pdf', 'handbook.pdf', 'справочник-сотрудника.pdf'],
    ['shifts', 'sheet', 'shifts-november.xlsx', 'смены-ноябрь.xlsx'],
  ]],
  ['warehouse', 'folder', 'Warehouse', 'Склад', [
    ['floor-plan', 'image', 'floor-plan.png', 'план-этажа.png'],
    ['safety', 'pdf', 'safety-rules.pdf', 'техника-безопасности.pdf'],
    ['old-counts', 'folder', 'Old stock counts', 'Старые инвентаризации', [
      ['count-2024', 'sheet', 'count-2024.xlsx', 'инвентаризация-2024.xlsx'],
      ['count-2025', 'sheet', 'count-2025.xlsx', 'инвентаризация-2025.xlsx'],
    ]],
    ['archive', 'folder', 'Empty archive', 'Пустой архив', []],
  ]],
  ['notes', 'text', 'meeting-notes.txt', 'заметки-со-встречи.txt'],
  ['logo', 'image', 'logo-large.png', 'логотип-большой.png'],
];

const LOCKED = new Set(['contracts']);
const OWNERS = [ME, 'irina', 'mei', 'timur', 'lucas'];

export function seedFiles(): Record<string, FileNode> {
  const files: Record<string, FileNode> = {};
  plant([[ROOT, 'folder', 'Shared drive', 'Общий диск', TREE]], '');
  return files;

  function plant(lines: readonly Line[], parent: string): void {
    for (const [id, kind, english, russian, inside] of lines) {
      const number = Object.keys(files).length;
      files[id] = {
        id,
        parent,
        kind,
        name: both(english, russian),
        size: kind === 'folder' ? 0 : 18_000 + ((number * 48_611) % 3_400_000),
        modified: new Date(Date.UTC(2026, 10, 14, 16, 20) - number * 93_600_000).toISOString(),
        owner: OWNERS[(number * 3 + id.length) % OWNERS.length] ?? ME,
        locked: LOCKED.has(id),
        trashed: false,
      };
      plant(inside ?? [], id);
    }
  }
}
