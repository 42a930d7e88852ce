import type { ImportSource } from '../../../core/contract/reflection.ts';

export const importSourceNames: Readonly<Record<ImportSource, string>> = {
  dayone: 'Day One',
  journey: 'Journey',
  daylio: 'Daylio',
  diarium: 'Diarium',
  markdown: 'Markdown notes',
  json: 'a file',
};
