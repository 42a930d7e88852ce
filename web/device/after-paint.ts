/** The longest wait for a frame. The wait is limited, because a page in the background has no frames. */
const NO_FRAME_MS = 1_000;
/** How long a slow phone takes to show a frame after it began. */
const SHOWN_MS = 200;
/** The longest wait for the main content. The wait is limited, because loading the content may fail. */
const LOADING_MS = 3_000;

let mainContent: Promise<void> = Promise.resolve();

/** Make `afterPaint` wait until `shown` resolves, but at most 3 s. */
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
