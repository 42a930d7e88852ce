import pg from 'pg';

/** For each client, the id of the user whose rows its open transaction may access. */
const ownerOf = new WeakMap<pg.Client, string>();

type Statement = { readonly text: string; readonly values: readonly unknown[]; readonly owner: string };
const recorded = new Map<string, Statement>();
let isPatched = false;
let isRecording = false;

/** Start to record the statements that this process sends in the transactions of users. */
export function recordRoutes(): void {
  isRecording = true;
  if (isPatched) return;
  isPatched = true;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...all: unknown[]) {
    const [first] = all;
    if (typeof first === 'string') {
      const [, owner] = /set local role = 'inward_app'.*set local app\.user_id = '([^']+)'/s.exec(first) ?? [];
      if (owner !== undefined) ownerOf.set(this, owner);
      else if (!first.startsWith('set local')) ownerOf.delete(this);
    } else if (typeof first === 'object' && first !== null && 'text' in first && 'values' in first) {
      const owner = ownerOf.get(this);
      const { text, values } = first as Statement;
      if (isRecording && owner !== undefined && !recorded.has(text)) recorded.set(text, { text, values, owner });
    }
    return Reflect.apply(query, this, all) as unknown;
  } as typeof query;
}

/** Stop recording. Call this before the test itself sends statements as a user. */
export function pauseRoutes(): void {
  isRecording = false;
}

const isStatement = (text: string) =>
  /\bapp"?\./.test(text) && /^\s*(?:select|insert|update|delete|with)\b/i.test(text);

/**
 * Check the statements recorded since the last check. Return how many go to exactly one shard. Throw an error that
 * lists those that go to several shards or to none.
 */
export async function checkRoutes(url: string): Promise<number> {
  const statements = [...recorded.values()].filter(({ text }) => isStatement(text));
  recorded.clear();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const wrong: string[] = [];
  let routed = 0;
  try {
    for (const { text, values, owner } of statements) {
      await client.query(`begin; set local role = 'inward_app'; set local app.user_id = '${owner}'`);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
      await client.query('rollback');
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      if (!plan.includes('Citus')) continue;
      const count = /Task Count: (\d+)/.exec(plan)?.[1];
      if (count === '1') routed += 1;
      else wrong.push(`${count} tasks: ${text}`);
    }
  } finally {
    await client.end();
  }
  if (wrong.length > 0) throw new Error(`statements of an owner's calls go to several shards:\n${wrong.join('\n')}`);
  return routed;
}
