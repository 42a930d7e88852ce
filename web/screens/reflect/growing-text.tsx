import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import styles from './growing-text.module.css';

type Props = {
  labelledBy: string;
  value: string;
  isReadOnly: boolean;
  isTooLong: boolean;
  onChange: (value: string) => void;
  /** Called on Ctrl+Enter and Cmd+Enter. */
  onSubmit: () => void;
};

const CaretInView = lazyPart(async () => (await import('./later-parts.ts')).CaretInView);

/** A text area that fills the page and grows with its text, so that the page scrolls instead of the text area. */
export function GrowingText({ labelledBy, value, isReadOnly, isTooLong, onChange, onSubmit }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const twin = useRef<HTMLDivElement>(null);

  // Do not use React's `value`, which also sets `defaultValue` on each key press: Chromium would then begin a new undo
  // step, and Ctrl+Z would remove only one letter.
  useLayoutEffect(() => {
    if (area.current && area.current.value !== value) area.current.value = value;
  }, [value]);

  const goToEnd = () => {
    const words = area.current;
    if (!words) return;
    words.focus({ preventScroll: true });
    words.setSelectionRange(words.value.length, words.value.length);
  };
  // Before the effects of the parts below, which look for the caret.
  useLayoutEffect(goToEnd, []);

  // Handle `mousedown`, not `click`: a text selection that ends below the text may also fire a click there.
  const tapPaper = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // By default, the browser would take the focus away again, and a phone would close its keyboard.
    event.preventDefault();
    goToEnd();
  };

  const submitByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys reach the text area without this.
    <div className={styles['grow']} onMouseDown={tapPaper}>
      {/* A hidden copy of the text gives the text area its height, so that no script has to measure the text. */}
      <div ref={twin} className={styles['twin']} aria-hidden="true">
        {`${value}\n`}
      </div>
      <textarea
        ref={area}
        className={styles['words']}
        aria-labelledby={labelledBy}
        aria-invalid={isTooLong || undefined}
        placeholder="Write what comes…"
        readOnly={isReadOnly}
        autoCapitalize="sentences"
        spellCheck
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={submitByKeys}
      />
      <CaretInView {...{ area, twin }} />
    </div>
  );
}
