import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '../../data/stats.ts';
import { useServerDay } from '../../features/reflections/use-server-day.ts';
import { useCurrentWindow } from '../../features/reflections/window/use-current-window.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page/page.tsx';
import { useFits } from '../../ui/page/use-fits.ts';
import { useIsWide } from '../../ui/page/use-is-wide.ts';
import { classNames } from '../../ui/styles/class-names.ts';
import { WindowCards } from './cards/window-cards.tsx';
import { DraftsOnHome } from './drafts/drafts-on-home.tsx';
import { type FooterLink, HomeFooter } from './home-footer.tsx';
import { HomeHeader } from './home-header.tsx';
import styles from './home-screen.module.css';
import { LatestReflections } from './latest/latest-reflections.tsx';
import { HomeLinePlace } from './week/home-line-place.tsx';
import { WeekStrip } from './week/week-strip.tsx';

const FirstDay = lazyPart(
  async () => (await import('./first-day/first-day.tsx')).FirstDay,
  () => <div className={styles['firstDay']} />,
);

const SampleUntilSummary = lazyPart(
  async () => (await import('./first-day/sample-until-summary.tsx')).SampleUntilSummary,
);

const OnThisDay = lazyPart(async () => (await import('./latest/on-this-day.tsx')).OnThisDay);

/**
 * The number of reflections from which home no longer offers the sample week. From this number on, home does not load
 * the summaries either, because only this offer depends on them.
 */
const sampleBefore = 30;

/**
 * The window width at which the two cards fit side by side: the minimum of window-cards.module.css twice, then the gap
 * and the padding of the page, 44 px.
 */
const cardsWidthEm = [16.5, 2.75] as const;

export function HomeScreen({ footerLinks }: { footerLinks: readonly FooterLink[] }) {
  const today = useServerDay();
  const total = useQuery(statsQuery(today)).data?.totalReflections;
  const isNew = total === 0;
  const { data: known } = useCurrentWindow();
  const isOpen = known?.window.isActive === true;
  const hasPanes = useIsWide();
  const isStacked = !useFits(...cardsWidthEm);
  const layout = [isOpen && styles['isOpen'], hasPanes && styles['panes'], isStacked && styles['stacked']];
  const drafts = (
    <div className={classNames(styles['drafts'], styles[isOpen ? 'below' : 'above'])}>
      <DraftsOnHome />
    </div>
  );
  return (
    <Page isWide className={classNames(styles['column'], ...layout)}>
      <HomeHeader today={today} />
      <WeekStrip {...{ today, known }} />
      <HomeLinePlace today={today} />
      {/* Show drafts below the cards while a window is open: the window closes soon, and drafts can wait. */}
      {!isOpen && drafts}
      <WindowCards />
      {isOpen && drafts}
      {isNew && <FirstDay />}
      <LatestReflections />
      {total !== undefined && total > 0 && <OnThisDay today={today} />}
      {total !== undefined && total > 0 && total < sampleBefore && <SampleUntilSummary today={today} />}
      <div className={styles['putAway']}>
        <DraftsOnHome arePutAway />
      </div>
      <HomeFooter links={footerLinks} />
    </Page>
  );
}
