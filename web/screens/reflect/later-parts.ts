// Parts of the writing screen that few visits show. They are one file, because every further file makes the first visit
// larger.
export { NoWindow } from './no-window.tsx';
export { VersionChoice } from './version-choice.tsx';
export { AssumedNote, LateNote, WritingNotices } from './writing-notices.tsx';
