import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Summary } from '../../../core/contract/summaries.ts';
import { cardCharacters } from './base/card-content.ts';
import type { DesignKey } from './designs.ts';
import { loadDesign, loadSwatch } from './load-design.ts';

/** All that a design needs to draw a summary. While another one loads, the card stays as it was. */
export function useDesign(key: DesignKey, summary: Summary) {
  return useQuery({
    queryKey: ['card-design', key, summary.id],
    queryFn: () => loadDesign(key, cardCharacters(summary)),
    placeholderData: keepPreviousData,
  });
}

/** What a swatch is drawn with: the layout, and of the fonts only the file of the heading. */
export const swatchQuery = (key: DesignKey) =>
  queryOptions({ queryKey: ['card-swatch', key], queryFn: () => loadSwatch(key) });
