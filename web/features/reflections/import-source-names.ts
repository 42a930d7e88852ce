import type { ImportSource } from '../../../core/contract/reflection.ts';

/** The products that reflections can come from, as they spell themselves. */
export const importSourceNames: Readonly<Record<ImportSource, string>> = {
  dayone: 'Day One',
  journey: 'Journey',
  daylio: 'Daylio',
  diarium: 'Diarium',
  markdown: 'Markdown notes',
};
