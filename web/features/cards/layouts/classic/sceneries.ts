import type { SceneryKey } from './classic-look.ts';
import { deepSpace } from './deep-space/deep-space.tsx';
import { fallingLeaves } from './falling-leaves/falling-leaves.tsx';
import { firRidges } from './fir-ridges/fir-ridges.tsx';
import { lowSun } from './low-sun/low-sun.tsx';
import { nightTown } from './night-town/night-town.tsx';
import type { Scenery } from './scenery.ts';
import { seaDepth } from './sea-depth/sea-depth.tsx';
import { veinedStone } from './veined-stone/veined-stone.tsx';
import { velvet } from './velvet/velvet.tsx';
import { whitePage } from './white-page/white-page.tsx';

/** Every scenery of the classic layout. A new one is a folder and a line here. */
export const sceneries: Readonly<Record<SceneryKey, Scenery>> = {
  velvet,
  'night-town': nightTown,
  'fir-ridges': firRidges,
  'sea-depth': seaDepth,
  'low-sun': lowSun,
  'deep-space': deepSpace,
  'falling-leaves': fallingLeaves,
  'veined-stone': veinedStone,
  'white-page': whitePage,
};
