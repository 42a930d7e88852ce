import type { Summary } from '../../../../core/contract/summaries.ts';
import { summarySentencesOf } from '../../../../core/domain/summaries/summary-sentences.ts';
import { printable } from '../../../features/cards/base/printable.ts';
import { weekdayName } from '../../../features/reflections/format.ts';

type Text = Pick<Summary, 'longSummary' | 'evidence'>;

/** Return the weekday of each occurrence of a sentence. It is null if the evidence does not name exactly one day. */
function weekdaysOf({ longSummary, evidence }: Text, sentence: string): readonly (string | null)[] {
  let from = 0;
  const starts = summarySentencesOf(printable(longSummary)).flatMap(({ text, shown }) => {
    const start = longSummary.indexOf(text, from);
    if (start >= 0) from = start + text.length;
    return shown === sentence ? [start] : [];
  });
  return starts.map((at) => {
    const { reflectionIds = [] } = evidence?.spans.find(({ start, end }) => start <= at && at < end) ?? {};
    const days = evidence?.sources.filter(({ id }) => reflectionIds.includes(id)).map(({ localDate }) => localDate);
    const [day, ...others] = new Set(days);
    return day === undefined || others.length > 0 ? null : weekdayName(day);
  });
}

/** Return where a sentence stands that occurs several times: 'On Wednesday and Saturday'. Return null for any other. */
export function repetitionNote(summary: Text, sentence: string): string | null {
  const weekdays = weekdaysOf(summary, sentence);
  if (weekdays.length < 2) return null;
  const days = [...new Set(weekdays)];
  if (days.length < weekdays.length || days.includes(null)) {
    return weekdays.length === 2 ? 'Twice in this summary' : `${weekdays.length} times in this summary`;
  }
  return `On ${days.slice(0, -1).join(', ')} and ${days[days.length - 1]}`;
}
