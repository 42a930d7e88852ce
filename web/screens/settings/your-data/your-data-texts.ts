import type { ImportReport } from '../../../../core/contract/your-data.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

function years({ firstDay, lastDay }: ImportReport): string {
  const [first, last] = [firstDay?.slice(0, 4), lastDay?.slice(0, 4)];
  if (first === undefined || last === undefined) return '';
  return first === last ? ` from ${first}` : ` from ${first} to ${last}`;
}

/** Return one sentence each for what the file contains, what already exists, and what the import skips. */
export function importReportLines(report: ImportReport): string[] {
  const { kind, reflections, added, summaries, leftOut } = report;
  const what = kind === 'dayone' ? counted(reflections, 'entry', 'entries') : counted(reflections, 'reflection');
  const existing = reflections - added;
  return [
    `${what}${years(report)}${summaries > 0 ? ` and ${counted(summaries, 'weekly summary', 'weekly summaries')}` : ''}.`,
    ...(existing > 0
      ? [
          `${counted(existing, 'is', 'are')} here already and stay${existing === 1 ? 's' : ''} as ${existing === 1 ? 'it is' : 'they are'}.`,
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
