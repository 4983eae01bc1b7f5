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
      // A full heap ends the process, not just the script; arrays of fractions fill it fastest.
      const hold: number[][] = [];
      for (;;) hold.push(new Array<number>(30_000_000).fill(0.5));
    });
  },
};
