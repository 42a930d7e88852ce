import type { TableSql } from './people-tables.ts';

/** How users renamed the themes of their summaries. A null `name` means that the user removed the theme. */
const themeCorrections: TableSql = {
  name: 'theme_corrections',
  create: `create table app.theme_corrections (
    user_id uuid not null,
    theme text not null,
    name text,
    corrected_at timestamptz not null,
    primary key (user_id, theme)
  )`,
  indexes: [],
};

export const themeTables: readonly TableSql[] = [themeCorrections];
