import { sql } from 'kysely';
import type { Tx } from '../../db/db.ts';
import type { ModelCall } from '../../writer/writer.ts';

/**
 * Reserve one of `limit` slots for a model call, at most until `until`. All servers share the slots. Return false if no
 * slot is free, or if another worker took the same slot at the same moment.
 */
export async function takeSlot(
  tx: Tx,
  holder: string,
  { limit, now, until }: { readonly limit: number; readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into app.model_slots (slot, holder, taken_until)
    select n, ${holder}::uuid, ${until} from generate_series(1, ${limit}::int) n
    where not exists (select 1 from app.model_slots s where s.slot = n and s.taken_until > ${now})
    order by random() limit 1
    on conflict (slot) do update set holder = excluded.holder, taken_until = excluded.taken_until
      where app.model_slots.taken_until <= ${now}
    returning slot`.execute(tx);
  return rows.length === 1;
}

/** Release a slot. Do nothing if the slot expired and another worker took it. */
export async function releaseSlot(tx: Tx, holder: string): Promise<void> {
  await tx.deleteFrom('app.model_slots').where('holder', '=', holder).execute();
}

/** Return the number of tokens that all model calls since `since` used. Some of the counts are estimates. */
export async function tokensSince(tx: Tx, since: Date): Promise<number> {
  const { tokens } = await tx
    .selectFrom('app.model_calls')
    .select(sql<string>`coalesce(sum(input_tokens + output_tokens), 0)`.as('tokens'))
    .where('called_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(tokens);
}

/** Record the cost of model calls, but neither the user nor the texts. */
export async function recordCalls(
  tx: Tx,
  calls: readonly ModelCall[],
  about: { readonly model: string; readonly calledAt: Date; readonly newId: () => string },
): Promise<void> {
  if (calls.length === 0) return;
  const rows = calls.map(({ durationMs, inputTokens, outputTokens, isEstimated, fault }) => ({
    id: about.newId(),
    called_at: about.calledAt,
    model: about.model,
    duration_ms: Math.round(durationMs),
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    estimated: isEstimated,
    fault,
  }));
  await tx.insertInto('app.model_calls').values(rows).execute();
}
