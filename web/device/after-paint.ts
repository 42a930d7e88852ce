/** The longest wait for frames. A page in the background has none. */
const NO_FRAME_MS = 1_000;
/** The longest wait for what the screen loads before it paints. */
const LOADING_MS = 3_000;

let loaded: Promise<unknown> = Promise.resolve();

/** Let `afterPaint` wait until this has loaded or failed, but at most 3 s, because the screen shows it first. */
export function paintAfter(loading: Promise<unknown>): void {
  const tooLate = new Promise((resolve) => setTimeout(resolve, LOADING_MS));
  loaded = Promise.race([loading.catch(() => undefined), tooLate]);
}

/** Resolve after the browser has painted what was just rendered, or after a second if the page is in the background. */
export async function afterPaint(): Promise<void> {
  await loaded;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, NO_FRAME_MS);
    // The second frame begins after the first one is painted.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
