import type { Scenery, SceneryProps } from '../../base/scenery.ts';
import './royal-scenery.css';
import css from './royal-scenery.css?inline';

/** The space between the edge of the card and the frame, in CSS px. */
const INSET = 32;
const RADIUS = 26;

/** Return a frame with corners that curve inwards, and gaps for the emblem (top) and the last line (foot). */
function framePath(inset: number, radius: number, gapTop: number, gapFoot: number): string {
  const [left, right, top, foot, middle] = [inset, 540 - inset, inset, 960 - inset, 270];
  return [
    `M${middle + gapTop} ${top}H${right - radius}A${radius} ${radius} 0 0 0 ${right} ${top + radius}`,
    `V${foot - radius}A${radius} ${radius} 0 0 0 ${right - radius} ${foot}H${middle + gapFoot}`,
    `M${middle - gapFoot} ${foot}H${left + radius}A${radius} ${radius} 0 0 0 ${left} ${foot - radius}`,
    `V${top + radius}A${radius} ${radius} 0 0 0 ${left + radius} ${top}H${middle - gapTop}`,
  ].join('');
}

/** A leaf scroll for the upper left corner. The other corners mirror it. */
const scroll =
  'M0 44C4 22 18 6 44 0M6 58C7 40 13 29 25 24 34 20 40 27 36 33 33 38 26 36 28 30M58 6C40 7 29 13 24 25 20 34 27 40 33 36 38 33 36 26 30 28';

const corners = [
  'translate(44 44)',
  'translate(496 44) scale(-1 1)',
  'translate(44 916) scale(1 -1)',
  'translate(496 916) scale(-1 -1)',
];

/** The damask, the double frame with its corners, and the emblem. */
function Velvet({ emblem }: SceneryProps) {
  return (
    <svg className="scenery" width="540" height="960" viewBox="0 0 540 960" fill="none" aria-hidden="true">
      <defs>
        <pattern id="royal-damask" width="72" height="72" patternUnits="userSpaceOnUse">
          <path
            d="M36 4C44 14 44 22 36 32 28 22 28 14 36 4ZM36 68C28 58 28 50 36 40 44 50 44 58 36 68ZM4 36C14 28 22 28 32 36 22 44 14 44 4 36ZM68 36C58 44 50 44 40 36 50 28 58 28 68 36ZM0-8C6-2 6 4 0 9-6 4-6-2 0-8ZM72-8C78-2 78 4 72 9 66 4 66-2 72-8ZM0 63C6 68 6 74 0 80-6 74-6 68 0 63ZM72 63C78 68 78 74 72 80 66 74 66 68 72 63Z"
            className="damask"
          />
        </pattern>
        <linearGradient id="royal-metal" x1="0" y1="0" x2="540" y2="960" gradientUnits="userSpaceOnUse">
          <stop offset="0" className="metal-light" />
          <stop offset="0.35" className="metal" />
          <stop offset="0.5" className="metal-light" />
          <stop offset="0.75" className="metal" />
          <stop offset="1" className="metal-light" />
        </linearGradient>
        <linearGradient id="royal-emblem" x2="0" y2="1">
          <stop offset="0" className="metal-light" />
          <stop offset="1" className="metal" />
        </linearGradient>
      </defs>
      <rect width="540" height="960" fill="url(#royal-damask)" />
      <g stroke="url(#royal-metal)" strokeLinecap="round">
        <path d={framePath(INSET, RADIUS, emblem ? 48 : 0, 78)} strokeWidth="1.6" />
        <path d={framePath(INSET + 7, RADIUS, emblem ? 48 : 0, 78)} strokeWidth="0.7" />
        {corners.map((transform) => (
          <path key={transform} d={scroll} transform={transform} strokeWidth="1.2" />
        ))}
      </g>
      {emblem && <path d={emblem} transform="translate(236.8 11) scale(1.04)" fill="url(#royal-emblem)" />}
    </svg>
  );
}

const page = { top: 86, bottom: 78 };

export const royalScenery: Scenery = {
  Drawing: Velvet,
  css,
  page: { airy: page, roomy: page, tight: page, dense: { top: 80, bottom: 74 } },
};
