import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { CurrentWindowBody } from '../../core/contract/reflections.ts';
import type { Summary, SummaryVersions } from '../../core/contract/summaries.ts';
import type { EncryptedStore, StoredAnswer } from '../device/encrypted-store.ts';
import { whenReachable } from '../device/when-reachable.ts';
import { isUnanswered, pathOf } from './api/api.ts';
import type { KnownWindow } from './current-window.ts';

const windowPath = pathOf('getCurrentWindow');
const latestPath = pathOf('listReflections');
const summariesPath = pathOf('listSummaries');
/** Paths whose query key contains the requested days. Their answers are stored under the whole key. */
const datedPaths: readonly string[] = [
  pathOf('calendarReflections'),
  pathOf('weekReflections'),
  pathOf('yearReflections'),
];
/**
 * The name under which the store holds the latest answer about a window. This answer lists the evenings that the device
 * can open without the server.
 */
const latestWindow = 'window latest';
const summaryPath = /^\/api\/summaries\/[0-9a-f-]{36}$/;

/** Return the names under which the store may hold an answer to this query; empty if such answers are not stored. */
export function namesOf([path, ...rest]: QueryKey): string[] {
  const parts = JSON.stringify(rest);
  if (path === windowPath) {
    if (rest[0] === 'any') return ['window evening', 'window deep', latestWindow];
    return rest[0] === 'evening' ? ['window evening', latestWindow] : ['window deep'];
  }
  // Leave the day out of the name: when offline, yesterday's list is better than none.
  if (path === latestPath) return [`${path} ${JSON.stringify(rest[0])}`];
  if (path === summariesPath) return [summariesPath];
  if (path === pathOf('getStats') || datedPaths.includes(String(path))) return [`${path} ${parts}`];
  return summaryPath.test(String(path)) ? [String(path)] : [];
}

const isWindow = (value: unknown): value is CurrentWindowBody =>
  typeof value === 'object' && value !== null && 'window' in value;

/** Return the names under which to store the answer of a query; empty if the answer must not be stored. */
function storedNamesOf({ queryKey, state }: Query): string[] {
  if (queryKey[0] !== windowPath) return namesOf(queryKey);
  const { data } = state;
  if (!isWindow(data)) return [];
  const { type, isActive } = data.window;
  return isActive ? [`window ${type}`, latestWindow] : [latestWindow];
}

/**
 * Return the stored answer, and add the arrival time to an answer about a window. Return null for a window that has
 * closed, unless the answer is the latest one and lists the coming evenings.
 */
function revive(name: string, { value, savedAtMs }: StoredAnswer): unknown {
  if (!isWindow(value)) return value;
  const passedMs = Math.max(0, Date.now() - savedAtMs);
  const closesMs = Date.parse(value.extraTimeUntil ?? value.window.availableUntil);
  // Answers that earlier versions of the app stored do not list the coming evenings.
  const opensLater = name === latestWindow && value.ahead !== undefined;
  if (!opensLater && Date.parse(value.serverNow) + passedMs >= closesMs) return null;
  const receivedAtMs = performance.now() - passedMs;
  return { ...value, receivedAtMs, receivedAtWallMs: savedAtMs } satisfies KnownWindow;
}

/** Return a list of summaries with this text of one of them. */
const withSummary = (list: unknown, summary: unknown, name: string): unknown =>
  Array.isArray(list) ? list.map((each: Summary) => (name.endsWith(each.id) ? summary : each)) : list;

/**
 * Return the stored answer to a query, or null. A summary is taken from the stored list of summaries if that is newer,
 * and the list gets the summaries that were fetched alone after it.
 */
async function storedAnswer(store: EncryptedStore, name: string): Promise<StoredAnswer | null> {
  const get = (stored: string) => store.get(stored).catch(() => null);
  const own = await get(name);
  if (name === summariesPath && own) {
    let { value } = own;
    for (const each of await store.names('/api/summaries/').catch(() => [])) {
      const alone = summaryPath.test(each) ? await get(each) : null;
      if (alone && alone.savedAtMs > own.savedAtMs) value = withSummary(value, alone.value, each);
    }
    return { ...own, value };
  }
  const list = summaryPath.test(name) ? await get(summariesPath) : null;
  if (!list || (own && own.savedAtMs > list.savedAtMs)) return own;
  const value = (list.value as Summary[]).find(({ id }) => name.endsWith(id));
  return value ? { ...list, value } : own;
}

const storesAgain = new WeakMap<QueryClient, (prefix: string) => Promise<void>>();

/**
 * Delete the stored answers whose path begins with `prefix`, because they may contain a deleted reflection or a theme
 * from before its correction. Then store the answers in memory again.
 */
export const storeAnswersAgain = (client: QueryClient, prefix = ''): Promise<void> =>
  storesAgain
    .get(client)?.(prefix)
    .catch(() => undefined) ?? Promise.resolve();

/**
 * Store the answers to queries, encrypted, and fill failed queries with stored answers. A filled query keeps its error:
 * the screen shows the error beside the data, and `refetchUntilAnswered` repeats the query. When the device is offline, a
 * query is filled as soon as it exists, perhaps before its first fetch. Call `onCleared` when stored summaries have been
 * deleted and those in memory stored again. Return a stop function.
 */
export function cacheAnswersOffline(
  client: QueryClient,
  store: EncryptedStore,
  onCleared: () => void = () => undefined,
): () => void {
  const save = (query: Query) => {
    for (const name of storedNamesOf(query)) store.put(name, query.state.data).catch(() => undefined);
  };
  const fill = async (query: Query) => {
    for (const name of namesOf(query.queryKey)) {
      const stored = await storedAnswer(store, name);
      const value = stored && revive(name, stored);
      // The server may have answered while the stored answer was being read.
      if (value && query.state.data === undefined) {
        // Without the mark, a screen would not begin the first fetch of a query that is filled before it.
        return query.setState({ data: value, isInvalidated: true });
      }
    }
  };
  const fillIfFailed = (query: Query) => {
    const { data, fetchFailureCount, error } = query.state;
    if (data === undefined && (fetchFailureCount > 0 || error || !navigator.onLine)) void fill(query);
  };
  const cache = client.getQueryCache();
  storesAgain.set(client, async (prefix) => {
    await store.clear(prefix);
    for (const query of cache.getAll()) {
      if (query.state.status === 'success' && storedNamesOf(query).some((name) => name.startsWith(prefix))) {
        save(query);
      }
    }
    onCleared();
  });
  for (const query of cache.getAll()) {
    if (query.state.status === 'success') save(query);
    else fillIfFailed(query);
  }
  /** Another device may have kept another version: the lists and the versions in memory follow. */
  const putIntoLists = ({ queryKey }: Query) => {
    const path = String(queryKey[0]);
    const summary = summaryPath.test(path) ? client.getQueryData<Summary>(queryKey) : undefined;
    if (!summary) return;
    for (const list of cache.findAll({ queryKey: [summariesPath] })) {
      // This keeps the time of the list's own fetch, so that a screen still fetches it again.
      list.setState({ data: withSummary(list.state.data, summary, path) });
    }
    client.setQueryData<SummaryVersions>(
      [`${path}/versions`],
      (known) => known && { ...known, chosen: summary.version },
    );
  };
  /** When the running fetch of each list of the latest reflections began, epoch ms. */
  const askedAtMs = new Map<Query, number>();
  const dropWhatIsGone = async (list: Query) => {
    const asked = askedAtMs.get(list);
    askedAtMs.delete(list);
    if (asked === undefined) return;
    const { queryKey, state } = list;
    const { dropDeleted } = await import('./drop-deleted.ts');
    await dropDeleted(client, store, { queryKey, state }, asked);
  };
  return cache.subscribe((event) => {
    if (event.type === 'added') fillIfFailed(event.query);
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'fetch' && query.queryKey[0] === latestPath) askedAtMs.set(query, Date.now());
    if (action.type === 'success') save(query);
    if (action.type === 'success' && !action.manual) {
      putIntoLists(query);
      dropWhatIsGone(query).catch(() => undefined);
    }
    if (action.type === 'failed' || action.type === 'error') fillIfFailed(query);
  });
}

/**
 * When the server may be reachable again, refetch the failed queries on the screen, until each has an answer. A query
 * that the server refused is refetched only together with unanswered queries. Return a stop function.
 */
export function refetchUntilAnswered(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  const active = () => cache.findAll({ type: 'active' });
  const failed = { type: 'active', predicate: ({ state }: Query) => state.error !== null } as const;
  // Without this option, the refetch would cancel a running fetch.
  const refetch = () => void client.refetchQueries(failed, { cancelRefetch: false });
  let stopWaiting: (() => void) | null = null;
  const check = () => {
    if (!stopWaiting && active().some(({ state }) => isUnanswered(state.error))) stopWaiting = whenReachable(refetch);
    // Stop waiting only when all queries are idle: a failed query without data has no error during its refetch.
    // Stopping too early would reset the growing delay between refetches.
    if (!stopWaiting || active().some(({ state }) => isUnanswered(state.error) || state.fetchStatus !== 'idle')) return;
    stopWaiting();
    stopWaiting = null;
  };
  const unsubscribe = cache.subscribe(check);
  check();
  return () => {
    unsubscribe();
    stopWaiting?.();
  };
}
