import { useEffect, useState } from 'react';

/** The window width from which two panes fit: page.module.css uses the same. It is in em, so that large text has one pane. */
const query = '(min-width: 45em)';

/** Whether the window has room for two panes. Printing does not change it, because the paper has another width. */
export function useIsWide(): boolean {
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
  }, []);
  return isWide;
}
