// Parts of the share screen that its first paint does not need. They share one lazy-loaded file, because each
// lazy-loaded file adds bytes to the code of the first visit.
export { LoadAgain } from '../../features/reflections/load-again.tsx';
export { DesignPicker } from './design-picker/design-picker.tsx';
export { NoCard } from './no-card.tsx';
export { Pictures } from './pictures.tsx';
export { sayDownloaded, sayFailed, sayNotShared } from './say-outcome.ts';
export { SentenceSheet } from './sentence-picker/sentence-sheet.tsx';
export { ShownPart } from './sentence-picker/shown-part.tsx';
