/** SQL: the owner that the transaction has set, or null. */
export const owner = `nullif(current_setting('app.user_id', true), '')::uuid`;

/** Return SQL that shows each user only their own rows of a table. It also restricts the role that owns the table. */
export const ownerOnly = (table: string): string => `
  alter table app.${table} enable row level security;
  alter table app.${table} force row level security;
  create policy owner on app.${table} to inward_app using (user_id = ${owner}) with check (user_id = ${owner});`;
