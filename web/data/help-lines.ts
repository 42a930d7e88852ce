import { useEffect, useState } from 'react';
import { type CountryHelp, helpLines } from '../../core/domain/danger/help-lines.ts';
import { callApi } from './api.ts';

/** Help lines by country: the built-in ones until the server's are loaded, or when they cannot be. */
export function useHelpLines(): readonly CountryHelp[] {
  const [lines, setLines] = useState(helpLines);
  useEffect(() => {
    const controller = new AbortController();
    callApi('getHelpLines', { signal: controller.signal }).then(setLines, () => undefined);
    return () => controller.abort();
  }, []);
  return lines;
}
