import type { SceneryKey } from './classic-look.ts';
import { nightTown } from './night-town/night-town.tsx';
import type { Scenery } from './scenery.ts';
import { velvet } from './velvet/velvet.tsx';

/** Every scenery of the classic layout. A new one is a folder and a line here. */
export const sceneries: Readonly<Record<SceneryKey, Scenery>> = {
  velvet,
  'night-town': nightTown,
};
