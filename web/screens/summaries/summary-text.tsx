import type { Summary } from '../../../core/contract/summaries.ts';
import { longDate } from '../../features/reflections/format.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { SummaryVersions } from '../../features/summaries/summary-versions.tsx';
import { ToldSummary } from '../../features/summaries/told-summary.tsx';
import { writerWords } from '../../features/summaries/writer-words.ts';
import styles from './summary-text.module.css';

type Props = {
  id: string;
  /** The version that is read. */
  read: Summary;
  /** Its number where it was chosen, null for the one that is kept. */
  version: number | null;
  onRead: (version: number | null) => void;
};

/** The whole summary: its paragraphs, its key themes, who made it and when, and its other versions. */
export function SummaryText({ id, read, version, onRead }: Props) {
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
      <p className={styles['generated']}>Generated on {longDate(read.generatedAt, effectiveTimezoneOffset())}</p>
      <p className={styles['writer']}>{writerWords(read.writer)}</p>
      <SummaryVersions id={read.id} read={version} onRead={onRead} />
    </div>
  );
}
