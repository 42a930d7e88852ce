import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { summaryVersionsQuery } from '../../data/summaries.ts';

/** `loadedAt` is the `performance.timeOrigin` of the page, which is another one after a reload. */
type EntryState = { version?: { id: string; number: number | null; loadedAt: number } } | null;

/**
 * Return the number of the summary's version in the state of the current history entry, or null. After a reload, return
 * null.
 */
function entryVersion(id: string): number | null {
  const { version } = (history.state as EntryState) ?? {};
  return version?.id === id && version.loadedAt === performance.timeOrigin ? version.number : null;
}

/**
 * Return the chosen version (`kept`) and the version that an open card shows (`read`): the version that the user has
 * opened, or else the chosen one. The history entry stores the opened version for a return. If the server has written
 * the summary again since the versions were fetched, they may quote deleted words: show `summary` until they are fetched
 * again.
 */
export function useVersionOnScreen(summary: Summary, isOpen: boolean) {
  const { id } = summary;
  const [version, setVersion] = useState(() => entryVersion(id));
  const { data: fetched, refetch } = useQuery({ ...summaryVersionsQuery(id), enabled: isOpen });
  const isOutdated =
    fetched?.versions.some((each) => each.version === summary.version && each.generatedAt < summary.generatedAt) ===
    true;
  useEffect(() => {
    if (isOpen && isOutdated) void refetch();
  }, [isOpen, isOutdated, refetch]);
  const data = isOutdated ? undefined : fetched;
  const keptNumber = data?.chosen ?? summary.version;
  const number = isOpen ? (version ?? keptNumber) : summary.version;
  // Look the versions up on each render, because a model may replace the text of the newest version.
  const find = (wanted: number) => data?.versions.find((each) => each.version === wanted) ?? summary;
  const read = find(number);
  const open = (next: number | null) => {
    setVersion(next);
    history.replaceState(
      { ...(history.state as object | null), version: { id, number: next, loadedAt: performance.timeOrigin } },
      '',
    );
  };
  return { read, kept: find(keptNumber), isKept: !isOpen || read.version === keptNumber, setVersion: open };
}
