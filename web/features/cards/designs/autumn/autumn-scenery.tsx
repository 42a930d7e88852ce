import type { Scenery, SceneryProps } from '../../base/scenery.ts';
import type { Room } from '../../base/text-room.ts';
import './autumn-scenery.css';
import css from './autumn-scenery.css?inline';
import { Leaf, type LeafKind } from './leaf-shapes.tsx';

type Fallen = readonly [kind: LeafKind, colour: string, x: number, y: number, turn: number, size: number];

const rust = '#b5431a';
const amber = '#e0942a';
const crimson = '#9b2418';
const ochre = '#d9a93c';
const brown = '#7d4a1f';
const orange = '#d9641e';

/** Leaves at the upper edge, with y from the top. Later leaves cover earlier ones. */
const above: readonly Fallen[] = [
  ['ginkgo', ochre, 150, 4, 160, 0.95],
  ['beech', brown, 226, 0, 200, 0.8],
  ['beech', amber, 300, 6, 150, 0.86],
  ['oak', amber, 394, 10, 205, 1.1],
  ['oak', crimson, 84, 18, 130, 1.15],
  ['beech', rust, 506, 118, 232, 0.95],
  ['beech', ochre, 16, 128, 80, 0.86],
  ['maple', orange, 18, 42, 140, 1.7],
  ['maple', crimson, 486, 36, 212, 1.85],
];

/** Leaves at the lower edge, with y from the bottom. */
const below: readonly Fallen[] = [
  ['ginkgo', ochre, 348, -8, 24, 1],
  ['beech', brown, 190, -4, -40, 0.9],
  ['oak', rust, 268, 14, 96, 1.05],
  ['oak', brown, 424, -18, -20, 1.3],
  ['beech', orange, 516, -118, 40, 0.9],
  ['ginkgo', amber, 30, -122, -34, 1],
  ['maple', amber, 496, -30, -28, 1.75],
  ['oak', crimson, 116, -14, 28, 1.35],
  ['maple', rust, 30, -28, 30, 1.8],
];

/** Leaves in the air, drawn only for a short text. */
const drifting: readonly Fallen[] = [
  ['maple', orange, 418, 0, 38, 0.9],
  ['beech', crimson, 330, 66, 70, 0.6],
  ['ginkgo', ochre, 150, 26, -30, 0.8],
];

const sizes: Readonly<Record<Room, number>> = { airy: 1.26, roomy: 1, tight: 0.76, dense: 0.6 };

const leaves = (fallen: readonly Fallen[], scale: number, edge: number) =>
  fallen.map(([kind, colour, x, y, turn, size]) => (
    <Leaf
      key={`${kind} ${x}`}
      kind={kind}
      colour={colour}
      transform={`translate(${x} ${edge + y * scale}) rotate(${turn}) scale(${size * scale})`}
    />
  ));

function FallingLeaves({ room }: SceneryProps) {
  const scale = sizes[room];
  return (
    <svg className="scenery" width="540" height="960" viewBox="0 0 540 960" aria-hidden="true">
      {leaves(above, scale, 0)}
      {leaves(below, scale, 960)}
      {room === 'airy' && leaves(drifting, 1.1, 672)}
    </svg>
  );
}

export const autumnScenery: Scenery = {
  Drawing: FallingLeaves,
  css,
  page: {
    airy: { top: 150, bottom: 360 },
    roomy: { top: 118, bottom: 166 },
    tight: { top: 94, bottom: 134 },
    dense: { top: 74, bottom: 112 },
  },
};
