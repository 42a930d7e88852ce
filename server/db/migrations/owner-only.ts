/** SQL: the owner that the transaction has set, or null. */
export const owner = `nullif(current_setting('app.user_id', true), '')::uuid`;

/** SQL: make the rows of a table visible to their owner only, also for the role that owns the table. */
export const ownerOnly = (table: string): string => `
  alter table app.${table} enable row level security;
  alter table app.${table} force row level security;
  create policy owner on app.${table} to inward_app using (user_id = ${owner}) with check (user_id = ${owner});`;
