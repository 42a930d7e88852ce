import type { QueryClient } from '@tanstack/react-query';
import type { Day } from '../../../core/domain/days/day.ts';
import type { Achievement } from '../../../core/domain/stats/milestones.ts';
import { haptic } from '../../device/haptics.ts';
import { sound } from '../../device/sound.ts';
import { knownStats, milestoneAfterSubmit } from '../../features/celebration/reached-milestone.ts';

/** What a new reflection sounds and feels like, and the milestone that it reached, told 1.5 s later; null for none. */
export function celebrateSubmit(client: QueryClient, localDay: Day): Promise<Achievement | null> {
  sound.play('success');
  haptic();
  return milestoneAfterSubmit(client, localDay, knownStats(client, localDay));
}
