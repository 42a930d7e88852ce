import type { SceneryKey } from './classic-look.ts';
import { firRidges } from './fir-ridges/fir-ridges.tsx';
import { nightTown } from './night-town/night-town.tsx';
import type { Scenery } from './scenery.ts';
import { seaDepth } from './sea-depth/sea-depth.tsx';
import { velvet } from './velvet/velvet.tsx';

/** Every scenery of the classic layout. A new one is a folder and a line here. */
export const sceneries: Readonly<Record<SceneryKey, Scenery>> = {
  velvet,
  'night-town': nightTown,
  'fir-ridges': firRidges,
  'sea-depth': seaDepth,
};
