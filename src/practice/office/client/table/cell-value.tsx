import { say } from '../../../words.ts';
import { type Column, choiceWords, type Item } from '../../items/columns.ts';
import { formatDay, formatNumber, formatPrice, language } from '../base/language.ts';

const LOW_STOCK = 10;

/** How a cell looks when nobody edits it. */
export function CellValue({ item, column }: { item: Item; column: Column }) {
  switch (column.key) {
    case 'price':
      return formatPrice(item.price);
    case 'stock':
      return (
        <span className={item.stock < LOW_STOCK && item.status === 'active' ? 'low-stock' : ''}>
          {formatNumber(item.stock)}
        </span>
      );
    case 'restock':
      return <span className={item.restock ? '' : 'quiet'}>{formatDay(item.restock) || '—'}</span>;
    case 'status':
      return <span className={`pill ${item.status}`}>{choiceLabel(item.status)}</span>;
    case 'category':
      return choiceLabel(item.category);
    default:
      return <span className="cell-text">{String(item[column.key])}</span>;
  }
}

export function choiceLabel(choice: string): string {
  return say(choiceWords(choice), language);
}

export function columnTitle(column: Column): string {
  return say(column.title, language);
}
