import type { ColumnType } from 'kysely';

export type Instant = ColumnType<Date, Date, Date>;

/** A day as 'YYYY-MM-DD'. */
export type DayColumn = ColumnType<string, string, string>;
