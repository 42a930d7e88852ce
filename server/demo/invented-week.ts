import { addDays } from '../../core/domain/days/day.ts';
import type { WeekToSummarise } from '../writer/writer.ts';
import { sampleWeeks } from './sample-weeks.ts';

const weekStart = '2026-03-02';

/** Return a week of the fictional demo user, so that a model can be tried without a real user's text. */
export function inventedWeek(): WeekToSummarise {
  const reflections = (sampleWeeks[0]?.reflections ?? []).map(({ weekday, type, content }) => ({
    type,
    localDate: addDays(weekStart, weekday),
    question: 'What stays with you from this day?',
    content,
  }));
  return { weekStart, version: 0, careful: false, earlier: [], corrections: [], reflections };
}
