import type { Summary } from '../../../core/contract/summaries.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { cardDay } from '../../features/reflections/format.ts';
import { BackIcon, ForwardIcon } from '../../ui/icons.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './other-weeks.module.css';

type Props = {
  summaries: readonly Summary[];
  /** The Monday of the week that is on screen. */
  weekStart: string;
  /** Whether the buttons are above the summary in the pane beside the list, not below its text. */
  isInPane: boolean;
  onOpen: (weekStart: Day) => void;
};

/** Buttons that open the summaries of the previous and the next week, independent of the sort order of the list. */
export function OtherWeeks({ summaries, weekStart, isInPane, onOpen }: Props) {
  const weeks = [...summaries].sort((one, other) => (one.weekStart < other.weekStart ? -1 : 1));
  const earlier = weeks.filter((each) => each.weekStart < weekStart).pop();
  const later = weeks.find((each) => each.weekStart > weekStart);
  if (!earlier && !later) return null;
  return (
    <div className={classNames(styles['weeks'], isInPane && styles['inPane'])} data-not-printed>
      {earlier && (
        <button type="button" className={styles['earlier']} onClick={() => onOpen(earlier.weekStart)}>
          <BackIcon size={18} />
          <span>Earlier week</span>
          <span className="visually-hidden">: {cardDay(earlier.weekStart)}</span>
        </button>
      )}
      {later && (
        <button type="button" className={styles['later']} onClick={() => onOpen(later.weekStart)}>
          <span>Later week</span>
          <span className="visually-hidden">: {cardDay(later.weekStart)}</span>
          <ForwardIcon size={18} />
        </button>
      )}
    </div>
  );
}
