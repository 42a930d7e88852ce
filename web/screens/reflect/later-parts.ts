// The parts of the writing screen that are rarely shown. They share one file, because each further lazy-loaded file
// makes the code of the first visit larger.
export { NoWindow } from './no-window.tsx';
export { VersionChoice } from './version-choice.tsx';
export { AssumedNote, LateNote, WritingNotices } from './writing-notices.tsx';
