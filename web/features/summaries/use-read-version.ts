import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { summaryVersionsQuery } from '../../data/summaries.ts';

/** Which version of a summary is read on its open card: the kept one until another is chosen. */
export function useReadVersion(summary: Summary, isOpen: boolean) {
  const [version, setVersion] = useState<number | null>(null);
  const { data } = useQuery({ ...summaryVersionsQuery(summary.id), enabled: isOpen });
  const kept = data?.chosen ?? summary.version;
  const number = isOpen ? (version ?? kept) : summary.version;
  // Looked up each time it is drawn: a model may replace the newest version while it is read.
  const read = data?.versions.find((each) => each.version === number) ?? summary;
  return { read, isKept: !isOpen || read.version === kept, version, setVersion };
}
