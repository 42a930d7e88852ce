import { noise, ridgePath, washPath } from './wash.ts';

const patch = { x: 270, y: 172, width: 470, height: 280, roughness: 0.05 };
const edge = washPath(patch, 1, 3);

/** Spots where wet paints mix. */
const blooms = [
  { paint: '#5f9fd0', x: 120, y: 90, width: 330, height: 170 },
  { paint: '#8a84c6', x: 410, y: 80, width: 300, height: 170 },
  { paint: '#f2a48f', x: 300, y: 186, width: 360, height: 150 },
  { paint: '#f6cf7d', x: 338, y: 150, width: 210, height: 120 },
] as const;

const hills = [
  { seed: 11, y: 226, height: 92, paint: '#7a8fc4', opacity: 0.5 },
  { seed: 5, y: 256, height: 84, paint: '#5a7fae', opacity: 0.6 },
  { seed: 23, y: 284, height: 76, paint: '#3f6d8c', opacity: 0.72 },
] as const;

const drops = Array.from({ length: 22 }, (_, index) => ({
  x: 30 + noise(2, index) * 480,
  y: 14 + noise(4, index) * 190,
  radius: 0.8 + noise(6, index) ** 4 * 5,
  paint: blooms[index % blooms.length]?.paint,
}));

/** The vertical scale of the painting, smaller for longer texts. The sun stays round. */
const depths = { deep: 1, low: 0.74, shallow: 0.56 };

/** A sky and rows of hills that fade into mist where the text begins. */
export function Landscape({ depth }: { depth: keyof typeof depths }) {
  const share = depths[depth];
  return (
    <svg
      className="landscape"
      width="540"
      height={380 * share}
      viewBox="0 0 540 380"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        {blooms.map(({ paint }) => (
          <radialGradient key={paint} id={`watercolor-${paint.slice(1)}`}>
            <stop offset="0" stopColor={paint} stopOpacity="0.85" />
            <stop offset="0.6" stopColor={paint} stopOpacity="0.4" />
            <stop offset="1" stopColor={paint} stopOpacity="0" />
          </radialGradient>
        ))}
        {hills.map(({ paint, y, height }) => (
          <linearGradient
            key={paint}
            id={`watercolor-${paint.slice(1)}`}
            x1="0"
            y1={y - height}
            x2="0"
            y2={y + 24}
            gradientUnits="userSpaceOnUse"
          >
            <stop offset="0" stopColor={paint} stopOpacity="1" />
            <stop offset="0.5" stopColor={paint} stopOpacity="0.5" />
            <stop offset="1" stopColor={paint} stopOpacity="0" />
          </linearGradient>
        ))}
        <linearGradient id="watercolor-edge" x2="0" y2="1">
          <stop offset="0" stopColor="#5f86bd" stopOpacity="0.6" />
          <stop offset="0.45" stopColor="#5f86bd" stopOpacity="0.25" />
          <stop offset="0.7" stopColor="#5f86bd" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="watercolor-air" x2="0" y2="1">
          <stop offset="0" stopColor="#bcd7ee" stopOpacity="0.75" />
          <stop offset="0.55" stopColor="#bcd7ee" stopOpacity="0.4" />
          <stop offset="0.95" stopColor="#bcd7ee" stopOpacity="0" />
        </linearGradient>
        <clipPath id="watercolor-patch">
          <path d={edge} />
        </clipPath>
      </defs>
      <path d={washPath({ ...patch, width: 496, height: 304 }, 2, 3)} fill="url(#watercolor-air)" opacity="0.45" />
      <g clipPath="url(#watercolor-patch)">
        <path d="M0 0H540V320H0Z" fill="url(#watercolor-air)" />
        {blooms.map(({ paint, x, y, width, height }) => (
          <ellipse
            key={paint}
            cx={x}
            cy={y}
            rx={width / 2}
            ry={height / 2}
            fill={`url(#watercolor-${paint.slice(1)})`}
          />
        ))}
        {[31, 37, 41, 43].map((seed, index) => (
          <path
            key={seed}
            d={washPath(
              { x: 90 + index * 120, y: 76 + (index % 2) * 44, width: 190, height: 60, roughness: 0.22 },
              seed,
            )}
            fill="#fff"
            opacity="0.24"
          />
        ))}
        <g transform={`translate(338 140) scale(1 ${1 / share})`}>
          <circle r="36" fill="#fffaf0" />
          <circle r="36" fill="#fbd98f" opacity="0.55" />
          <circle r="36" fill="none" stroke="#efb45f" strokeWidth="1.4" opacity="0.6" />
        </g>
        {hills.map(({ seed, y, height, paint, opacity }) => (
          <g key={seed} opacity={opacity}>
            <path d={ridgePath(seed, y, height)} fill={`url(#watercolor-${paint.slice(1)})`} />
            <path d={ridgePath(seed, y, height)} fill="none" stroke={paint} strokeWidth="1.2" opacity="0.5" />
          </g>
        ))}
      </g>
      <path d={edge} fill="none" stroke="url(#watercolor-edge)" strokeWidth="2" />
      {drops.map(({ x, y, radius, paint }) => (
        <circle key={x} cx={x} cy={y} r={radius} fill={paint} opacity="0.5" />
      ))}
    </svg>
  );
}

const leafShape = 'M0 0C8-12 24-16 42-4 28 10 10 12 0 0Z';

/** The leaves along a twig: position, direction, size, colour. */
const leaves = Array.from({ length: 13 }, (_, index) => {
  const along = index / 12;
  const side = index % 2 === 0 ? -1 : 1;
  return {
    x: 6 + along * 118 - along * along * 30,
    y: 176 - along * 150,
    turn: -62 + along * 6 + side * (50 - along * 22),
    size: 1.16 - along * 0.6,
    paint: ['#6fa592', '#8fb98f', '#5b8fa0'][index % 3],
  };
});

function Sprig({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d="M-4 190C30 150 76 96 94 26" fill="none" stroke="#6a8f7c" strokeWidth="2" opacity="0.7" />
      {leaves.map(({ x, y, turn, size, paint }) => (
        <g
          key={y}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${size.toFixed(2)})`}
        >
          <path d={leafShape} fill={paint} opacity="0.5" />
          <path d={leafShape} fill="none" stroke={paint} strokeWidth="1" opacity="0.7" />
          <path d="M2 0C14-4 26-6 40-4" fill="none" stroke="#fff" strokeWidth="0.9" opacity="0.6" />
        </g>
      ))}
    </g>
  );
}

/** Two twigs in the lower corners. They are upright, because the text begins 50 px from the card's edges. */
export function Sprigs() {
  return (
    <svg className="sprigs" width="540" height="240" viewBox="0 0 540 240" aria-hidden="true">
      <path
        d={washPath({ x: 30, y: 200, width: 260, height: 150, roughness: 0.12 }, 51)}
        fill="#a9cfd0"
        opacity="0.2"
      />
      <path
        d={washPath({ x: 520, y: 205, width: 260, height: 150, roughness: 0.12 }, 57)}
        fill="#eab8bd"
        opacity="0.2"
      />
      <Sprig transform="translate(-77 116) rotate(-24)" />
      <Sprig transform="translate(617 116) scale(-1 1) rotate(-24)" />
    </svg>
  );
}
