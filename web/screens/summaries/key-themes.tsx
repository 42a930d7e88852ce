import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Summary } from '../../../core/contract/summaries.ts';
import { CorrectThemeDialog } from '../../features/summaries/correct-theme-dialog.tsx';
import styles from './key-themes.module.css';

type Restored = { summaryId: string; theme: string; isLatest: () => boolean };

/**
 * Called with a theme after Undo. The component that offered the Undo may have been unmounted meanwhile, and another
 * one may show the summary.
 */
const listeners = new Set<(restored: Restored) => void>();

/** The key themes of the version on screen. */
export function KeyThemes({ read }: { read: Summary }) {
  const { id: summaryId } = read;
  const themes = [...new Set(read.keyThemes)];
  const [chosen, setChosen] = useState<{ theme: string; isByKeyboard: boolean } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isCorrected = useRef(false);
  const isEmpty = themes.length === 0;
  const [restored, setRestored] = useState<Restored | null>(null);
  const restoredAt = restored?.summaryId === summaryId ? themes.indexOf(restored.theme) : -1;

  // A correction removes the pressed badge. If the focus is lost, focus the heading of the themes, or the title of the
  // summary if no theme is left.
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || place.current?.contains(focused) === true;
    if (chosen !== null || !isCorrected.current || !isLost) return;
    const heading = isEmpty
      ? place.current?.closest('article')?.querySelector('h2')
      : place.current?.querySelector('h3');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [chosen, isEmpty]);

  useEffect(() => {
    listeners.add(setRestored);
    return () => void listeners.delete(setRestored);
  }, []);

  // After Undo, focus the restored theme, unless the user has done something else since.
  useEffect(() => {
    if (!restored || restoredAt < 0) return;
    setRestored(null);
    const badge = restored.isLatest() ? place.current?.querySelectorAll<HTMLElement>('li button')[restoredAt] : null;
    badge?.focus({ preventScroll: true });
    badge?.scrollIntoView({ block: 'nearest' });
  }, [restored, restoredAt]);

  return (
    <div ref={place}>
      {isEmpty && (
        <>
          <p className={styles['none']}>No key themes this week.</p>
          <p className={styles['hint']} data-not-printed>
            A theme is something that stands out in your week, often in several reflections, and that you have not
            removed. The title may name something smaller.
          </p>
        </>
      )}
      {!isEmpty && (
        <>
          <h3 className={styles['heading']}>Key Themes</h3>
          <ul className={styles['themes']}>
            {themes.map((theme) => (
              <li key={theme} className={styles['entry']}>
                <button
                  type="button"
                  className={styles['theme']}
                  aria-haspopup="dialog"
                  data-words
                  onClick={({ detail }) => {
                    isCorrected.current = false;
                    setChosen({ theme, isByKeyboard: detail === 0 });
                  }}
                >
                  <span className={styles['badge']}>{theme}</span>
                  <span className="visually-hidden">: remove or rename</span>
                </button>
              </li>
            ))}
          </ul>
          <p className={styles['hint']} data-not-printed>
            Not quite yours? Choose a theme to remove or rename it.
          </p>
        </>
      )}
      {/*
       * Render the dialog into the screen. Inside the summary, it would close when a resize moves the summary to the
       * other pane. Outside the app, a notification that moves into the dialog would not react to a press.
       */}
      {chosen !== null &&
        createPortal(
          <CorrectThemeDialog
            {...chosen}
            shown={read}
            themes={themes}
            onClose={() => setChosen(null)}
            onCorrected={() => {
              isCorrected.current = true;
              setChosen(null);
            }}
            onUndone={(isLatest) => {
              for (const restore of listeners) restore({ summaryId, theme: chosen.theme, isLatest });
            }}
          />,
          document.querySelector('main') ?? document.body,
        )}
    </div>
  );
}
