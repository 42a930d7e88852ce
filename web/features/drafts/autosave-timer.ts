import { DRAFT_LONGEST_WAIT_MS, DRAFT_SILENCE_MS } from '../../../core/domain/limits.ts';

type AutosaveTimer = {
  /** Schedule a save 300 ms after the last keystroke, but at most 1 s after the first unsaved keystroke. */
  schedule: () => void;
  /** Save now if a save is scheduled. */
  flush: () => void;
  cancel: () => void;
};

export function createAutosaveTimer(save: () => void): AutosaveTimer {
  let silence: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(silence);
    clearTimeout(longest);
    silence = undefined;
    longest = undefined;
  };
  const fire = () => {
    cancel();
    save();
  };
  return {
    schedule: () => {
      clearTimeout(silence);
      silence = setTimeout(fire, DRAFT_SILENCE_MS);
      longest ??= setTimeout(fire, DRAFT_LONGEST_WAIT_MS);
    },
    flush: () => {
      if (longest !== undefined) fire();
    },
    cancel,
  };
}
