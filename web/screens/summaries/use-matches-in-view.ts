import { type RefObject, useEffect } from 'react';
import { textRanges } from './text-ranges.ts';

const highlightName = 'summary-match';

type Search = { readonly search: string; readonly isOpen: boolean; readonly isUntouched: () => boolean };

/**
 * While there is a search, highlight its matches in an expanded summary, and scroll to the first match when the summary
 * is expanded. Browsers without the highlight API only scroll.
 */
export function useMatchesInView(text: RefObject<HTMLElement | null>, { search, isOpen, isUntouched }: Search): void {
  useEffect(() => {
    if (!isOpen || !text.current || search === '' || !('highlights' in CSS)) return;
    CSS.highlights.set(highlightName, new Highlight(...textRanges(text.current, search)));
    return () => void CSS.highlights.delete(highlightName);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: do not scroll while the user types a search.
  useEffect(() => {
    if (!isOpen || !text.current || search === '' || !isUntouched()) return;
    const [first] = textRanges(text.current, search);
    first?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
}
