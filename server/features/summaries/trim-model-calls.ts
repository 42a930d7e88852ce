import type { Deps } from '../../deps/deps.ts';

const keptDays = 90;
const dayMs = 86_400_000;

/** Forgets what models' calls of more than 90 days ago cost; answers how many they were. */
export async function trimModelCalls({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now() - keptDays * dayMs);
  const { numDeletedRows } = await db.asSweeper((tx) =>
    tx.deleteFrom('app.model_calls').where('called_at', '<', before).executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}
