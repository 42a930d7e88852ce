import type { QueryClient } from '@tanstack/react-query';
import { pathOf } from '../../data/api/api.ts';
import type { KnownWindow } from '../../data/current-window.ts';
import { closesAtMs } from '../reflections/window/server-time.ts';
import { type DraftWindow, isSameWindow } from './draft.ts';

/** Return the cached answers about windows, the latest one first. */
export const knownWindows = (client: QueryClient): readonly KnownWindow[] =>
  client
    .getQueriesData<KnownWindow>({ queryKey: [pathOf('getCurrentWindow')] })
    .flatMap(([, known]) => known ?? [])
    .sort((one, other) => other.receivedAtMs - one.receivedAtMs);

/** Return when a window closes, in epoch ms, with the user's extra time if one of the answers has it. */
export const windowEndMs = (window: DraftWindow, answers: readonly KnownWindow[]): number =>
  Math.max(
    Date.parse(window.availableUntil),
    ...answers.map((known) => (isSameWindow(known.window, window) ? closesAtMs(known) : 0)),
  );
