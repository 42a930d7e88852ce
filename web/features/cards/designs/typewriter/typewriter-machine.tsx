const rows = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

/** Distance between neighbouring keys and between neighbouring rows, in px. */
const PITCH = { x: 47, y: 50 };

const keys = rows.flatMap((row, rowIndex) =>
  Array.from(row, (letter, index) => ({
    letter,
    x: 270 + (index - (row.length - 1) / 2) * PITCH.x - (rowIndex === 2 ? 8 : 0),
    y: 202 + rowIndex * PITCH.y,
  })),
);

/** The bar that holds the paper against the roller. */
export function Bail() {
  return (
    <svg className="bail" width="540" height="30" viewBox="0 0 540 30" aria-hidden="true">
      <path d="M40 18V30M500 18V30" stroke="#4b4e50" strokeWidth="5" />
      <rect x="34" y="11" width="472" height="7" rx="3.5" fill="url(#typewriter-metal)" />
      <rect x="128" y="3" width="34" height="23" rx="5" fill="#2c2d30" />
      <rect x="378" y="3" width="34" height="23" rx="5" fill="#2c2d30" />
      <path d="M132 9H158M382 9H408" stroke="#66696d" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

function Roller() {
  return (
    <>
      <path
        d="M34 10C20-10 12-22 4-26"
        stroke="url(#typewriter-metal)"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
      <rect x="-6" y="8" width="34" height="46" rx="8" fill="#232427" />
      <rect x="512" y="8" width="34" height="46" rx="8" fill="#232427" />
      <path
        d="M2 16V46M9 15V47M16 15V47M23 16V46M517 16V46M524 15V47M531 15V47M538 16V46"
        stroke="#4a4c50"
        strokeWidth="2"
      />
      <rect x="24" y="4" width="492" height="54" rx="6" fill="url(#typewriter-roller)" />
    </>
  );
}

/**
 * The typewriter below its roller. The card cuts off the lower part of the drawing, and more of it in fulltext mode.
 */
export function Machine() {
  return (
    <svg width="540" height="360" viewBox="0 0 540 360" aria-hidden="true">
      <defs>
        <linearGradient id="typewriter-metal" x2="0" y2="1">
          <stop offset="0" stopColor="#f4f4f0" />
          <stop offset="1" stopColor="#8e9294" />
        </linearGradient>
        <linearGradient id="typewriter-roller" x2="0" y2="1">
          <stop offset="0" stopColor="#17181a" />
          <stop offset="0.28" stopColor="#54575c" />
          <stop offset="0.5" stopColor="#2a2b2e" />
          <stop offset="1" stopColor="#0e0f10" />
        </linearGradient>
        <linearGradient id="typewriter-shell" x2="0" y2="1">
          <stop offset="0" stopColor="#3fa79b" />
          <stop offset="0.14" stopColor="#2b8a80" />
          <stop offset="1" stopColor="#17625d" />
        </linearGradient>
        <radialGradient id="typewriter-key" cx="0.5" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#fffdf3" />
          <stop offset="1" stopColor="#e5d9bb" />
        </radialGradient>
      </defs>
      <Roller />
      <path
        d="M-10 372V112Q-10 66 40 62L196 48Q212 47 220 56L240 80H300L320 56Q328 47 344 48L500 62Q550 66 550 112V372Z"
        fill="url(#typewriter-shell)"
      />
      <path
        d="M-4 110Q-2 73 42 68L196 54Q208 53 215 60L236 86H304L325 60Q332 53 344 54L498 68Q542 73 544 110"
        fill="none"
        stroke="#8fd6cb"
        strokeWidth="2"
        opacity="0.7"
      />
      <path d="M214 84 240 36H300L326 84Z" fill="#1b1c1f" />
      <path
        d="M232 84 252 44M246 84 259 44M260 84 266 44M280 84 274 44M294 84 281 44M308 84 288 44"
        stroke="#b9bcbd"
        strokeWidth="2.4"
      />
      <path d="M255 22H285V42H255Z" fill="#2d2e31" />
      <path d="M259 22H281L277 34H263Z" fill="#b3261e" />
      <path d="M24 180Q24 166 38 166H502Q516 166 516 180V380H24Z" fill="#123f3d" />
      {keys.map(({ letter, x, y }) => (
        <g key={letter}>
          <circle cx={x} cy={y + 4} r="20.5" fill="#071f1e" />
          <circle cx={x} cy={y} r="20" fill="url(#typewriter-metal)" />
          <circle cx={x} cy={y} r="16.5" fill="url(#typewriter-key)" />
          <text x={x} y={y + 6} className="letter" textAnchor="middle">
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}
