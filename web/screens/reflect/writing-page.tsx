import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { CONTENT_MAX_CHARACTERS, DEEP_WINDOW_MINUTES } from '../../../core/domain/limits.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import {
  type DraftWindow,
  hasJournalText,
  isChangedSinceSubmit,
  isDecided,
  isUndecided,
  submitEndMs,
} from '../../features/drafts/draft.ts';
import { findDraft } from '../../features/drafts/draft-storage.ts';
import { draftsForNext, openDraft, prependDrafts } from '../../features/drafts/open-draft.ts';
import { useDraft } from '../../features/drafts/use-draft.ts';
import { clockTime } from '../../features/reflections/format.ts';
import { earlierWeekday, midnightAfterMs } from '../../features/reflections/window/earlier-weekday.ts';
import { PausedBadge } from '../../features/reflections/window/paused-badge.tsx';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { useUid } from '../../features/session/use-session.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { GrowingText } from './growing-text.tsx';
import { keepHeight } from './steady-height.ts';
import type { TimedTextProps } from './timed-text.tsx';
import { useSubmit } from './use-submit.ts';
import type { WritingSubject } from './use-writing-subject.ts';
import type { VersionChoiceProps } from './version-choice.tsx';
import { WritingBar } from './writing-bar.tsx';
import { WritingFrame } from './writing-frame.tsx';
import styles from './writing-page.module.css';

export type WritingPageProps = {
  subject: WritingSubject;
  /** Whether `onObsolete` has opened this page again. */
  isReopened: boolean;
  /** The text of this tab, if another tab has replaced it and submitted the draft; else null. */
  replaced: string | null;
  /**
   * Called when nothing is left to edit: another tab removed the draft, or the window ended without a draft. Returns a
   * function that keeps this page open after all, because the user writes on it.
   */
  onObsolete: (replaced: string | null) => () => void;
};

const AchievementDialog = lazyPart(
  async () => (await import('../../features/celebration/achievement-dialog.tsx')).AchievementDialog,
);

const loadLaterParts = () => import('./later-parts.ts');
const WritingNotices = lazyPart(async () => (await loadLaterParts()).WritingNotices);
const LateNote = lazyPart(async () => (await loadLaterParts()).LateNote);
const AssumedNote = lazyPart(async () => (await loadLaterParts()).AssumedNote);
const TimedText = lazyPart<TimedTextProps>(
  async () => (await loadLaterParts()).TimedText,
  ({ textAt }) => textAt(serverClockMs()),
);
const VersionChoice = lazyPart<VersionChoiceProps>(
  async () => (await loadLaterParts()).VersionChoice,
  () => <p>This reflection has another version. All texts are safe.</p>,
);

export function WritingPage({ subject, isReopened, replaced, onObsolete }: WritingPageProps) {
  const { window, prompt, existing, leftMs, extraTimeUntil, assumed } = subject;
  const uid = useUid();
  const client = useQueryClient();
  const [opened] = useState(() =>
    prependDrafts(
      openDraft({
        window,
        prompt,
        existing,
        found: findDraft(uid, window),
        isUnannounced: assumed === 'unannounced',
      }),
      draftsForNext(uid, window),
    ),
  );
  const { draft, autosave, isRemovedElsewhere, replacedContent, editor } = useDraft(opened, replaced);
  const { phase, refusal, differing, achievement, answer, submit, onChosen, goHome } = useSubmit(
    editor,
    opened.differing,
  );
  const question = useId();
  const endMs = Date.parse(window.availableUntil);
  const closesAtMs = Date.parse(extraTimeUntil ?? window.availableUntil);
  const [isEveningOver, setEveningOver] = useState(false);
  usePageTitle(`${window.type === 'deep' ? 'Deep' : 'Evening'} Reflection`);

  useEffect(() => {
    if (isRemovedElsewhere && phase === 'writing') return onObsolete(replacedContent);
    return undefined;
  }, [isRemovedElsewhere, replacedContent, phase, onObsolete]);

  useEffect(() => {
    // The server accepts the draft of an announced window even after the window ends.
    if (assumed !== 'unannounced' && editor.state().draft.isUnannounced) editor.save({ isUnannounced: false });
  }, [assumed, editor]);

  const explainPause = () => {
    loadLaterParts().then(
      (parts) => parts.explainPause(editor.state().draft, client),
      () => undefined,
    );
  };

  const isDeleted = draft.status === 'deleted';
  const isEditing = draft.rewrites !== null;
  const isChanged = isChangedSinceSubmit(draft);
  const isWaiting = draft.status === 'waiting' && !isChanged && autosave !== 'failed';
  // The notice then says until when the words are sent.
  const isWaitingOffline = isWaiting && !navigator.onLine;
  const sendEndMs = Math.max(submitEndMs(draft), closesAtMs);
  const isTooLate = isWaitingOffline && serverClockMs() > sendEndMs;
  const isJournalChosen = isDecided(draft) && hasJournalText(draft);
  const other = differing?.content ?? (isUndecided(draft) ? draft.otherContent : null);

  return (
    <WritingFrame
      glow={window.type}
      chip={
        <Chip
          isDeep={leftMs > 0 && window.type === 'deep'}
          isEditing={isEditing}
          hasExtraTime={extraTimeUntil !== null}
        />
      }
      badge={
        leftMs > 0 &&
        !isEveningOver &&
        !isDeleted &&
        !refusal && <PausedBadge type={window.type} leftMs={leftMs} onExplain={explainPause} />
      }
      bar={
        other === null &&
        !isDeleted && (
          <WritingBar
            content={draft.content}
            autosave={autosave}
            isChanged={isChanged}
            isWaitingOffline={isWaitingOffline && !isTooLate}
            isFinal={isTooLate || refusal === 'taken' || refusal === 'window_closed' || isJournalChosen}
            isEditing={isEditing}
            isBusy={phase !== 'writing'}
            isSent={phase === 'done' || isJournalChosen}
            onSubmit={submit}
          />
        )
      }
    >
      {other !== null ? (
        <VersionChoice {...{ draft, differing, existing, other, editor, onChosen }} />
      ) : (
        <div className={styles['sheet']}>
          <h1 ref={keepHeight} id={question} className={styles['question']}>
            {prompt.question}
          </h1>
          {extraTimeUntil && !isWaitingOffline && (
            <p className={styles['late']}>
              <TimedText
                instantsMs={[endMs, endMs + midnightAfterMs]}
                textAt={(nowMs) => extraTimeText(window, extraTimeUntil, nowMs)}
              />
            </p>
          )}
          {/* Always rendered: this loads the later parts, and some of them are shown when the network has failed. */}
          <LateNote
            {...{ draft, editor, leftMs, closesAtMs, setEveningOver }}
            hasExtraTime={extraTimeUntil !== null}
            openedContent={opened.start.content}
            isRefused={refusal !== null}
            className={styles['late']}
            isWriting={phase === 'writing'}
            mayLackText={isReopened && existing === null}
            onObsolete={onObsolete}
          />
          <AssumedNote
            {...{ window, isWaiting }}
            className={styles['late']}
            isUnannounced={assumed === 'unannounced' && draft.isUnannounced}
            isAcceptedLater={leftMs > 0 && !isEditing && !isDeleted && !refusal}
          />
          {phase === 'writing' && (
            <WritingNotices {...{ refusal, isWaiting, answer, draft, autosave, editor, goHome }} />
          )}
          <GrowingText
            labelledBy={question}
            value={draft.content}
            isReadOnly={phase !== 'writing'}
            isTooLong={draft.content.length > CONTENT_MAX_CHARACTERS}
            onChange={editor.edit}
            onSubmit={submit}
          />
        </div>
      )}
      {achievement && <AchievementDialog achievement={achievement} onContinue={goHome} />}
    </WritingFrame>
  );
}

/** Return until when the page is open. Before the extra time, name the end of the window, too; after midnight, the evening. */
function extraTimeText(window: DraftWindow, extraTimeUntil: string, nowMs: number): string {
  const timeOf = (instant: string) => clockTime(instant, effectiveTimezoneOffset());
  const weekday = earlierWeekday(window, nowMs);
  const state =
    nowMs < Date.parse(window.availableUntil)
      ? `Open until ${timeOf(window.availableUntil)}, then extra time`
      : `Extra time${weekday && ` for ${weekday} evening`}: open`;
  return `${state} until ${timeOf(extraTimeUntil)}.`;
}

type ChipProps = { isDeep: boolean; isEditing: boolean; hasExtraTime: boolean };

function Chip({ isDeep, isEditing, hasExtraTime }: ChipProps) {
  if (isEditing) return <span className={styles['chip']}>Editing</span>;
  if (!isDeep) return null;
  return (
    <span className={styles['chip']}>{hasExtraTime ? 'With extra time' : `${DEEP_WINDOW_MINUTES}-minute window`}</span>
  );
}
