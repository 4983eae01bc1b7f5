import { both, type Said } from '../../words.ts';
import type { Board, BoardColumn, Boards, Card, DragStyle, Label } from './model.ts';

type CardLine = [
  title: readonly [string, string],
  assignee: string,
  due: string,
  labels: Label[],
  checklist?: readonly (readonly [string, string, boolean])[],
];
type ColumnLine = [id: string, english: string, russian: string, limit: number, cards: CardLine[]];

// biome-ignore format: a board is easier to see as one
const LAUNCH: ColumnLine[] = [
  ['ideas', 'Ideas', 'Идеи', 0, [
    [['Gift guide under €50', 'Подборка подарков до 50 €'], '', '', ['shop']],
    [['Short film about the glass workshop', 'Короткий ролик о стекольной мастерской'], 'mei', '', ['design']],
    [['Let customers choose the wrapping', 'Выбор упаковки в заказе'], 'daniel', '', ['shop']],
  ]],
  ['doing', 'In progress', 'В работе', 0, [
    [['Photograph the wool throws', 'Снять шерстяные пледы'], 'mei', '2026-11-18', ['design'], [
      ['Book the studio', 'Забронировать студию', true],
      ['Iron the samples', 'Отгладить образцы', false],
      ['Send the pictures to Daniel', 'Отправить снимки Дэниелу', false],
    ]],
    [['Check gift wrapping stock', 'Проверить запас подарочной упаковки'], 'nora', '2026-11-16', ['stock', 'urgent'], [
      ['Count the boxes', 'Пересчитать коробки', false],
      ['Order ribbon', 'Заказать ленту', false],
    ]],
    [['Write product texts for lighting', 'Написать тексты для раздела «Свет»'], 'daniel', '2026-11-24', ['shop']],
  ]],
  ['review', 'Review', 'На проверке', 3, [
    [['Landing page, second draft', 'Посадочная страница, вторая версия'], 'daniel', '2026-11-17', ['shop', 'design']],
    [['Delivery terms for December', 'Условия доставки в декабре'], 'lucas', '2026-11-19', ['paperwork']],
  ]],
  ['done', 'Done', 'Готово', 0, [
    [['Pick the cover picture', 'Выбрать снимок на обложку'], 'mei', '2026-11-10', ['design']],
    [['Agree on the discount', 'Согласовать скидку'], 'nora', '2026-11-09', ['paperwork']],
  ]],
];

// biome-ignore format: as above
const WAREHOUSE: ColumnLine[] = [
  ['todo', 'To do', 'Сделать', 0, [
    [['Measure hall B', 'Измерить зал Б'], 'timur', '2026-11-20', ['stock']],
    [['Get three quotes for shelving', 'Запросить три сметы на стеллажи'], 'irina', '2026-11-23', ['paperwork']],
    [['Fire inspection papers', 'Документы для пожарной инспекции'], 'lucas', '2026-11-27', ['paperwork', 'urgent']],
    [['Move slow sellers to the back', 'Переставить неходовой товар вглубь'], 'timur', '', ['stock']],
  ]],
  ['doing', 'In progress', 'В работе', 3, [
    [['Pack the ceramics', 'Упаковать керамику'], 'timur', '2026-11-16', ['stock'], [
      ['Bubble wrap', 'Пузырчатая плёнка', true],
      ['Fragile stickers', 'Наклейки «Хрупкое»', true],
      ['Pallet labels', 'Ярлыки на паллеты', false],
    ]],
    [['Update bin codes', 'Обновить коды ячеек'], 'nora', '2026-11-22', ['stock']],
  ]],
  ['done', 'Done', 'Готово', 0, [
    [['Label the new aisles', 'Подписать новые проходы'], 'timur', '2026-11-13', ['stock']],
  ]],
];

export function seedBoards(): Boards {
  const launch = makeBoard(
    'launch',
    'native',
    both('Winter launch', 'Зимний запуск'),
    both('Everything that must happen before 1 December.', 'Всё, что нужно успеть до 1 декабря.'),
    LAUNCH,
  );
  const warehouse = makeBoard(
    'warehouse',
    'pointer',
    both('Warehouse move', 'Переезд склада'),
    both('Hall B opens in January.', 'Зал Б открывается в январе.'),
    WAREHOUSE,
  );
  const cards = [...launch.cards, ...warehouse.cards];
  return { list: [launch.board, warehouse.board], cards: Object.fromEntries(cards.map((card) => [card.id, card])) };
}

/** A board and its cards, which are numbered through: `launch-1`, `launch-2` … */
function makeBoard(
  id: string,
  drag: DragStyle,
  name: Said,
  about: Said,
  lines: ColumnLine[],
): { board: Board; cards: Card[] } {
  const cards: Card[] = [];
  const columns = lines.map(([column, english, russian, limit, cardLines]): BoardColumn<Said, string> => {
    const made = cardLines.map((line, index) => makeCard(`${id}-${cards.length + index + 1}`, line));
    cards.push(...made);
    return { id: column, name: both(english, russian), limit, cards: made.map((card) => card.id) };
  });
  return { board: { id, name, about, drag, columns }, cards };
}

function makeCard(id: string, [title, assignee, due, labels, checklist = []]: CardLine): Card {
  return {
    id,
    title: both(...title),
    notes: '',
    assignee,
    due,
    // A copy: each visitor changes their own.
    labels: [...labels],
    checklist: checklist.map(([english, russian, done]) => ({ text: both(english, russian), done })),
  };
}
