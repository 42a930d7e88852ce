import type { Scenery, SceneryProps } from '../../base/scenery.ts';
import type { Room } from '../../base/text-room.ts';
import './sunset-scenery.css';
import css from './sunset-scenery.css?inline';

const RAYS = 40;

/** The rays of the sun: every second wedge of the sky. */
const wedges = Array.from({ length: RAYS / 2 }, (_, index) => {
  const at = (step: number) => {
    const angle = Math.PI + (step / RAYS) * Math.PI;
    return `${(Math.cos(angle) * 1_100).toFixed(1)} ${(Math.sin(angle) * 1_100).toFixed(1)}`;
  };
  return `M0 0L${at(index * 2 + 0.5)}L${at(index * 2 + 1.5)}Z`;
}).join('');

const rings = [1.09, 1.18];

/** The dunes from back to front, each with the outline of its shadow side. */
const dunes = [
  {
    className: 'first',
    body: 'M0 34C90 6 150 14 220 30 330 54 420 10 540 22V260H0Z',
    shade: 'M134 18C174 20 198 27 220 31 300 49 350 42 390 33 330 66 250 72 150 62 190 50 176 28 134 18Z',
  },
  {
    className: 'second',
    body: 'M0 92C70 84 150 60 206 40 250 74 330 92 400 86 460 80 500 70 540 72V260H0Z',
    shade: 'M206 40C250 74 330 92 400 86 360 104 270 130 160 132 240 110 246 76 206 40Z',
  },
  {
    className: 'third',
    body: 'M0 118C90 130 200 136 290 112 350 96 396 74 430 60 460 84 500 98 540 102V260H0Z',
    shade: 'M430 60C460 84 500 98 540 102V190C500 180 440 168 380 174 450 142 470 104 430 60Z',
  },
  { className: 'fourth', body: 'M0 104C120 112 190 134 300 138 400 140 470 126 540 116V260H0Z', shade: '' },
] as const;

/** `horizon`: y in CSS px. `radius`: of the sun, in CSS px. `land`: the scale of the dunes. */
const suns: Readonly<Record<Room, { horizon: number; radius: number; land: number }>> = {
  airy: { horizon: 712, radius: 176, land: 1.3 },
  roomy: { horizon: 796, radius: 104, land: 0.94 },
  tight: { horizon: 838, radius: 74, land: 0.72 },
  dense: { horizon: 862, radius: 54, land: 0.6 },
};

function LowSun({ room }: SceneryProps) {
  const { horizon, radius, land } = suns[room];
  return (
    <svg className="scenery" width="540" height="960" viewBox="0 0 540 960" aria-hidden="true">
      <defs>
        <linearGradient id="sunset-disc" x2="0" y2="1">
          <stop offset="0" stopColor="#fffdf0" />
          <stop offset="0.55" stopColor="#ffd75a" />
          <stop offset="1" stopColor="#ff9d2e" />
        </linearGradient>
        <clipPath id="sunset-card">
          <path d="M0 0H540V960H0Z" />
        </clipPath>
      </defs>
      <g clipPath="url(#sunset-card)">
        <g transform={`translate(270 ${horizon})`}>
          <path d={wedges} className="wedges" />
          {rings.map((ring) => (
            <circle key={ring} r={radius * ring} className="ring" />
          ))}
          <circle r={radius} fill="url(#sunset-disc)" />
        </g>
        <g transform={`translate(0 ${horizon - 26 * land}) scale(1 ${land})`}>
          {dunes.map(({ className, body, shade }) => (
            <g key={className} className={className}>
              <path d={body} />
              <path d={shade} className="shade" />
            </g>
          ))}
        </g>
      </g>
    </svg>
  );
}

export const sunsetScenery: Scenery = {
  Drawing: LowSun,
  css,
  page: {
    airy: { top: 60, bottom: 472 },
    roomy: { top: 52, bottom: 292 },
    tight: { top: 44, bottom: 208 },
    dense: { top: 40, bottom: 164 },
  },
};
