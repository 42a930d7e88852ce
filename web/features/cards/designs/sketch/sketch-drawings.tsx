import { pencil } from './pencil.ts';

const strokes = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const wires = Array.from({ length: 16 }, (_, index) => 30 + index * 32);

export function Binding() {
  return (
    <svg className="binding" width="540" height="48" viewBox="0 0 540 48" aria-hidden="true" {...strokes}>
      {wires.map((x) => (
        <g key={x}>
          <circle cx={x} cy="30" r="6" fill="#4a4b50" />
          <path d={`M${x} 31C${x - 11} 20 ${x - 10}-4 ${x - 3}-12`} stroke="#8d9097" strokeWidth="5" />
          <path d={`M${x - 1} 30C${x - 11} 20 ${x - 10}-4 ${x - 4}-12`} stroke="#e8e9ec" strokeWidth="1.6" />
        </g>
      ))}
    </svg>
  );
}

const under = pencil(41);
const underline = under.line(4, 7, 296, 5, 2) + under.line(30, 13, 250, 11, 2);

export function PencilUnderline({ isMirrored }: { isMirrored: boolean }) {
  return (
    <svg
      className={isMirrored ? 'underline is-mirrored' : 'underline'}
      width="300"
      height="18"
      viewBox="0 0 300 18"
      preserveAspectRatio="none"
      aria-hidden="true"
      {...strokes}
    >
      <path d={underline} stroke="currentColor" strokeWidth="2.2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const quoteFrame = pencil(7);
const frame = quoteFrame.box(4, 4, 292, 192, 1.1);
const shade = quoteFrame.hatch(8, 198, 290, 7, 4) + quoteFrame.hatch(298, 10, 5, 190, 4);

export function Frame() {
  return (
    <svg
      className="frame"
      width="300"
      height="204"
      viewBox="0 0 300 204"
      preserveAspectRatio="none"
      aria-hidden="true"
      {...strokes}
    >
      <path d={shade} stroke="currentColor" strokeWidth="1.2" opacity="0.55" vectorEffect="non-scaling-stroke" />
      <path d={frame} stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Two boxes and two clouds around the themes, each in another colour. */
const tags = [11, 23, 35, 47].map((seed, index) => {
  const hand = pencil(seed);
  const outline = index % 2 === 0 ? hand.ring(50, 25, 48, 23, 1) : hand.box(3, 4, 94, 42, 1);
  return { outline, fill: index % 2 === 0 ? hand.hatch(13, 8, 74, 34, 5) : hand.hatch(5, 6, 90, 38, 5) };
});

export function Tag({ index }: { index: number }) {
  const { outline = '', fill = '' } = tags[index % tags.length] ?? {};
  return (
    <svg
      className="tag"
      width="100"
      height="50"
      viewBox="0 0 100 50"
      preserveAspectRatio="none"
      aria-hidden="true"
      {...strokes}
    >
      <path d={fill} className="tag-colour" strokeWidth="2.6" vectorEffect="non-scaling-stroke" />
      <path d={outline} stroke="currentColor" strokeWidth="1.8" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const star = pencil(5);
const asterisk = star.line(9, 1, 9, 17, 0.7) + star.line(2, 5, 16, 13, 0.7) + star.line(16, 5, 2, 13, 0.7);

export function Asterisk() {
  return (
    <svg className="asterisk" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" {...strokes}>
      <path d={asterisk} stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}

const hand = pencil(97);
const windowFrame =
  hand.box(120, 12, 200, 174) +
  hand.box(130, 21, 180, 156) +
  hand.line(220, 21, 220, 177) +
  hand.line(130, 92, 310, 92);
const sill = hand.box(98, 187, 244, 13);
const rod = hand.line(64, 6, 378, 5) + hand.ring(60, 6, 5, 5, 0.6) + hand.ring(382, 6, 5, 5, 0.6);
const night =
  hand.hatch(132, 23, 86, 67, 6) +
  hand.hatch(222, 23, 86, 67, 6) +
  hand.hatch(132, 94, 86, 81, 7) +
  hand.hatch(222, 94, 86, 81, 7);
const curtains = [0, 9, 19, 30, 40]
  .map(
    (fold) =>
      hand.line(74 + fold, 10, 66 + fold * 0.8, 214, 2.4) + hand.line(368 - fold, 10, 376 - fold * 0.8, 214, 2.4),
  )
  .join('');
const curtainHatch = hand.hatch(70, 150, 36, 60, 8) + hand.hatch(336, 150, 36, 60, 8);
const pot =
  hand.line(262, 158, 268, 187) +
  hand.line(302, 158, 296, 187) +
  hand.box(258, 150, 48, 9) +
  hand.line(268, 187, 296, 187);
const potHatch = hand.hatch(266, 161, 32, 25, 4);
const cup =
  hand.line(136, 164, 139, 187) +
  hand.line(162, 164, 159, 187) +
  hand.ring(149, 164, 13, 3, 0.5) +
  hand.ring(166, 173, 6, 6, 0.8);
const cat =
  'M196 187C182 176 181 150 192 134 188 126 187 115 188 104L196 111C201 108 208 108 213 111L221 104C222 115 221 126 217 134 228 150 228 176 215 187Z';
const scribble = hand.hatch(178, 100, 54, 90, 3.2) + hand.hatch(178, 100, 54, 90, 3.7);
const leaves =
  'M282 150C280 132 276 120 266 108M282 150C284 130 290 118 300 108M282 150C282 136 283 124 284 98M266 108C256 108 252 114 250 122 260 122 266 118 266 108ZM300 108C310 106 316 112 318 120 308 122 301 118 300 108ZM284 98C276 92 276 84 280 76 288 82 290 90 284 98ZM274 126C264 126 260 132 259 138 268 139 273 134 274 126ZM290 126C300 125 304 130 306 136 297 138 291 134 290 126Z';

/** A cat at a window in the evening. */
export function WindowStudy() {
  return (
    <svg className="study" width="344" height="230" viewBox="48 -4 344 230" aria-hidden="true" {...strokes}>
      <defs>
        <clipPath id="sketch-cat">
          <path d={cat} />
        </clipPath>
      </defs>
      <path d={night} className="blue" strokeWidth="2.2" />
      <circle cx="272" cy="54" r="20" fill="#fdfcf6" />
      <path d={hand.ring(272, 54, 20, 20, 0.8)} className="yellow" strokeWidth="2" />
      <path d="M156 44V54M151 49H161M192 66V74M188 70H196M244 36V42M241 39H247" className="yellow" strokeWidth="2.4" />
      <g stroke="currentColor">
        <path d={windowFrame} strokeWidth="1.7" />
        <path d={sill} strokeWidth="1.8" fill="none" />
        <path d={rod} strokeWidth="1.8" />
        <path d={curtains} strokeWidth="1.3" />
      </g>
      <path d={curtainHatch} className="red" strokeWidth="2" />
      <path d={cat} fill="#f8f6ef" />
      <path d={scribble} clipPath="url(#sketch-cat)" stroke="currentColor" strokeWidth="1.5" />
      <g stroke="currentColor" strokeWidth="1.9">
        <path d={cat} />
        <path d="M212 186C226 196 236 196 238 208 239 218 230 224 222 219M213 187C228 194 240 199 240 209 240 221 228 226 221 221" />
        <path d={cup} strokeWidth="1.6" />
        <path d="M144 156C140 149 148 146 144 138M153 156C149 149 157 146 153 138" strokeWidth="1.3" />
        <path d={pot} strokeWidth="1.7" />
      </g>
      <path d={potHatch} className="red" strokeWidth="2.2" />
      <path d={leaves} className="green" strokeWidth="1.9" />
    </svg>
  );
}

export function LyingPencil() {
  return (
    <svg className="pencil" width="236" height="52" viewBox="0 0 236 52" aria-hidden="true">
      <path d="M10 36 48 24H236V50H48Z" fill="#303238" opacity="0.14" />
      <path d="M2 25 42 10V40Z" fill="#ecc999" />
      <path d="M2 25 16 19.800V30.200Z" fill="#303238" />
      <path d="M42 10H236V20H40Z" fill="#f7c948" />
      <path d="M40 20H236V31H40Z" fill="#efb52c" />
      <path d="M40 31H236V40H42Z" fill="#d9981a" />
      <path d="M42 10C36 13 36 17 40 20 35 24 35 28 40 31 36 34 37 38 42 40" fill="#ecc999" />
    </svg>
  );
}
