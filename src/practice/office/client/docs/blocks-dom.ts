import { type Block, type BlockKind, isSafeLink, type Run } from '../../documents/model.ts';

const TAGS: Readonly<Record<BlockKind, string>> = {
  paragraph: 'p',
  heading: 'h2',
  subheading: 'h3',
  quote: 'blockquote',
  bullet: 'ul',
  numbered: 'ol',
};

/** The document as elements to edit; neighbouring list lines share one list. */
export function drawBlocks(root: HTMLElement, blocks: readonly Block[]): void {
  root.replaceChildren();
  let list: { kind: BlockKind; element: HTMLElement } | undefined;
  for (const { kind, runs } of blocks) {
    const isList = kind === 'bullet' || kind === 'numbered';
    if (!isList || list?.kind !== kind) {
      const element = document.createElement(TAGS[kind]);
      root.append(element);
      list = { kind, element };
    }
    const line = isList ? list.element.appendChild(document.createElement('li')) : list.element;
    line.append(...runs.map(drawRun));
    if (runs.length === 0) line.append(document.createElement('br'));
  }
  // An empty line without a <br> has no height, and no place for the caret.
  if (blocks.length === 0) drawBlocks(root, [{ kind: 'paragraph', runs: [] }]);
}

function drawRun({ text, bold, italic, link }: Run): Node {
  let node: Node = document.createTextNode(text);
  const wrap = (tag: string) => {
    const element = document.createElement(tag);
    element.append(node);
    node = element;
    return element;
  };
  if (italic) wrap('i');
  if (bold) wrap('b');
  if (link !== undefined && isSafeLink(link)) wrap('a').setAttribute('href', link);
  return node;
}

/** The document as data again, whatever elements the browser made while it was edited. */
export function readBlocks(root: HTMLElement): Block[] {
  return [...root.childNodes].flatMap((node): Block[] => {
    if (!(node instanceof HTMLElement)) {
      const text = node.textContent?.trim() ?? '';
      return text === '' ? [] : [{ kind: 'paragraph', runs: [{ text }] }];
    }
    if (node.tagName === 'UL' || node.tagName === 'OL') {
      const kind = node.tagName === 'UL' ? 'bullet' : 'numbered';
      return [...node.querySelectorAll('li')].map((line) => ({ kind, runs: readRuns(line, {}) }));
    }
    return [{ kind: kindOf(node.tagName), runs: readRuns(node, {}) }];
  });
}

function kindOf(tag: string): BlockKind {
  const known = Object.entries(TAGS).find(([, name]) => name === tag.toLowerCase());
  return known ? (known[0] as BlockKind) : 'paragraph';
}

function readRuns(node: Node, style: Omit<Run, 'text'>): Run[] {
  const runs = [...node.childNodes].flatMap((child): Run[] => {
    if (child instanceof Text) return child.data === '' ? [] : [{ text: child.data, ...style }];
    if (!(child instanceof HTMLElement) || child.tagName === 'UL' || child.tagName === 'OL') return [];
    // The browser keeps an empty line open with a last <br>.
    if (child.tagName === 'BR') return child.nextSibling ? [{ text: '\n', ...style }] : [];
    return readRuns(child, styleOf(child, style));
  });
  const joined: Run[] = [];
  for (const run of runs) {
    const before = joined.at(-1);
    if (before && looksAlike(before, run)) before.text += run.text;
    else joined.push(run);
  }
  return joined;
}

function styleOf(element: HTMLElement, outer: Omit<Run, 'text'>): Omit<Run, 'text'> {
  const bold = element.tagName === 'B' || element.tagName === 'STRONG' || Number(element.style.fontWeight) >= 600;
  const italic = element.tagName === 'I' || element.tagName === 'EM' || element.style.fontStyle === 'italic';
  const href = element.tagName === 'A' ? element.getAttribute('href') : null;
  return {
    ...outer,
    ...(bold ? { bold: true } : {}),
    ...(italic ? { italic: true } : {}),
    ...(href && isSafeLink(href) ? { link: href } : {}),
  };
}

function looksAlike(a: Run, b: Run): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.link === b.link;
}
