import type { Scenery, SceneryProps } from '../../base/scenery.ts';
import type { Room } from '../../base/text-room.ts';
import './minimalist-scenery.css';
import css from './minimalist-scenery.css?inline';

/** Position and size of the red dot in CSS px. */
const dots: Readonly<Record<Room, { y: number; radius: number }>> = {
  airy: { y: 694, radius: 88 },
  roomy: { y: 96, radius: 40 },
  tight: { y: 76, radius: 28 },
  dense: { y: 66, radius: 20 },
};

function WhitePage({ room }: SceneryProps) {
  const { y, radius } = dots[room];
  return (
    <svg className="scenery" width="540" height="960" viewBox="0 0 540 960" aria-hidden="true">
      <circle cx={488 - radius} cy={y} r={radius} className="dot" />
      <path d="M52 876H488" className="hairline" />
    </svg>
  );
}

export const minimalistScenery: Scenery = {
  Drawing: WhitePage,
  css,
  page: {
    airy: { top: 56, bottom: 104 },
    roomy: { top: 56, bottom: 104 },
    tight: { top: 48, bottom: 104 },
    dense: { top: 44, bottom: 100 },
  },
};
