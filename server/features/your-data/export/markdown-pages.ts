import type { Day } from '../../../../core/domain/days/day.ts';
import { addDays } from '../../../../core/domain/days/day.ts';
import { WEEK_DAYS } from '../../../../core/domain/limits.ts';
import { cardTitle } from '../../../../core/domain/summaries/card-title.ts';
import type { CorrectThemes } from '../../../../core/domain/summaries/theme-corrections.ts';
import type { ReflectionRecord } from '../../reflections/journal-store.ts';
import type { SummaryRecord } from '../../summaries/journal-store.ts';

const format = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
const month = format({ year: 'numeric', month: 'long' });
const longDay = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
const shortDay = format({ year: 'numeric', month: 'long', day: 'numeric' });
const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const types = { evening: 'Evening reflection', deep: 'Deep reflection' } as const;

const noon = (day: Day) => new Date(`${day}T12:00:00Z`);

/** Return the heading of a month's page: '# March 2026'. */
export const monthHead = (day: Day): string => `# ${month.format(noon(day))}\n`;

/** Return the heading before the first reflection of a day: '## Monday, March 2, 2026'. */
export const dayHead = (day: Day): string => `\n## ${longDay.format(noon(day))}\n`;

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Return one reflection: its type, the local time of its submission, the question and the unchanged content. */
export function reflectionText(row: ReflectionRecord): string {
  const submittedAt = time.format(row.submitted_at.getTime() - row.timezone_offset * 60_000);
  const kind = row.imported_from === 'dayone' ? 'From Day One' : types[row.type];
  const question = row.question === null ? '' : `\n${quoted(row.question)}\n`;
  return `\n### ${kind}, ${submittedAt}\n${question}\n${row.content}\n`;
}

/** Return the chosen version of a summary as its user sees it, or '' if it is missing. */
export function summaryText({ week_start, version, versions }: SummaryRecord, correct: CorrectThemes): string {
  const chosen = versions.find((one) => one.version === version);
  if (chosen === undefined) return '';
  const dates = `${shortDay.format(noon(week_start))} to ${shortDay.format(noon(addDays(week_start, WEEK_DAYS - 1)))}`;
  const { title, keyThemes } = correct({ title: chosen.title, keyThemes: chosen.key_themes });
  const themes = keyThemes.length === 0 ? '' : `\nKey themes: ${keyThemes.join(', ')}\n`;
  return `\n## ${dates}\n\n### ${cardTitle(title)}\n\n${chosen.long_summary}\n${themes}`;
}
