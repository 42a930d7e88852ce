import type { ImportSource } from '../../../core/contract/reflection.ts';

/** The names of the products that reflections can be imported from, as the products spell them. */
export const importSourceNames: Readonly<Record<ImportSource, string>> = {
  dayone: 'Day One',
  journey: 'Journey',
  daylio: 'Daylio',
  diarium: 'Diarium',
  markdown: 'Markdown notes',
};
