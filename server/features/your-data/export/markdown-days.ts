import { addDays, type Day, dayAt } from '../../../../core/domain/days/day.ts';
import { isTimeKnown } from '../../../../core/domain/days/known-time.ts';
import { WEEK_DAYS } from '../../../../core/domain/limits.ts';
import { cardTitle } from '../../../../core/domain/summaries/card-title.ts';
import type { CorrectThemes } from '../../../../core/domain/summaries/theme-corrections.ts';
import type { ReflectionRecord } from '../../reflections/journal-store.ts';
import type { SummaryRecord } from '../../summaries/journal-store.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { frontMatter } from './front-matter.ts';

const format = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
const longDay = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
const shortDay = format({ year: 'numeric', month: 'long', day: 'numeric' });
const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const types = { evening: 'Evening reflection', deep: 'Deep reflection' } as const;

const noon = (day: Day) => new Date(`${day}T12:00:00Z`);

/** A Markdown file of the download. Its name contains no word that a user wrote. */
type MarkdownFile = { readonly name: string; readonly text: string };

/** Return the local time of a submission, or '' for an imported entry of which only the day is known. */
function localTime({ day, submitted_at, timezone_offset, imported_from }: ReflectionRecord): string {
  const submittedMs = submitted_at.getTime();
  if (imported_from !== null && !isTimeKnown(day, submittedMs, timezone_offset)) return '';
  return time.format(submittedMs - timezone_offset * 60_000);
}
/** Return the day of the submission if it is not the reflection's day, otherwise null. */
function otherDay({ day, submitted_at, timezone_offset, imported_from }: ReflectionRecord): Day | null {
  const sentOn = dayAt(submitted_at.getTime(), timezone_offset);
  return imported_from !== null || sentOn === day ? null : sentOn;
}
const isImported = (row: ReflectionRecord) => row.imported_from !== null;

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Return the title of a day's Markdown file, such as "Monday, March 2, 2026". */
export const dayTitle = (day: Day): string => longDay.format(noon(day));

/** Return one reflection as Markdown: its type, the local time of its submission if known, the question, the content. */
function reflectionText(row: ReflectionRecord): string {
  const kind = isImported(row) ? 'Brought in' : types[row.type];
  const question = row.question === null ? '' : `\n${quoted(row.question)}\n`;
  const sentOn = otherDay(row);
  const sent = sentOn === null ? '' : `sent ${dayTitle(sentOn)}, `;
  const when = `${sent}${localTime(row)}`;
  return `\n## ${kind}${when === '' ? '' : `, ${when}`}\n${question}\n${escapeMarkdown(row.content)}\n`;
}

/** Return the Markdown file of one day. `rows` are all reflections of the day, earliest first. */
export function dayFile(day: Day, rows: readonly ReflectionRecord[]): MarkdownFile {
  const head = frontMatter({
    date: day,
    kind: rows.map((row) => (isImported(row) ? 'imported' : row.type)),
    times: rows.map((row) => [otherDay(row), localTime(row)].filter((part) => part !== null).join(' ')),
  });
  const text = `${head}\n# ${dayTitle(day)}\n${rows.map(reflectionText).join('')}`;
  return { name: `days/${day.slice(0, 4)}/${day}.md`, text };
}

/** Return a week's file with the chosen version and theme corrections; null if the chosen version is missing. */
export function weekFile(
  { week_start, version, versions }: SummaryRecord,
  correct: CorrectThemes,
  correctText: (version: SummaryRecord['versions'][number]) => string,
): MarkdownFile | null {
  const chosen = versions.find((one) => one.version === version);
  if (chosen === undefined) return null;
  const weekEnd = addDays(week_start, WEEK_DAYS - 1);
  const { title, keyThemes } = correct({ title: chosen.title, keyThemes: chosen.key_themes });
  const head = frontMatter({ date: week_start, until: weekEnd, kind: ['weekly-summary'], themes: keyThemes });
  const dates = `${shortDay.format(noon(week_start))} to ${shortDay.format(noon(weekEnd))}`;
  const words = escapeMarkdown(correctText(chosen));
  const text = `${head}\n# ${dates}\n\n## ${escapeMarkdown(cardTitle(title))}\n\n${words}\n`;
  return { name: `weeks/${week_start.slice(0, 4)}/week-of-${week_start}.md`, text };
}
