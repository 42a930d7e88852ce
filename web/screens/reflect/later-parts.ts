// Rarely shown parts of the writing screen. They share one lazy-loaded file, because each lazy-loaded file adds bytes
// to the code of the first visit.
export { AssumedNote } from './assumed-note.tsx';
export { CaretInView } from './caret-in-view.tsx';
export { ConnectionStatus } from './connection-status.tsx';
export { explainPause } from './explain-pause.ts';
export { LateNote } from './late-note.tsx';
export { NoWindow } from './no-window.tsx';
export { TimedText } from './timed-text.tsx';
export { VersionChoice } from './version-choice.tsx';
export { WritingNotices } from './writing-notices.tsx';
