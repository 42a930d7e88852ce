import { useEffect, useState } from 'react';

const { documentElement } = document;

/** Return a query for a width. Media queries know only the browser's own text size, so add that of the app. */
function widthQuery(textEm: number, fixedEm: number): string {
  const percent = Number.parseFloat(documentElement.style.fontSize) || 100;
  return `(min-width: ${(textEm * percent) / 100 + fixedEm}em)`;
}

/**
 * Return whether a width fits into the window with the text size of the browser and of the app. `textEm` grows with the
 * app's text size, `fixedEm` does not. Ignores the paper's width while the page is printed.
 */
export function useFits(textEm: number, fixedEm = 0): boolean {
  const [query, setQuery] = useState(() => widthQuery(textEm, fixedEm));
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const observer = new MutationObserver(() => setQuery(widthQuery(textEm, fixedEm)));
    observer.observe(documentElement, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [textEm, fixedEm]);
  useEffect(() => {
    const lists = [matchMedia(query), matchMedia('print')] as const;
    const [list, print] = lists;
    const update = () => {
      if (!print.matches) setFits(list.matches);
    };
    update();
    for (const each of lists) each.addEventListener('change', update);
    return () => {
      for (const each of lists) each.removeEventListener('change', update);
    };
  }, [query]);
  return fits;
}
