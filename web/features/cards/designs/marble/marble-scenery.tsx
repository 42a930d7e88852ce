import type { Scenery, SceneryProps } from '../../base/scenery.ts';
import type { Room } from '../../base/text-room.ts';
import { goldVeins, greyVeins, type Vein } from './veins.ts';
import './marble-scenery.css';
import css from './marble-scenery.css?inline';

/**
 * Broad, faint lines under the narrow, clear veins look like a blur. Unlike a blur filter, they look the same in every
 * browser.
 */
const clouds = [
  { width: 44, opacity: 0.04, leastWeight: 0.4 },
  { width: 22, opacity: 0.055, leastWeight: 0.4 },
  { width: 9, opacity: 0.1, leastWeight: 0.2 },
] as const;

/** Join all veins of one weight into one path: each path costs another drawing pass over the stone. */
const byWeight = [...new Set(greyVeins.map(({ weight }) => weight))].map((weight) => ({
  weight,
  d: greyVeins
    .filter((vein) => vein.weight === weight)
    .map(({ d }) => d)
    .join(''),
}));

function GreyVeins({ d, weight }: Vein) {
  return (
    <g className="grey">
      {clouds
        .filter(({ leastWeight }) => weight >= leastWeight)
        .map(({ width, opacity }) => (
          <path key={width} d={d} strokeWidth={width * weight} strokeOpacity={opacity} />
        ))}
      <path d={d} strokeWidth={0.5 + weight * 0.9} strokeOpacity={0.2 + weight * 0.25} />
    </g>
  );
}

/** A leaf of the laurel wreath, with its stalk at the origin. */
const leaf = 'M0 0C3-6 9-9 19-7 15 0 8 3 0 0Z';

/** The leaves of the wreath's right half, from the knot upwards, each turned along the curve. */
const bow = Array.from({ length: 7 }, (_, index) => {
  const angle = Math.PI / 2 - 0.3 - index * 0.37;
  const x = Math.cos(angle) * 37;
  const y = Math.sin(angle) * 37;
  const turn = (angle * 180) / Math.PI - 90;
  return { key: index, place: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, turn, size: 0.98 - index * 0.06 };
});

function HalfWreath() {
  return (
    <>
      <path d="M0 37C22 36 37 18 36-4 35-14 31-22 25-28" className="stalk" />
      {bow.map(({ key, place, turn, size }) => (
        <g key={key} transform={`${place} rotate(${turn.toFixed(0)})`}>
          <path d={leaf} transform={`rotate(34) scale(${size.toFixed(2)})`} />
          <path d={leaf} transform={`rotate(-34) scale(${(size * 0.9).toFixed(2)} ${(-size * 0.9).toFixed(2)})`} />
        </g>
      ))}
    </>
  );
}

const wreaths: Readonly<Record<Room, string>> = {
  airy: 'translate(270 176) scale(1.7)',
  roomy: 'translate(270 112) scale(1)',
  tight: 'translate(270 88) scale(0.7)',
  dense: 'translate(270 76) scale(0.5)',
};

/** Return a rectangle with a step cut out of each corner. */
const stepped = (inset: number, step: number) => {
  const [right, foot] = [540 - inset, 960 - inset];
  return `M${inset + step} ${inset}H${right - step}V${inset + step}H${right}V${foot - step}H${right - step}V${foot}H${inset + step}V${foot - step}H${inset}V${inset + step}H${inset + step}Z`;
};

function VeinedStone({ room }: SceneryProps) {
  return (
    <svg className="scenery" width="540" height="960" viewBox="0 0 540 960" aria-hidden="true">
      <defs>
        <linearGradient id="marble-gold" x1="0" y1="0" x2="540" y2="960" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#a87a2c" />
          <stop offset="0.25" stopColor="#e6c877" />
          <stop offset="0.45" stopColor="#a87a2c" />
          <stop offset="0.7" stopColor="#ecd491" />
          <stop offset="1" stopColor="#9a6d22" />
        </linearGradient>
        <linearGradient id="marble-leaf" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#dcb95f" />
          <stop offset="1" stopColor="#94671d" />
        </linearGradient>
        <clipPath id="marble-card">
          <path d="M0 0H540V960H0Z" />
        </clipPath>
      </defs>
      <g clipPath="url(#marble-card)">
        {byWeight.map((veins) => (
          <GreyVeins key={veins.weight} {...veins} />
        ))}
        {goldVeins.map(({ d, weight }) => (
          <path key={d} d={d} className="gold" stroke="url(#marble-gold)" strokeWidth={0.8 + weight * 3.6} />
        ))}
      </g>
      <path d={stepped(36, 14)} className="tablet" />
      <path d={stepped(28, 14)} className="frame" stroke="url(#marble-gold)" strokeWidth="2.4" />
      <path d={stepped(36, 14)} className="frame" stroke="url(#marble-gold)" strokeWidth="0.9" />
      <g transform={wreaths[room]} fill="url(#marble-leaf)">
        <HalfWreath />
        <g transform="scale(-1 1)">
          <HalfWreath />
        </g>
      </g>
    </svg>
  );
}

export const marbleScenery: Scenery = {
  Drawing: VeinedStone,
  css,
  page: {
    airy: { top: 290, bottom: 130 },
    roomy: { top: 174, bottom: 106 },
    tight: { top: 132, bottom: 98 },
    dense: { top: 108, bottom: 90 },
  },
};
