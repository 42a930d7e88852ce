import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Summary } from '../../../core/contract/summaries.ts';
import { cardCharacters } from './base/card-content.ts';
import type { DesignKey } from './designs.ts';
import { loadDesign, loadSwatch } from './load-design.ts';

/** The query that loads a design for a summary. */
export const designQuery = (key: DesignKey, summary: Summary) =>
  queryOptions({
    queryKey: ['card-design', key, summary.id],
    queryFn: () => loadDesign(key, cardCharacters(summary)),
  });

/** Load a design for a summary. While it loads, the card shows the previous design. */
export function useDesign(key: DesignKey, summary: Summary) {
  return useQuery({ ...designQuery(key, summary), placeholderData: keepPreviousData });
}

/** The query that loads what the picker's preview of a design needs: the layout and the font file of the heading. */
export const swatchQuery = (key: DesignKey) =>
  queryOptions({ queryKey: ['card-swatch', key], queryFn: () => loadSwatch(key) });
