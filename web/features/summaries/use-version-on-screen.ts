import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { summaryVersionsQuery } from '../../data/summaries.ts';

/** Return the version that an expanded card shows. This is the chosen version until the user opens another version. */
export function useVersionOnScreen(summary: Summary, isOpen: boolean) {
  const [version, setVersion] = useState<number | null>(null);
  const { data } = useQuery({ ...summaryVersionsQuery(summary.id), enabled: isOpen });
  const kept = data?.chosen ?? summary.version;
  const number = isOpen ? (version ?? kept) : summary.version;
  // Look up the version on each render: while the newest version is on screen, a model may replace its text.
  const read = data?.versions.find((each) => each.version === number) ?? summary;
  return { read, isKept: !isOpen || read.version === kept, version, setVersion };
}
