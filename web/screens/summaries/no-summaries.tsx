import { SUMMARY_REFLECTIONS_MIN } from '../../../core/domain/limits.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';

/** The empty state, for a search without a match or a journal without summaries. */
export function NoSummaries({ isSearching }: { isSearching: boolean }) {
  if (isSearching) {
    return <EmptyState title="No matching summaries" text="Try adjusting your search terms or filters" />;
  }
  return (
    <EmptyState
      drawing={<WeekOfDots />}
      title="No summaries yet"
      text={`Complete ${SUMMARY_REFLECTIONS_MIN}+ reflections in a week to get your first AI-generated summary`}
    />
  );
}

const dots = [0, 1, 2, 3, 4, 5, 6];

/** The drawing of a week with reflections on four days, the minimum for a summary. */
function WeekOfDots() {
  return (
    <svg width="168" height="32" viewBox="0 0 168 32" fill="none" aria-hidden="true" strokeWidth="1.5">
      {dots.map((dot) => (
        <circle
          key={dot}
          cx={12 + dot * 24}
          cy="16"
          r="7"
          stroke={dot < SUMMARY_REFLECTIONS_MIN ? 'var(--evening)' : 'currentColor'}
          fill={dot < SUMMARY_REFLECTIONS_MIN ? 'var(--evening-soft)' : 'none'}
        />
      ))}
    </svg>
  );
}
