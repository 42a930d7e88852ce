const WIDTH = 484;
const HEIGHT = 300;

/** The sunburst behind the title: every second wedge of a circle. */
const rays = Array.from({ length: 20 }, (_, index) => {
  const at = (turn: number) => {
    const angle = (turn / 20) * Math.PI * 2;
    return `${(242 + Math.cos(angle) * 420).toFixed(1)} ${(120 + Math.sin(angle) * 420).toFixed(1)}`;
  };
  return `M242 120L${at(index)}L${at(index + 0.5)}Z`;
}).join('');

export function Sunburst() {
  return (
    <svg
      className="sunburst"
      width={WIDTH}
      height="200"
      viewBox="0 0 484 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id="comic-dots-red" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="4.5" cy="4.5" r="2.5" fill="#b3121a" />
        </pattern>
        <linearGradient id="comic-dots-fade" x2="0" y2="1">
          <stop offset="0.2" stopColor="#e8262b" />
          <stop offset="1" stopColor="#e8262b" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M0 0H484V200H0Z" fill="#e8262b" />
      <path d={rays} fill="#f6652a" />
      <path d="M0 90H484V200H0Z" fill="url(#comic-dots-red)" />
      <path d="M0 88H484V201H0Z" fill="url(#comic-dots-fade)" />
    </svg>
  );
}

/** Right edge (x) and top (y) of each roof, from left to right. */
const skyline = [
  [26, 196],
  [58, 214],
  [92, 176],
  [118, 206],
  [150, 226],
  [176, 212],
] as const;

const outline = (roofs: readonly (readonly [number, number])[]) =>
  `M0 ${HEIGHT}${roofs.map(([x, y]) => `V${y}H${x}`).join('')}V${HEIGHT}Z`;

const windows = [
  [8, 210],
  [16, 222],
  [36, 232],
  [66, 190],
  [80, 190],
  [66, 206],
  [80, 222],
  [66, 238],
  [100, 220],
  [130, 242],
  [104, 240],
  [14, 246],
] as const;

/** The halftone dots on the moon: large at its lower edge, none at its top. */
const moonDots = Array.from({ length: 11 * 7 }, (_, index) => {
  const row = Math.floor(index / 11);
  const x = 176 + (index % 11) * 13 + (row % 2) * 6.5;
  const y = 168 + row * 11;
  return { x, y, r: Math.hypot(x - 242, y - 176) < 70 ? 0.8 + row * 0.62 : 0 };
}).filter(({ r }) => r > 0);

function Hero() {
  return (
    <g>
      <path
        d="M231 197C216 216 206 238 164 252 178 254 186 250 194 256 202 250 210 260 219 257 228 264 240 258 248 252L254 197Z"
        fill="#e8262b"
        stroke="#14110f"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M230 204C222 224 212 238 196 250M240 214C234 232 228 244 220 254"
        stroke="#8e0f18"
        strokeWidth="2.4"
        fill="none"
      />
      <g fill="#14110f" stroke="#14110f" strokeLinejoin="round" strokeLinecap="round">
        <path d="M229 197Q242 192 255 197L250 229H234Z" strokeWidth="3" />
        <path d="M254 200 267 214 252 226M230 200 217 214 232 226" fill="none" strokeWidth="7.5" />
        <path d="M237 228 233 250 230 274M247 228 252 250 256 274" fill="none" strokeWidth="10" />
        <path d="M224 277H235M252 277H263" fill="none" strokeWidth="6" />
        <path d="M242 190V196" strokeWidth="7" />
        <ellipse cx="242" cy="182" rx="8.6" ry="10.2" strokeWidth="0" />
        <path
          d="M234 179C236 168 250 167 251 178L256 172C255 164 246 161 240 165 234 167 232 173 234 179Z"
          strokeWidth="1"
        />
      </g>
      <path d="M237 206H247L242 215Z" fill="#ffd91a" />
    </g>
  );
}

/** The town at night in the space below the text. */
export function NightScene() {
  return (
    <svg
      className="night"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx="242" cy="176" r="86" fill="#6fd3f7" />
      <circle cx="242" cy="176" r="74" fill="#ffe15a" stroke="#14110f" strokeWidth="3" />
      {moonDots.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r.toFixed(2)} fill="#ff9f2e" />
      ))}
      {['', `translate(${WIDTH} 0) scale(-1 1)`].map((transform) => (
        <g key={transform} transform={transform}>
          <path d={outline(skyline)} fill="#173a86" stroke="#14110f" strokeWidth="3" />
          {windows.map(([x, y]) => (
            <path key={`${x} ${y}`} d={`M${x} ${y}h7v9h-7Z`} fill="#ffd91a" />
          ))}
        </g>
      ))}
      <path d="M150 300V279H334V300Z" fill="#14110f" />
      <path d="M142 279H342V286H142Z" fill="#32302e" stroke="#14110f" strokeWidth="3" />
      <Hero />
    </svg>
  );
}

const burst = Array.from({ length: 26 }, (_, index) => {
  const angle = (index / 26) * Math.PI * 2 - 0.2;
  const reach = index % 2 === 0 ? ([50, 46, 49, 44][(index / 2) % 4] ?? 48) : 39;
  return `${(50 + Math.cos(angle) * reach).toFixed(1)} ${(50 + Math.sin(angle) * reach).toFixed(1)}`;
}).join('L');

/** The star behind a sound effect such as “POW!”, stretched to the size of the word. */
export function Burst() {
  return (
    <svg className="burst" width="100" height="100" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${burst}Z`} className="burst-shade" transform="translate(3 4)" />
      <path d={`M${burst}Z`} className="burst-star" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

export function BubbleTail() {
  return (
    <svg className="tail" width="58" height="44" viewBox="0 0 58 44" aria-hidden="true">
      <path
        d="M4 0C10 18 24 32 54 42 40 28 36 14 38 0"
        fill="#fff"
        stroke="#14110f"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M3-6H40V2H3Z" fill="#fff" />
    </svg>
  );
}
