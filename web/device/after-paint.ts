/** The longest wait for frames. A page in the background has none. */
const NO_FRAME_MS = 1_000;
/** How long after a frame has begun a slow phone shows it. */
const SHOWN_MS = 200;
/** The longest wait for the main content, which may fail to load. */
const LOADING_MS = 3_000;

let mainContent: Promise<void> = Promise.resolve();

/** Let `afterPaint` wait until the main content of the screen is shown, but at most 3 s. */
export function paintAfter(shown: Promise<void>): void {
  mainContent = Promise.race([shown, new Promise<void>((resolve) => setTimeout(resolve, LOADING_MS))]);
}

/** Resolve after the browser has painted what was just rendered, or after a second if the page is in the background. */
export async function afterPaint(): Promise<void> {
  await mainContent;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, NO_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve, SHOWN_MS));
  });
}
