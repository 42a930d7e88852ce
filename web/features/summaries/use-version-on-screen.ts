import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { summaryVersionsQuery } from '../../data/summaries.ts';

type EntryState = { version?: { id: string; number: number | null } } | null;

/** Return the number of the version of a summary that the current history entry stores; null if it stores none. */
function entryVersion(id: string): number | null {
  const { version } = (history.state as EntryState) ?? {};
  return version?.id === id ? version.number : null;
}

/**
 * Return the version that an expanded card shows. This is the chosen version until the user opens another version. A
 * reload and a return to this history entry show that version again.
 */
export function useVersionOnScreen(summary: Summary, isOpen: boolean) {
  const { id } = summary;
  const [version, setVersion] = useState(() => entryVersion(id));
  const { data } = useQuery({ ...summaryVersionsQuery(id), enabled: isOpen });
  const kept = data?.chosen ?? summary.version;
  const number = isOpen ? (version ?? kept) : summary.version;
  // Look up the version on each render: while the newest version is on screen, a model may replace its text.
  const read = data?.versions.find((each) => each.version === number) ?? summary;
  const open = (next: number | null) => {
    setVersion(next);
    history.replaceState({ ...(history.state as object | null), version: { id, number: next } }, '');
  };
  return { read, isKept: !isOpen || read.version === kept, setVersion: open };
}
