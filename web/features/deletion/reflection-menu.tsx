import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type MouseEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { EXTRA_TIME_MS } from '../../../core/domain/limits.ts';
import { currentWindowQuery } from '../../data/current-window.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { useBackCloses } from '../../ui/dialog/use-back-closes.ts';
import { useDialogOnTap } from '../../ui/dialog/use-dialog-on-tap.ts';
import { hasModifier } from '../../ui/has-modifier.ts';
import { MoreIcon } from '../../ui/icons.tsx';
import { focusOnArrival } from '../../ui/page/focus-on-arrival.ts';
import { classNames } from '../../ui/styles/class-names.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import { useUid } from '../session/use-session.ts';
import { deleteWithUndo, isJustRestored } from './delete-with-undo.ts';
import { isWindowOpen } from './is-window-open.ts';
import styles from './reflection-menu.module.css';
import { serverToday } from './what-stays.ts';

const loadQuestion = async () => (await import('./delete-dialog.tsx')).DeleteDialog;

/**
 * Focus a heading near the card, because the focused button is about to disappear with the card. In a list, a day without
 * other cards disappears too: focus the next day, or after the last day the previous one.
 */
function focusHeading(card: Element | null): void {
  const section = card?.closest('section');
  const hasOthers = (section?.querySelectorAll('article').length ?? 0) > 1;
  const days = [...(card?.closest('[data-days-of]')?.parentElement?.querySelectorAll('[data-days-of] section') ?? [])];
  const at = section ? days.indexOf(section) : -1;
  const day = hasOthers ? section : (days[at + 1] ?? days[at - 1]);
  const heading = day?.querySelector('h2') ?? document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Return the id of the editable reflection whose menu was opened last in this history entry. */
const editableInEntry = () => (history.state as { editable?: unknown } | null)?.editable;

const focusButton = (menu: Element | null) => menu?.querySelector('button')?.focus();

/** Return whether the reflection's window is closed, but the user's extra time, if there is any, is not over. */
function mayHaveExtraTime({ availableUntil, importedFrom }: Reflection): boolean {
  const sinceEndMs = serverClockMs() - Date.parse(availableUntil);
  return !importedFrom && sinceEndMs >= 0 && sinceEndMs < EXTRA_TIME_MS;
}

/** Fetch the current window unless it is cached: only its answer says whether the user has extra time. */
function WindowToKnow({ onKnown }: { onKnown: () => void }) {
  const { data } = useQuery(currentWindowQuery({ timezoneOffset: effectiveTimezoneOffset(), localDay: serverToday() }));
  useEffect(() => {
    if (data) onKnown();
  }, [data, onKnown]);
  return null;
}

/** The menu of a reflection's card. `of` names the reflection for screen readers. */
export function ReflectionMenu({ reflection, of }: { reflection: Reflection; of: string }) {
  const client = useQueryClient();
  const uid = useUid();
  const [isChosen, setOpen] = useState(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const menu = useRef<HTMLDivElement>(null);
  const question = useDialogOnTap(loadQuestion);
  // Close the menu in the same render in which the dialog opens, so that the dialog reuses the menu's history entry.
  const isOpen = isChosen && !question.isOpen;
  useEffect(() => {
    if (question.isOpen) setOpen(false);
  }, [question.isOpen]);
  useEffect(() => {
    if (editableInEntry() === reflection.id) focusOnArrival(menu.current?.querySelector('button'));
  }, [reflection.id]);
  useEffect(() => {
    if (isJustRestored(reflection.id)) menu.current?.querySelector('button')?.focus();
  }, [reflection.id]);
  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (target: EventTarget | null): target is Element =>
      target instanceof Element && !menu.current?.contains(target);
    // A tap on a control outside the menu must only close the menu. Closing goes back in history, which would undo a
    // navigation by that control.
    const closeByClick = (event: Event) => {
      if (!isOutside(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    // Safari on iPhones fires no click for a tap outside of controls.
    const closeByPress = ({ target }: Event) => {
      if (isOutside(target) && !target.closest('a, button, input, select')) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      focusButton(menu.current);
    };
    // When Tab leaves the last control of the page, no element has the focus. J and K move it to another entry.
    const closeByMove = () => {
      const from = document.activeElement;
      setTimeout(() => {
        const to = document.activeElement;
        if (to !== from && isOutside(to)) setOpen(false);
      });
    };
    document.addEventListener('click', closeByClick, true);
    document.addEventListener('pointerdown', closeByPress);
    document.addEventListener('keydown', closeByKey);
    document.addEventListener('keydown', closeByMove, true);
    return () => {
      document.removeEventListener('keydown', closeByMove, true);
      document.removeEventListener('keydown', closeByKey);
      document.removeEventListener('click', closeByClick, true);
      document.removeEventListener('pointerdown', closeByPress);
    };
  }, [isOpen]);
  useBackCloses(isOpen, () => {
    focusButton(menu.current);
    setOpen(false);
  });
  const toggle = () => {
    // The menu may lead to the writing page. Back from there returns to this history entry and to this button.
    if (!isOpen && isWindowOpen(client, reflection))
      history.replaceState({ ...(history.state as object | null), editable: reflection.id }, '');
    setOpen(!isOpen);
  };
  const remove = ({ detail }: MouseEvent, description: string) => {
    const isByKeyboard = detail === 0;
    // A closing dialog returns the focus to the menu, so close the dialog before the focus moves to the heading.
    flushSync(question.close);
    focusHeading(menu.current);
    deleteWithUndo(client, uid, reflection, { description, takesFocus: isByKeyboard });
  };
  const ask = () => {
    focusButton(menu.current);
    question.show();
  };
  const moveByArrow = (event: ReactKeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // The dialog is inside this element, too.
    if (step === undefined || hasModifier(event) || question.isOpen) return;
    event.preventDefault();
    if (!isOpen) flushSync(toggle);
    const controls = [...(menu.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const next = controls.indexOf(event.target as HTMLElement) + step;
    // Up on the closed menu opens it at its last control.
    controls[isOpen || next > 0 ? next : controls.length - 1]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the controls inside this element.
    <div ref={menu} className={styles['menu']} onKeyDown={moveByArrow}>
      {mayHaveExtraTime(reflection) && <WindowToKnow onKnown={renderAgain} />}
      <IconButton label={`More: ${of}`} aria-expanded={isOpen} onClick={toggle}>
        <MoreIcon />
      </IconButton>
      {isOpen && (
        <div ref={bringIntoView} className={styles['choices']}>
          {isWindowOpen(client, reflection) && (
            // Replace the menu's history entry, so that Back leads to this page.
            <Link
              replace
              href={`/reflect/${reflection.type}`}
              state={{ isFromHistory: true }}
              className={styles['choice']}
            >
              Edit<span className="visually-hidden">: {of}</span>
            </Link>
          )}
          <button type="button" className={classNames(styles['choice'], styles['delete'])} onClick={ask}>
            Delete<span className="visually-hidden">: {of}</span>
          </button>
        </div>
      )}
      {question.Dialog && (
        <question.Dialog
          reflection={reflection}
          isWindowOpen={isWindowOpen(client, reflection)}
          open={question.isOpen}
          onClose={question.close}
          onDelete={remove}
        />
      )}
    </div>
  );
}
