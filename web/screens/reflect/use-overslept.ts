import { useEffect } from 'react';
import { SUBMIT_GRACE_MS } from '../../../core/domain/limits.ts';
import type { DraftKeeper } from '../../features/reflections/draft-keeper.ts';

/**
 * Calls back when an untouched page is seen again after its window and the grace are over, as after a night asleep:
 * what would be begun on it now belongs to another window. Words that were begun keep their page.
 */
export function useOverslept(keeper: DraftKeeper, isWriting: boolean, onOverslept: () => void): void {
  useEffect(() => {
    const look = () => {
      const { draft, saved } = keeper.state();
      const isOver = Date.now() > Date.parse(draft.availableUntil) + SUBMIT_GRACE_MS;
      if (isWriting && saved === 'untouched' && isOver && document.visibilityState === 'visible') onOverslept();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [keeper, isWriting, onOverslept]);
}
