import type { SampleWeek } from './sample-week.ts';
import { week01 } from './weeks/week-01.ts';
import { week02 } from './weeks/week-02.ts';
import { week03 } from './weeks/week-03.ts';
import { week04 } from './weeks/week-04.ts';
import { week05 } from './weeks/week-05.ts';
import { week06 } from './weeks/week-06.ts';
import { week07 } from './weeks/week-07.ts';
import { week08 } from './weeks/week-08.ts';
import { week09 } from './weeks/week-09.ts';
import { week10 } from './weeks/week-10.ts';

export type { SampleReflection, SampleWeek } from './sample-week.ts';

/** Who the demo signs in as: a piano tuner who moved back to the harbour town where she grew up. */
export const samplePerson = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
} as const;

/**
 * Ten weeks of reflections, oldest first; the last is the current week and covers all seven days, so that whoever
 * stores them takes only the days before today. Names no month and no season, since the demo may run at any time of the
 * year. Week 5 has too few reflections for a summary, weeks 1 to 6 have gaps, and from week 7 on no day is missed.
 */
export const sampleWeeks: readonly SampleWeek[] = [
  week01,
  week02,
  week03,
  week04,
  week05,
  week06,
  week07,
  week08,
  week09,
  week10,
];
