import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { ReflectionType } from '../../../core/contract/values.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { usePageFocus } from '../../ui/use-page-focus.ts';
import { useVisualTop } from './use-visual-top.ts';
import styles from './writing-frame.module.css';

type Props = {
  glow: ReflectionType;
  chip: ReactNode;
  badge: ReactNode;
  /** Sits on the keyboard, or on the lower edge without one. */
  bar: ReactNode;
  children: ReactNode;
};

/** As high as what can be seen above the keyboard: Back and time on top, the page between, the bar below. */
export function WritingFrame({ glow, chip, badge, bar, children }: Props) {
  const [, navigate] = useLocation();
  const frame = usePageFocus<HTMLDivElement>();
  useVisualTop(frame);
  return (
    <div ref={frame} className={classNames(styles['frame'], styles[glow])}>
      <header className={styles['top']}>
        <IconButton label="Back" className={styles['back']} onClick={() => navigate('/')}>
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
