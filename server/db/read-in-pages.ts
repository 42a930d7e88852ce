const pageRows = 200;

/** Yield all rows of a query page by page, so that they are never in memory together. `last` ends the previous page. */
export async function* readInPages<R>(readPage: (last: R | null, limit: number) => Promise<R[]>): AsyncGenerator<R> {
  for (let last: R | null = null; ; ) {
    const page: R[] = await readPage(last, pageRows);
    yield* page;
    last = page.at(-1) ?? null;
    if (page.length < pageRows) return;
  }
}
