import type pg from 'pg';

/** Keep users' text out of the log of an external database. Only a superuser may apply the first two settings. */
export const quietLog = [
  ['log_error_verbosity', 'terse'],
  ['log_parameter_max_length', '0'],
  ['log_parameter_max_length_on_error', '0'],
] as const;

const isQuiet = quietLog.map(([name, value]) => `current_setting('${name}') = '${value}'`).join(' and ');

export async function hasQuietLog(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is_quiet: boolean }>(`select ${isQuiet} as is_quiet`);
  return rows[0]?.is_quiet === true;
}
