import { useEffect, useState } from 'react';

/** The window width at which two panes fit, as in page.module.css. In em, so that large text gets a single pane. */
const paneWidthEm = 45;

const { documentElement } = document;

/** Return a query for that width. Media queries know only the browser's own text size, so add that of the app. */
function paneQuery(): string {
  const percent = Number.parseFloat(documentElement.style.fontSize) || 100;
  return `(min-width: ${(paneWidthEm * percent) / 100}em)`;
}

/**
 * Return whether two panes fit into the window with the text size of the browser and of the app. Ignores the paper's
 * width while the page is printed.
 */
export function useIsWide(): boolean {
  const [query, setQuery] = useState(paneQuery);
  const [isWide, setWide] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const observer = new MutationObserver(() => setQuery(paneQuery()));
    observer.observe(documentElement, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, []);
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
