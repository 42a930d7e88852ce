import type { Query } from '@tanstack/react-query';

const apartMs = 10_000;

/**
 * Refetch a query that is on the screen when the tab becomes visible again, because another tab or device may have
 * changed its data. Skip it if the data are new: a quick return then sends no request, and a change that is being sent
 * stays on the screen. Use it as `refetchOnWindowFocus`.
 */
export const refetchOnReturn = ({ state }: Pick<Query, 'state'>): 'always' | false =>
  Date.now() - state.dataUpdatedAt > apartMs ? 'always' : false;

/**
 * Refetch a query when a screen that shows it opens, unless its data are new, as those that the screen has just
 * prepared. Without a connection, the cached data are all there is: do not fetch them again. Use it as `refetchOnMount`.
 */
export const refetchOnOpen = (query: Pick<Query, 'state'>): 'always' | boolean =>
  navigator.onLine && (refetchOnReturn(query) || true);

/**
 * The `staleTime` in ms of what a screen fetches again each time it opens, or shows another month. Without a connection,
 * do not fetch it again, as in `refetchOnOpen`.
 */
export const staleOnOpen = (): number => (navigator.onLine ? apartMs : Number.POSITIVE_INFINITY);
