/** Bricks of a pattern with four rows: left edge, row, width, and opacity of the white fill. */
const bricks = [
  [0, 0, 58, 0.07],
  [60, 0, 58, 0.02],
  [-30, 1, 58, 0.04],
  [30, 1, 58, 0.09],
  [90, 1, 58, 0.04],
  [0, 2, 58, 0.03],
  [60, 2, 58, 0.08],
  [-30, 3, 58, 0.06],
  [30, 3, 58, 0.02],
  [90, 3, 58, 0.06],
] as const;

export function Wall() {
  return (
    <svg className="wall" width="540" height="960" viewBox="0 0 540 960" aria-hidden="true">
      <defs>
        <pattern id="graffiti-bricks" width="120" height="112" patternUnits="userSpaceOnUse">
          <path d="M0 0H120V112H0Z" fill="#120b24" fillOpacity="0.34" />
          {bricks.map(([x, course, width, light]) => (
            <path
              key={`${x} ${course}`}
              d={`M${x} ${course * 28}h${width}v26h-${width}Z`}
              fill="#fff"
              fillOpacity={light}
            />
          ))}
        </pattern>
        <linearGradient id="graffiti-pavement" x2="0" y2="1">
          <stop offset="0" stopColor="#736f84" />
          <stop offset="1" stopColor="#524e61" />
        </linearGradient>
      </defs>
      <path d="M0 0H540V960H0Z" fill="url(#graffiti-bricks)" />
      <path d="M0 894H540V960H0Z" fill="url(#graffiti-pavement)" />
      <path d="M0 894H540V901H0Z" fill="#b9b6c4" />
      <path d="M150 901 128 960M338 901 346 960M478 901 512 960" stroke="#413d50" strokeWidth="2.5" fill="none" />
    </svg>
  );
}

/** Drips of paint: left edge, width, length. */
const runs = [
  [74, 6, 34],
  [132, 8, 48],
  [171, 5, 30],
  [262, 6, 40],
  [318, 8, 52],
  [352, 5, 26],
  [428, 7, 44],
] as const;

const drip = ([x, width, length]: (typeof runs)[number]) =>
  `M${x - 5} 0Q${x} 2 ${x} 8V${length - width}a${width / 2} ${width / 1.7} 0 0 0 ${width} 0V8Q${x + width} 2 ${x + width + 5} 0Z`;

export function Swoosh() {
  return (
    <svg className="swoosh" width="484" height="92" viewBox="0 0 484 92" aria-hidden="true">
      <path
        d="M6 22C120 4 300-2 446 8L440-6 482 14 446 34 448 22C300 12 130 18 20 34 10 34 2 28 6 22Z"
        fill="#ff2d95"
      />
      <g transform="translate(0 17)" fill="#ff2d95">
        {runs.map((run) => (
          <path key={run[0]} d={drip(run)} />
        ))}
      </g>
      <path d="M26 21C140 8 300 4 420 12" fill="none" stroke="#ff9ccc" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

export function Crown() {
  return (
    <svg className="crown" width="74" height="50" viewBox="0 0 74 50" aria-hidden="true">
      <path
        d="M8 44C6 32 4 22 4 10L22 27 36 4 48 26 69 9C69 22 67 32 64 44 46 41 26 41 8 44Z"
        fill="#ffe14a"
        stroke="#160d2b"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M16 38C30 35 44 35 57 37" fill="none" stroke="#ff9f1c" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  );
}

const spray = Array.from({ length: 54 }, (_, index) => {
  const angle = index * 2.399;
  const reach = 76 + ((index * 47) % 38);
  return {
    x: 150 + Math.cos(angle) * reach * 1.12,
    y: 104 + Math.sin(angle) * reach * 0.86,
    r: 0.8 + ((index * 31) % 9) / 5,
  };
});

/** A stencilled heart with wings, and a spray can. */
export function WingedHeart() {
  return (
    <svg className="stencil" width="400" height="220" viewBox="-50 0 400 220" aria-hidden="true">
      <defs>
        <radialGradient id="graffiti-halo">
          <stop offset="0.3" stopColor="#00d8ff" stopOpacity="0.5" />
          <stop offset="1" stopColor="#00d8ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="150" cy="100" rx="176" ry="108" fill="url(#graffiti-halo)" />
      {spray.map(({ x, y, r }) => (
        <circle key={`${x}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(1)} fill="#8ff0ff" opacity="0.75" />
      ))}
      {['', 'translate(300 0) scale(-1 1)'].map((transform) => (
        <g key={transform} transform={transform} fill="#fff" stroke="#160d2b" strokeWidth="3.5" strokeLinejoin="round">
          <path d="M112 92C92 62 56 40-8 36-2 50 6 56 16 59 8 62 4 64-2 64 6 76 16 80 28 80 20 84 16 86 12 87 26 100 44 102 60 98 54 104 50 106 46 108 66 118 92 116 116 106Z" />
          <path d="M30 52C60 58 84 70 104 90M40 74C62 76 84 84 106 98" fill="none" strokeWidth="2.6" />
        </g>
      ))}
      <path
        d="M150 166C102 134 84 108 90 78 96 50 132 44 150 76 168 44 204 50 210 78 216 108 198 134 150 166Z"
        fill="#ff2d55"
        stroke="#160d2b"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M104 84C104 70 114 62 126 66" fill="none" stroke="#ffb3c4" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M126 148V188a4 4.5 0 0 0 8 0V154ZM152 163V208a4 4.5 0 0 0 8 0V160ZM178 146V172a3.5 4 0 0 0 7 0V140Z"
        fill="#ff2d55"
      />
    </svg>
  );
}

export function SprayCan() {
  return (
    <svg className="can" width="54" height="118" viewBox="0 0 54 118" aria-hidden="true">
      <ellipse cx="30" cy="113" rx="27" ry="5" fill="#120b24" opacity="0.5" />
      <path d="M20 8H34V20H20Z" fill="#f4f2fa" stroke="#160d2b" strokeWidth="3" />
      <path d="M14 20H40V31H14Z" fill="#c9c6d6" stroke="#160d2b" strokeWidth="3" />
      <path
        d="M6 44Q8 31 16 30H38Q46 31 48 44V108Q48 113 43 113H11Q6 113 6 108Z"
        fill="#00b8dc"
        stroke="#160d2b"
        strokeWidth="3"
      />
      <path d="M6 58H48V92H6Z" fill="#ffe14a" stroke="#160d2b" strokeWidth="3" />
      <path d="M27 84C18 77 15 72 16 67 18 62 25 62 27 68 29 62 36 62 38 67 39 72 36 77 27 84Z" fill="#ff2d95" />
      <path d="M13 46V54M13 97V106" stroke="#b6f3ff" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
