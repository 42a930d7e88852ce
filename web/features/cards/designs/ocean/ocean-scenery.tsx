import { pseudoRandom, type Scenery, type SceneryProps } from '../../base/scenery.ts';
import type { Room } from '../../base/text-room.ts';
import './ocean-scenery.css';
import css from './ocean-scenery.css?inline';

/** The y of the water's surface, in CSS px. */
const SURFACE = 92;

/** Return the area above a wavy water line, over the card's whole width. */
const swell = (y: number, height: number, phase: number) => {
  const points = Array.from({ length: 55 }, (_, index) => {
    const x = index * 10;
    return `${x} ${(y + Math.sin(x / 34 + phase) * height + Math.sin(x / 13 + phase * 2) * height * 0.25).toFixed(1)}`;
  });
  return `M0 0L${points.join('L')}V0Z`;
};

const rays = ['M96 80 176 80 60 760-90 760Z', 'M226 80 268 80 262 640 168 640Z', 'M330 80 402 80 520 720 400 720Z'];

const whale =
  'M0 46C22 8 96-14 178 2 236 13 280 38 322 36 334 18 356 6 380 8 372 24 360 36 346 44 360 54 372 70 378 88 354 86 334 72 322 56 284 76 232 98 168 100 92 102 28 86 0 46Z';
const belly = 'M6 56C40 70 110 78 176 70 200 67 196 88 168 100 92 102 34 88 6 56Z';
const grooves = 'M30 73C62 82 112 88 156 86M48 82C76 89 116 95 150 93M22 65C60 75 120 81 172 78';
const flipper = 'M112 82C108 110 122 140 150 154 160 132 154 104 142 86Z';
const fish = 'M0 0C6-5 14-5 19 0L25-4V4L19 0C14 5 6 5 0 0Z';

const school = (() => {
  const next = pseudoRandom(17);
  return Array.from({ length: 13 }, () => ({ x: next() * 104, y: next() * 62, size: 0.5 + next() * 0.35 }));
})();

/** Bubbles along both edges, where there is no text. */
const bubbles = (() => {
  const next = pseudoRandom(41);
  return Array.from({ length: 26 }, (_, index) => ({
    x: (index % 2 === 0 ? 8 : 512) + next() * 20,
    y: 170 + next() * 640,
    radius: 1.6 + next() ** 2 * 8,
  }));
})();

const weed = (x: number, height: number, lean: number) =>
  `M${x} 966c${-12 + lean} ${-height * 0.2} ${12 + lean} ${-height * 0.4} ${lean} ${-height * 0.55}s${12 + lean} ${-height * 0.3} ${lean} ${-height * 0.45}`;

const weeds = [
  weed(18, 150, 4),
  weed(34, 96, 8),
  weed(52, 60, 10),
  weed(520, 130, -4),
  weed(502, 84, -8),
  weed(484, 52, -10),
];

const whales: Readonly<Record<Room, string>> = {
  airy: 'translate(64 610) scale(1.06)',
  roomy: 'translate(128 762) scale(0.74)',
  tight: 'translate(176 826) scale(0.48)',
  dense: 'translate(200 850) scale(0.36)',
};

function Whale() {
  return (
    <>
      <path d={whale} fill="url(#ocean-back)" />
      <path d={belly} className="belly" />
      <path d={grooves} className="grooves" />
      <path d={flipper} className="flipper" />
      <circle cx="42" cy="50" r="4" className="eye" />
    </>
  );
}

function SeaDepth({ room }: SceneryProps) {
  return (
    <svg className="scenery" width="540" height="960" viewBox="0 0 540 960" aria-hidden="true">
      <defs>
        <linearGradient id="ocean-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#fdf1d8" />
          <stop offset="1" stopColor="#c9f0ea" />
        </linearGradient>
        <linearGradient id="ocean-ray" x2="0" y2="1">
          <stop offset="0" stopColor="#c8fff4" stopOpacity="0.15" />
          <stop offset="1" stopColor="#c8fff4" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="ocean-back" x2="0" y2="1">
          <stop offset="0" stopColor="#5b9fc6" />
          <stop offset="1" stopColor="#1f5c8d" />
        </linearGradient>
      </defs>
      {rays.map((ray) => (
        <path key={ray} d={ray} fill="url(#ocean-ray)" />
      ))}
      <path d={swell(SURFACE + 18, 6, 2.2)} className="shallow" />
      <path d={swell(SURFACE + 8, 7, 0.9)} className="crest" />
      <path d={swell(SURFACE, 7, 0)} fill="url(#ocean-sky)" />
      <g transform="translate(412 34)">
        <path d="M30 0V50M30 4C48 18 54 34 54 46H34ZM26 10C14 22 8 36 6 46H26Z" className="sails" />
        <path d="M0 50H62C58 62 52 68 44 70H18C10 68 4 62 0 50Z" className="hull" />
      </g>
      {bubbles.map(({ x, y, radius }) => (
        <g key={`${x} ${y}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${radius.toFixed(2)})`}>
          <circle r="1" className="bubble" />
          <path d="M-0.55-0.25A0.6 0.6 0 0 1-0.1-0.6" className="shine" />
        </g>
      ))}
      <g transform={whales[room]}>
        <Whale />
        <g transform="translate(252 104) scale(0.36)">
          <Whale />
        </g>
        <g transform="translate(-104 44)">
          {school.map(({ x, y, size }) => (
            <path
              key={x}
              d={fish}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}
              className="fish"
            />
          ))}
        </g>
      </g>
      {weeds.map((path) => (
        <path key={path} d={path} className="weed" />
      ))}
    </svg>
  );
}

export const oceanScenery: Scenery = {
  Drawing: SeaDepth,
  css,
  page: {
    airy: { top: 26, bottom: 380 },
    roomy: { top: 26, bottom: 216 },
    tight: { top: 26, bottom: 146 },
    dense: { top: 26, bottom: 116 },
  },
};
