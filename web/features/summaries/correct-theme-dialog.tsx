import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Summary } from '../../../core/contract/summaries.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { THEME_NAME_MAX_CHARACTERS } from '../../../core/domain/limits.ts';
import { cardTitle } from '../../../core/domain/summaries/card-title.ts';
import { type ThemeCorrection, themeCorrector } from '../../../core/domain/summaries/theme-corrections.ts';
import { themeKey } from '../../../core/domain/summaries/theme-key.ts';
import { counted } from '../../../core/domain/texts/counted.ts';
import { summariesQuery } from '../../data/summaries.ts';
import { themeCorrectionsQuery } from '../../data/theme-corrections.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useLocalDay } from '../reflections/use-local-day.ts';
import styles from './correct-theme-dialog.module.css';
import { returningText, returningTheme } from './returning-theme.ts';
import { useCorrectTheme } from './use-correct-theme.ts';

type Props = {
  theme: string;
  /** The version on screen. */
  shown: Summary;
  /** All themes of the version on screen. */
  themes: readonly string[];
  /** Whether the user opened the dialog by keyboard. Undo then takes the focus after the correction. */
  isByKeyboard: boolean;
  onClose: () => void;
  /** Called after the correction, and also if another device has changed the theme meanwhile. */
  onCorrected: () => void;
  /** Called after Undo. `isLatest` returns whether the tap on Undo is still the user's latest input. */
  onUndone: (isLatest: () => boolean) => void;
};

/** Remove a theme or rename it. If this fails, the dialog stays open with the typed text. */
export function CorrectThemeDialog({ theme, shown, themes, isByKeyboard, onClose, onCorrected, onUndone }: Props) {
  const errorId = useId();
  const { correct, sayChanged, offerUndo } = useCorrectTheme();
  const [typed, setTyped] = useState(theme);
  // An error of the typed name, and one of the correction, which does not mark the field.
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const name = typed.trim().replace(/\s+/g, ' ');
  // An unchanged name is never too long: the limit applies to names that the user types, not to those of the summary.
  const tooLongBy = name === theme ? 0 : name.length - THEME_NAME_MAX_CHARACTERS;
  const ownWeeks = useQuery({ ...summariesQuery(weekStartOf(useLocalDay())), enabled: false }).data ?? [];
  const known = [...themes, ...ownWeeks.flatMap(({ keyThemes }) => keyThemes)];
  const isOther = themeKey(typed) !== themeKey(theme);
  const namesake = isOther ? known.find((other) => themeKey(other) === themeKey(typed)) : undefined;
  const corrections = useQuery(themeCorrectionsQuery()).data ?? [];
  const returning = returningTheme(corrections, { theme, name });
  // A ref and not a state, because a second tap may come before the next render.
  const isSending = useRef(false);

  const send = async (correction: ThemeCorrection) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setError('');
    setFailure('');
    const outcome = await correct(correction, shown);
    isSending.current = false;
    setBusy(false);
    if (typeof outcome === 'object') return setFailure(outcome.error);
    // Close the dialog before the toast takes the focus: a closing dialog moves the focus.
    flushSync(onCorrected);
    if (outcome === 'changed') return sayChanged();
    const { title } = themeCorrector([correction])(shown);
    const newTitle = title === shown.title ? null : cardTitle(title);
    offerUndo(correction, { isMerge: correction.name === namesake, newTitle, onUndone, takesFocus: isByKeyboard });
  };

  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (name === '') setError('Please type a name.');
    else if (name === theme) onClose();
    else if (tooLongBy > 0) setError(`A name may have up to ${THEME_NAME_MAX_CHARACTERS} characters.`);
    else void send({ theme, name: namesake ?? returning?.theme ?? name });
  };

  return (
    <Dialog open onClose={onClose} title={`“${theme}”`}>
      <form noValidate className={styles['form']} onSubmit={rename}>
        <p className={styles['text']}>What you choose holds for all your weeks, and for those to come.</p>
        <Button variant="quiet" busy={isBusy} onClick={() => void send({ theme, name: null })}>
          Remove this theme
        </Button>
        <div>
          <Field
            data-begin
            label="New name"
            value={typed}
            autoComplete="off"
            enterKeyHint="done"
            aria-invalid={error !== '' || undefined}
            aria-describedby={error === '' ? undefined : errorId}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setError('');
              setFailure('');
            }}
          />
          <p role="status" className={styles['note']}>
            {tooLongBy > 0
              ? `${counted(tooLongBy, 'character')} too long`
              : namesake !== undefined
                ? `“${namesake}” is already a theme. The two become one.`
                : returning !== null && returningText(returning)}
          </p>
          <p role="alert" id={errorId} className={styles['error']}>
            {error || failure}
          </p>
        </div>
        <Button type="submit" busy={isBusy}>
          Rename
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </form>
    </Dialog>
  );
}
