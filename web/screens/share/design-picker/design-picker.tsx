import { useEffect, useMemo, useRef } from 'react';
import type { CardContent } from '../../../features/cards/base/layout.ts';
import { type DesignKey, designKeys, designs } from '../../../features/cards/designs.ts';
import { swatchContent } from '../../../features/cards/swatch.ts';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import styles from './design-picker.module.css';
import { DesignSwatch } from './design-swatch.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

type DesignPickerProps = {
  open: boolean;
  current: DesignKey;
  content: CardContent;
  onChoose: (key: DesignKey) => void;
  onClose: () => void;
};

function Choice({
  designKey,
  current,
  content,
  onChoose,
  isStop,
}: Omit<DesignPickerProps, 'open' | 'onClose'> & { designKey: DesignKey; isStop: boolean }) {
  const choice = useRef<HTMLButtonElement>(null);
  const { name, fontKind } = designs[designKey];
  const isCurrent = designKey === current;

  // The sheet opens only after this effect, so scroll to the choice in the next frame.
  useEffect(() => {
    if (!isCurrent) return;
    const frame = requestAnimationFrame(() => {
      choice.current?.scrollIntoView({ block: 'center' });
      choice.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isCurrent]);

  return (
    <button
      ref={choice}
      type="button"
      role="option"
      aria-selected={isCurrent}
      tabIndex={isStop ? 0 : -1}
      className={styles['choice']}
      onClick={() => onChoose(designKey)}
    >
      <DesignSwatch designKey={designKey} content={content} />
      {isCurrent && (
        <span className={styles['tick']}>
          <CheckIcon size={18} />
        </span>
      )}
      <span className={styles['name']}>{name}</span>
      <span className={styles['kind']}>{fontKind}</span>
    </button>
  );
}

const names = designKeys.map((key) => designs[key].name);

function Choices({ content, ...rest }: Omit<DesignPickerProps, 'open' | 'onClose'>) {
  const few = useMemo(() => swatchContent(content), [content]);
  const { focused, onKeyDown } = useRovingFocus(designKeys.indexOf(rest.current), names);
  return (
    <div role="listbox" aria-label="Designs" className={styles['grid']} onKeyDown={onKeyDown}>
      {designKeys.map((key, index) => (
        <Choice key={key} designKey={key} content={few} isStop={index === focused} {...rest} />
      ))}
    </div>
  );
}

/** A bottom sheet with a small card for each design. The caller closes it after a choice. */
export function DesignPicker({ open, onClose, ...rest }: DesignPickerProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Choose Design" isAside>
      <Choices {...rest} />
    </Sheet>
  );
}
