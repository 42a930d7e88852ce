import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './page.module.css';
import { usePageFocus } from './use-page-focus.ts';

type PageProps = {
  /** A header that stays at the top of the column. */
  header?: ReactNode;
  /** The soft glow behind the column: amber for the evening, orange for a deep reflection. */
  glow?: 'evening' | 'deep';
  /**
   * Whether wide windows show two panes side by side. The screen arranges the panes itself, with the gap --pane-gap.
   */
  isWide?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The layout of every screen, clear of notches and bars: one column of at most 28rem, or two panes. */
export function Page({ header, glow = 'evening', isWide = false, className, children }: PageProps) {
  const page = usePageFocus<HTMLDivElement>();
  return (
    <div ref={page} className={classNames(styles['page'], styles[glow])}>
      <div className={classNames(styles['column'], isWide && styles['wide'], className)}>
        {header !== undefined && <header className={styles['header']}>{header}</header>}
        <main className={styles['main']}>{children}</main>
      </div>
    </div>
  );
}
