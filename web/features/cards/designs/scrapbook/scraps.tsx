/** Return the points of the torn edge of a strip of paper. */
const tear = (width: number, depth: number) =>
  Array.from({ length: Math.round(width / 9) + 1 }, (_, index) => {
    const y = depth / 2 + (((index * 7919) % 13) / 13 - 0.5) * depth;
    return `${index * 9} ${y.toFixed(1)}`;
  });

const lower = tear(470, 9);

export function TornEdge() {
  return (
    <svg className="torn" width="468" height="12" viewBox="0 0 468 12" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0L${lower.join('L')}L468 0Z`} transform="translate(0 2)" fill="#fff" />
      <path d={`M0 0L${lower.join('L')}L468 0Z`} fill="#fbf6ea" />
    </svg>
  );
}

/** The papers under the text, and the seam of the page. */
export function PatternedPapers() {
  return (
    <svg className="papers" width="540" height="960" viewBox="0 0 540 960" aria-hidden="true">
      <defs>
        <pattern id="scrapbook-dots" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(20)">
          <path d="M0 0H26V26H0Z" fill="#3f8f8b" />
          <circle cx="7" cy="7" r="3.6" fill="#eaf3e6" />
          <circle cx="20" cy="20" r="3.6" fill="#eaf3e6" />
        </pattern>
        <pattern id="scrapbook-check" width="32" height="32" patternUnits="userSpaceOnUse" patternTransform="rotate(4)">
          <path d="M0 0H32V32H0Z" fill="#fdf3ec" />
          <path d="M0 0H16V32H0ZM0 0H32V16H0Z" fill="#e4605a" fillOpacity="0.5" />
        </pattern>
      </defs>
      <path
        d="M14 14H526V946H14Z"
        fill="none"
        stroke="#fff6e4"
        strokeWidth="2.2"
        strokeDasharray="9 7"
        strokeLinecap="round"
      />
      <path d="M20 470 430 446 452 872 46 896Z" fill="#4b2f14" opacity="0.2" />
      <path d="M18 464 428 440 450 866 44 890Z" fill="url(#scrapbook-check)" />
      <path d="M262 152 528 168 512 520 240 504Z" fill="#4b2f14" opacity="0.2" />
      <path d="M260 146 526 162 510 514 238 498Z" fill="url(#scrapbook-dots)" />
    </svg>
  );
}

const petal = 'M0 0C-13-9-15-28 0-34 15-28 13-9 0 0Z';
const turns = [0, 60, 120, 180, 240, 300];

export function PaperFlower() {
  return (
    <svg className="flower" width="112" height="104" viewBox="0 0 112 104" aria-hidden="true">
      <path d="M56 60C30 58 14 72 6 96 30 98 48 86 56 60Z" fill="#5d8a4f" />
      <path d="M50 68 16 91" stroke="#3f6a38" strokeWidth="2" />
      <path d="M60 62C76 66 88 82 90 102 70 98 60 84 60 62Z" fill="#78a561" />
      {turns.map((turn) => (
        <path key={turn} d={petal} transform={`translate(60 46) rotate(${turn + 2}) scale(1.22)`} fill="#b23a48" />
      ))}
      {turns.map((turn) => (
        <path key={turn} d={petal} transform={`translate(58 43) rotate(${turn}) scale(1.16)`} fill="#e5626a" />
      ))}
      {turns.map((turn) => (
        <path key={turn} d={petal} transform={`translate(58 43) rotate(${turn + 30}) scale(0.72)`} fill="#f6a5a0" />
      ))}
      <circle cx="58" cy="43" r="12" fill="#f4c95d" stroke="#c7942f" strokeWidth="2" />
      <circle cx="58" cy="43" r="8" fill="none" stroke="#c7942f" strokeWidth="1.2" />
      <path d="M55 40h.1M61 40h.1M55 46h.1M61 46h.1" stroke="#7b5618" strokeWidth="3" strokeLinecap="round" />
      <path d="M55 40 61 46" stroke="#fff6e4" strokeWidth="1.4" />
    </svg>
  );
}

export function PaperHeart() {
  return (
    <svg className="heart" width="47" height="44" viewBox="0 0 70 66" aria-hidden="true">
      <path
        d="M37 62C14 46 4 34 6 20 8 8 24 4 37 18 50 5 66 9 68 22 69 36 58 47 37 62Z"
        fill="#4b2f14"
        opacity="0.25"
      />
      <path d="M35 59C12 43 2 31 4 17 6 5 22 1 35 15 48 2 64 6 66 19 67 33 56 44 35 59Z" fill="#c9423f" />
      <path
        d="M35 52C17 39 9 29 10 19 12 10 24 8 35 22 46 9 58 12 60 20 60 31 51 40 35 52Z"
        fill="none"
        stroke="#fbe3d6"
        strokeWidth="1.8"
        strokeDasharray="5 4"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The panels of the balloon from left to right, each cut from another paper. */
const gores = [
  ['M150 20C104 22 84 62 92 96 98 122 122 148 134 162L150 162C126 130 116 64 150 20Z', '#c9423f'],
  ['M150 20C116 64 126 130 142 162H158C174 130 184 64 150 20Z', '#fbe9c8'],
  ['M150 20C184 64 174 130 150 162L166 162C178 148 202 122 208 96 216 62 196 22 150 20Z', '#3f8f8b'],
] as const;

/** A balloon over paper hills, for the space below a short text. */
export function PastedBalloon() {
  return (
    <svg
      className="balloon"
      width="300"
      height="230"
      viewBox="0 0 300 230"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path
        d="M10 214C40 180 90 176 130 200 166 180 236 168 290 212V230H10Z"
        fill="#4b2f14"
        opacity="0.16"
        transform="translate(3 3)"
      />
      <path d="M118 230C150 190 226 166 290 212V230Z" fill="#8fb573" />
      <path d="M10 214C44 178 104 176 168 230H10Z" fill="#5d8a4f" />
      <path d="M22 214C52 190 98 190 140 222" fill="none" stroke="#e8f0d8" strokeWidth="1.8" strokeDasharray="6 5" />
      <g fill="#fff" stroke="#d8c9ae" strokeWidth="1.4">
        <path d="M22 92C14 92 12 80 22 78 22 66 40 62 46 72 56 66 68 74 64 84 72 88 68 98 60 97Z" />
        <path d="M232 66C226 65 226 56 234 56 236 46 250 44 254 52 264 48 274 56 270 63 276 68 272 74 266 73Z" />
        <path d="M226 140C222 139 222 132 228 132 230 125 241 125 243 131 250 129 256 136 252 141Z" />
      </g>
      <path
        d="M152 24C106 26 86 66 94 100 102 128 128 154 138 168H166C178 154 204 128 210 100 218 66 198 26 152 24Z"
        fill="#4b2f14"
        opacity="0.22"
        transform="translate(3 2)"
      />
      {gores.map(([d, fill]) => (
        <path key={d} d={d} fill={fill} />
      ))}
      <path d="M92 92C120 106 180 106 208 92" fill="none" stroke="#f4c95d" strokeWidth="9" />
      <path d="M92 92C120 106 180 106 208 92" fill="none" stroke="#a8742a" strokeWidth="1.8" strokeDasharray="5 4" />
      <path d="M137 163 141 184M163 163 159 184M150 163V184" stroke="#6b4a2a" strokeWidth="1.6" />
      <path d="M138 183H162L159 202H141Z" fill="#a8742a" stroke="#6b4a2a" strokeWidth="1.6" />
      <path d="M139 189H161M140 195H160" stroke="#6b4a2a" strokeWidth="1.2" />
    </svg>
  );
}
