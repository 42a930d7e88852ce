import { isPrivate } from '../check/check-settings.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';
import { StartFault } from '../errors/start-fault.ts';
import type { Log } from '../log/log.ts';

export type Tools = { readonly config: Config; readonly db: Db; readonly url: string; readonly log: Log };

/** Run a command with the arguments after its name. Return the output, or null if the arguments are invalid. */
export type Command = (tools: Tools, words: readonly string[]) => Promise<string | null>;

/** Return a warning if links with PUBLIC_URL open only on this machine. */
export const linkProblems = (config: Pick<Config, 'publicUrl'>): readonly string[] =>
  isPrivate(config) ? ['PUBLIC_URL is not set, or names this machine: nobody else can open the link.'] : [];

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Throw for an argument that is no id of an account or invite. */
export function requireId(text: string, what: string, list: string): void {
  if (!isId(text)) throw new StartFault(`${text} is no id of ${what}: npm run admin -- ${list} lists them.`);
}

/** Return the time in UTC, such as '2026-03-02 17:45', or `otherwise` for null. */
export const timeText = (time: Date | null, otherwise = '-'): string =>
  time === null ? otherwise : time.toISOString().slice(0, 16).replace('T', ' ');

export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
