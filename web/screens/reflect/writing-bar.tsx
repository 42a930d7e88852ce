import { CONTENT_MAX_CHARACTERS } from '../../../core/domain/limits.ts';
import { wordCount } from '../../../core/domain/texts/word-count.ts';
import type { DraftEditorState } from '../../features/drafts/draft-editor.ts';
import { Button } from '../../ui/button/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ConnectionStatusProps } from './connection-status.tsx';
import styles from './writing-bar.module.css';

type Props = {
  content: string;
  autosave: DraftEditorState['autosave'];
  /** Whether the user has changed the submitted text before it was sent. */
  isChanged: boolean;
  /** Whether the submitted text is waiting because the device has no network. */
  isWaitingOffline: boolean;
  /** Whether the server never accepts the text for its window, or has the version that the user has chosen. */
  isFinal: boolean;
  isEditing: boolean;
  isBusy: boolean;
  /** Whether the server has stored the text. */
  isSent: boolean;
  onSubmit: () => void;
};

export function WritingBar({ content, isFinal, onSubmit, ...status }: Props) {
  const { isWaitingOffline, isEditing, isBusy } = status;
  const words = wordCount(content);
  const isTooLong = content.length > CONTENT_MAX_CHARACTERS;
  return (
    <footer className={styles['bar']}>
      <div className={styles['inner']}>
        <div className={styles['facts']}>
          <p className={styles['count']}>{words === 1 ? '1 word' : `${words} words`}</p>
          <AutosaveStatus {...status} tooLongBy={isTooLong ? content.length - CONTENT_MAX_CHARACTERS : 0} />
        </div>
        <Button
          className={styles['submit']}
          busy={isBusy}
          disabled={content.trim() === '' || isTooLong || isWaitingOffline || isFinal}
          onClick={onSubmit}
        >
          {isEditing ? 'Update Reflection' : 'Submit Reflection'}
        </Button>
      </div>
    </footer>
  );
}

const StatusLine = lazyPart<ConnectionStatusProps>(
  async () => (await import('./later-parts.ts')).ConnectionStatus,
  ({ text, className }) => text && <p className={className}>{text}</p>,
);

type StatusProps = Omit<Props, 'content' | 'isFinal' | 'onSubmit'> & { tooLongBy: number };

function AutosaveStatus({ autosave, isChanged, isWaitingOffline, isEditing, isBusy, isSent, tooLongBy }: StatusProps) {
  const tooLong = tooLongBy > 0 && `${tooLongBy.toLocaleString('en-US')} characters too long`;
  const alarm =
    tooLong ||
    (autosave === 'failed' && 'Not saved on this device') ||
    (isChanged && `Changed: ${isEditing ? 'update' : 'submit'} again`);
  const saved = isBusy
    ? 'Sending…'
    : isWaitingOffline
      ? 'Waiting for a connection'
      : autosave === 'saved' && 'Saved on this device';
  return (
    <>
      <p role="status" className={styles['alarm']}>
        {alarm}
      </p>
      {/* Show a space instead of nothing: when a node is removed, Chromium begins a new undo step in the text area. */}
      <StatusLine
        text={alarm ? '' : (!isSent && saved) || '\u00a0'}
        saysOffline={!isBusy && !isSent && !isWaitingOffline}
        className={styles['status']}
      />
    </>
  );
}
