import { all, dataValue, need } from './dom.ts';
import { runListbox } from './patterns.ts';
import { record } from './record.ts';

/** Records how often something has been hit. */
function counter(part: string): () => void {
  let count = 0;
  return () => {
    count += 1;
    void record(part, count);
  };
}

export const oddities: Record<string, (stage: HTMLElement) => void> = {
  'bare-clicks': (stage) => {
    need(stage, '#listener').addEventListener('click', counter('listener'));
    const link = need(stage, '.textlink');
    const seats = need(stage, '#seats');
    // One listener far up for all; the elements themselves have none.
    document.body.addEventListener('click', (event) => {
      if (!(event.target instanceof Element)) return;
      if (link.contains(event.target)) void record('cursor', 'small print');
      const seat = event.target.closest('#seats > div');
      if (!seat) return;
      for (const other of seats.children) other.classList.toggle('taken', other === seat);
      void record('seat', seat.textContent.trim());
    });
  },

  'far-labels': (stage) => {
    const list = need(stage, '[aria-owns]');
    const owned = need(stage, '#owned-large');
    runListbox(list, [...all(list, '[role="option"]'), owned], false, ([size]) => record('owned', size ?? ''));
  },

  'covered-button': (stage) => {
    const hit = counter('coverHits');
    const close = need(stage, '#close-cover');
    const glass = need(stage, '.glass');
    for (const cover of all(stage, '.cover'))
      cover.addEventListener('click', (event) => {
        if (event.target !== close) hit();
      });
    close.addEventListener('click', () => close.parentElement?.remove());
    const lift = need<HTMLInputElement>(stage, '#lift-glass');
    lift.addEventListener('change', () => {
      glass.hidden = lift.checked;
    });
  },

  disguised: (stage) => {
    need(stage, '#aria').addEventListener('click', counter('ariaRefused'));
    const agree = need<HTMLInputElement>(stage, '#agree');
    agree.addEventListener('change', () => {
      need<HTMLFieldSetElement>(stage, '#gated').disabled = !agree.checked;
    });
  },

  'hover-menu': (stage) => {
    need(stage, '.hover-menu').addEventListener('click', (event) => {
      const item = event.target instanceof Element ? event.target.closest('[data-value]') : null;
      if (item) void record('destination', dataValue(item));
    });
  },

  'custom-cursor': (stage) => {
    const area = need(stage, '.cursorless');
    const ring = need(stage, '.ring');
    area.addEventListener('pointermove', (event) => {
      const box = area.getBoundingClientRect();
      ring.style.translate = `${event.clientX - box.left}px ${event.clientY - box.top}px`;
    });
    need(stage, '.dot').addEventListener('click', counter('dot'));
    need(stage, '.strip').addEventListener('click', counter('strip'));
  },
};
