import { useEffect } from 'react';

/** Give the browser tab its own title while a component is shown, unless a navigation has changed the title since. */
export function usePageTitle(text: string): void {
  useEffect(() => {
    const { title } = document;
    const own = `${text} · Inward`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = title;
    };
  }, [text]);
}
