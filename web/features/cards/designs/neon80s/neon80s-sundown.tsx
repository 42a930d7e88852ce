/** `horizon`: CSS px from the card's top. `rise`: px from the horizon up to the sun. `sun`, `ridge`: scales. */
const sizes = {
  large: { horizon: 314, rise: 54, sun: 0.74, ridge: 0.84 },
  small: { horizon: 256, rise: 24, sun: 0.5, ridge: 0.6 },
  least: { horizon: 164, rise: 18, sun: 0.36, ridge: 0.44 },
};
const SUN_RADIUS = 142;

/** The stripes of the sun: px from its centre, height. The gaps get wider towards the horizon. */
const bands = [
  [-SUN_RADIUS, 152],
  [18, 22],
  [47, 18],
  [72, 14],
  [94, 10],
] as const;

/** Return whether a star may be drawn here. Behind the date or the title, a star would look like a dot or an accent. */
const isOpenSky = ({ x, y }: { x: number; y: number }) => x < 34 || x > 506 || y < 30 || y > 152;

const stars = Array.from({ length: 110 }, (_, index) => {
  const x = (index * 197 + 31) % 536;
  const y = ((index * index * 37 + index * 53) % 250) + 8;
  return { x, y, radius: index % 9 === 0 ? 1.7 : index % 3 === 0 ? 1.1 : 0.7 };
}).filter(isOpenSky);

/** The lines of the grid that meet at the vanishing point. */
const rays = Array.from({ length: 27 }, (_, index) => `M270 0L${270 + (index - 13) * 150} 720`).join('');
/** The horizontal lines of the grid. They get closer together towards the horizon. */
const across = Array.from({ length: 14 }, (_, index) => `M0 ${(720 / (1 + index * 0.62) ** 1.7).toFixed(1)}H540`).join(
  '',
);

const ridges = [
  {
    transform: 'scale(0.68 0.9)',
    outline: 'M-8 0V-44L28-78 52-52 84-104 118-58 140-72 176-24 196-30 226 0Z',
    facets: 'M28-78 40 0M84-104 70 0M84-104 104 0M118-58 150 0M52-52 40 0M140-72 150 0M176-24 180 0',
  },
  {
    transform: 'translate(540 0) scale(0.68 0.9)',
    outline: 'M8 0V-58L-20-86-48-48-78-96-112-46-136-60-170-20-194-28-222 0Z',
    facets: 'M-20-86-40 0M-78-96-60 0M-78-96-100 0M-48-48-40 0M-136-60-140 0M-112-46-140 0M-170-20-180 0',
  },
];

export function Sundown({ size }: { size: keyof typeof sizes }) {
  const { horizon, rise, sun, ridge } = sizes[size];
  return (
    <svg className="sundown" width="540" height="960" viewBox="0 0 540 960" fill="none" aria-hidden="true">
      <defs>
        <linearGradient id="neon80s-sun" x1="0" y1="-142" x2="0" y2="120" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#ffe45c" />
          <stop offset="0.45" stopColor="#ff9a3d" />
          <stop offset="1" stopColor="#ff2e92" />
        </linearGradient>
        <radialGradient id="neon80s-glow">
          <stop offset="0" stopColor="#ff4fa8" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ff4fa8" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="neon80s-floor" x2="0" y2="1">
          <stop offset="0" stopColor="#4a0f78" />
          <stop offset="0.3" stopColor="#1a0540" />
          <stop offset="1" stopColor="#0b0220" />
        </linearGradient>
        <linearGradient id="neon80s-dusk" x2="0" y2="1">
          <stop offset="0.3" stopColor="#0b0220" stopOpacity="0" />
          <stop offset="0.86" stopColor="#0b0220" stopOpacity="0.94" />
        </linearGradient>
        <clipPath id="neon80s-bands">
          {bands.map(([top, height]) => (
            <rect key={top} x={-SUN_RADIUS} y={top} width={SUN_RADIUS * 2} height={height} />
          ))}
        </clipPath>
      </defs>
      {stars.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="#fff" opacity="0.8" />
      ))}
      <g transform={`translate(270 ${horizon - rise}) scale(${sun})`}>
        <circle r="260" fill="url(#neon80s-glow)" />
        <circle r={SUN_RADIUS} fill="url(#neon80s-sun)" clipPath="url(#neon80s-bands)" />
      </g>
      <g transform={`translate(0 ${horizon}) scale(1 ${ridge})`}>
        {ridges.map(({ transform, outline, facets }) => (
          <g key={outline} transform={transform}>
            <path d={outline} fill="#1c0745" stroke="#25e6ff" strokeWidth="1.6" />
            <path d={facets} stroke="#25e6ff" strokeWidth="0.8" opacity="0.6" />
          </g>
        ))}
      </g>
      <g transform={`translate(0 ${horizon})`}>
        <rect width="540" height="720" fill="url(#neon80s-floor)" />
        <path d={`${rays}${across}`} stroke="#ff3fb4" strokeWidth="1.4" opacity="0.75" />
        <rect width="540" height={960 - horizon} fill="url(#neon80s-dusk)" />
        <path d="M0 0H540" stroke="#ff8fd8" strokeWidth="5" opacity="0.45" />
        <path d="M0 0H540" stroke="#fff" strokeWidth="1.6" />
      </g>
    </svg>
  );
}
