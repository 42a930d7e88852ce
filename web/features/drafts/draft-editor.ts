import { createAutosaveTimer } from './autosave-timer.ts';
import {
  continuesText,
  type Draft,
  editOf,
  hasLines,
  isChangedSinceSubmit,
  isConfirmed,
  isDecided,
  isSameText,
  isUndecided,
  isUnsent,
  type StoredText,
} from './draft.ts';
import { type DraftStorage, draftKey, parseDraft, readDraft, writeDraft } from './draft-storage.ts';
import { joinOthers, mergeDrafts } from './merge-drafts.ts';

export type DraftEditorState = {
  readonly draft: Draft;
  /**
   * `idle`: there is nothing to save. `failed`: the device did not store the text, because storage is full or denied.
   */
  readonly autosave: 'idle' | 'pending' | 'saved' | 'failed';
  /** Whether another tab has submitted or deleted the draft. */
  readonly isRemovedElsewhere: boolean;
  /**
   * The text that this tab showed before another tab replaced it. Null if nothing was replaced, if the other tab only
   * added words at the end, or if the user has seen the change.
   */
  readonly replacedContent: string | null;
  /** Whether `otherContent` came from another tab while this editor was open. */
  readonly isBetweenTabs: boolean;
};

export type DraftEditor = {
  readonly uid: string;
  state: () => DraftEditorState;
  subscribe: (listener: () => void) => () => void;
  edit: (content: string) => void;
  /** Save now if a save is pending, for example because the page is being closed. */
  saveNow: () => void;
  /**
   * Save the submitted text as `waiting`: if the page is killed before the response arrives, the outbox sends the text.
   * Return false if another tab has removed the draft, or has saved what the user must see first.
   */
  markSubmitted: (content: string) => boolean;
  /** Save what is typed, then change the draft on this page. The device has the change after the next save. */
  show: (change: Partial<Draft>) => void;
  /** Change the draft and save it now. */
  save: (change: Partial<Draft>) => void;
  /**
   * Turn the draft into an edit of a stored reflection. A draft whose text equals the stored text is not stored, unless
   * it has an `otherContent`.
   */
  editStored: (stored: StoredText, content: string) => void;
  /**
   * Delete the draft after the server has stored `sent`. If it has changed meanwhile, or has a version that the journal
   * does not have, turn it into an edit instead.
   */
  confirmStored: (stored: StoredText, sent: string) => void;
  /** Keep the text although its window cannot store it any more. It then belongs to no stored reflection. */
  keepUnstored: (reason: 'deleted' | 'refused') => void;
  discard: () => void;
  /** Forget the text that another tab replaced: the user has seen the change. */
  acceptReplacement: () => void;
  /** Let the user choose between the current text and the text that another tab replaced. */
  compareReplaced: () => void;
  /** Adopt the draft that another tab stored; null if the other tab removed the draft. */
  applyStorageChange: (stored: string | null) => void;
};

type Options = {
  storage: DraftStorage;
  uid: string;
  start: Draft;
  /** False if the draft exists only in this page's memory. */
  isOnDevice?: boolean;
  /** Return whether a screen shows the draft, and calls `applyStorageChange`. */
  isShown?: () => boolean;
  /** The `replacedContent` of an earlier editor of this draft. */
  replacedContent?: string | null;
};

/** Return the changes to a draft whose window can no longer store it: none of its words are in the journal. */
export function unstored(
  reason: 'deleted' | 'refused',
): Pick<Draft, 'rewrites' | 'journalContent' | 'sentContents' | 'status' | 'isDeleted' | 'choice'> {
  return {
    rewrites: null,
    journalContent: null,
    sentContents: [],
    status: reason,
    isDeleted: reason === 'deleted',
    choice: null,
  };
}

/** Return whether the draft lacks text that this tab showed before another tab replaced it. */
export const hasReplacedWords = ({ draft, replacedContent }: DraftEditorState): boolean =>
  replacedContent !== null && !continuesText(draft.content, replacedContent);

/**
 * Create the editor of one draft, which saves the draft on the device while the user writes. Each save merges what other
 * tabs have saved (see `mergeDrafts`): a text that this tab has not shown stays in `otherContent` until the user chooses.
 */
export function createDraftEditor(options: Options): DraftEditor {
  const { storage, uid, start, isOnDevice = true, isShown = () => false, replacedContent = null } = options;
  const key = draftKey(uid, start);
  const listeners = new Set<() => void>();
  let state: DraftEditorState = {
    draft: start,
    autosave: start.version === 0 ? 'idle' : isOnDevice ? 'saved' : 'failed',
    isRemovedElsewhere: false,
    replacedContent,
    isBetweenTabs: false,
  };
  const found = readDraft(storage, key);
  /** The last save of this editor, or the last one of another tab that it has taken over; see `mergeDrafts`. */
  let base = found ?? start;
  let isStored = found !== null;
  let isDiscarded = false;

  const update = (next: Partial<DraftEditorState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  /** Return whether the draft that the device no longer has was submitted or deleted, here or in another tab. */
  const wasRemoved = (): boolean => {
    if (isDiscarded || state.isRemovedElsewhere) return true;
    // A shown screen gets an event of a removal; without one, the browser lost the draft.
    return isStored && !isShown();
  };

  const save = () => {
    const { draft } = state;
    const stored = readDraft(storage, key);
    const next = mergeDrafts({ draft, stored, base });
    // Do not store a removed draft again.
    if (stored === null && wasRemoved() && draft.content === base.content) {
      update({ autosave: 'idle', isRemovedElsewhere: !isDiscarded });
      return;
    }
    if (next === null) {
      remove();
      return;
    }
    const isBetweenTabs = state.isBetweenTabs || next.otherContent !== draft.otherContent;
    const autosave = writeDraft(storage, key, next) ? 'saved' : 'failed';
    base = next;
    isStored = true;
    isDiscarded = false;
    update({ draft: next, autosave, isBetweenTabs, replacedContent: replacedBy(next) });
  };

  /** Return the text that this tab still shows, if `changed` of another tab replaces it; see `replacedContent`. */
  const replacedBy = (changed: Draft): string | null => {
    const { draft, replacedContent: earlier } = state;
    const isKept =
      isChosenElsewhere(changed) ||
      changed.otherContent === draft.content ||
      continuesText(changed.content, draft.content);
    // Remember only the first replaced text: while the user writes in the other tab, that tab saves repeatedly.
    return earlier ?? (isKept ? null : draft.content);
  };

  /** Return whether the user has chosen between two texts in another tab, which showed both. */
  const isChosenElsewhere = (changed: Draft): boolean =>
    changed.choice !== null && isDecided(changed) && changed.choice.chosen !== state.draft.choice?.chosen;

  const timer = createAutosaveTimer(save);

  const show = (change: Partial<Draft>) => {
    timer.flush();
    update({ draft: { ...state.draft, ...change } });
  };

  /** Merge what other tabs have saved, and save the result. */
  const mergeWithDevice = () => {
    timer.flush();
    save();
  };

  const saveWith = (change: Partial<Draft>) => {
    show(change);
    save();
  };

  /** Keep the text that another tab replaced beside the two texts of a conflict, whose screen does not offer it. */
  const keepReplaced = () => {
    const { draft, replacedContent: replaced } = state;
    if (replaced === null || draft.otherContent === null || draft.choice !== null) return;
    update({ replacedContent: null });
    if ([draft.content, draft.otherContent].some((each) => hasLines(each, replaced))) return;
    saveWith({ otherContent: joinOthers(draft.content, [draft.otherContent, replaced]) });
  };

  const editStored = (stored: StoredText, content: string) =>
    saveWith({ ...editOf(stored), content, sentContents: [], status: null });

  const remove = () => {
    timer.cancel();
    storage.remove(key);
    isStored = false;
    // The words of an earlier draft are gone, too.
    base = { ...state.draft, begunAt: null };
    update({ draft: base, autosave: 'idle' });
  };

  const discard = () => {
    remove();
    isDiscarded = true;
  };

  return {
    uid,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (content) => {
      update({ draft: { ...state.draft, content }, autosave: 'pending', isRemovedElsewhere: false });
      timer.schedule();
    },
    saveNow: timer.flush,
    markSubmitted: (content) => {
      const shown = state.draft.content;
      isDiscarded = false;
      timer.cancel();
      save();
      // Another tab may have changed the text.
      if (isUndecided(state.draft) || state.draft.content !== shown || state.isRemovedElsewhere) return false;
      const earlier = state.draft.sentContents.filter((sent) => sent !== content);
      saveWith({ sentContents: [...earlier, content], status: 'waiting' });
      return true;
    },
    show,
    save: saveWith,
    editStored,
    confirmStored: (reflection, sent) => {
      const stored = readDraft(storage, key);
      // The draft of another tab that did not know of this submit must still be compared with the journal.
      if (stored && !stored.sentContents.includes(sent)) return;
      // Another tab may have stored more text during the request, or removed the draft.
      mergeWithDevice();
      if (state.autosave === 'idle') return;
      const latest = state.draft;
      const isSent = isSameText(latest.content, sent);
      const revision = latest.rewrites?.revision ?? 0;
      const isWhole = latest.otherContent === null || isConfirmed(latest, reflection);
      if (isWhole && isSent && revision <= reflection.revision) return discard();
      if (revision >= reflection.revision) {
        // Keep `sentContents`: another tab may have sent an edit of the submitted text.
        if (isSent || isChangedSinceSubmit(latest)) saveWith({ status: null });
        return;
      }
      // Another tab may have submitted more text meanwhile, which still waits to be sent.
      const isWaiting = isUnsent(latest) && !isSent;
      const sentContents = isWaiting ? [latest.content] : [];
      saveWith({ ...editOf(reflection), sentContents, status: isWaiting ? 'waiting' : null });
    },
    keepUnstored: (reason) => saveWith(unstored(reason)),
    discard,
    acceptReplacement: () => update({ replacedContent: null }),
    compareReplaced: () => {
      // Save what is typed first: that may add another tab's text to `otherContent`.
      timer.flush();
      const { draft, replacedContent: replaced } = state;
      if (replaced === null) return;
      // Lose none of three texts.
      const otherContent = joinOthers(replaced, [draft.content, draft.otherContent]);
      saveWith({ content: replaced, otherContent, choice: null });
      update({ replacedContent: null, isBetweenTabs: true });
    },
    applyStorageChange: (stored) => {
      // Ignore the change while this tab has unsaved text. The next save compares both texts.
      if (state.autosave === 'pending' || state.autosave === 'failed') return;
      const changed = parseDraft(stored);
      if (changed === null) update({ isRemovedElsewhere: state.autosave === 'saved' });
      else if (changed.version !== base.version || changed.content !== base.content) {
        base = changed;
        isStored = true;
        const { content } = state.draft;
        if (changed.otherContent === content && !isChosenElsewhere(changed) && changed.status !== 'differs') {
          // In the other tab, this tab's text is the `otherContent`. Exchange the two texts, so that this tab still
          // shows its own text first.
          const draft = { ...changed, content, otherContent: changed.content };
          update({ draft, autosave: 'saved', isRemovedElsewhere: false, isBetweenTabs: true });
        } else {
          const replaced = replacedBy(changed);
          update({ draft: changed, autosave: 'saved', isRemovedElsewhere: false, replacedContent: replaced });
        }
        keepReplaced();
      }
    },
  };
}
