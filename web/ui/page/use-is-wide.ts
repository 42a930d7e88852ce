import { useFits } from './use-fits.ts';

/** The window width at which two panes fit, as in page.module.css. In em, so that large text gets a single pane. */
const paneWidthEm = 45;

/** Return whether two panes fit into the window with the text size of the browser and of the app. */
export const useIsWide = () => useFits(paneWidthEm);
