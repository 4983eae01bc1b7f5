import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { type Said, say } from '../../words.ts';
import { PEOPLE } from '../account/model.ts';
import { aMoment, newId, type OfficeContext, officeApi, readBody } from '../api.ts';
import { type Board, type Card, LABELS, type ToldBoard, type ToldCard } from './model.ts';

export const boardsApi = officeApi()
  .get('/', (c) =>
    c.json(
      c.var.visitor.state.boards.list.map(({ id, name, about, drag, columns }) => ({
        id,
        name: say(name, c.var.language),
        about: say(about, c.var.language),
        drag,
        cards: columns.reduce((sum, column) => sum + column.cards.length, 0),
      })),
    ),
  )
  .get('/:id', async (c) => {
    await aMoment();
    return c.json(tellBoard(c, findBoard(c, c.req.param('id'))));
  })
  .post('/:id/cards', async (c) => {
    const { boards } = c.var.visitor.state;
    const board = findBoard(c, c.req.param('id'));
    const body = await readBody(c, z.strictObject({ column: z.string(), title: cardSchema(c).shape.title }));
    const column = roomIn(c, board, body.column);
    const id = newId(c.var.visitor.state, 'card');
    boards.cards[id] = { id, title: body.title, notes: '', assignee: '', due: '', labels: [], checklist: [] };
    column.cards.push(id);
    return c.json(tellCard(c, boards.cards[id]), 201);
  })
  .patch('/:id/cards/:card', async (c) => {
    const { card } = findCard(c);
    const change = await readBody(c, cardSchema(c).partial());
    // Untouched texts keep both their languages; only what the person really changed becomes theirs.
    const kept = (stored: Said, said: string | undefined) =>
      said === undefined || said === say(stored, c.var.language) ? stored : said;
    Object.assign(card, change, {
      title: kept(card.title, change.title),
      notes: kept(card.notes, change.notes),
      checklist: (change.checklist ?? []).map(({ text, done }) => {
        const known = card.checklist.find((item) => say(item.text, c.var.language) === text);
        return { text: known?.text ?? text, done };
      }),
      ...(change.checklist ? {} : { checklist: card.checklist }),
    });
    return c.json(tellCard(c, card));
  })
  .put('/:id/cards/:card/place', async (c) => {
    const { board, card } = findCard(c);
    const place = await readBody(c, z.strictObject({ column: z.string(), index: z.int().min(0) }));
    const target = roomIn(c, board, place.column, card.id);
    for (const column of board.columns) column.cards = column.cards.filter((id) => id !== card.id);
    target.cards.splice(place.index, 0, card.id);
    return c.json(tellBoard(c, board));
  })
  .delete('/:id/cards/:card', (c) => {
    const { board, card } = findCard(c);
    for (const column of board.columns) column.cards = column.cards.filter((id) => id !== card.id);
    return c.json({ deleted: card.id });
  });

function findBoard(c: OfficeContext, id: string): Board {
  const board = c.var.visitor.state.boards.list.find((one) => one.id === id);
  if (!board) throw new Refusal(404, c.var.t('There is no such board.', 'Такой доски нет.'));
  return board;
}

/** The card that the address names. A deleted card is still known, so that its place can be given back. */
function findCard(c: OfficeContext): { board: Board; card: Card } {
  const board = findBoard(c, c.req.param('id') ?? '');
  const card = c.var.visitor.state.boards.cards[c.req.param('card') ?? ''];
  if (!card) throw new Refusal(404, c.var.t('There is no such card.', 'Такой карточки нет.'));
  return { board, card };
}

function roomIn(c: OfficeContext, board: Board, id: string, mover?: string): Board['columns'][number] {
  const column = board.columns.find((one) => one.id === id);
  if (!column) throw new Refusal(422, c.var.t('There is no such column.', 'Такой колонки нет.'), 'column');
  const others = column.cards.filter((card) => card !== mover).length;
  if (column.limit > 0 && others >= column.limit) {
    const name = say(column.name, c.var.language);
    const message = c.var.t(
      `“${name}” is full: it takes ${column.limit} cards.`,
      `Колонка «${name}» заполнена: в ней не больше ${column.limit} карточек.`,
    );
    throw new Refusal(409, message, 'column');
  }
  return column;
}

function cardSchema(c: OfficeContext) {
  const { t } = c.var;
  const title = t('A title has 1 to 120 characters.', 'В названии от 1 до 120 знаков.');
  return z.strictObject({
    title: z.string().trim().min(1, title).max(120, title),
    notes: z.string().max(2000, t('Notes are too long.', 'Заметки слишком длинные.')),
    assignee: z.enum(['', ...PEOPLE.map((person) => person.id)]),
    due: z.union([z.literal(''), z.iso.date()], t('This is not a date.', 'Это не дата.')),
    labels: z.array(z.enum(LABELS)),
    checklist: z.array(z.strictObject({ text: z.string().trim().min(1).max(120), done: z.boolean() })).max(30),
  });
}

function tellCard(c: OfficeContext, card: Card): ToldCard {
  return {
    ...card,
    title: say(card.title, c.var.language),
    notes: say(card.notes, c.var.language),
    checklist: card.checklist.map(({ text, done }) => ({ text: say(text, c.var.language), done })),
  };
}

function tellBoard(c: OfficeContext, board: Board): ToldBoard {
  const { cards } = c.var.visitor.state.boards;
  return {
    ...board,
    name: say(board.name, c.var.language),
    about: say(board.about, c.var.language),
    columns: board.columns.map((column) => ({
      ...column,
      name: say(column.name, c.var.language),
      cards: column.cards.flatMap((id) => (cards[id] ? [tellCard(c, cards[id])] : [])),
    })),
  };
}
