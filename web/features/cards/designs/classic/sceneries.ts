import type { SceneryKey } from '../../base/classic-look.ts';
import type { Scenery } from '../../base/scenery.ts';

/** A scenery is loaded when a card first uses it. */
export const sceneries: Readonly<Record<SceneryKey, () => Promise<Scenery>>> = {
  royal: async () => (await import('../royal/royal-scenery.tsx')).royalScenery,
  midnight: async () => (await import('../midnight/midnight-scenery.tsx')).midnightScenery,
  forest: async () => (await import('../forest/forest-scenery.tsx')).forestScenery,
  ocean: async () => (await import('../ocean/ocean-scenery.tsx')).oceanScenery,
  sunset: async () => (await import('../sunset/sunset-scenery.tsx')).sunsetScenery,
  galaxy: async () => (await import('../galaxy/galaxy-scenery.tsx')).galaxyScenery,
  autumn: async () => (await import('../autumn/autumn-scenery.tsx')).autumnScenery,
  marble: async () => (await import('../marble/marble-scenery.tsx')).marbleScenery,
  minimalist: async () => (await import('../minimalist/minimalist-scenery.tsx')).minimalistScenery,
};
