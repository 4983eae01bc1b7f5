import { type Behaviour, bookingForm, need } from './scene.ts';

export const heavy: Record<string, Behaviour> = {
  busy: (strength) => {
    bookingForm().addEventListener('submit', () => {
      const end = performance.now() + strength('ms');
      while (performance.now() < end) {
        // Nothing else on this page can run meanwhile.
      }
    });
  },

  crash: () => {
    need('#sink').addEventListener('click', () => {
      // An array that outgrows the longest one the engine can hold ends the process, not just the script.
      const hold: number[] = [];
      for (;;) hold.push(0);
    });
  },
};
