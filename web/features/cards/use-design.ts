import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Summary } from '../../../core/contract/summaries.ts';
import { cardCharacters } from './card-content.ts';
import type { LayoutKey } from './design.ts';
import type { DesignKey } from './designs.ts';
import { layouts } from './layouts.ts';
import { loadDesign } from './load-design.ts';

/** All that a design needs to draw a summary. While another one loads, the card stays as it was. */
export function useDesign(key: DesignKey, summary: Summary) {
  return useQuery({
    queryKey: ['card-design', key, summary.id],
    queryFn: () => loadDesign(key, cardCharacters(summary)),
    placeholderData: keepPreviousData,
  });
}

/** Only how a layout draws; for swatches, which make do with the system's fonts. */
export const layoutQuery = (key: LayoutKey) =>
  queryOptions({ queryKey: ['card-layout', key], queryFn: () => layouts[key]() });
