import { useEffect } from 'react';

/** Give the page its own title while a panel of the login is shown. */
export function usePanelTitle(text: string): void {
  useEffect(() => {
    const { title } = document;
    document.title = `${text} · Inward`;
    return () => {
      document.title = title;
    };
  }, [text]);
}
