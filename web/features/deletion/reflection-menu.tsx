import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { useUid } from '../session/use-session.ts';
import { deleteWithUndo } from './delete-with-undo.ts';
import styles from './reflection-menu.module.css';

/** Focus a heading near the card, because the focused button disappears with the card. */
function focusHeading(card: Element | null): void {
  const section = card?.closest('section');
  const hasOthers = (section?.querySelectorAll('article').length ?? 0) > 1;
  const heading = (hasOthers ? section?.querySelector('h2') : null) ?? document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The menu of a reflection's card. `of` names the reflection for screen readers. */
export function ReflectionMenu({ reflection, of }: { reflection: Reflection; of: string }) {
  const client = useQueryClient();
  const uid = useUid();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  const remove = ({ detail, currentTarget }: MouseEvent) => {
    const isByKeyboard = detail === 0;
    focusHeading(currentTarget);
    deleteWithUndo(client, uid, reflection, { takesFocus: isByKeyboard });
  };
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    menu.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from each of its buttons.
    <div ref={menu} className={styles['menu']} onKeyDown={closeByEscape}>
      <IconButton label={`More: ${of}`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <MoreIcon />
      </IconButton>
      {isOpen && (
        <button type="button" className={styles['choice']} onClick={remove}>
          Delete<span className="visually-hidden">: {of}</span>
        </button>
      )}
    </div>
  );
}
