import pg from 'pg';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** Record the statements with parameters that this process sends while `work` runs. */
export async function recordStatements(work: () => Promise<void>): Promise<readonly Statement[]> {
  const found = new Map<string, Statement>();
  const { query } = pg.Client.prototype;
  const recording = function (this: pg.Client, ...all: unknown[]) {
    const [first] = all;
    if (typeof first === 'object' && first !== null && 'text' in first && 'values' in first)
      found.set(String(first.text), first as Statement);
    return Reflect.apply(query, this, all) as unknown;
  };
  pg.Client.prototype.query = recording as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return [...found.values()];
}
