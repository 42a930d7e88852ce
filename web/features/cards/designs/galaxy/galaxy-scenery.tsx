import { pseudoRandom, type Scenery, type SceneryProps } from '../../base/scenery.ts';
import type { Room } from '../../base/text-room.ts';
import './galaxy-scenery.css';
import css from './galaxy-scenery.css?inline';

type Star = { x: number; y: number; radius: number; opacity: number; tint: string };

const tints = ['#ffffff', '#ffd9f6', '#bfd4ff', '#ff9de0', '#9db7ff'];

/** The two arms of the spiral. They get thinner and fainter away from the core. */
const spiral: readonly Star[] = (() => {
  const next = pseudoRandom(77);
  return Array.from({ length: 520 }, (_, index) => {
    const along = next() ** 0.8;
    const angle = along * 7.4 + (index % 2) * Math.PI + (next() - 0.5) * (0.42 + (1 - along) * 0.4);
    const distance = 16 + along * 150 + (next() - 0.5) * 14;
    return {
      x: Math.cos(angle) * distance,
      y: Math.sin(angle) * distance,
      radius: 0.6 + next() ** 3 * 2.2,
      opacity: 0.35 + (1 - along) * 0.45 + next() * 0.2,
      tint: tints[Math.floor(next() * tints.length)] ?? '#ffffff',
    };
  });
})();

/** Distant stars. There are none behind the text, where a star would look like a full stop. */
const field: readonly Star[] = (() => {
  const next = pseudoRandom(13);
  return Array.from({ length: 260 }, () => ({
    x: 6 + next() * 528,
    y: 6 + next() * 880,
    radius: 0.5 + next() ** 2 * 1.1,
    opacity: 0.3 + next() * 0.6,
    tint: tints[Math.floor(next() * tints.length)] ?? '#ffffff',
  })).filter(({ x, y }) => y < 40 || x < 22 || x > 516 || (y > 104 && y < 190));
})();

const sparkle = 'M0-10C0.6-2 2-0.6 10 0 2 0.6 0.6 2 0 10-0.6 2-2 0.6-10 0-2-0.6-0.6-2 0-10Z';
const sparkles = [
  'translate(514 268) scale(0.9)',
  'translate(20 236) scale(0.7)',
  'translate(20 690) scale(1)',
  'translate(518 610) scale(0.6)',
];

const galaxies: Readonly<Record<Room, string>> = {
  airy: 'translate(270 224) rotate(-18) scale(1.4 0.62)',
  roomy: 'translate(270 160) rotate(-14) scale(1.16 0.32)',
  tight: 'translate(470 74) rotate(-24) scale(0.42 0.22)',
  dense: 'translate(476 66) rotate(-24) scale(0.34 0.18)',
};

/** The height of the planet at the bottom, in CSS px. */
const planets: Readonly<Record<Room, number>> = { airy: 210, roomy: 104, tight: 84, dense: 76 };

const dots = (stars: readonly Star[]) =>
  stars.map(({ x, y, radius, opacity, tint }) => (
    <circle
      key={`${x} ${y}`}
      cx={x.toFixed(1)}
      cy={y.toFixed(1)}
      r={radius.toFixed(2)}
      fill={tint}
      opacity={opacity.toFixed(2)}
    />
  ));

function DeepSpace({ room }: SceneryProps) {
  const top = 960 - planets[room];
  return (
    <svg className="scenery" width="540" height="960" viewBox="0 0 540 960" aria-hidden="true">
      <defs>
        <radialGradient id="galaxy-glow">
          <stop offset="0" stopColor="#ffb8f2" stopOpacity="0.6" />
          <stop offset="0.45" stopColor="#b86bff" stopOpacity="0.26" />
          <stop offset="1" stopColor="#6a5cff" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="galaxy-core">
          <stop offset="0" stopColor="#fffdf2" />
          <stop offset="0.4" stopColor="#ffe3c2" stopOpacity="0.85" />
          <stop offset="1" stopColor="#ff9de0" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="galaxy-planet" x1="0.2" y1="0" x2="0.34" y2="0.2">
          <stop offset="0" stopColor="#3a2a86" />
          <stop offset="0.5" stopColor="#170e40" />
          <stop offset="1" stopColor="#090420" />
        </linearGradient>
        <radialGradient id="galaxy-air">
          <stop offset="0.9" stopColor="#6fd7ff" stopOpacity="0.6" />
          <stop offset="0.93" stopColor="#7b8bff" stopOpacity="0.24" />
          <stop offset="1" stopColor="#7b6bff" stopOpacity="0" />
        </radialGradient>
      </defs>
      {dots(room === 'airy' || room === 'roomy' ? field : field.filter(({ x, y }) => y < 40 || x < 22 || x > 516))}
      {sparkles.map((transform) => (
        <path key={transform} d={sparkle} transform={transform} fill="#ffffff" />
      ))}
      <g transform={galaxies[room]}>
        <circle r="210" fill="url(#galaxy-glow)" />
        {dots(spiral)}
        <circle r="46" fill="url(#galaxy-core)" />
      </g>
      <circle cx="330" cy={top + 720} r="800" fill="url(#galaxy-air)" />
      <circle cx="330" cy={top + 720} r="720" fill="url(#galaxy-planet)" />
      <circle cx="330" cy={top + 720} r="719.4" className="limb" />
    </svg>
  );
}

export const galaxyScenery: Scenery = {
  Drawing: DeepSpace,
  css,
  page: {
    airy: { top: 46, bottom: 236 },
    roomy: { top: 46, bottom: 128 },
    tight: { top: 42, bottom: 104 },
    dense: { top: 38, bottom: 92 },
  },
};
