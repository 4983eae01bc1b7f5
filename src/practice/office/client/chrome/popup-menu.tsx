import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type MenuEntry, MenuList } from './menu.tsx';

export interface Spot {
  x: number;
  y: number;
}

/** Just below an element, where its menu belongs. */
export function below(element: Element): Spot {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom + 4 };
}

interface PopupMenuProps {
  label: string;
  at: Spot;
  entries: readonly MenuEntry[];
  onClose: () => void;
  /** Menus that open by hovering close when the pointer leaves, and leave the focus where it is. */
  hovered?: boolean;
  /** The pointer has come into the menu. */
  onEnter?: () => void;
}

/** A menu anywhere on the screen: of a button, of a column, or of the right mouse button. */
export function PopupMenu({ label, at, entries, onClose, hovered = false, onEnter }: PopupMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef(document.activeElement);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [spot, setSpot] = useState(at);

  useLayoutEffect(() => {
    const { width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {};
    setSpot({
      x: Math.max(8, Math.min(at.x, innerWidth - width - 8)),
      y: Math.max(8, Math.min(at.y, innerHeight - height - 8)),
    });
  }, [at.x, at.y]);
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onClose();
    };
    window.addEventListener('pointerdown', outside);
    return () => window.removeEventListener('pointerdown', outside);
  }, [onClose]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const refocus = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  // What is pressed in here is not meant for the row or cell that React counts as its parent.
  const keepInside = (event: SyntheticEvent) => event.stopPropagation();

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps events of the menu inside it
    <div
      ref={box}
      className="popup-menu"
      style={{ left: spot.x, top: spot.y }}
      onKeyDown={keepInside}
      onClick={keepInside}
      onDoubleClick={keepInside}
      onPointerDown={keepInside}
      onContextMenu={keepInside}
      onPointerEnter={() => {
        clearTimeout(leaving.current);
        onEnter?.();
      }}
      onPointerLeave={() => {
        if (hovered) leaving.current = setTimeout(onClose, 300);
      }}
    >
      <MenuList
        label={label}
        entries={entries}
        takesFocus={!hovered}
        onDone={() => {
          refocus();
          onClose();
        }}
        onLeave={() => {
          refocus();
          onClose();
        }}
      />
    </div>,
    document.body,
  );
}
