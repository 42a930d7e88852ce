import { Link } from 'wouter';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import type { SearchOrder } from '../../../../core/contract/reflections.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { ReflectionMenu } from '../../../features/deletion/reflection-menu.tsx';
import { longDay } from '../../../features/reflections/format.ts';
import { monthOf } from '../../../features/reflections/month.ts';
import { ReflectionCard } from '../../../features/reflections/reflection-card.tsx';
import type { ShowWords } from '../../../features/reflections/show-words.ts';
import styles from './list-view.module.css';
import type { OpenDay } from './open-date.tsx';
import { reflectionCount, reflectionsByDay } from './reflections-by-day.ts';
import { useFocusOnReturn } from './use-focus-on-return.ts';

type Props = {
  reflections: readonly Reflection[];
  order?: SearchOrder;
  show?: ShowWords;
  /** The text beside the date of a day that has `count` of the reflections. */
  countText?: (count: number) => string;
  /** How a tap on a date opens its day in the calendar. If undefined, the dates are not links. */
  openDay?: OpenDay;
};

type Group = ReturnType<typeof reflectionsByDay>[number];

/** The typical height of a day in rem, used for months that have not been laid out yet. */
const dayRem = 22;

/**
 * Reflections grouped by day, newest or oldest day first. Each group has its long date and its count. The days of a
 * month share one element, so that the browser can skip the layout of months outside the screen. One element per day
 * would give the browser more elements to check.
 */
export function DayGroups({ reflections, order = 'newest', ...rest }: Props) {
  const months: Group[][] = [];
  for (const group of reflectionsByDay(reflections, order)) {
    const last = months[months.length - 1];
    if (last?.[0] && monthOf(last[0].day) === monthOf(group.day)) last.push(group);
    else months.push([group]);
  }
  return months.map((days) => (
    <div
      key={monthOf(days[0]?.day ?? '')}
      className={styles['month']}
      data-month={monthOf(days[0]?.day ?? '')}
      style={{ containIntrinsicSize: `auto ${days.length * dayRem}rem` }}
    >
      {days.map((group) => (
        <DayGroup key={group.day} group={group} {...rest} />
      ))}
    </div>
  ));
}

type DayGroupProps = Omit<Props, 'reflections' | 'order'> & { group: Group };

function DayGroup({ group, show, countText = reflectionCount, openDay }: DayGroupProps) {
  return (
    <section className={styles['day']}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{openDay ? <DayLink day={group.day} {...openDay} /> : longDay(group.day)}</h2>
        <p className={styles['count']}>{countText(group.reflections.length)}</p>
      </div>
      <ul>
        {group.reflections.map((reflection) => (
          <li key={reflection.id} data-place={reflection.id} className={styles['entry']}>
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
      onClick={(event) => {
        event.preventDefault();
        onOpen(day);
      }}
    >
      {longDay(day)}
    </Link>
  );
}
