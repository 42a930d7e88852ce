import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Summary } from '../../../core/contract/summaries.ts';
import { cardCharacters } from './base/card-content.ts';
import type { DesignKey } from './designs.ts';
import { loadDesign } from './load-design.ts';

/** Query a design with its fonts. A summary with other words, such as a new name of a theme, may need other font files. */
export function designQuery(key: DesignKey, summary: Summary) {
  const characters = cardCharacters(summary);
  return queryOptions({
    queryKey: ['card-design', key, characters],
    queryFn: () => loadDesign(key, characters),
  });
}

/** Load a design for a summary. Until it is loaded, the card shows the previous design. */
export function useDesign(key: DesignKey, summary: Summary) {
  return useQuery({ ...designQuery(key, summary), placeholderData: keepPreviousData });
}
