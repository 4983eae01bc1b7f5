import { html } from 'hono/html';
import type { Html } from '../layout.ts';

/**
 * The little markup that comments may use: paragraphs, `> quotes`, `- lists`, fenced code, **bold**, *italic*,
 * `code`, [links](https://…) and @names. Everything else is shown as it was typed.
 */
export function renderMarkup(text: string): Html {
  return html`${blocksOf(text.replaceAll('\r\n', '\n')).map(renderBlock)}`;
}

type Block = { kind: 'code' | 'quote' | 'list' | 'paragraph'; lines: string[] };

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let fenced = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      open = fenced ? undefined : { kind: 'code', lines: [] };
      if (open) blocks.push(open);
      fenced = !fenced;
      continue;
    }
    if (fenced) {
      open?.lines.push(line);
      continue;
    }
    const { kind, content } = lineKind(line);
    if (content === '' && kind === 'paragraph') {
      open = undefined;
      continue;
    }
    if (open?.kind !== kind) {
      open = { kind, lines: [] };
      blocks.push(open);
    }
    open.lines.push(content);
  }
  return blocks;
}

function lineKind(line: string): { kind: Exclude<Block['kind'], 'code'>; content: string } {
  if (/^>/.test(line)) return { kind: 'quote', content: line.replace(/^> ?/, '') };
  if (/^[-*] /.test(line)) return { kind: 'list', content: line.slice(2) };
  return { kind: 'paragraph', content: line.trim() };
}

function renderBlock({ kind, lines }: Block): Html {
  if (kind === 'code') return html`<pre><code>${lines.join('\n')}</code></pre>`;
  if (kind === 'quote') return html`<blockquote>${renderMarkup(lines.join('\n'))}</blockquote>`;
  if (kind === 'list') return html`<ul>${lines.map((line) => html`<li>${inline(line)}</li>`)}</ul>`;
  return html`<p>${lines.map((line, index) => html`${index > 0 ? html`<br />` : ''}${inline(line)}`)}</p>`;
}

const INLINE =
  /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|\[([^\]\n]+)\]\(((?:https?:\/\/|\/(?!\/))[^\s)]*)\)|(https?:\/\/[^\s<>"')\]]+)|(?<!\w)@([a-z]\w{2,29})/g;

function inline(text: string): Html {
  const parts: (string | Html)[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, bold, italic, label, address, bare, handle] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code !== undefined) parts.push(html`<code>${code}</code>`);
    else if (bold !== undefined) parts.push(html`<strong>${inline(bold)}</strong>`);
    else if (italic !== undefined) parts.push(html`<em>${inline(italic)}</em>`);
    else if (label !== undefined && address !== undefined) parts.push(link(address, label));
    else if (bare !== undefined) parts.push(link(bare, bare));
    else if (handle !== undefined) parts.push(html`<a class="mention" href="/u/${handle}">@${handle}</a>`);
  }
  parts.push(text.slice(end));
  return html`${parts}`;
}

function link(address: string, label: string): Html {
  return html`<a href="${address}" rel="nofollow ugc noopener">${label}</a>`;
}
