import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import styles from './no-window.module.css';

type Props = {
  /** What stands above the drawing. */
  first?: ReactNode;
  title: string;
  text: ReactNode;
  action: ReactNode;
};

/** The writing screen when there is nothing to write: a drawing, a text and an action in place of the text area. */
export function PageWithMoon({ first, ...props }: Props) {
  return (
    <Page>
      <div className={styles['centre']}>
        {first}
        <EmptyState heading="h1" drawing={<Moon />} {...props} />
      </div>
    </Page>
  );
}

function Moon() {
  return (
    <svg
      width="120"
      height="84"
      viewBox="0 0 120 84"
      fill="none"
      aria-hidden="true"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      <path d="M68 12a17 17 0 1 0 12.5 27A20 20 0 0 1 68 12Z" stroke="var(--evening)" />
      <path d="M4 72c14-16 27-18 40-6 12-12 26-20 40-9 10 7 20 10 32 9" />
      <path d="M16 80c24-8 60-10 92-3" opacity="0.5" />
    </svg>
  );
}
