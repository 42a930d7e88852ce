import { useLayoutEffect } from 'react';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { Page } from '../../ui/page.tsx';
import { type FooterLink, HomeFooter } from './home-footer.tsx';
import { HomeHeader } from './home-header.tsx';
import styles from './home-screen.module.css';
import { LatestReflections } from './latest-reflections.tsx';
import { ReflectionCards } from './reflection-cards.tsx';
import { UnsentWords } from './unsent-words.tsx';
import { WeekStrip } from './week-strip.tsx';

/** Today: the streak, the week, what can be written now, and what was written last. */
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
        <UnsentWords />
      </div>
      <ReflectionCards />
      <LatestReflections today={today} />
      <HomeFooter links={footerLinks} />
    </Page>
  );
}
