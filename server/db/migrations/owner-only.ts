/** The owner that a transaction has set, null for none. */
export const owner = `nullif(current_setting('app.user_id', true), '')::uuid`;

/** Every row of a person's table is there for its owner alone, also to whoever owns the table. */
export const ownerOnly = (table: string): string => `
  alter table app.${table} enable row level security;
  alter table app.${table} force row level security;
  create policy owner on app.${table} to inward_app using (user_id = ${owner}) with check (user_id = ${owner});`;
