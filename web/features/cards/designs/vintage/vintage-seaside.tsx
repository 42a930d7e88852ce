const SUN = { x: 226, y: 214 };

/** Every second ray of a fan behind the sun. */
const rays = Array.from({ length: 18 }, (_, index) => {
  const at = (angle: number) =>
    `${(SUN.x + Math.cos(angle) * 520).toFixed(1)} ${(SUN.y - Math.sin(angle) * 520).toFixed(1)}`;
  const from = (index / 18) * Math.PI;
  return `M${SUN.x} ${SUN.y}L${at(from)}L${at(from + Math.PI / 36)}Z`;
}).join('');

const glints = 'M178 223H274M190 233H262M168 243H246M206 253H286M186 263H250M206 274H262';
const waves =
  'M16 246q8-5 16 0t16 0M44 268q8-5 16 0t16 0M312 236q8-5 16 0t16 0M296 262q8-5 16 0t16 0M150 282q8-5 16 0t16 0';
const gulls = 'M40 176q8-8 14 0q6-8 14 0M70 192q5-5 9 0q4-5 9 0M318 184q6-6 11 0q5-6 11 0';

/** A bay at sunset, in the style of an old travel poster, cropped to the available room. */
export function Seaside() {
  return (
    <svg
      className="seaside"
      width="452"
      height="290"
      viewBox="0 0 452 290"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="vintage-sky" x1="0" y1="94" x2="0" y2="214" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#a63a1b" />
          <stop offset="1" stopColor="#e8703c" />
        </linearGradient>
      </defs>
      <path d="M-60-120H512V220H-60Z" fill="url(#vintage-sky)" />
      <path d={rays} fill="#ffb070" opacity="0.14" />
      <circle cx={SUN.x} cy={SUN.y} r="46" fill="#f6b65c" />
      <circle cx={SUN.x} cy={SUN.y} r="35" fill="#fdeec2" />
      <path
        d="M-60 214V196Q-10 172 40 190T122 200 172 214ZM512 214V180Q452 160 410 184T330 204L288 214Z"
        fill="#6b4a63"
      />
      <path d="M-60 214H512V320H-60Z" fill="#2b8588" />
      <path d={glints} stroke="#fbd89a" strokeWidth="3.6" strokeLinecap="round" />
      <path d={waves} stroke="#79c2bd" strokeWidth="2.2" strokeLinecap="round" fill="none" />
      <path d={gulls} stroke="#24384f" strokeWidth="2.4" strokeLinecap="round" fill="none" />
      <g transform="translate(106 58) scale(0.8)">
        <path d="M512 320V172Q470 160 446 180 426 198 402 202 382 206 372 230 352 268 318 300Z" fill="#24384f" />
        <path d="M512 320V204Q470 196 440 216 410 232 396 262 384 286 366 304Z" fill="#315a52" />
        <path d="M403 208 408 124H430L435 208Z" fill="#fdf3da" />
        <path
          d="M406.500 150 407.700 132H430.400L431.600 150ZM404.300 184 405.600 165H432.500L433.700 184Z"
          fill="#c8502f"
        />
        <path d="M402 124H436V119H402ZM409 119V104H429V119ZM405 104H433L419 90Z" fill="#24384f" />
        <path d="M413 106H425V117H413Z" fill="#fdeec2" />
      </g>
      <g transform="translate(-18 72) scale(0.86)">
        <path d="M104 222H164Q158 238 148 238H118Q108 238 104 222Z" fill="#5a2a1c" />
        <path d="M132 218V148L94 218ZM137 218V158Q164 186 168 218Z" fill="#fdf3da" />
        <path d="M134.500 222V142" stroke="#5a2a1c" strokeWidth="2.400" />
      </g>
    </svg>
  );
}
