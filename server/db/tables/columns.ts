import type { ColumnType } from 'kysely';

/** A `timestamptz` in the database, a Date in the code. */
export type Instant = ColumnType<Date, Date, Date>;

/** A day as 'YYYY-MM-DD'. */
export type DayColumn = ColumnType<string, string, string>;
