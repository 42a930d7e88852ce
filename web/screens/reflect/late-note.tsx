import { useEffect, useLayoutEffect, useState } from 'react';
import { HOME_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { type Draft, isWindowOver } from '../../features/drafts/draft.ts';
import type { DraftEditor } from '../../features/drafts/draft-editor.ts';
import { conflictOf, storedText } from '../../features/drafts/draft-notices.ts';
import { markDiffering } from '../../features/drafts/mark-differing.ts';
import { limitClockMs, useRenderAt } from '../../features/drafts/use-render-at.ts';
import { useLatestReflections } from '../../features/reflections/use-reflections.ts';
import { earlierWeekday, midnightAfterMs } from '../../features/reflections/window/earlier-weekday.ts';
import { windowName } from '../../features/reflections/window/window-name.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { Button } from '../../ui/button/button.tsx';
import { useEditLimit, useIsClosed, useKnownWindows } from './edit-limit.ts';
import { lateRefusal, lateSentence } from './late-sentence.ts';
import styles from './notice.module.css';
import { type ExpiredPageOptions, useExpiredPage } from './use-expired-page.ts';
import { useNewerWords } from './use-newer-words.ts';

type LateNoteProps = {
  draft: Draft;
  editor: DraftEditor;
  /** Milliseconds that were left of the window when the page was opened. */
  leftMs: number;
  hasExtraTime: boolean;
  /** When the window closes (epoch ms), with the extra time. */
  closesAtMs: number;
  /** Called with true when the window of an evening has closed and its day is over. */
  setEveningOver: (isOver: boolean) => void;
  /** The text with which the page was opened. */
  openedContent: string;
  /** Whether a notice says why the server refused the draft. */
  isRefused: boolean;
  className: string | undefined;
} & ExpiredPageOptions;

/**
 * After the end of the window, say what the journal still accepts. A page that was opened before the end says so only
 * if it has text of an evening whose day is over, and when the journal accepts no more or has other words for the window.
 * If the journal has other words and the user has written nothing on this page, show both texts instead. Open a page
 * without a draft again when it has expired.
 */
export function LateNote({ draft, editor, leftMs, hasExtraTime, openedContent, ...props }: LateNoteProps) {
  const { closesAtMs, setEveningOver, isRefused, className, ...expiry } = props;
  const { isWriting } = expiry;
  useExpiredPage(editor, expiry);
  const open = useNewerWords(editor, openedContent);
  const [known] = useKnownWindows();
  const endMs = Date.parse(draft.availableUntil);
  useRenderAt([endMs, endMs + midnightAfterMs, closesAtMs + midnightAfterMs], known);
  const limit = useEditLimit(draft);
  const isClosed = useIsClosed(draft);
  const nowMs = limitClockMs(known);
  const isOver = isWindowOver(draft, nowMs);
  const { data, isLoading, failureCount } = useLatestReflections(HOME_LIST_LIMIT, isOver);
  const latest = data ?? [];
  const stored = isOver ? conflictOf(draft, latest, undefined, nowMs) : conflictOf(draft, [], open, nowMs);
  const conflict = isWriting ? stored : null;

  const showsBoth = (leftMs === 0 || !isOver) && draft.content === openedContent;
  useLayoutEffect(() => {
    if (conflict && showsBoth) markDiffering(editor, conflict);
  }, [conflict, showsBoth, editor]);

  const isTaken = limit.isPast && draft.rewrites === null && storedText(draft, latest) !== null;
  const refusal = isRefused ? null : lateRefusal(draft, { isTaken, isClosed });
  const isChecked = !isLoading || failureCount > 0;
  const isNextDay = earlierWeekday(draft, nowMs) !== '';
  const isEveningOver = isNextDay && nowMs > closesAtMs;
  useEffect(() => setEveningOver(isEveningOver), [isEveningOver, setEveningOver]);
  const isPastMidnight = !hasExtraTime && draft.content.trim() !== '' && isNextDay;
  const sentence = lateSentence(draft, {
    nowMs,
    editEnd: limit.time,
    hasConflict: conflict !== null,
    refusal,
    isLate: isChecked && (leftMs === 0 || isPastMidnight),
  });
  const safe = refusal && editor.state().autosave === 'saved' ? ' Your words stay here and on this device.' : '';
  const text = sentence && sentence + safe;
  // During and after a submit, the journal's words may be those of this page: leave the text as it is.
  const [said, setSaid] = useState(text);
  if (isWriting && text !== said) setSaid(text);
  const isShown = leftMs <= 0 || said !== null;
  return (
    <>
      {/* Always rendered: screen readers announce only changes to a region that already exists. */}
      <p role="status" className={isShown ? className : undefined}>
        {isShown && (
          <>
            These words are for {windowName(draft, nowMs, effectiveTimezoneOffset())}. {said}
          </>
        )}
      </p>
      {isShown && conflict && !showsBoth && (
        <div className={styles['actions']}>
          <Button variant="quiet" onClick={() => markDiffering(editor, conflict)}>
            See both versions
          </Button>
        </div>
      )}
    </>
  );
}
