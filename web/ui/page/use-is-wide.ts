import { useEffect, useState } from 'react';

/** The width of page.module.css from which two panes fit. */
const query = '(min-width: 720px)';

/** Whether the window has room for two panes. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => setWide(list.matches);
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, []);
  return isWide;
}
