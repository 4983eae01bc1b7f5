import { useRef } from 'react';
import type { KeptPicture, Spot } from '../../../run-events.ts';
import { usePicture } from './use-picture.ts';

/** Air around what is marked, in pixels of the picture. */
const AIR = 5;

/** A kept picture with what matters on it marked; `view` shows only a part of it. */
export function MarkedPicture({
  run,
  picture: { file, width, height },
  spots = [],
  label,
  view,
}: {
  run: string;
  picture: KeptPicture;
  spots?: readonly Spot[];
  label: string;
  view?: readonly [left: number, top: number, width: number, height: number];
}) {
  const place = useRef<SVGSVGElement>(null);
  const address = usePicture(run, file, place);
  return (
    <svg
      ref={place}
      className="marked-picture"
      role="img"
      aria-label={label}
      viewBox={(view ?? [0, 0, width, height]).join(' ')}
    >
      {address !== undefined && <image href={address} width={width} height={height} />}
      {spots.map(([left, top, right, bottom]) => (
        <rect
          key={`${left} ${top} ${right} ${bottom}`}
          className="mark"
          x={left - AIR}
          y={top - AIR}
          width={right - left + 2 * AIR}
          height={bottom - top + 2 * AIR}
          rx={5}
        />
      ))}
    </svg>
  );
}
