import { useLayoutEffect } from 'react';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { Page } from '../../ui/page/page.tsx';
import { WindowCards } from './cards/window-cards.tsx';
import { DraftsOnHome } from './drafts/drafts-on-home.tsx';
import { type FooterLink, HomeFooter } from './home-footer.tsx';
import { HomeHeader } from './home-header.tsx';
import styles from './home-screen.module.css';
import { LatestReflections } from './latest/latest-reflections.tsx';
import { WeekStrip } from './week/week-strip.tsx';

/** Home: the streak, the week, drafts, the two windows and the latest reflections. */
export function HomeScreen({ footerLinks }: { footerLinks: readonly FooterLink[] }) {
  const today = useLocalDay();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['toasts'] = 'low';
    return () => {
      delete dataset['toasts'];
    };
  }, []);
  return (
    <Page className={styles['column']}>
      <HomeHeader today={today} />
      <WeekStrip today={today} />
      <div className={styles['unsent']}>
        <DraftsOnHome />
      </div>
      <WindowCards />
      <LatestReflections today={today} />
      <HomeFooter links={footerLinks} />
    </Page>
  );
}
