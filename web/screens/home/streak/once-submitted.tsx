import { useQuery } from '@tanstack/react-query';
import type { Day } from '../../../../core/domain/days/day.ts';
import { streakQuery } from '../../../data/stats.ts';
import { serverClockMs } from '../../../device/server-clock.ts';
import { findDrafts } from '../../../features/drafts/draft-storage.ts';
import { isLateToday } from '../../../features/drafts/late-draft.ts';
import { useStoredDrafts } from '../../../features/drafts/use-stored-drafts.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { lateStreakDays } from '../drafts/late-streak.ts';

/** Say beside the streak how long it becomes if the user submits yesterday's unsent words today. */
export function OnceSubmitted({ today }: { today: Day }) {
  const uid = useUid();
  const hasLateWords = useStoredDrafts(() =>
    findDrafts(uid).some((draft) => isLateToday(draft, today, serverClockMs())),
  );
  const { data: streak } = useQuery({ ...streakQuery(today), enabled: hasLateWords });
  const days = hasLateWords ? lateStreakDays(streak) : null;
  return days !== null && ` · ${days} when you submit`;
}
