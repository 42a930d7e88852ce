import { DRAFT_LONGEST_WAIT_MS, DRAFT_SILENCE_MS } from '../../../core/domain/limits.ts';

export type DraftTimer = {
  /** Something was typed: save after 300 ms of silence, and at most 1 s after the first unsaved keystroke. */
  touch: () => void;
  /** Save now if anything waits. */
  flush: () => void;
  /** Save nothing any more. */
  stop: () => void;
};

/** Decides when typed words go to the device. */
export function createDraftTimer(save: () => void): DraftTimer {
  let silence: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(silence);
    clearTimeout(longest);
    silence = undefined;
    longest = undefined;
  };
  const fire = () => {
    stop();
    save();
  };
  return {
    touch: () => {
      clearTimeout(silence);
      silence = setTimeout(fire, DRAFT_SILENCE_MS);
      longest ??= setTimeout(fire, DRAFT_LONGEST_WAIT_MS);
    },
    flush: () => {
      if (longest !== undefined) fire();
    },
    stop,
  };
}
