import type { QueryClient } from '@tanstack/react-query';
import { refetchOnReturn } from './refetch-on-return.ts';
import { isOfSummaries } from './theme-corrections.ts';

/**
 * When the user returns to the tab, mark the summaries stale that are not on the screen: another device may have
 * deleted their words or corrected their themes. The next screen that shows them fetches them again. Return a stop
 * function.
 */
export function watchReturns(client: QueryClient): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') return;
    const predicate: typeof isOfSummaries = (query) => isOfSummaries(query) && refetchOnReturn(query) !== false;
    void client.invalidateQueries({ type: 'inactive', refetchType: 'none', predicate });
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => document.removeEventListener('visibilitychange', onVisibility);
}
