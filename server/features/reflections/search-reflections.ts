import type { SearchOrder } from '../../../core/contract/reflections.ts';
import { SEARCH_PAGE_REFLECTIONS, SEARCH_STEP_BYTES } from '../../../core/domain/limits.ts';
import { accentBlindPattern, searchTerms } from '../../../core/domain/texts/reflection-search.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { placeOf } from './list-reflections.ts';
import { judgePage, listByIds, type Position, type ReflectionRow } from './reflection-store.ts';

/**
 * The number of reflections that one statement reads. They have at most 4 million characters, which a statement reads
 * well within its time limit.
 */
const reflectionsPerRead = 200;

export type SearchStep = {
  readonly reflections: ReflectionRow[];
  /**
   * The id of the reflection after which the next call continues, if this call searched only a part of the journal.
   * Null if the page is full, or if no reflection is left to search.
   */
  readonly before: string | null;
};

/**
 * Read reflections until one of three limits is reached: the page is full, the journal ends, or the texts that were
 * read reach SEARCH_STEP_BYTES. Each text counts once per pattern.
 */
async function findMatches(
  tx: Tx,
  userId: string,
  { start, order }: { readonly start: Position | null; readonly order: SearchOrder },
  patterns: readonly string[],
) {
  const ids: string[] = [];
  let after = start;
  for (let bytes = 0; bytes * patterns.length < SEARCH_STEP_BYTES; ) {
    const rows = await judgePage(tx, userId, { limit: reflectionsPerRead, after, order }, patterns);
    for (const row of rows) {
      if (row.matches) ids.push(row.id);
      if (ids.length === SEARCH_PAGE_REFLECTIONS) return { ids, before: null };
      bytes += row.bytes;
    }
    if (rows.length < reflectionsPerRead) return { ids, before: null };
    after = rows.at(-1) ?? null;
  }
  return { ids, before: after?.id ?? null };
}

/**
 * Return at most one page of reflections, newest or oldest first, that have every word of a search in their text or
 * question. To limit the time, one call searches only a part of a very large journal.
 */
export function searchReflections(
  { db }: Deps,
  userId: string,
  {
    search,
    order,
    before,
  }: { readonly search: string; readonly order: SearchOrder; readonly before: string | undefined },
): Promise<SearchStep> {
  const patterns = searchTerms(search).map(accentBlindPattern);
  return db.asOwner(
    userId,
    async (tx) => {
      const start = await placeOf(tx, userId, before, 'before');
      const found = await findMatches(tx, userId, { start, order }, patterns);
      return { reflections: await listByIds(tx, userId, found.ids, order), before: found.before };
    },
    'search',
  );
}
