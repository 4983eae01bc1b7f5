import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type Format = 'bold' | 'italic' | 'insertUnorderedList' | 'insertOrderedList';
export type BlockTag = 'p' | 'h2' | 'h3' | 'blockquote';

export interface Formats {
  on: Readonly<Record<Format, boolean>>;
  block: BlockTag;
  link: string;
}

const NONE: Formats = {
  on: { bold: false, italic: false, insertUnorderedList: false, insertOrderedList: false },
  block: 'p',
  link: '',
};

/** What the selection looks like, and how to change it. The browser's own editing commands keep its undo history whole. */
export function useFormatting(editor: RefObject<HTMLElement | null>) {
  const [formats, setFormats] = useState(NONE);
  const range = useRef<Range>(undefined);

  useEffect(() => {
    document.execCommand('defaultParagraphSeparator', false, 'p');
    document.execCommand('styleWithCSS', false, 'false');
    const look = () => {
      const selection = getSelection();
      if (!selection?.anchorNode || !editor.current?.contains(selection.anchorNode)) return;
      range.current = selection.getRangeAt(0).cloneRange();
      setFormats(formatsAt(selection.anchorNode));
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [editor]);

  /** Menus and dialogs take the focus away; this brings it back to where the person was typing. */
  const back = useCallback(() => {
    editor.current?.focus();
    if (range.current) getSelection()?.setBaseAndExtent(...ends(range.current));
  }, [editor]);

  const run = useCallback(
    (command: string, value?: string) => {
      back();
      document.execCommand(command, false, value);
    },
    [back],
  );

  const setLink = (address: string, text: string) => {
    back();
    const selection = getSelection();
    if (selection?.toString().trim() === '') {
      selection.collapseToStart();
      document.execCommand('insertText', false, text || address);
      const { anchorNode, anchorOffset } = selection;
      const length = (text || address).length;
      if (anchorNode) selection.setBaseAndExtent(anchorNode, anchorOffset - length, anchorNode, anchorOffset);
    }
    document.execCommand('createLink', false, address);
  };
  const selectedText = () => range.current?.toString() ?? '';
  return { formats, run, setLink, selectedText };
}

function ends(range: Range): [Node, number, Node, number] {
  return [range.startContainer, range.startOffset, range.endContainer, range.endOffset];
}

function formatsAt(node: Node): Formats {
  const element = node instanceof Element ? node : node.parentElement;
  const tag = element?.closest('h2, h3, blockquote')?.tagName.toLowerCase();
  return {
    on: {
      bold: document.queryCommandState('bold'),
      italic: document.queryCommandState('italic'),
      insertUnorderedList: document.queryCommandState('insertUnorderedList'),
      insertOrderedList: document.queryCommandState('insertOrderedList'),
    },
    block: (tag as BlockTag | undefined) ?? 'p',
    link: element?.closest('a')?.getAttribute('href') ?? '',
  };
}
