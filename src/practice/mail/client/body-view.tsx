import { useState } from 'react';
import { type Block, parseBody, type Span } from '../body.ts';
import { t } from './session.ts';

export function BodyView({ body }: { body: string }) {
  return (
    <div className="body">
      {keyed(parseBody(body)).map(([key, block]) => (
        <BlockView key={key} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        {keyed(block.lines).map(([key, line]) => (
          <span key={key} className="line">
            <Spans spans={line} />
          </span>
        ))}
      </p>
    );
  if (block.kind === 'list')
    return (
      <ul>
        {keyed(block.items).map(([key, item]) => (
          <li key={key}>
            <Spans spans={item} />
          </li>
        ))}
      </ul>
    );
  if (block.kind === 'quote') return <Quote text={block.text} />;
  return (
    <table>
      <tbody>
        {keyed(block.rows).map(([key, { cells, total }]) => (
          <tr key={key} className={total ? 'total' : undefined}>
            {keyed(cells).map(([cell, spans]) =>
              cell === '0' ? (
                <th key={cell} scope="row">
                  <Spans spans={spans} />
                </th>
              ) : (
                <td key={cell}>
                  <Spans spans={spans} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Quote({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button type="button" className="quote-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('Hide quoted text', 'Скрыть цитату') : t('Show quoted text', 'Показать цитату')}
      </button>
      {open && <blockquote>{text}</blockquote>}
    </div>
  );
}

/** Links go through our own page, which names the true address before anybody follows it. */
function Spans({ spans }: { spans: readonly Span[] }) {
  return keyed(spans).map(([key, { text, link }]) =>
    link === undefined ? (
      <span key={key}>{unbroken(text)}</span>
    ) : (
      <a key={key} href={`/go?to=${encodeURIComponent(link)}`} target="_blank" rel="noreferrer">
        {text}
      </a>
    ),
  );
}

/** Keeps `1 286,39 €` on one line. */
function unbroken(text: string): string {
  return text.replace(/(?<=\d) (?=\d{3}\b|€)/g, '\u00a0');
}

/** The text of a mail never changes, so the position is a good key. */
function keyed<T>(things: readonly T[]): [key: string, thing: T][] {
  return things.map((thing, index) => [String(index), thing]);
}
