import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  DEEP_FIRST_MINUTE_OF_DAY,
  DEEP_UNTIL_MINUTE_OF_DAY,
  DEEP_WINDOW_MINUTES,
  EVENING_FROM_SECONDS_OF_DAY,
} from '../../../core/domain/limits.ts';
import { clockText } from '../../../core/domain/texts/limit-texts.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { draftHref, finishLabel, isExpired, noticeTitle } from '../../features/drafts/draft-notices.ts';
import { findDrafts } from '../../features/drafts/draft-storage.ts';
import { useCurrentWindow } from '../../features/reflections/window/use-current-window.ts';
import { useUid } from '../../features/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './no-window.module.css';
import { PageWithMoon } from './page-with-moon.tsx';

/**
 * The writing screen when the window in its address is not open. It leads to the window that is open, and to drafts of
 * earlier windows that can still be submitted.
 */
export function NoWindow() {
  const [, navigate] = useLocation();
  const uid = useUid();
  const nowMs = serverClockMs();
  const { data: known } = useCurrentWindow();
  const open = known?.window.isActive ? known : null;
  const [drafts] = useState(() => findDrafts(uid).filter((draft) => !isExpired(draft, nowMs)));
  return (
    <PageWithMoon
      title="No Reflection Available"
      text={<Schedule />}
      action={
        <div className={styles['actions']}>
          {drafts.map((draft) => (
            <section key={draft.idempotencyKey} className={styles['draft']}>
              <p className={styles['draftTitle']}>{noticeTitle(draft, nowMs)}.</p>
              <Button onClick={() => navigate(draftHref(draft))}>{finishLabel(draft, nowMs)}</Button>
            </section>
          ))}
          {open && (
            <Button onClick={() => navigate(`/reflect/${open.window.type}`)}>
              {open.existingReflection ? 'Edit' : 'Write'} the {open.window.type} reflection
            </Button>
          )}
          <Button variant={open || drafts.length > 0 ? 'quiet' : 'primary'} onClick={() => navigate('/')}>
            Back to Home
          </Button>
        </div>
      }
    />
  );
}

function Schedule() {
  return (
    <>
      Come back when a window is open:
      <span className={styles['window']}>{`Evening reflection at ${clockText(EVENING_FROM_SECONDS_OF_DAY)}`}</span>
      <span className={styles['window']}>
        {`Deep reflections in random ${DEEP_WINDOW_MINUTES}-minute windows between ${clockText(DEEP_FIRST_MINUTE_OF_DAY * 60)} and ${clockText(DEEP_UNTIL_MINUTE_OF_DAY * 60)}`}
      </span>
    </>
  );
}
