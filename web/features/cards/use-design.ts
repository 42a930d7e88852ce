import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Summary } from '../../../core/contract/summaries.ts';
import { cardCharacters } from './base/card-content.ts';
import type { DesignKey } from './designs.ts';
import { loadDesign } from './load-design.ts';

export const designQuery = (key: DesignKey, summary: Summary) =>
  queryOptions({
    queryKey: ['card-design', key, summary.id],
    queryFn: () => loadDesign(key, cardCharacters(summary)),
  });

/** Load a design for a summary. Until it is loaded, the card shows the previous design. */
export function useDesign(key: DesignKey, summary: Summary) {
  return useQuery({ ...designQuery(key, summary), placeholderData: keepPreviousData });
}
