interface Drawing {
  water: string;
  parks: string;
  streets: string;
  names: readonly [x: number, y: number, text: string][];
}

const DRAWINGS: Readonly<Record<'LIS' | 'TBS', Drawing>> = {
  LIS: {
    water: '<path d="M0 590q120-26 230-18t190-14 180-50v212H0z"/>',
    parks:
      '<path d="M40 60q80-40 130 10t20 110-120 10S-30 110 40 60zM500 150q60-20 80 40t-40 80-80-40 40-80zM60 470q50-30 80 10t-20 60-80-10 20-60z"/>',
    streets:
      '<path d="M275 590 300 400 250 210 210 0M0 340l210 20 90 40 300-60M0 200l240 10 130-60 230 30M370 150l20 150-10 160 60 110M110 590l20-150-60-200L90 0M470 540l20-160-30-130L500 0M0 500l290-10 150-40 160 10"/>',
    names: [
      [110, 118, 'PARQUE'],
      [330, 660, 'TEJO'],
    ],
  },
  TBS: {
    water:
      '<path d="M250-10q30 90 10 170t50 140 110 90 40 130 140 100v40q-130-30-170-100t-30-130-110-90-90-140 0-130-10-80z"/>',
    parks:
      '<path d="M60 480q90-60 150 0t0 130-150 20-80-90 80-60zM470 80q60-30 90 20t-30 90-90-30 30-80zM30 40q50-40 80 0t-10 80-80-10 10-70z"/>',
    streets:
      '<path d="M0 300l180 30 120 110 60 280M130 0l20 180 60 160-20 200-60 180M0 160l260 20 200 60 140-20M380 0l10 190 100 150 110 60M0 420l200-20 160 60 240 40M560 300l-80 140 20 280M300 300l200-30"/>',
    names: [
      [140, 560, 'MTATSMINDA'],
      [470, 560, 'MTKVARI'],
    ],
  },
};

/** A city seen from above: river, parks, streets. */
export function cityDrawing(city: keyof typeof DRAWINGS): string {
  const { water, parks, streets, names } = DRAWINGS[city];
  const texts = names.map(([x, y, text]) => `<text x="${x}" y="${y}">${text}</text>`).join('');
  return `<svg viewBox="0 0 600 720" preserveAspectRatio="none">
    <rect width="600" height="720" fill="#f3eee4"/>
    <g fill="#d5e8cf">${parks}</g>
    <g fill="none" stroke="#e2d9c8" stroke-width="19" stroke-linecap="round" stroke-linejoin="round">${streets}</g>
    <g fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">${streets}</g>
    <g fill="#b9dcee">${water}</g>
    <g fill="#7c8a94" font-size="15" font-weight="600" letter-spacing="3" text-anchor="middle" font-family="inherit">${texts}</g>
  </svg>`;
}
