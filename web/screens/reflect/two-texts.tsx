import { useEffect, useRef } from 'react';
import { CopyButton } from '../../features/reflections/copy-button.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './two-texts.module.css';

export type TwoTextsProps = {
  /** The words on this screen. */
  mine: string;
  /** The other ones. */
  content: string;
  labels: { mine: string; theirs: string };
  onChoose: (content: string) => void;
};

/** Two versions of the same reflection side by side. Neither goes before the person has chosen. */
export function TwoTexts({ mine, content, labels, onChoose }: TwoTextsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The text area that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const versions = [
    { label: labels.mine, content: mine },
    { label: labels.theirs, content },
  ];
  return (
    <div className={styles['choice']}>
      <h1 ref={title} tabIndex={-1} className={styles['title']}>
        Two versions of this reflection
      </h1>
      <p className={styles['text']}>It was also written somewhere else. Nothing is lost: choose what goes on.</p>
      {versions.map((version) => (
        <section key={version.label} className={styles['version']} aria-label={version.label}>
          <h2 className={styles['label']}>{version.label}</h2>
          <p className={styles['words']}>{version.content}</p>
          <div className={styles['actions']}>
            <Button variant="quiet" onClick={() => onChoose(version.content)}>
              Keep this version
              <span className="visually-hidden">: {version.label}</span>
            </Button>
            <CopyButton text={version.content} label="Copy" of={version.label} />
          </div>
        </section>
      ))}
      <Button onClick={() => onChoose(`${content.trimEnd()}\n\n${mine.trimStart()}`)}>
        Keep both, one after the other
      </Button>
    </div>
  );
}
