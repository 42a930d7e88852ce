import { type ReactNode, type RefObject, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { usePageFocus } from '../../ui/page/use-page-focus.ts';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './writing-frame.module.css';

type Props = {
  glow: ReflectionType;
  chip: ReactNode;
  badge: ReactNode;
  /** Shown directly above the keyboard, or at the lower edge while the keyboard is closed. */
  bar: ReactNode;
  children: ReactNode;
};

/** Fill the visible area above the keyboard: Back and the countdown on top, the page in the middle, the bar below. */
export function WritingFrame({ glow, chip, badge, bar, children }: Props) {
  const [, navigate] = useLocation();
  const frame = usePageFocus<HTMLDivElement>();
  useVisualTop(frame);
  const goBack = () => {
    // Return to History's own entry, which stores its view, its day and its scroll position.
    if ((history.state as { isFromHistory?: unknown } | null)?.isFromHistory === true) history.back();
    else navigate('/');
  };
  return (
    <div ref={frame} className={classNames(styles['frame'], styles[glow])}>
      <header className={styles['top']}>
        <IconButton label="Back" className={styles['back']} onClick={goBack}>
          <BackIcon />
        </IconButton>
        <span className={styles['facts']}>
          {chip}
          {badge}
        </span>
      </header>
      <main className={styles['page']}>{children}</main>
      {bar}
    </div>
  );
}

/** Keep `frame` at the top of the visible area: some browsers move the page up when the keyboard opens. */
function useVisualTop(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const follow = () => {
      if (frame.current)
        frame.current.style.transform = viewport?.offsetTop ? `translateY(${viewport.offsetTop}px)` : '';
    };
    viewport?.addEventListener('scroll', follow);
    viewport?.addEventListener('resize', follow);
    return () => {
      viewport?.removeEventListener('scroll', follow);
      viewport?.removeEventListener('resize', follow);
    };
  }, [frame]);
}
