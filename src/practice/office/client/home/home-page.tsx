import { useEffect, useState } from 'react';
import { ME } from '../../account/model.ts';
import type { ToldBoard, ToldCard } from '../../boards/model.ts';
import type { DocumentSummary } from '../../documents/model.ts';
import type { Item } from '../../items/columns.ts';
import { Avatar } from '../base/avatar.tsx';
import { Icon, type IconName } from '../base/icons.tsx';
import { formatDay, formatNumber, formatShortDay, t } from '../base/language.ts';
import { request } from '../base/request.ts';
import { Link } from '../base/router.tsx';
import { session } from '../base/session.ts';
import { useStore } from '../base/store.ts';
import { attempt } from '../base/toast.ts';

interface Overview {
  products: number;
  low: { total: number; rows: Item[] };
  documents: DocumentSummary[];
  mine: { card: ToldCard; board: ToldBoard }[];
}

const LOW = 'f.status=active&f.stock=0..9';

async function fetchOverview(): Promise<Overview> {
  const boards = ['launch', 'warehouse'].map((id) => request<ToldBoard>('GET', `/boards/${id}`));
  const [all, low, documents, ...told] = await Promise.all([
    request<{ total: number }>('GET', '/items?count=1'),
    request<{ total: number; rows: Item[] }>('GET', `/items?count=5&${LOW}`),
    request<DocumentSummary[]>('GET', '/docs'),
    ...boards,
  ]);
  const mine = told.flatMap((board) =>
    board.columns
      .filter(({ id }) => id !== 'done')
      .flatMap(({ cards }) => cards)
      .filter(({ assignee }) => assignee === ME)
      .map((card) => ({ card, board })),
  );
  return { products: all.total, low, documents: documents.slice(0, 4), mine };
}

/** The first page: what waits for you today. */
export function HomePage() {
  const { profile } = useStore(session);
  const [overview, setOverview] = useState<Overview>();
  useEffect(() => {
    void attempt(async () => setOverview(await fetchOverview()));
  }, []);
  const firstName = profile.displayName.split(' ')[0] ?? '';
  return (
    <div className="home-page">
      <header className="hello">
        <h1>{t(`Good morning, ${firstName}`, `Доброе утро, ${firstName}`)}</h1>
        <p>{t('Sixteen days until the winter launch.', 'До зимнего запуска шестнадцать дней.')}</p>
      </header>
      <div className="tiles" aria-busy={!overview}>
        <Tile
          href="/table"
          icon="table"
          label={t('Products', 'Товары')}
          value={overview && formatNumber(overview.products)}
        />
        <Tile
          href={`/table?${LOW}&sort=stock`}
          icon="warning"
          label={t('Low stock', 'Мало на складе')}
          value={overview && formatNumber(overview.low.total)}
        />
        <Tile
          href="/boards/launch"
          icon="board"
          label={t('Your open cards', 'Ваши карточки')}
          value={overview?.mine.length.toString()}
        />
        <Tile
          href="/docs"
          icon="doc"
          label={t('Documents', 'Документы')}
          value={overview?.documents.length.toString()}
        />
      </div>
      <div className="home-columns">
        <section className="panel">
          <h2>{t('Your cards', 'Ваши карточки')}</h2>
          <ul>
            {overview?.mine.map(({ card, board }) => (
              <li key={card.id}>
                <Link href={`/boards/${board.id}`}>{card.title}</Link>
                <small>
                  {board.name} · {formatShortDay(card.due)}
                </small>
              </li>
            ))}
          </ul>
        </section>
        <section className="panel">
          <h2>{t('Recent documents', 'Недавние документы')}</h2>
          <ul>
            {overview?.documents.map(({ id, title, author, updated }) => (
              <li key={id}>
                <Avatar person={author} />
                <Link href={`/docs/${id}`}>{title}</Link>
                <small>{formatDay(updated)}</small>
              </li>
            ))}
          </ul>
        </section>
        <section className="panel">
          <h2>{t('Running out', 'Заканчивается')}</h2>
          <ul>
            {overview?.low.rows.map(({ id, sku, name, stock }) => (
              <li key={id}>
                <Link href={`/table?q=${sku}`}>{name}</Link>
                <small>{t(`${stock} left`, `осталось ${stock}`)}</small>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function Tile({
  href,
  icon,
  label,
  value,
}: {
  href: string;
  icon: IconName;
  label: string;
  value: string | undefined;
}) {
  return (
    <Link href={href} className="tile">
      <span className="tile-icon">
        <Icon name={icon} size={20} />
      </span>
      <span className="tile-value">{value ?? '…'}</span>
      <span>{label}</span>
    </Link>
  );
}
