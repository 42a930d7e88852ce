const WIDTH = 416;
const HEIGHT = 460;

/** Streaks of light on the water, longer and further apart towards the viewer. */
const glitter = Array.from({ length: 12 }, (_, index) => {
  const y = 358 + index * 7.5;
  const half = 14 + ((index * 37) % 23) + index * 3.2;
  const middle = 262 + (((index * 53) % 17) - 8);
  return `M${(middle - half).toFixed(1)} ${y.toFixed(1)}H${(middle + half).toFixed(1)}`;
}).join('');

/** A lake at dusk with a person on the pier. The sky is cropped to the available room. */
export function LakePhoto() {
  return (
    <svg
      className="lake"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="polaroid-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#1d2a5c" />
          <stop offset="0.46" stopColor="#5a3d80" />
          <stop offset="0.67" stopColor="#a8487a" />
          <stop offset="0.75" stopColor="#ee7f5e" />
          <stop offset="0.8" stopColor="#ffc06a" />
        </linearGradient>
        <linearGradient id="polaroid-lake" x2="0" y2="1">
          <stop offset="0" stopColor="#f39a66" />
          <stop offset="0.35" stopColor="#a5507e" />
          <stop offset="1" stopColor="#2a2657" />
        </linearGradient>
        <radialGradient id="polaroid-glow">
          <stop offset="0.2" stopColor="#fff2c0" stopOpacity="0.9" />
          <stop offset="1" stopColor="#ffc06a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} fill="url(#polaroid-sky)" />
      <circle cx="262" cy="338" r="58" fill="url(#polaroid-glow)" />
      <circle cx="262" cy="338" r="26" fill="#fff0bd" />
      <path d="M0 328 42 308 84 322 132 298 186 326 236 334 290 330 340 306 380 320 416 302V352H0Z" fill="#7c4a86" />
      <path d="M0 338C50 322 96 330 140 340 190 350 250 348 300 342 346 334 384 318 416 324V354H0Z" fill="#3c2c66" />
      <path d={`M0 350H${WIDTH}V${HEIGHT}H0Z`} fill="url(#polaroid-lake)" />
      <path d={glitter} stroke="#ffdf9a" strokeWidth="2.4" strokeLinecap="round" opacity="0.85" />
      <g fill="#17153a">
        <path d="M0 424 158 404V411L0 436Z" />
        <path d="M22 428H28V460H22ZM78 420H83V452H78ZM128 412H132V438H128ZM150 408H153V430H150Z" />
        <path d="M128 406C126 394 128 384 134 379A6.5 6.5 0 1 1 142 379C148 384 149 394 149 402L162 404 163 418H158L156 409 140 410Z" />
        <path d="M372 460C370 430 366 404 372 372 377 404 380 430 380 460ZM396 460C392 424 386 396 392 354 400 396 404 424 406 460ZM352 460C352 440 348 424 352 402 357 424 358 440 358 460Z" />
        <path d="M340 448C360 438 392 436 416 442V460H334Z" />
      </g>
    </svg>
  );
}

/** The string of glowing bulbs along the top, with the peg that holds the photo. */
export function StringOfLights() {
  const bulbs = [
    [38, 36],
    [104, 50],
    [172, 58],
    [368, 58],
    [436, 50],
    [502, 36],
  ] as const;
  return (
    <svg className="lights" width="540" height="110" viewBox="0 0 540 110" aria-hidden="true">
      <defs>
        <radialGradient id="polaroid-bulb">
          <stop offset="0" stopColor="#ffe9ae" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffe9ae" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M-10 16Q270 84 550 16" fill="none" stroke="#0d2429" strokeWidth="3" />
      {bulbs.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y + 8} r="30" fill="url(#polaroid-bulb)" />
          <path d={`M${x - 4} ${y - 9}h8v9h-8Z`} fill="#0d2429" />
          <path d={`M${x} ${y + 20}c-9-5-9-15-4-20h8c5 5 5 15-4 20Z`} fill="#fff0bd" />
        </g>
      ))}
    </svg>
  );
}

export function Peg() {
  return (
    <svg className="peg" width="30" height="66" viewBox="0 0 30 66" aria-hidden="true">
      <path d="M6 2H24L22 64H8Z" fill="#0d2429" opacity="0.25" transform="translate(3 3)" />
      <path d="M5 2Q15-2 25 2L22 64H8Z" fill="#d9a766" />
      <path d="M15 0V64" stroke="#9a6c36" strokeWidth="2" />
      <path d="M5 26H25M6 31H24" stroke="#8d8f94" strokeWidth="3.4" />
    </svg>
  );
}

/** The small photos of the themes: sunrise, sea, wood, night. */
const miniatures = [
  <g key="sunrise">
    <path d="M0 0H96V50H0Z" fill="#ffb45e" />
    <circle cx="48" cy="36" r="15" fill="#fff3c4" />
    <path d="M0 38Q28 26 52 37T96 33V50H0Z" fill="#c4523e" />
  </g>,
  <g key="sea">
    <path d="M0 0H96V50H0Z" fill="#9fd9e8" />
    <path d="M0 27H96V50H0Z" fill="#2b8aa3" />
    <path d="M46 8V30H28ZM49 12 62 30H49Z" fill="#fff" />
    <path d="M26 32H66L59 39H33Z" fill="#8c3b2e" />
    <path d="M6 43q5-4 10 0t10 0M62 45q5-4 10 0t10 0" stroke="#bfeaf2" strokeWidth="2" fill="none" />
  </g>,
  <g key="wood">
    <path d="M0 0H96V50H0Z" fill="#f4dfae" />
    <path d="M16 48 28 12 40 48ZM38 50 52 6 66 50ZM62 48 74 16 86 48Z" fill="#3c7a55" />
    <path d="M0 44Q48 36 96 44V50H0Z" fill="#27573f" />
  </g>,
  <g key="night">
    <path d="M0 0H96V50H0Z" fill="#2a2d66" />
    <path d="M60 8A14 14 0 1 0 74 27 12 12 0 0 1 60 8Z" fill="#ffe9ae" />
    <circle cx="20" cy="14" r="1.6" fill="#fff" />
    <circle cx="34" cy="26" r="1.2" fill="#fff" />
    <circle cx="84" cy="12" r="1.4" fill="#fff" />
    <path d="M0 42Q30 32 56 41T96 38V50H0Z" fill="#15173f" />
  </g>,
];

export function Miniature({ index }: { index: number }) {
  return (
    <svg
      className="miniature"
      width="96"
      height="50"
      viewBox="0 0 96 50"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {miniatures[index % miniatures.length]}
    </svg>
  );
}
