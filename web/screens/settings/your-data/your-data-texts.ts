import type { ImportReport } from '../../../../core/contract/your-data.ts';
import { ApiError, NetworkError } from '../../../data/api.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** What stands in the way, in words for the person; a file's fault with the place in it. */
export function dataErrorText(error: unknown): string {
  if (error instanceof NetworkError) return 'Network error. Please check your internet connection and try again.';
  const message = error instanceof ApiError ? error.body?.message : undefined;
  return message ?? 'Please try again.';
}

function years({ firstDay, lastDay }: ImportReport): string {
  const [first, last] = [firstDay?.slice(0, 4), lastDay?.slice(0, 4)];
  if (first === undefined || last === undefined) return '';
  return first === last ? ` from ${first}` : ` from ${first} to ${last}`;
}

/** '312 entries from 2019 to 2024', and what of them is here already. */
export function importReportLines(report: ImportReport): string[] {
  const { kind, reflections, added, summaries, leftOut } = report;
  const what = kind === 'dayone' ? counted(reflections, 'entry', 'entries') : counted(reflections, 'reflection');
  const known = reflections - added;
  return [
    `${what}${years(report)}${summaries > 0 ? ` and ${counted(summaries, 'weekly summary', 'weekly summaries')}` : ''}.`,
    ...(known > 0
      ? [
          `${counted(known, 'is', 'are')} here already and stay${known === 1 ? 's' : ''} as ${known === 1 ? 'it is' : 'they are'}.`,
        ]
      : []),
    ...(leftOut.attachments > 0
      ? [
          `${counted(leftOut.attachments, 'photo or other attachment is', 'photos and other attachments are')} left out.`,
        ]
      : []),
    ...(leftOut.withoutWords > 0
      ? [
          `${counted(leftOut.withoutWords, 'entry', 'entries')} without words ${leftOut.withoutWords === 1 ? 'is' : 'are'} left out.`,
        ]
      : []),
    ...(leftOut.otherDays > 0
      ? [
          `${counted(leftOut.otherDays, 'entry', 'entries')} from before 1970 or from days to come ${leftOut.otherDays === 1 ? 'is' : 'are'} left out.`,
        ]
      : []),
  ];
}
