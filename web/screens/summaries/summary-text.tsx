import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { summaryVersionsQuery } from '../../data/summaries.ts';
import { longDate } from '../../features/reflections/format.ts';
import { claimedOffset } from '../../features/session/claimed-offset.ts';
import { SummaryVersions } from '../../features/summaries/summary-versions.tsx';
import { ToldSummary } from '../../features/summaries/told-summary.tsx';
import { writerWords } from '../../features/summaries/writer-words.ts';
import styles from './summary-text.module.css';

/** The whole summary: its paragraphs, its key themes, who made it and when, and its other versions. */
export function SummaryText({ id, summary }: { id: string; summary: Summary }) {
  const [version, setVersion] = useState<number | null>(null);
  const { data } = useQuery(summaryVersionsQuery(summary.id));
  const wanted = version ?? data?.chosen;
  // Looked up each time it is drawn: a model may replace the newest version while it is read.
  const read = data?.versions.find((each) => each.version === wanted) ?? summary;
  const themes = [...new Set(read.keyThemes)];
  return (
    <div id={id} className={styles['text']}>
      <ToldSummary key={read.version} summary={read} />
      {themes.length > 0 && (
        <>
          <h3 className={styles['heading']}>Key Themes</h3>
          <ul className={styles['themes']}>
            {themes.map((theme) => (
              <li key={theme} className={styles['theme']}>
                {theme}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles['generated']}>Generated on {longDate(read.generatedAt, claimedOffset())}</p>
      <p className={styles['writer']}>{writerWords(read.writer)}</p>
      <SummaryVersions id={summary.id} read={version} onRead={setVersion} />
    </div>
  );
}
