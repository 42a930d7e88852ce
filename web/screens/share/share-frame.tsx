import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page/page.tsx';
import styles from './share-frame.module.css';

/** The page frame of the share screen, with an optional tool at the end of the header. */
export function ShareFrame({ tool, children }: { tool?: ReactNode; children: ReactNode }) {
  const [, navigate] = useLocation();
  const header = (
    <>
      <IconButton label="Back to Summaries" className={styles['back']} onClick={() => navigate('/summary')}>
        <BackIcon />
      </IconButton>
      {tool}
    </>
  );
  return (
    <Page header={header} className={styles['column']}>
      <h1 className="visually-hidden">Share card</h1>
      {children}
    </Page>
  );
}
