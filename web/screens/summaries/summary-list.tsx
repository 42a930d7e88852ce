import { useRef } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import type { SummarySort } from '../../../core/domain/summaries/summary-search.ts';
import { monthName } from '../../features/reflections/format.ts';
import type { Month } from '../../features/reflections/month.ts';
import { jumpFromMonths, MonthJump } from '../../features/reflections/month-jump/month-jump.tsx';
import { MonthName } from '../../features/reflections/month-jump/month-name.tsx';
import { monthGroups } from './month-groups.ts';
import { OtherWeeks } from './other-weeks.tsx';
import { RewrittenWeek } from './rewritten-week.tsx';
import { SummaryCard } from './summary-card.tsx';
import styles from './summary-list.module.css';

type Props = {
  summaries: readonly Summary[];
  sort: SummarySort;
  /** The text that is searched for; '' without a search. */
  search: string;
  /** Return the part of the search that is to be marked in a summary. */
  markedWords: (summary: Summary) => string;
  /** The summaries that do not match the search any more. */
  unmatched: readonly Summary[];
  openId: string | null;
  /** The Monday of the week in the path. */
  pathWeekStart: string | undefined;
  /** Where to show the expanded summary on a wide screen; null to show it in its card. */
  pane: HTMLElement | null;
  /** Whether the user opened the week in the path by a link, not by a button of this screen. */
  isByLink: boolean;
  /** Return whether the user has neither pressed, typed nor scrolled anything since the address changed. */
  isUntouched: () => boolean;
  /** Whether the user opened the week by the button "earlier week" or "later week" of another week, or by Back. */
  isContinued: boolean;
  /** The summaries that are being written again. */
  lostIds: readonly string[];
  /** Give up the place of a week that has too few reflections for a summary. */
  giveUp: (weekStart: Day) => void;
  onToggle: (summary: Summary) => void;
  onReadOn: (weekStart: Day) => void;
};

/** Heights in rem of a collapsed card and of a month's name: estimates for months that are not laid out yet. */
const cardRem = 9.75;
const nameRem = 2.75;

/** The cards, grouped by month. At most one is expanded. */
export function SummaryList({ summaries, sort, search, openId, pathWeekStart, pane, ...props }: Props) {
  const { markedWords, unmatched, isByLink, isContinued, isUntouched, lostIds, giveUp, onToggle, onReadOn } = props;
  const list = useRef<HTMLDivElement>(null);
  const groups = monthGroups(summaries, sort);
  const months = groups.flatMap(({ month }) => month ?? []);
  const nameOf = (month: Month) => list.current?.querySelector<HTMLElement>(`[data-month="${month}"]`);
  return (
    <div ref={list}>
      {months.length >= jumpFromMonths && (
        <MonthJump
          months={months}
          onJump={(month) => nameOf(month)?.parentElement?.scrollIntoView({ block: 'start' })}
          onArrive={(month) => nameOf(month)?.focus({ preventScroll: true })}
        />
      )}
      {groups.map(({ month, summaries: weeks }) => (
        <div
          key={month ?? 'all'}
          className={styles['group']}
          style={{ containIntrinsicSize: `auto ${weeks.length * cardRem + nameRem}rem` }}
        >
          {month && <MonthName month={month} />}
          <ul aria-label={month ? monthName(month) : 'Summaries'}>
            {weeks.map((summary) => (
              <li key={summary.id} data-place={summary.id} className={styles['entry']}>
                {lostIds.includes(summary.id) ? (
                  <RewrittenWeek
                    weekStart={summary.weekStart}
                    pane={summary.id === openId ? pane : null}
                    giveUp={giveUp}
                  />
                ) : (
                  <SummaryCard
                    summary={summary}
                    search={markedWords(summary)}
                    isMatch={search !== '' && !unmatched.includes(summary)}
                    showsCount={month === null}
                    isOpen={summary.id === openId}
                    isFromPath={summary.weekStart === pathWeekStart}
                    isByLink={isByLink}
                    isUntouched={isUntouched}
                    pane={pane}
                    isContinued={isContinued && summary.id === openId}
                    otherWeeks={
                      <OtherWeeks
                        summaries={summaries}
                        weekStart={summary.weekStart}
                        isInPane={pane !== null}
                        onOpen={onReadOn}
                      />
                    }
                    onToggle={() => onToggle(summary)}
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
