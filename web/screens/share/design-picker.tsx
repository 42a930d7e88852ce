import { useEffect, useMemo, useRef } from 'react';
import { swatchContent } from '../../features/cards/card-content.ts';
import { type DesignKey, designKeys, designs } from '../../features/cards/designs.ts';
import type { CardContent } from '../../features/cards/layout.ts';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './design-picker.module.css';
import { DesignSwatch } from './design-swatch.tsx';

export type DesignPickerProps = {
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
}: Omit<DesignPickerProps, 'open' | 'onClose'> & { designKey: DesignKey }) {
  const choice = useRef<HTMLButtonElement>(null);
  const { name, fontKind } = designs[designKey];
  const isCurrent = designKey === current;

  // The sheet opens after this effect; before it, there is nothing to scroll.
  useEffect(() => {
    if (!isCurrent) return;
    const frame = requestAnimationFrame(() => choice.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [isCurrent]);

  return (
    <button
      ref={choice}
      type="button"
      className={styles['choice']}
      aria-pressed={isCurrent}
      onClick={() => onChoose(designKey)}
    >
      <DesignSwatch designKey={designKey} content={content} />
      <span className={styles['name']}>{name}</span>
      <span className={styles['kind']}>{fontKind}</span>
    </button>
  );
}

function Choices({ content, ...rest }: Omit<DesignPickerProps, 'open' | 'onClose'>) {
  const few = useMemo(() => swatchContent(content), [content]);
  return (
    <ul className={styles['grid']}>
      {designKeys.map((key) => (
        <li key={key}>
          <Choice designKey={key} content={few} {...rest} />
        </li>
      ))}
    </ul>
  );
}

/** A bottom sheet with a small card of each design. Choosing one is up to the caller to close it. */
export function DesignPicker({ open, onClose, ...rest }: DesignPickerProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Choose Design">
      <Choices {...rest} />
    </Sheet>
  );
}
