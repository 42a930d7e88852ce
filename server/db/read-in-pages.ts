const pageRows = 200;

/**
 * Yield all rows of a query, one page at a time to save memory. `last` is the last row of the previous page, or null.
 */
export async function* readInPages<R>(
  readPage: (last: R | null, limit: number) => Promise<R[]>,
  limit = pageRows,
): AsyncGenerator<R> {
  for (let last: R | null = null; ; ) {
    const page: R[] = await readPage(last, limit);
    yield* page;
    last = page.at(-1) ?? null;
    if (page.length < limit) return;
  }
}
