import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './page.module.css';
import { usePageFocus } from './use-page-focus.ts';

type PageProps = {
  /** A header that stays at the top of the column. */
  header?: ReactNode;
  /** The soft glow behind the column: amber in the evening, orange by day. */
  glow?: 'evening' | 'deep';
  className?: string | undefined;
  children: ReactNode;
};

/** The one column of every screen, at most 28rem wide, clear of notches and bars. */
export function Page({ header, glow = 'evening', className, children }: PageProps) {
  const page = usePageFocus<HTMLDivElement>();
  return (
    <div ref={page} className={classNames(styles['page'], styles[glow])}>
      <div className={classNames(styles['column'], className)}>
        {header !== undefined && <header className={styles['header']}>{header}</header>}
        <main className={styles['main']}>{children}</main>
      </div>
    </div>
  );
}
