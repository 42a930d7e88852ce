import type { Day } from '../../../../core/domain/days/day.ts';
import { addDays } from '../../../../core/domain/days/day.ts';
import { WEEK_DAYS } from '../../../../core/domain/limits.ts';
import { cardTitle } from '../../../../core/domain/summaries/card-title.ts';
import type { ReflectionRecord, SummaryRecord } from './export-store.ts';

const format = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
const month = format({ year: 'numeric', month: 'long' });
const longDay = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
const shortDay = format({ year: 'numeric', month: 'long', day: 'numeric' });
const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const types = { evening: 'Evening reflection', deep: 'Deep reflection' } as const;

const noon = (day: Day) => new Date(`${day}T12:00:00Z`);

/** 'March 2026', the head of a month's page. */
export const monthHead = (day: Day): string => `# ${month.format(noon(day))}\n`;

/** 'Monday, March 2, 2026', before the first reflection of a day. */
export const dayHead = (day: Day): string => `\n## ${longDay.format(noon(day))}\n`;

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** One reflection: what it is, at what time of its own zone it was handed in, the question and the words as they are. */
export function reflectionText(row: ReflectionRecord): string {
  const handedIn = time.format(row.submitted_at.getTime() - row.timezone_offset * 60_000);
  const kind = row.imported_from === 'dayone' ? 'From Day One' : types[row.type];
  const question = row.question === null ? '' : `\n${quoted(row.question)}\n`;
  return `\n### ${kind}, ${handedIn}\n${question}\n${row.content}\n`;
}

/** The version that the person keeps. */
export function summaryText({ week_start, version, versions }: SummaryRecord): string {
  const kept = versions.find((one) => one.version === version);
  if (kept === undefined) return '';
  const dates = `${shortDay.format(noon(week_start))} to ${shortDay.format(noon(addDays(week_start, WEEK_DAYS - 1)))}`;
  const themes = kept.key_themes.length === 0 ? '' : `\nKey themes: ${kept.key_themes.join(', ')}\n`;
  return `\n## ${dates}\n\n### ${cardTitle(kept.title)}\n\n${kept.long_summary}\n${themes}`;
}
