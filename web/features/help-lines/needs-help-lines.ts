const loadDangerPhrases = () => import('../../../core/domain/danger/danger.ts').catch(() => null);

/** Fetch the phrase list while the reflection is being sent, so that the user does not wait for it. */
export function prefetchDangerPhrases(): void {
  void loadDangerPhrases();
}

/**
 * Whether a text says explicitly that its author wants to harm themselves or others. The check runs on this device
 * only; nothing is sent or stored. False if the phrase list cannot be loaded.
 */
export async function needsHelpLines(content: string): Promise<boolean> {
  return (await loadDangerPhrases())?.hasDangerPhrase(content) ?? false;
}
