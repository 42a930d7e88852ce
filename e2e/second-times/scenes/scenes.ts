import type { Scene } from '../scene.ts';
import { journalScenes } from './journal-scenes.ts';
import { operatorScenes } from './operator-scenes.ts';
import { settingsScenes } from './settings-scenes.ts';
import { signedOutScenes } from './signed-out-scenes.ts';
import { summaryScenes } from './summary-scenes.ts';

/**
 * Every screen with everything that opens on it. Each group has its own test file, so that the groups run in parallel.
 */
export const scenes = {
  journal: journalScenes,
  summaries: [...summaryScenes, ...signedOutScenes],
  settings: [...settingsScenes, ...operatorScenes],
} as const satisfies Record<string, readonly Scene[]>;
