// The parts of the share screen that its first paint does not need. They share one file, because each further
// lazy-loaded file makes the code of the first visit larger.
export { LoadAgain } from '../../features/reflections/load-again.tsx';
export { DesignPicker } from './design-picker/design-picker.tsx';
export { SentenceSheet } from './sentence-picker/sentence-sheet.tsx';
