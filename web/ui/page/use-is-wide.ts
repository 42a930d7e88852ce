import { useEffect, useState } from 'react';

/** The window width at which two panes fit, as in page.module.css. In em, so that large text gets a single pane. */
const paneWidthEm = 45;

/**
 * Return whether two panes fit into the window, with a text size of `textPercent` beside the browser's own. Ignores the
 * paper's width while the page is printed.
 */
export function useIsWide(textPercent = 100): boolean {
  const query = `(min-width: ${(paneWidthEm * textPercent) / 100}em)`;
  const [isWide, setWide] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const lists = [matchMedia(query), matchMedia('print')] as const;
    const [list, print] = lists;
    const update = () => {
      if (!print.matches) setWide(list.matches);
    };
    update();
    for (const each of lists) each.addEventListener('change', update);
    return () => {
      for (const each of lists) each.removeEventListener('change', update);
    };
  }, [query]);
  return isWide;
}
