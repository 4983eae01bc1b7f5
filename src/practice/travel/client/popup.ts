export interface Popup {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
}

/**
 * A panel that hangs from a control and goes away by itself: on Escape, on a press elsewhere, and when the focus moves on.
 * The host is asked rather than the panel, since from outside a closed shadow root only the host is seen.
 */
export function popup(
  host: HTMLElement,
  panel: HTMLElement,
  /** `keepsFocus`: it was closed on purpose, so the focus belongs back where it came from. */
  changed: (isOpen: boolean, keepsFocus: boolean) => void,
): Popup {
  const set = (isOpen: boolean, keepsFocus = true) => {
    if (panel.hidden !== isOpen) return;
    panel.hidden = !isOpen;
    changed(isOpen, keepsFocus);
    if (isOpen) document.addEventListener('pointerdown', onPress, true);
    else document.removeEventListener('pointerdown', onPress, true);
  };
  const onPress = (event: Event) => {
    if (!event.composedPath().includes(host)) set(false, false);
  };
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return;
    event.preventDefault();
    set(false);
  });
  host.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && relatedTarget !== host && !host.contains(relatedTarget)) set(false, false);
  });
  panel.hidden = true;
  return {
    get isOpen() {
      return !panel.hidden;
    },
    open: () => set(true),
    close: () => set(false),
  };
}
