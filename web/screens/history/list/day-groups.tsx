import { Link } from 'wouter';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import type { SearchOrder } from '../../../../core/contract/reflections.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { ReflectionMenu } from '../../../features/deletion/reflection-menu.tsx';
import { longDay } from '../../../features/reflections/format.ts';
import { type Month, monthOf } from '../../../features/reflections/month.ts';
import { MonthName } from '../../../features/reflections/month-jump/month-name.tsx';
import { ReflectionCard } from '../../../features/reflections/reflection-card.tsx';
import type { ShowWords } from '../../../features/reflections/show-words.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import styles from './list-view.module.css';
import type { OpenDay } from './open-date.tsx';
import { reflectionCount, reflectionsByDay } from './reflections-by-day.ts';
import { useFocusOnReturn } from './use-focus-on-return.ts';
import { placeIdOf } from './use-pages-of-place.ts';

type Props = {
  reflections: readonly Reflection[];
  order?: SearchOrder;
  /** Whether to show the name of each month, which then stays at the top of the screen. */
  isLong?: boolean;
  /** How the name of a month opens its calendar. If undefined, the names are not buttons. */
  onOpenMonth?: (month: Month) => void;
  show?: ShowWords;
  /** The text beside the date of a day that has `count` of the reflections. */
  countText?: (count: number) => string;
  /** How a tap on a date opens its day in the calendar. If undefined, the dates are not links. */
  openDay?: OpenDay;
};

type Group = ReturnType<typeof reflectionsByDay>[number];

/** The typical height of a day in rem, used for months that have not been laid out yet. */
const dayRem = 22;
/** The height of a month's name in rem. */
const nameRem = 2.75;

/**
 * Reflections grouped by day, newest or oldest day first. Each group has its long date and its count. The days of a
 * month share one element, so that the browser can skip the layout of months outside the screen. One element per day
 * would give the browser more elements to check.
 */
export function DayGroups({ reflections, order = 'newest', isLong = false, onOpenMonth, ...rest }: Props) {
  const months: Group[][] = [];
  for (const group of reflectionsByDay(reflections, order)) {
    const last = months[months.length - 1];
    if (last?.[0] && monthOf(last[0].day) === monthOf(group.day)) last.push(group);
    else months.push([group]);
  }
  return months.map((days) => (
    <div
      key={monthOf(days[0]?.day ?? '')}
      data-days-of={monthOf(days[0]?.day ?? '')}
      className={classNames(styles['month'], isLong && styles['named'])}
      style={{ containIntrinsicSize: `auto ${days.length * dayRem + (isLong ? nameRem : 0)}rem` }}
    >
      {isLong && <MonthName month={monthOf(days[0]?.day ?? '')} onOpen={onOpenMonth} />}
      {days.map((group) => (
        <DayGroup key={group.day} group={group} {...rest} />
      ))}
    </div>
  ));
}

type DayGroupProps = Omit<Props, 'reflections' | 'order' | 'isLong' | 'onOpenMonth'> & { group: Group };

function DayGroup({ group, show, countText = reflectionCount, openDay }: DayGroupProps) {
  return (
    <section className={styles['day']}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{openDay ? <DayLink day={group.day} {...openDay} /> : longDay(group.day)}</h2>
        <p className={styles['count']}>{countText(group.reflections.length)}</p>
      </div>
      <ul>
        {group.reflections.map((reflection) => (
          <li key={reflection.id} data-place={placeIdOf(reflection)} className={styles['entry']}>
            <ReflectionCard
              reflection={reflection}
              {...(show && { show })}
              menu={(of) => <ReflectionMenu reflection={reflection} of={of} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DayLink({ day, opened, onOpen }: OpenDay & { day: Day }) {
  const link = useFocusOnReturn<HTMLAnchorElement>(day === opened);
  return (
    <Link
      ref={link}
      href={`/history?date=${day}`}
      className={styles['link']}
      data-opens-day
      onClick={(event) => {
        event.preventDefault();
        onOpen(day);
      }}
    >
      {longDay(day)}
    </Link>
  );
}
