export const owner = `nullif(current_setting('app.user_id', true), '')::uuid`;

/** SQL that shows users only their own rows of a table. `force` restricts the role that owns the table, too. */
export const ownerOnly = (table: string): string => `
  alter table app.${table} enable row level security;
  alter table app.${table} force row level security;
  create policy owner on app.${table} to inward_app using (user_id = ${owner}) with check (user_id = ${owner});`;
