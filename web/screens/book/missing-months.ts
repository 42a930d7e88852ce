import type { Reflection } from '../../../core/contract/reflection.ts';
import { HISTORY_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { monthName } from '../../features/reflections/format.ts';
import { addMonths, type Month, monthOf } from '../../features/reflections/month.ts';

/** What may be incomplete: all months before `before`, which is null if there are none, and the later `months`. */
export type Missing = { readonly before: Month | null; readonly months: readonly Month[] };

/**
 * Return the month from which on the list of the latest reflections has everything. Return '' if the list is the whole
 * journal, and null without a list.
 */
export function listedFrom(latest: readonly Reflection[] | undefined): Month | null {
  if (latest === undefined) return null;
  const oldest = latest[HISTORY_LIST_LIMIT - 1];
  return oldest ? addMonths(monthOf(oldest.localDate), 1) : '';
}

/** Move the months that follow `before` without a gap into it. */
export function joined({ before, months }: Missing): Missing {
  const [first, ...later] = months;
  return before !== null && first === before
    ? joined({ before: addMonths(before, 1), months: later })
    : { before, months };
}

/** Return the months as spans of consecutive months. */
function spansOf(months: readonly Month[]): Month[][] {
  const spans: Month[][] = [];
  for (const month of months) {
    const span = spans[spans.length - 1];
    if (span && span[span.length - 1] === addMonths(month, -1)) span.push(month);
    else spans.push([month]);
  }
  return spans;
}

/**
 * Return 'of March 2026 and May 2026 to July 2026' or 'from before September 2026', 'of your journal' if all months up to
 * `present` may be incomplete, or '' if none is.
 */
export function missingText({ before, months }: Missing, present: Month): string {
  if (before !== null && before > present) return 'of your journal';
  const names = spansOf(months).flatMap((span) => {
    const [first = '', last = ''] = [span[0], span[span.length - 1]].map((month = '') => monthName(month));
    return span.length > 2 ? [`${first} to ${last}`] : span.map(monthName);
  });
  const list = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
  const parts = [
    ...(before === null ? [] : [`from before ${monthName(before)}`]),
    ...(list === '' ? [] : [`of ${list}`]),
  ];
  return parts.join(', and ');
}
