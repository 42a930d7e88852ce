import { pseudoRandom, type Scenery, type SceneryProps } from '../../base/scenery.ts';
import type { Room } from '../../base/text-room.ts';
import './forest-scenery.css';
import css from './forest-scenery.css?inline';

/**
 * A row of firs, in px. `ground`: the height of the ground above the card's bottom. `tall`: the height of the firs.
 * `sides`: how much taller the firs are at the left and right edges.
 */
type Row = { seed: number; ground: number; swell: number; tall: number; sides: number; gap: number; className: string };

const rows: readonly Row[] = [
  { seed: 3, ground: 208, swell: 26, tall: 46, sides: 10, gap: 13, className: 'far' },
  { seed: 8, ground: 150, swell: 22, tall: 76, sides: 30, gap: 20, className: 'middle' },
  { seed: 21, ground: 92, swell: 14, tall: 100, sides: 110, gap: 33, className: 'near' },
  { seed: 34, ground: 75, swell: 9, tall: 56, sides: 270, gap: 47, className: 'front' },
];

const TIERS = 7;

function fir(x: number, foot: number, height: number): string {
  const half = height * 0.21 + 4;
  const steps = Array.from({ length: TIERS }, (_, index) => (index + 1) / TIERS);
  const at = (side: number, reach: number, y: number) => `${(x + side * reach).toFixed(1)} ${y.toFixed(1)}`;
  const right = steps.map((step) => {
    const y = foot - height * (1 - step * 0.95);
    return `L${at(1, half * step, y)}L${at(1, half * step * 0.52, y - height * 0.02)}`;
  });
  const left = steps.map((step) => {
    const y = foot - height * (1 - step * 0.95);
    return `L${at(-1, half * step * 0.52, y - height * 0.02)}L${at(-1, half * step, y)}`;
  });
  return `M${at(0, 0, foot - height)}${right.join('')}V${(foot + 6).toFixed(1)}H${(x - half * 0.3).toFixed(1)}${left.reverse().join('')}Z`;
}

/** Return one SVG path with the ground and all firs of a row. */
function outline({ seed, ground, swell, tall, sides, gap }: Row, scale: number): string {
  const next = pseudoRandom(seed);
  // The ground covers at least the lowest 62 px of the card at every scale, so that the last line of the text is on
  // dark ground.
  const groundAt = (x: number) => 960 - Math.max(62, (ground + Math.sin(x / 90 + seed) * swell) * scale);
  const trees: string[] = [];
  for (let x = -14; x < 554; x += gap * scale * (0.6 + next() * 0.8)) {
    const side = Math.min(1, Math.abs(x - 270) / 262) ** 2.6;
    const height = (tall * (0.65 + next() * 0.6) + sides * side) * scale;
    trees.push(fir(x, groundAt(x) + 8 + height * 0.15, height));
  }
  const hill = Array.from({ length: 28 }, (_, index) => `${index * 20} ${groundAt(index * 20).toFixed(1)}`).join('L');
  return `M0 960L${hill}V960Z${trees.join('')}`;
}

const scales: Readonly<Record<Room, number>> = { airy: 1.3, roomy: 0.92, tight: 0.66, dense: 0.5 };

const birds = 'M376 92q8-9 14 0q7-9 14 0M424 68q6-7 11 0q5-7 11 0M362 66q5-6 9 0q5-6 9 0';

function FirRidges({ room }: SceneryProps) {
  const scale = scales[room];
  return (
    <svg className="scenery" width="540" height="960" viewBox="0 0 540 960" aria-hidden="true">
      <defs>
        <linearGradient id="forest-mist" x2="0" y2="1">
          <stop offset="0" stopColor="#f3f4e2" stopOpacity="0" />
          <stop offset="1" stopColor="#f3f4e2" stopOpacity="0.62" />
        </linearGradient>
      </defs>
      <circle cx="428" cy="92" r="50" className="sun" />
      {room !== 'dense' && <path d={birds} className="birds" />}
      {rows.map((row, index) => (
        <g key={row.seed}>
          <path d={outline(row, scale)} className={row.className} />
          {index < 3 && (
            <rect
              y={960 - (row.ground + 40) * scale}
              width="540"
              height={(row.ground + 40) * scale * 0.62}
              fill="url(#forest-mist)"
            />
          )}
        </g>
      ))}
    </svg>
  );
}

export const forestScenery: Scenery = {
  Drawing: FirRidges,
  css,
  page: {
    airy: { top: 56, bottom: 400 },
    roomy: { top: 52, bottom: 262 },
    tight: { top: 46, bottom: 196 },
    dense: { top: 40, bottom: 172 },
  },
};
