import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { TOAST_UNDO_MS } from '../../../core/domain/limits.ts';
import { correctedThemes, type ThemeCorrection } from '../../../core/domain/summaries/theme-corrections.ts';
import { themeKey } from '../../../core/domain/summaries/theme-key.ts';
import { ApiError, isUnauthorized, NetworkError } from '../../data/api/api.ts';
import {
  correctTheme,
  knownName,
  LostAnswer,
  type ShownVersion,
  takeBackCorrections,
  themeCorrectionsQuery,
  undoCorrection,
} from '../../data/theme-corrections.ts';
import { noInputSince } from '../../ui/no-input-since.ts';
import { currentToasts, dismissToast, dismissToastTitled, subscribeToToasts, toast } from '../../ui/toast/toast.ts';
import { redirectToLogin } from '../session/login-redirect.ts';
import { useIsSameUser, useUid } from '../session/use-session.ts';
import { returningText, returningTheme } from './returning-theme.ts';

const failedTitle = 'Not changed';
const lostTitle = 'No answer';
const lostText = 'It is not known yet whether this was changed. Please try again.';

/** Return the server's reason for a failed correction, or else a text that says that nothing was changed. */
function correctionErrorText(error: unknown): string {
  if (error instanceof NetworkError) return 'There is no connection just now. Nothing was changed.';
  const message = error instanceof ApiError ? error.body?.message : undefined;
  return message ?? 'Nothing was changed. Please try again.';
}

type UndoOptions = {
  /** Whether another theme already had the new name. */
  readonly isMerge: boolean;
  /** The title of the version on screen if the correction has changed it, otherwise null. */
  readonly newTitle: string | null;
  readonly onUndone: (isLatest: () => boolean) => void;
  readonly takesFocus: boolean;
};

/**
 * Return the sentence about a removed theme, which names the themes that were renamed to it, also on another device:
 * they are removed with it. `corrections` are newest first.
 */
function removedText(theme: string, corrections: readonly ThemeCorrection[]): string {
  const isTheme = (other: string) => themeKey(other) === themeKey(theme);
  const removed = correctedThemes([...corrections].reverse())
    .map((each) => [each.theme, ...each.others])
    .find((together) => together.some(isTheme));
  const earlier = (removed ?? []).filter((other) => !isTheme(other));
  const names = [theme, ...earlier].map((name) => `“${name}”`);
  const last = names.pop() ?? '';
  return names.length === 0
    ? `${last} is in none of your weeks now.`
    : `${names.join(', ')} and ${last} are in none of your weeks now.`;
}

function doneText(
  correction: ThemeCorrection,
  { isMerge, newTitle }: UndoOptions,
  corrections: readonly ThemeCorrection[],
): string {
  const { theme, name } = correction;
  const returning = returningTheme(corrections, correction);
  const returnText = returning === null ? '' : ` ${returningText(returning)}`;
  const titleText = newTitle === null ? '' : ` The title is now “${newTitle}”.`;
  if (name === null) return `${removedText(theme, corrections)}${titleText}`;
  return isMerge
    ? `“${theme}” and “${name}” are one theme in all your weeks now.${returnText}${titleText}`
    : `“${theme}” is “${name}” in all your weeks now.${returnText}${titleText}`;
}

/**
 * Dismiss an open toast once `isTrue` returns false of the corrections, newest first, because another tab or device has
 * changed them.
 */
function dismissWhenUntrue(
  client: QueryClient,
  id: string,
  isTrue: (corrections: readonly ThemeCorrection[]) => boolean,
) {
  const stopFollowing = new QueryObserver(client, { ...themeCorrectionsQuery(), refetchOnMount: false }).subscribe(
    ({ data }) => {
      if (data && !isTrue(data)) dismissToast(id);
    },
  );
  const stop = subscribeToToasts(() => {
    if (currentToasts().some((each) => each.id === id && each.open)) return;
    stop();
    stopFollowing();
  });
}

export function useCorrectTheme() {
  const client = useQueryClient();
  const uid = useUid();
  const isSameUser = useIsSameUser();

  /** Return the corrections that this tab knows, newest first. */
  const knownCorrections = () => client.getQueryData(themeCorrectionsQuery().queryKey) ?? [];

  /** Return whether `restore` succeeded, and say why if it did not. */
  const isRestored = async (restore: () => Promise<void>): Promise<boolean> => {
    dismissToastTitled(failedTitle, lostTitle);
    try {
      await restore();
      return true;
    } catch (error) {
      if (!isSameUser()) return false;
      if (isUnauthorized(error)) redirectToLogin();
      else if (error instanceof LostAnswer) toast({ title: lostTitle, description: lostText, variant: 'destructive' });
      else toast({ title: failedTitle, description: correctionErrorText(error), variant: 'destructive' });
      return false;
    }
  };

  /** Undo the corrections of these themes. Return whether all of them were undone. */
  const takeBack = (themes: readonly string[]) =>
    isRestored(() => takeBackCorrections(client, uid, themes, knownCorrections()));

  /**
   * Correct a theme of the version on screen. Return 'changed' if another device has changed the theme meanwhile, or a
   * text about an error, which is '' if the user is no longer signed in.
   */
  const correct = async (
    correction: ThemeCorrection,
    shown: ShownVersion,
  ): Promise<'corrected' | 'changed' | { error: string }> => {
    try {
      return (await correctTheme(client, uid, correction, shown)) ? 'corrected' : 'changed';
    } catch (error) {
      if (isUnauthorized(error)) redirectToLogin();
      if (isUnauthorized(error) || !isSameUser()) return { error: '' };
      return { error: error instanceof LostAnswer ? `${lostTitle}. ${lostText}` : correctionErrorText(error) };
    }
  };

  const sayChanged = () => {
    const description = 'This theme was renamed or removed in the meantime, on another device or in another tab.';
    toast({ title: failedTitle, description, variant: 'destructive' });
  };

  /**
   * Offer to undo a correction. After Undo, `onUndone` gets a function that returns whether the tap on Undo is still
   * the user's latest input.
   */
  const offerUndo = (correction: ThemeCorrection, options: UndoOptions) => {
    const { onUndone, takesFocus } = options;
    const known = knownCorrections();
    const description = doneText(correction, options, known);
    const undo = async () => {
      const isLatest = noInputSince();
      if (await isRestored(() => undoCorrection(client, uid, correction, known))) onUndone(isLatest);
    };
    const id = toast({
      title: correction.name === null ? 'Removed' : 'Renamed',
      description,
      variant: 'success',
      durationMs: TOAST_UNDO_MS,
      action: { label: 'Undo', onSelect: () => void undo() },
      takesFocus,
    });
    const nameOf = (corrections: readonly ThemeCorrection[]) => knownName(corrections, correction.theme);
    dismissWhenUntrue(
      client,
      id,
      (now) => nameOf(now) === nameOf(known) && doneText(correction, options, now) === description,
    );
  };

  return { correct, sayChanged, takeBack, offerUndo };
}
