import { useQuery } from '@tanstack/react-query';
import { preferencesQuery } from '../../data/preferences.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './summaries-screen.module.css';

/** Say that no new summaries come while the user has them turned off, and link to the settings. */
export function SummariesOff() {
  if (useQuery(preferencesQuery()).data?.aiSummaries !== 'off') return null;
  return (
    <p className={styles['missing']}>
      New summaries are off. <TextLink href="/settings/summaries">Turn them on</TextLink>
    </p>
  );
}
