// Crisis telephone lines, shown beside a reflection with a danger phrase. An operator can replace the table.
// data/README.md describes the format.
import table from '../data/help-lines.json' with { type: 'json' };

/** `number` is dialled as written. `hours` is absent if the line is open day and night. */
export type HelpLine = { readonly name: string; readonly number: string; readonly hours?: string | undefined };

export type CountryHelp = {
  readonly country: string;
  readonly lines: readonly HelpLine[];
};

/** For countries that are not in the table. */
export const HELP_LINE_DIRECTORY = 'https://findahelpline.com';

export const helpLines: readonly CountryHelp[] = table;
