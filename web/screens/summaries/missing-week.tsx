import { addDays, type Day, isDay } from '../../../core/domain/days/day.ts';
import { weekEnd, weekStartOf } from '../../../core/domain/days/week.ts';
import { SUMMARY_REFLECTIONS_MIN, WEEK_DAYS } from '../../../core/domain/limits.ts';
import { cardDay } from '../../features/reflections/format.ts';
import styles from './summaries-screen.module.css';

function words(path: string, thisWeek: Day, isOffline: boolean): string {
  if (!isDay(path)) {
    return `There is no week at this address${isOffline ? '' : ', but every summary you have is here'}.`;
  }
  const weekStart = weekStartOf(path);
  if (weekStart >= thisWeek) {
    return `That week is still yours to write: after its Sunday it gets a summary, if it has ${SUMMARY_REFLECTIONS_MIN} reflections.`;
  }
  const range = `${cardDay(weekStart)} – ${cardDay(weekEnd(weekStart))}`;
  if (isOffline) {
    return `No summary of ${range} is on this device just now. If there is one, it comes when you are connected.`;
  }
  if (weekStart === addDays(thisWeek, -WEEK_DAYS)) {
    return `There is no summary of ${range}. A week with ${SUMMARY_REFLECTIONS_MIN} reflections gets one on the Monday morning after it.`;
  }
  return `There is no summary of ${range}: it takes ${SUMMARY_REFLECTIONS_MIN} reflections, and quieter weeks are just as fine.`;
}

type Props = {
  /** The last part of the path, which should be a day. */
  path: string;
  /** The Monday of the current week. */
  thisWeek: Day;
  /** Whether only the summaries on this device are known. */
  isOffline: boolean;
};

/** Explain why the week in the path has no summary. */
export function MissingWeek({ path, thisWeek, isOffline }: Props) {
  return (
    <p role="status" className={styles['missing']}>
      {words(path, thisWeek, isOffline)}
    </p>
  );
}
