import { useEffect, useId, useState } from 'react';
import type { ReflectionType } from '../../../core/contract/values.ts';
import { CONTENT_MAX_CHARACTERS } from '../../../core/domain/limits.ts';
import { beginWith, useCarriedWords, wordsForNext } from '../../features/reflections/carried-words.ts';
import { CountdownBadge } from '../../features/reflections/countdown-badge.tsx';
import { windowWords } from '../../features/reflections/draft-standing.ts';
import { clockTime } from '../../features/reflections/format.ts';
import { openDraft } from '../../features/reflections/open-draft.ts';
import { findDraft, useDraftOwner } from '../../features/reflections/own-drafts.ts';
import { tab, useDraft } from '../../features/reflections/use-draft.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { lazyPart, loadUntilDone } from '../../ui/lazy-part.tsx';
import { Said } from '../../ui/said.tsx';
import { GrowingText } from './growing-text.tsx';
import type { TwoTextsProps } from './two-texts.tsx';
import { useOverslept } from './use-overslept.ts';
import { useSubmit } from './use-submit.ts';
import type { WritingSubject } from './use-writing-subject.ts';
import { WritingBar } from './writing-bar.tsx';
import { WritingFrame } from './writing-frame.tsx';
import styles from './writing-page.module.css';

type Props = {
  subject: WritingSubject;
  /** Another tab has handed these words in or let them go, or the window has passed without any. */
  onGone: () => void;
};

const AchievementDialog = lazyPart(
  async () => (await import('../../features/celebration/achievement-dialog.tsx')).AchievementDialog,
);

const loadNotices = () => import('./writing-notices.tsx');
const WritingNotices = lazyPart(async () => (await loadNotices()).WritingNotices);

const loadTwoTexts = () => import('./two-texts.tsx');
const TwoTexts = lazyPart<TwoTextsProps>(
  async () => (await loadTwoTexts()).TwoTexts,
  () => <Said>There are two versions of this reflection. Both are safe.</Said>,
);

const betweenDevices = { mine: 'On this device', theirs: 'Already in your journal' };
const betweenTabs = { mine: 'This version', theirs: 'The other version' };

/** A page, not a form: the question, the words, and a bar with what is needed to keep them. */
export function WritingPage({ subject, onGone }: Props) {
  const { window, prompt, existing, leftMs, extraTimeUntil } = subject;
  const uid = useDraftOwner();
  const [opened] = useState(() =>
    beginWith(openDraft({ window, prompt, existing, found: findDraft(uid, window), tab }), wordsForNext(uid, window)),
  );
  const { draft, saved, isGone, keeper } = useDraft(opened);
  const { phase, refusal, isAskedAgain, theirs, achievement, submit, settle, goHome } = useSubmit(
    keeper,
    opened.differing,
  );
  useCarriedWords(keeper, uid, opened.carried);
  const question = useId();

  useEffect(() => {
    if (isGone && phase === 'writing') onGone();
  }, [isGone, phase, onGone]);

  // They are needed when the network is gone, and fetched while it is there.
  useEffect(() => void loadUntilDone(() => Promise.all([loadNotices(), loadTwoTexts()])), []);

  useOverslept(keeper, phase === 'writing', onGone);

  const useInNext = () => {
    keeper.mark('for-next');
    goHome();
  };

  const isEditing = draft.rewrites !== null;
  const isWaiting = draft.fate === 'waiting' && !isAskedAgain && saved !== 'failed';
  const otherTab = { content: draft.otherContent, labels: betweenTabs, onChoose: keeper.settle };
  const { content, labels, onChoose } = theirs
    ? { content: theirs.content, labels: betweenDevices, onChoose: settle }
    : otherTab;

  return (
    <WritingFrame
      glow={window.type}
      chip={<Chip type={window.type} isEditing={isEditing} />}
      badge={<CountdownBadge type={window.type} leftMs={() => leftMs} paused />}
      bar={
        content === null && (
          <WritingBar
            content={draft.content}
            saved={saved}
            isEditing={isEditing}
            isBusy={phase !== 'writing'}
            onSubmit={submit}
          />
        )
      }
    >
      {content !== null ? (
        <TwoTexts mine={draft.content} content={content} labels={labels} onChoose={onChoose} />
      ) : (
        <div className={styles['sheet']}>
          <h1 id={question} className={styles['question']}>
            {prompt.question}
          </h1>
          {extraTimeUntil && (
            <p className={styles['late']}>
              Extra time: open until {clockTime(extraTimeUntil, effectiveTimezoneOffset())}.
            </p>
          )}
          {leftMs === 0 && (
            <p className={styles['late']}>For {windowWords(window, Date.now(), effectiveTimezoneOffset())}.</p>
          )}
          {(refusal || isWaiting || saved === 'failed') && phase === 'writing' && (
            <WritingNotices {...{ refusal, isWaiting, draft, saved }} onUseInNext={useInNext} />
          )}
          <GrowingText
            labelledBy={question}
            value={draft.content}
            isReadOnly={phase !== 'writing'}
            isTooLong={draft.content.length > CONTENT_MAX_CHARACTERS}
            onChange={keeper.type}
            onSubmit={submit}
          />
        </div>
      )}
      {achievement && <AchievementDialog achievement={achievement} onContinue={goHome} />}
    </WritingFrame>
  );
}

function Chip({ type, isEditing }: { type: ReflectionType; isEditing: boolean }) {
  if (isEditing) return <span className={styles['chip']}>Editing</span>;
  return type === 'deep' ? <span className={styles['chip']}>10-minute window</span> : null;
}
