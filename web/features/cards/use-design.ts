import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Summary } from '../../../core/contract/summaries.ts';
import { cardCharacters } from './base/card-content.ts';
import type { CardMode } from './base/design.ts';
import type { DesignKey } from './designs.ts';
import { loadDesign, loadSwatch } from './load-design.ts';

export const designQuery = (key: DesignKey, summary: Summary) =>
  queryOptions({
    queryKey: ['card-design', key, summary.id],
    queryFn: () => loadDesign(key, cardCharacters(summary)),
  });

/** Load a design for a summary. Until it is loaded, the card shows the previous design. */
export function useDesign(key: DesignKey, summary: Summary) {
  return useQuery({ ...designQuery(key, summary), placeholderData: keepPreviousData });
}

/** Query the layout and the fonts for a preview in the design picker. */
export const swatchQuery = (key: DesignKey, mode: CardMode) =>
  queryOptions({ queryKey: ['card-swatch', key, mode], queryFn: () => loadSwatch(key, mode) });
