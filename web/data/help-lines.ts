import { useEffect, useState } from 'react';
import { type CountryHelp, helpLines } from '../../core/domain/danger/help-lines.ts';
import { callApi } from './api/api.ts';

/** Return the help lines by country: the built-in list until the server's list has been fetched. */
export function useHelpLines(): readonly CountryHelp[] {
  const [lines, setLines] = useState(helpLines);
  useEffect(() => {
    const controller = new AbortController();
    callApi('getHelpLines', { signal: controller.signal }).then(setLines, () => undefined);
    return () => controller.abort();
  }, []);
  return lines;
}
