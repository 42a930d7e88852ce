import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { CurrentWindow } from '../../core/contract/reflections.ts';
import type { SealedStore, Unsealed } from '../device/sealed-store.ts';
import { whenReachable } from '../device/when-reachable.ts';
import { ApiError, NetworkError, pathOf } from './api.ts';
import type { KnownWindow } from './reflections.ts';

const windowPath = pathOf('getCurrentWindow');
const summariesPath = pathOf('listSummaries');
/** Kept exactly as asked: the key says which days the answer is for. */
const datedPaths = [pathOf('calendarReflections'), pathOf('weekReflections'), pathOf('yearReflections')];
const summaryPath = /^\/api\/summaries\/[0-9a-f-]{36}$/;

/** The names that an answer to this question is looked for under; none for what is not kept. */
function namesOf([path, ...rest]: QueryKey): string[] {
  const parts = JSON.stringify(rest);
  if (path === windowPath) return rest[0] === 'any' ? ['window evening', 'window deep'] : [`window ${rest[0]}`];
  // Without the day: yesterday's list is better than none.
  if (path === pathOf('listReflections')) return [`${path} ${JSON.stringify(rest[0])}`];
  if (path === summariesPath) return [summariesPath];
  if (path === pathOf('getStats') || datedPaths.includes(String(path))) return [`${path} ${parts}`];
  return summaryPath.test(String(path)) ? [String(path)] : [];
}

const isWindow = (value: unknown): value is CurrentWindow =>
  typeof value === 'object' && value !== null && 'window' in value;

/** A window is kept only while it is open, as it is known: its prompt and bounds are what writing needs. */
function nameToKeep({ queryKey, state }: Query): string | null {
  const [first = null] = namesOf(queryKey);
  if (first === null || queryKey[0] !== windowPath) return first;
  const { data } = state;
  return isWindow(data) && data.window.isActive ? `window ${data.window.type}` : null;
}

/** The answer as if it had come just now; null for a window that has closed since. */
function revived({ value, savedAtMs }: Unsealed): unknown {
  if (!isWindow(value)) return value;
  const passedMs = Math.max(0, Date.now() - savedAtMs);
  const closesMs = Date.parse(value.extraTimeUntil ?? value.window.availableUntil);
  if (Date.parse(value.serverNow) + passedMs >= closesMs) return null;
  return { ...value, receivedAtMs: performance.now() - passedMs } satisfies KnownWindow;
}

/**
 * Seals the answers of a person's journal as they come, and gives them to questions that nobody answers: those keep
 * their error, which screens show beside what was known, and are asked again by `askUntilAnswered`. Returns the way to stop.
 */
export function keepAnswers(client: QueryClient, store: SealedStore): () => void {
  const seal = (query: Query) => {
    const name = nameToKeep(query);
    if (name !== null) store.seal(name, query.state.data).catch(() => undefined);
  };
  const fill = async (query: Query) => {
    for (const name of namesOf(query.queryKey)) {
      const kept = await store.unseal(name).catch(() => null);
      const value = kept && revived(kept);
      // The server may have answered meanwhile.
      if (value && query.state.data === undefined) return query.setState({ data: value });
    }
  };
  const look = (query: Query) => {
    const { data, fetchFailureCount, error } = query.state;
    if (data === undefined && (fetchFailureCount > 0 || error || !navigator.onLine)) void fill(query);
  };
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) {
    if (query.state.status === 'success') seal(query);
    else look(query);
  }
  return cache.subscribe((event) => {
    if (event.type === 'added') look(event.query);
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'success') seal(query);
    if (action.type === 'failed' || action.type === 'error') look(query);
  });
}

/** Nobody answered, or only something between here and the server. */
const isUnanswered = ({ state: { error } }: Query) =>
  error instanceof NetworkError || (error instanceof ApiError && error.body === null);

/**
 * Asks what is on the screen and nobody answered again and again, whenever the server may be reachable, until somebody
 * does. A refusal is an answer: it is asked again only along with the others. Returns the way to stop.
 */
export function askUntilAnswered(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  const active = () => cache.findAll({ type: 'active' });
  const failed = { type: 'active', predicate: ({ state }: Query) => state.error !== null } as const;
  // What is on its way already is let finish.
  const ask = () => void client.refetchQueries(failed, { cancelRefetch: false });
  let stopWaiting: (() => void) | null = null;
  const look = () => {
    if (!stopWaiting && active().some(isUnanswered)) stopWaiting = whenReachable(ask);
    // The error of what was never answered is gone while it is asked again; the waits grow on until there is an answer.
    if (!stopWaiting || active().some((query) => isUnanswered(query) || query.state.fetchStatus !== 'idle')) return;
    stopWaiting();
    stopWaiting = null;
  };
  const stopLooking = cache.subscribe(look);
  look();
  return () => {
    stopLooking();
    stopWaiting?.();
  };
}
