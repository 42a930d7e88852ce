import type { ImportSource } from '../../../../core/contract/reflection.ts';
import type { Import, ImportReport } from '../../../../core/contract/your-data.ts';
import { CONTENT_MAX_CHARACTERS } from '../../../../core/domain/limits.ts';
import { counted } from '../../../../core/domain/texts/counted.ts';
import { isUnanswered } from '../../../data/api/api.ts';
import { clockTime, longDate } from '../../../features/reflections/format.ts';
import { importSourceNames } from '../../../features/reflections/import-source-names.ts';
import type { ToastRequest } from '../../../ui/toast/toast.ts';
import { dataErrorText } from '../card/data-error-text.ts';

function years({ firstDay, lastDay }: ImportReport): string {
  const [first, last] = [firstDay?.slice(0, 4), lastDay?.slice(0, 4)];
  if (first === undefined || last === undefined) return '';
  return first === last ? ` from ${first}` : ` from ${first} to ${last}`;
}

/**
 * A sentence for each kind of file that names the fields which an import leaves out or adds to the text of reflections.
 */
const besides: Readonly<Partial<Record<ImportReport['kind'], string>>> = {
  dayone: 'Tags, places and weather are left out.',
  journey: 'Tags, moods, places and weather are left out.',
  daylio: 'Moods and activities come along as words.',
  diarium: 'Tags, people, places and ratings are left out.',
  markdown: 'Tags and other fields at the top of a note are left out.',
  json: 'All but the date and the text of an entry is left out.',
};

function whatIsIn(kind: ImportReport['kind'], reflections: number): string {
  if (kind === 'inward') return counted(reflections, 'reflection');
  if (kind === 'markdown') return counted(reflections, 'note');
  return `${counted(reflections, 'entry', 'entries')} of ${kind === 'json' ? 'a JSON file' : importSourceNames[kind]}`;
}

function undatedText(kind: ImportReport['kind'], { undated, undatedPlaces = [] }: ImportReport['leftOut']): string {
  const isOne = undated === 1;
  if (kind === 'markdown') {
    const which = isOne ? 'is left out: neither its name nor its' : 'are left out: neither their names nor their';
    return `${counted(undated, 'note', 'notes')} without a valid date ${which} first lines have one.`;
  }
  const more = undated - undatedPlaces.length;
  const all = [...undatedPlaces, ...(more > 0 ? [counted(more, 'other')] : [])];
  const listed = [...(all.length > 1 ? [all.slice(0, -1).join(', ')] : []), ...all.slice(-1)].join(' and ');
  const place =
    undatedPlaces.length === 0 ? '' : ` ${isOne ? 'It is entry' : 'They are entries'} ${listed} of the file.`;
  return `The ${isOne ? 'date' : 'dates'} of ${counted(undated, 'entry', 'entries')} could not be read, so ${isOne ? 'it is' : 'they are'} left out.${place}`;
}

const andSummaries = (summaries: number): string =>
  summaries > 0 ? ` and ${counted(summaries, 'weekly summary', 'weekly summaries')}` : '';

/** Return a sentence about the entries that are too long for one reflection, which explains the count of all. */
function splitText(kind: ImportReport['kind'], { entries, parts }: NonNullable<ImportReport['split']>, become: string) {
  const what = kind === 'markdown' ? counted(entries, 'note') : counted(entries, 'entry', 'entries');
  const limit = counted(CONTENT_MAX_CHARACTERS, 'character');
  return `${what} ${entries === 1 ? 'is' : 'are'} longer than ${limit} and ${become} ${parts.toLocaleString('en-US')}.`;
}

/** Return what was imported, with the words that the preview uses for it. */
export function importedText({ kind, reflections, split, added, summaries }: ImportReport): string {
  const was = added + summaries === 1 ? 'was' : 'were';
  // If the account had some of the entries, it is not known whether it had the long ones.
  const long = split && added === reflections ? ` ${splitText(kind, split, 'became')}` : '';
  return `${whatIsIn(kind, added)}${andSummaries(summaries)} ${was} brought in.${long}`;
}

/**
 * Return a text such as '4 entries of Day One, brought in on March 3, 2027'. `all` are the imports of the list: those of
 * the same source and day have the time of day, too.
 */
export function importText({ source, importedAt, entries }: Import, all: readonly Import[], offset: number): string {
  const what = whatIsIn(source, entries);
  if (importedAt === null) return `${what}, brought in earlier`;
  const date = longDate(importedAt, offset);
  const isOfDay = (one: Import) => one.importedAt !== null && longDate(one.importedAt, offset) === date;
  const hasOther = all.filter((one) => one.source === source && isOfDay(one)).length > 1;
  return `${what}, brought in on ${date}${hasOther ? ` at ${clockTime(importedAt, offset)}` : ''}`;
}

/** Return what the removal of an import does. `text` is from `importText`. */
export const removalText = (text: string, entries: number): string =>
  `${text}, ${entries === 1 ? 'goes' : 'go'} from your journal for good. Your streak and your summaries stay as they are, because entries that were brought in never counted.`;

/** Return the toast after the removal of an import. `removed` is the number of entries that the server has deleted. */
export const removedToast = (source: ImportSource, removed: number): ToastRequest =>
  removed === 0
    ? { title: 'Already gone', description: 'This was removed before, in another tab or on another device.' }
    : {
        title: 'Removed',
        description: `${whatIsIn(source, removed)} ${removed === 1 ? 'is' : 'are'} gone from your journal.`,
        variant: 'success',
      };

/** Return the text for a removal that failed. An answer can be lost after the server has removed the import. */
export const notRemovedText = (error: unknown): string =>
  `${dataErrorText(error)}${isUnanswered(error) ? ' It is not known yet whether this was removed.' : ''}`;

/** Return one sentence each for what the file contains, what already exists, and what the import skips. */
export function importReportLines(report: ImportReport): string[] {
  const { kind, reflections, split, added, summaries, leftOut } = report;
  const what = whatIsIn(kind, reflections);
  const existing = reflections - added;
  return [
    `${what}${years(report)}${andSummaries(summaries)}.`,
    ...(split ? [splitText(kind, split, split.entries === 1 ? 'becomes' : 'become')] : []),
    ...(existing > 0
      ? [
          `${counted(existing, 'is', 'are')} here already and stay${existing === 1 ? 's' : ''} as ${existing === 1 ? 'it is' : 'they are'}.`,
        ]
      : []),
    ...(leftOut.doubles > 0
      ? [
          leftOut.doubles === 1
            ? '1 entry is in the file twice.'
            : `${leftOut.doubles} entries repeat other entries of the file.`,
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
    ...(leftOut.undated > 0 ? [undatedText(kind, leftOut)] : []),
    ...(leftOut.otherDays > 0
      ? [
          `${counted(leftOut.otherDays, 'entry', 'entries')} from before 1970 or from days to come ${leftOut.otherDays === 1 ? 'is' : 'are'} left out.`,
        ]
      : []),
    ...(leftOut.unread > 0
      ? [
          `${counted(leftOut.unread, 'other file of the zip is', 'other files of the zip are')} left out: in another format, or damaged.`,
        ]
      : []),
    ...(added > 0 && besides[kind] && (kind === 'daylio' || leftOut.fields > 0) ? [besides[kind]] : []),
  ];
}
