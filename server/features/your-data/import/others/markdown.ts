import { isDay } from '../../../../../core/domain/days/day.ts';
import { localTimeOf } from './local-time.ts';
import { type OtherEntry, tidyText } from './other-entry.ts';
import { isOwnDay, isOwnWeek, ownEntries } from './own-markdown.ts';
import { writtenIn } from './written-in.ts';

export type NamedText = { readonly name: string; readonly text: string };

/** The fields of front matter that contain when a note was written, best first. Joplin's export has "created". */
const dateFields = ['date', 'created', 'created_at', 'creation_date', 'day'];

/** Return whether a file without a name may be a note: only front matter can contain the date of such a note. */
export const hasFrontMatter = (text: string): boolean => /^\uFEFF?---\r?\n/.test(text);

/** Return whether front matter has a field with a value whose name (in lower case) is not among `used`. */
function hasFieldsBesides(head: string, used: readonly string[]): boolean {
  let name = '';
  return head.split('\n').some((line) => {
    const at = /^[\s#-]/.test(line) ? -1 : line.indexOf(':');
    if (at > 0) name = line.slice(0, at).trim().toLowerCase();
    const isValue = !/^(?:#.*|-|\[\s*\]|\{\s*\}|""|''|null|~)?$/.test(line.slice(at + 1).trim());
    return isValue && !used.includes(name);
  });
}

type Note = { readonly head: string; readonly fields: ReadonlyMap<string, string>; readonly body: string };

/** Split a note into the simple fields of its front matter ("name: value") and its body. */
function split(text: string): Note {
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const end = whole.startsWith('---\n') ? whole.indexOf('\n---', 3) : -1;
  if (end < 0) return { head: '', fields: new Map(), body: whole };
  const head = whole.slice(4, Math.max(4, end));
  const fields = new Map(
    head.split('\n').flatMap((line): [string, string][] => {
      const at = line.indexOf(':');
      // Ignore a line that begins with a space: it belongs to a list or to a nested field.
      if (at <= 0 || /^\s/.test(line)) return [];
      return [
        [
          line.slice(0, at).trim().toLowerCase(),
          line
            .slice(at + 1)
            .trim()
            .replace(/^(["'])(.*)\1$/, '$2'),
        ],
      ];
    }),
  );
  const after = whole.indexOf('\n', end + 1);
  return { head, fields, body: after < 0 ? '' : whole.slice(after + 1) };
}

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Matches a day at the start of a file name, and a time after it: "2024-03-05 14-30", "2024-03-05T1430". */
const namedTime =
  /^(\d{4})([-_.]?)(\d{2})\2(\d{2})(?!\d)(?:[ _T]([01]\d|2[0-3])[-.:h]([0-5]\d)(?![-.\d])|T([01]\d|2[0-3])([0-5]\d)(?!\d))?/;

/** Return the day in a file name, and its time: 2024-03-05 or 2024_03_05 (Logseq) at the start or end, or 20240305. */
function writtenInName(name: string): { readonly day: string; readonly minute: number | null } | null {
  const base = baseName(name).replace(/\.(?:md|markdown)$/i, '');
  const [, year, , month, date, hour, minute, closeHour = hour, closeMinute = minute] =
    namedTime.exec(base) ?? /(?<!\d)(\d{4})([-_.])(\d{2})\2(\d{2})$/.exec(base) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) return null;
  return { day, minute: closeHour === undefined ? null : Number(closeHour) * 60 + Number(closeMinute) };
}

const firstLineOf = (body: string): string => /\S.*/.exec(body)?.[0]?.replace(/^#+[ \t]+/, '') ?? '';

/** Matches an embedded picture: ![[...]] (Obsidian) or ![...](...). Unclosed references also take linear time. */
const pictures = /!\[\[[^[\]\n]*\]\]|!\[[^[\]\n]*\]\([^()\n]*\)/g;

/**
 * Put the title from the front matter before the body. Leave the title out if it is a date, or if the body already
 * begins with it.
 */
function withTitle(title: string, body: string): string {
  const isSaid = title === '' || localTimeOf(title) !== null || body.trimStart().replace(/^#+ /, '').startsWith(title);
  return isSaid ? body : `${title}\n\n${body}`;
}

/**
 * Return the entry of one note, or the reflections of a day that this product wrote. The date of the note is in the
 * front matter, in the name of the note or in its first line.
 */
function entriesOf({ name, text }: NamedText): OtherEntry[] {
  const { head, fields, body } = split(text);
  const dateField = dateFields.find((one) => writtenIn(fields.get(one) ?? '') !== null) ?? '';
  const field = writtenIn(fields.get(dateField) ?? '');
  const named = writtenInName(name);
  const written = field ?? named ?? localTimeOf(firstLineOf(body));
  if (written !== null && 'day' in written && isOwnDay(head)) {
    const hasOtherFields = hasFieldsBesides(head, [dateField, 'kind', 'times']);
    return ownEntries(written.day, body).map((one) => ({ ...one, hasOtherFields }));
  }
  const found = body.match(pictures)?.length ?? 0;
  const note: OtherEntry = {
    // Leave out the folder of the note, because the user's next export may have other folders.
    // Leave out the time in its name, too, because earlier versions did not read it.
    key:
      name === ''
        ? null
        : `${baseName(name)} ${JSON.stringify(field ?? (named ? { ...named, minute: null } : written))}`,
    written,
    changedMs: null,
    words: tidyText(withTitle(fields.get('title') ?? '', found > 0 ? body.replace(pictures, '') : body)),
    attachments: found,
    hasOtherFields: hasFieldsBesides(head, [dateField, 'title']),
  };
  return [note];
}

/** Return whether a file is a note. The weekly summaries of this product are not notes. */
export const isNote = ({ text }: NamedText): boolean => !isOwnWeek(split(text).head);

/** Return the entries of notes that Obsidian, Logseq, Joplin or this product wrote. Their texts stay Markdown. */
export const readMarkdown = (notes: readonly NamedText[]): OtherEntry[] => notes.filter(isNote).flatMap(entriesOf);
