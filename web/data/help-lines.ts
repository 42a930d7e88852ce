import { useEffect, useState } from 'react';
import { type CountryHelp, helpLines } from '../../core/domain/danger/help-lines.ts';
import { callApi } from './api.ts';

/** Help lines by country: the product's own until this server's are there, and where nobody answers. */
export function useHelpLines(): readonly CountryHelp[] {
  const [lines, setLines] = useState(helpLines);
  useEffect(() => {
    const asking = new AbortController();
    callApi('getHelpLines', { signal: asking.signal }).then(setLines, () => undefined);
    return () => asking.abort();
  }, []);
  return lines;
}
