import type { ReactNode } from 'react';

/**
 * Render a text, in full if `isWhole`. `isCut` is true if the text is so long that it is at first shown only in part.
 */
export type ShowWords = (content: string, isWhole: boolean) => { readonly words: ReactNode; readonly isCut: boolean };
