import type { SceneryKey } from '../../base/classic-look.ts';
import type { Scenery } from '../../base/scenery.ts';
import { autumnScenery } from '../autumn/autumn-scenery.tsx';
import { forestScenery } from '../forest/forest-scenery.tsx';
import { galaxyScenery } from '../galaxy/galaxy-scenery.tsx';
import { marbleScenery } from '../marble/marble-scenery.tsx';
import { midnightScenery } from '../midnight/midnight-scenery.tsx';
import { minimalistScenery } from '../minimalist/minimalist-scenery.tsx';
import { oceanScenery } from '../ocean/ocean-scenery.tsx';
import { royalScenery } from '../royal/royal-scenery.tsx';
import { sunsetScenery } from '../sunset/sunset-scenery.tsx';

/** The sceneries of the classic layout, by design key. */
export const sceneries: Readonly<Record<SceneryKey, Scenery>> = {
  royal: royalScenery,
  midnight: midnightScenery,
  forest: forestScenery,
  ocean: oceanScenery,
  sunset: sunsetScenery,
  galaxy: galaxyScenery,
  autumn: autumnScenery,
  marble: marbleScenery,
  minimalist: minimalistScenery,
};
