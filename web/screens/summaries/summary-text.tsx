import type { Summary } from '../../../core/contract/summaries.ts';
import { longDate } from '../../features/reflections/format.ts';
import { claimedOffset } from '../../features/session/claimed-offset.ts';
import styles from './summary-text.module.css';

/** The paragraphs of a long summary: a blank line stands between two. */
export function paragraphsOf(longSummary: string): string[] {
  return longSummary
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** The whole summary: its paragraphs, its key themes, when it was made. */
export function SummaryText({ id, summary }: { id: string; summary: Summary }) {
  const { longSummary, keyThemes, generatedAt } = summary;
  return (
    <div id={id} className={styles['text']}>
      {paragraphsOf(longSummary).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a finished text never move.
        <p key={index} className={styles['paragraph']}>
          {paragraph}
        </p>
      ))}
      {keyThemes.length > 0 && (
        <>
          <h3 className={styles['heading']}>Key Themes</h3>
          <ul className={styles['themes']}>
            {keyThemes.map((theme) => (
              <li key={theme} className={styles['theme']}>
                {theme}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles['generated']}>Generated on {longDate(generatedAt, claimedOffset())}</p>
    </div>
  );
}
